"""Record what the commands of commands.toml answer.

`python -m chainline.tests.same_answers.record [NAME ...]` records all, or these anew. Each is run twice, and
what differs between both is told: it must not be recorded. A wanted difference is listed in differences.toml,
with its reason, rather than recorded anew.
"""

import gzip
import json
import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from .answers import HERE, Command, answer, commands, versions
from .comparison import differences
from .signatures import public_interface

RECORDED = HERE / "recorded.jsonl.gz"
INTERFACE = "public interface"


def recorded() -> dict[str, dict[str, Any]]:
    """Return what is recorded by name: `answer`, and `seconds` of the processor that the second run took."""
    with gzip.open(RECORDED, "rt") as lines:
        return {line.pop("name"): line for line in map(json.loads, lines)}


def _processor_seconds() -> float:
    """Return the time that this process and those that it started have computed."""
    return sum(os.times()[:4])


def _twice(command: Command, folder: Path) -> dict[str, Any]:
    first = answer(command, folder / "first")
    started = _processor_seconds()
    second = answer(command, folder / "second")
    seconds = _processor_seconds() - started
    for path, one, other in differences(command, first, second):
        print(f"{command.name}: {path}: {one!r}, then {other!r}", file=sys.stderr)
    return {"seconds": round(seconds, 2), "answer": second}


def _record(names: list[str], folder: Path) -> None:
    kept = recorded() if names else {}
    here = {"answer": versions()}
    if kept.setdefault("versions", here) != here:
        sys.exit(f"others were recorded with {kept['versions']['answer']}: record all")
    for name in names or (*commands(), INTERFACE):
        if name == INTERFACE:
            kept[name] = {"answer": public_interface()}
        else:
            kept[name] = _twice(commands()[name], folder)
    lines = [json.dumps({"name": name, **kept[name]}, sort_keys=True) for name in sorted(kept)]
    text = "".join(f"{line}\n" for line in lines)
    RECORDED.write_bytes(gzip.compress(text.encode(), mtime=0))


if __name__ == "__main__":
    with tempfile.TemporaryDirectory(prefix="chainline-answers-") as scratch:
        os.environ.pop("CHAINLINE_MACHINE", None)
        os.environ["CHAINLINE_CACHE_DIR"] = f"{scratch}/cache"
        os.environ["XDG_CONFIG_HOME"] = f"{scratch}/config"
        for threads in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"):
            os.environ.setdefault(threads, "1")
        _record(sys.argv[1:], Path(scratch))
