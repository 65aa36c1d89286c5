"""Notes for editors beside lines of assembly, as text and as SARIF 2.1.0."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import PurePath
from typing import Any
from urllib.parse import quote

from ..analysis.incore.regions.body import Body, Shape
from ..analysis.incore.regions.record import BodyAnalysis, FileAnalysis
from ..analysis.incore.regions.verdict import verdict
from ..analysis.machine.record import Machine
from ..asm.listing_record import SourceLocation
from ..records import record
from ..version import __version__

NOT_COVERED = "not covered"


@record
class Place:
    """Lines of a file, from 1, the last included."""

    file: str
    first_line: int
    last_line: int


@record
class Note:
    """Note on some lines.

    Attributes
    ----------
    level : str
        "note" or "warning".
    kind : str
        The bound that limits, by its name of `analysis.incore.vocabulary`, or `NOT_COVERED`.
    place : Place
        In the source where that is known, otherwise in the assembly.
    assembly : Place
        In the assembly.
    function : str or None
        Function that contains the lines.
    text : str
        One line.
    cycles, simulated_cycles : float or None
        Cycles per iteration of the bound that limits, and as simulated.
    hot : bool
        True where the lines belong to the hot body of the function.
    """

    level: str
    kind: str
    place: Place
    assembly: Place
    function: str | None
    text: str
    cycles: float | None = None
    simulated_cycles: float | None = None
    hot: bool = False


def notes_of(
    path: str, found: FileAnalysis, machine: Machine, locations: Mapping[int, SourceLocation]
) -> tuple[Note, ...]:
    """Return the notes on a file: those on bodies in their order, then those on instructions not covered.

    Parameters
    ----------
    path : str
        Of the assembly.
    found : FileAnalysis
        Analysis of the file.
    machine : Machine
        The machine.
    locations : mapping of int to SourceLocation
        Of the listing.
    """
    notes = [
        _of_body(path, function.name, analysis, machine, locations)
        for function in found.functions
        for analysis in function.bodies
    ]
    for missing in found.missing:
        place = Place(path, missing.line, missing.line)
        text = f"{NOT_COVERED}: {missing.text} ({missing.reason})"
        notes.append(Note("warning", NOT_COVERED, place, place, None, text))
    return tuple(notes)


def short_notes(notes: tuple[Note, ...]) -> Iterator[str]:
    """Yield `file:line: note: text`, of a verdict its first sentence."""
    for note in notes:
        text = note.text.partition(". ")[0].removesuffix(".") if note.level == "note" else note.text
        yield f"{note.place.file}:{note.place.first_line}: {note.level}: {text}"


def _of_body(
    path: str,
    function: str,
    analysis: BodyAnalysis,
    machine: Machine,
    locations: Mapping[int, SourceLocation],
) -> Note:
    body, bound = analysis.body, analysis.bottleneck
    assembly = Place(path, body.first_line, body.last_line)
    name = function if body.shape is Shape.FUNCTION else f"{body.shape} {body.label}"
    return Note(
        level="note",
        kind=bound.name,
        place=_in_source(body, locations) or assembly,
        assembly=assembly,
        function=function,
        text=f"{name}: {verdict(analysis, machine)}",
        cycles=bound.cycles,
        simulated_cycles=None if analysis.simulated is None else analysis.simulated.cycles,
        hot=analysis.hot,
    )


def _in_source(body: Body, locations: Mapping[int, SourceLocation]) -> Place | None:
    """Return the lines of the file that most of a body comes from; inlined code may come from others."""
    known = [locations[position] for position in body.positions if position in locations]
    if not known:
        return None
    file, _ = Counter(location.file for location in known).most_common(1)[0]
    lines = [location.line for location in known if location.file == file]
    return Place(file, min(lines), max(lines))


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
