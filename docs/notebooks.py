"""Run the notebooks of `samples/notebooks`, or write their outputs anew.

`python docs/notebooks.py [NOTEBOOK ...]` runs them in copies, `--update` writes what they print into them.
Times and places are left out of what is kept, so that the same answers give the same files.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

import nbformat
from nbclient import NotebookClient
from nbclient.exceptions import CellExecutionError

FOLDER = Path(__file__).resolve().parents[1] / "samples" / "notebooks"
_LIMIT_S = 300


def notebooks() -> list[Path]:
    """Return the notebooks, by name."""
    return sorted(FOLDER.glob("*.ipynb"))


def run(path: Path) -> nbformat.NotebookNode:
    """Return a notebook with the outputs that it has now; warnings on standard error are left out.

    Raises
    ------
    CellExecutionError
        If a cell fails.
    """
    found = nbformat.read(path, as_version=4)
    NotebookClient(found, timeout=_LIMIT_S, resources={"metadata": {"path": str(path.parent)}}).execute()
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
        except CellExecutionError as error:
            print(f"{path.name}: {error}", file=sys.stderr)
            code = 1
            continue
        print(f"{time.perf_counter() - begin:6.1f} s  {path.name}")
        if options.update:
            path.write_text(nbformat.writes(found) + "\n", encoding="utf-8")
    return code


if __name__ == "__main__":
    sys.exit(main())
