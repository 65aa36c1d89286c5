"""Notes on an assembly file as SARIF 2.1.0, which editors and services for reviews read.

References
----------
OASIS: Static Analysis Results Interchange Format (SARIF) Version 2.1.0, 2020.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import PurePath
from typing import Any
from urllib.parse import quote

from ..version import __version__
from .notes import Note, Place

_SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"


def notes_to_sarif(notes: Sequence[Note]) -> dict[str, Any]:
    """Return a SARIF log of one run, a result for each note, a rule for each kind of note."""
    kinds = list(dict.fromkeys(note.kind for note in notes))
    driver = {"name": "chainline", "version": __version__, "rules": [_rule(kind) for kind in kinds]}
    run = {
        "tool": {"driver": driver},
        "columnKind": "unicodeCodePoints",
        "results": [_result(note, kinds.index(note.kind)) for note in notes],
    }
    return {"$schema": _SCHEMA, "version": "2.1.0", "runs": [run]}


def _rule(kind: str) -> dict[str, Any]:
    return {"id": _rule_id(kind), "shortDescription": {"text": f"{kind[0].upper()}{kind[1:]}."}}


def _rule_id(kind: str) -> str:
    return kind.lower().replace(" ", "-")


def _result(note: Note, rule: int) -> dict[str, Any]:
    result: dict[str, Any] = {
        "ruleId": _rule_id(note.kind),
        "ruleIndex": rule,
        "level": note.level,
        "message": {"text": note.text},
        "locations": [{"physicalLocation": _location(note.place)}],
    }
    if note.function is not None:
        result["locations"][0]["logicalLocations"] = [{"name": note.function, "kind": "function"}]
    if note.place != note.assembly:
        message = {"text": "its instructions"}
        result["relatedLocations"] = [{"physicalLocation": _location(note.assembly), "message": message}]
    if note.cycles is not None:
        result["properties"] = {
            "cycles": note.cycles,
            "simulated_cycles": note.simulated_cycles,
            "hot": note.hot,
        }
    return result


def _location(place: Place) -> dict[str, Any]:
    return {
        "artifactLocation": {"uri": _uri(place.file)},
        "region": {"startLine": place.first_line, "endLine": place.last_line},
    }


def _uri(file: str) -> str:
    path = PurePath(file)
    # names need not be text; what is none is percent-encoded as it is
    return path.as_uri() if path.is_absolute() else quote(path.as_posix(), errors="surrogateescape")
