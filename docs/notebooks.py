"""Run the notebooks of `samples/notebooks`, or write their outputs anew.

`python docs/notebooks.py [NOTEBOOK ...]` runs them in copies, `--update` writes what they print into them.
Times and places are left out of what is kept, so that the same answers give the same files.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path

import nbformat
from nbclient import NotebookClient
from nbclient.exceptions import CellExecutionError, DeadKernelError
from traitlets.config import Config

FOLDER = Path(__file__).resolve().parents[1] / "samples" / "notebooks"
_LIMIT_S = 600
"""Of a cell, and of the start: a busy machine takes ten times as long as a quiet one."""


def notebooks() -> list[Path]:
    """Return the notebooks, by name."""
    return sorted(FOLDER.glob("*.ipynb"))


def run(path: Path) -> nbformat.NotebookNode:
    """Return a notebook with the outputs that it has now; warnings on standard error are left out.

    Raises
    ------
    CellExecutionError
        If a cell fails.
    DeadKernelError
        If the process of the kernel ends; with its status, and what it wrote on standard error.
    """
    found = nbformat.read(path, as_version=4)
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryFile() as errors:
        # files in place of ports: one that was free when it was chosen may be taken when the kernel binds it
        sockets = {"transport": "ipc", "ip": f"{folder}/kernel"}
        client = NotebookClient(
            found,
            config=Config({"KernelManager": sockets}),
            timeout=_LIMIT_S,
            startup_timeout=_LIMIT_S,
            resources={"metadata": {"path": str(path.parent)}},
        )
        processes = []
        client.on_cell_start = lambda **_: processes.append(client.km.provisioner.process)
        try:
            client.execute(stderr=errors)
        except AssertionError as error:  # of nbclient, which calls a kernel dead that a signal had it end
            raise KeyboardInterrupt(path.name) from error
        except (DeadKernelError, RuntimeError) as error:
            errors.seek(0)
            said = errors.read().decode(errors="replace")[-2000:]
            status = processes[-1].poll() if processes else "unknown"
            raise DeadKernelError(f"{error}, exit status {status}: {said}") from error
    for cell in found.cells:
        cell.metadata.pop("execution", None)
        if cell.cell_type == "code":
            cell.outputs = [one for one in cell.outputs if one.get("name") != "stderr"]
    found.metadata = {
        "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
        "language_info": {"name": "python"},
    }
    return found


def main() -> int:
    """Run or update the notebooks; return 1 where one fails."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("notebooks", nargs="*", type=Path, help="notebooks (default: all)")
    parser.add_argument("--update", action="store_true", help="write what is printed now into the notebooks")
    options = parser.parse_args()
    code = 0
    for path in [path.resolve() for path in options.notebooks] or notebooks():
        begin = time.perf_counter()
        try:
            found = run(path)
        except (CellExecutionError, DeadKernelError) as error:
            print(f"{path.name}: {error}", file=sys.stderr)
            code = 1
            continue
        print(f"{time.perf_counter() - begin:6.1f} s  {path.name}")
        if options.update:
            path.write_text(nbformat.writes(found) + "\n", encoding="utf-8")
    return code


if __name__ == "__main__":
    sys.exit(main())
