"""The source of a body and its assembly beside each other, line linked with line."""

from __future__ import annotations

import shlex
from bisect import bisect_left, bisect_right
from collections import Counter, defaultdict
from collections.abc import Mapping
from pathlib import PurePath

from ...analysis.incore.regions.record import BodyAnalysis
from ...analysis.incore.vocabulary import WIDTHS
from ...asm.listing_record import Listing
from ...records import record, replace
from .page import Code, CodeLine, SideBySide

_MOST_LINES = 400
_NO_SOURCE = (
    "To see the source beside it, compile with `-g`, such as `{compile}`, object files too, and keep the "
    "source in the folder of the assembly."
)
_AROUND = 3

Sources = Mapping[str, tuple[str, ...]]
"""Lines of source files that could be read, by the names that the assembly gives them."""


@record
class Linked:
    """A body of a page: the keys by which its instructions are linked."""

    analysis: BodyAnalysis
    number: int

    def key(self, position: int) -> str:
        """Return the key of an instruction."""
        return f"b{self.number}-{position}"

    @property
    def limits(self) -> frozenset[int]:
        """The instructions that form the bound that limits; none where it is a width that all share."""
        bound = self.analysis.bottleneck
        return frozenset() if bound.name in WIDTHS else frozenset(bound.positions)


def side_by_side(linked: Linked, listing: Listing, path: str, sources: Sources) -> SideBySide:
    """Return the assembly of a body beside its source, where that is known.

    Parameters
    ----------
    linked : Linked
        Analysed body.
    listing : Listing
        Text that was read.
    path : str
        Its file.
    sources : mapping
        Source files that could be read.
    """
    assembly = _assembly(linked, listing, path)
    source = _source(linked, listing, sources)
    if source is None:
        note = f"{assembly.note} {_NO_SOURCE.format(compile=_compile(path))}".strip()
        return SideBySide((replace(assembly, note=note),))
    return SideBySide((source, assembly))


def _compile(path: str) -> str:
    """Return a command that makes assembly with the lines of its source."""
    stem = PurePath(path).stem.strip("<>`") or "loop"
    return shlex.join(["gcc", "-O3", "-g", "-S", f"{stem}.c", "-o", f"{stem}.s"])


def _assembly(linked: Linked, listing: Listing, path: str) -> Code:
    """Return all lines of a body, those that its path leaves out paler."""
    body = linked.analysis.body
    limits = linked.limits
    by_line: dict[int, CodeLine] = {}
    lines = [instruction.line for instruction in listing.instructions]
    first, last = bisect_left(lines, body.first_line), bisect_right(lines, body.last_line)
    for instruction in listing.instructions[first : min(last, first + _MOST_LINES)]:
        by_line[instruction.line] = CodeLine(instruction.line, instruction.text, marks=("off-path",))
    for position, instruction in enumerate(body.instructions[:_MOST_LINES]):
        cost = linked.analysis.costs[position]
        note = "" if cost.covered else "not covered"
        marks = ("limits",) if position in limits else ()
        by_line[instruction.line] = CodeLine(
            instruction.line, instruction.text, linked.key(position), marks, note
        )
    shown = tuple(by_line[line] for line in sorted(by_line))
    whole = len(shown) >= last - first
    note = "The lines with a red edge form the bound that limits."
    if not limits:
        note = f"What limits is the {linked.analysis.bottleneck.name}, which all of it shares."
    if any("off-path" in line.marks for line in shown):
        note += " Pale lines are not on the path of the figures."
    return Code(
        f"{PurePath(path).name}, assembly", shown, note if whole else f"{note} The first {len(shown)} lines."
    )


def _source(linked: Linked, listing: Listing, sources: Sources) -> Code | None:
    """Return the part of the source file that most of a body comes from; None where it is unknown."""
    body = linked.analysis.body
    known = {
        position: listing.locations[place]
        for position, place in enumerate(body.positions)
        if place in listing.locations
    }
    if not known:
        return None
    file, _ = Counter(location.file for location in known.values()).most_common(1)[0]
    at: dict[int, list[str]] = defaultdict(list)
    limits = set()
    for position, location in known.items():
        if location.file == file:
            at[location.line].append(linked.key(position))
            if position in linked.limits:
                limits.add(location.line)
    others = sorted({PurePath(location.file).name for location in known.values()} - {PurePath(file).name})
    note = f"Inlined from other files, too: {', '.join(others[:4])}." if others else ""
    text = sources.get(file)
    if text is None:
        lines = tuple(CodeLine(n, "", " ".join(at[n])) for n in sorted(at)[:_MOST_LINES])
        note = (
            f"The source was not found beside the assembly: only its line numbers are known. Put "
            f"`{PurePath(file).name}` into the folder of the assembly. {note}"
        )
        return Code(f"{PurePath(file).name}, source", lines, note.strip())
    first = max(min(at) - _AROUND, 1)
    last = min(max(at) + _AROUND, len(text), first + _MOST_LINES)
    shown = tuple(
        CodeLine(n, text[n - 1], " ".join(at.get(n, ())), ("limits",) if n in limits else ())
        for n in range(first, last + 1)
    )
    return Code(f"{PurePath(file).name}, source", shown, note)
