"""Notes for editors beside lines: one for each body, and a warning for each instruction not covered.

`chainline analyze --format short` prints them as compilers print theirs, so that editors find the place:

    dot.c:3: note: loop .L3: Latency-bound: an iteration must wait for the one before, 4 cycles ...
    dot.s:9: warning: not covered: vfrobnicate %xmm0, %xmm1 (not decoded)

The place is a line of the source where the assembly says which, by `.loc` (compile with `-g`), and otherwise
of the assembly.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from ..analysis.incore.bodies.body import Body, Shape
from ..analysis.incore.bodies.record import BodyAnalysis, FileAnalysis
from ..analysis.incore.bodies.verdict import verdict
from ..analysis.machine.record import Machine
from ..asm.listing_record import SourceLocation
from ..records import record

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
        The bound that limits, by its name of `analysis.incore.bound_names`, or `NOT_COVERED`.
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
