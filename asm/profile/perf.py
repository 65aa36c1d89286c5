"""Profiles by `perf annotate --stdio`: samples by instruction.

     Percent |  Source code & Disassembly of clip for cycles (90 samples, percent: local period)
    ---------------------------------------------------------------------------------------------
             : 5    0000000000001210 <clip>:
        0.00 :   1210:   test   %rsi,%rsi
        7.78 :   1230:   movapd %xmm0,%xmm2

The instructions are those of the binary that was profiled; a listing is of the same build if it has the
same ones, no-operations apart, in each function.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from ...errors import UsageError
from ...isa.instruction import Instruction, Kind
from ...records import record
from ..listing import parse
from ..listing_record import Listing
from .counts import Profile

_HEAD = re.compile(
    r"\s*Percent[^|]*\|\s*Source code & Disassembly of (?P<file>.*?) for (?P<event>\S+)"
    r" \((?P<samples>\d+) samples.*",
    re.DOTALL,
)
_SYMBOL = re.compile(r"\s*:\s+(?:\d+\s+)?(?P<symbol>[0-9a-f]{8,16} <.+>:)\s*")
_INSTRUCTION = re.compile(
    r"\s*(?:(?P<percent>\d{1,3}\.\d{1,9})\s*)?:\s+(?P<address>[0-9a-f]{1,16}):\s+(?P<text>\S.*)", re.DOTALL
)
TIMES = re.compile(
    r"cycles|cpu-cycles|cpu-clock|task-clock|ref-cycles|bus-cycles|cpu_(?:core|atom)/.{0,60}cycles.{0,60}/"
)
EXECUTIONS = re.compile(r"instructions|inst_retired\.any|cpu_(?:core|atom)/instructions/")
_MODIFIERS = "ukhHGpP"


@record
class _Annotated:
    """One symbol: its instructions, with their shares of the samples in percent."""

    event: str
    symbol: str
    instructions: tuple[Instruction, ...]
    percent: tuple[float, ...]


def is_perf_annotate(text: str) -> bool:
    """Tell whether a text is what `perf annotate --stdio` prints."""
    return any(_HEAD.fullmatch(line) for line in text[:4096].splitlines())


def perf_profile(text: str, listing: Listing, where: str) -> Profile:
    """Return the samples of the functions of a listing.

    Parameters
    ----------
    text : str
        Output of `perf annotate --stdio`.
    listing : Listing
        The code.
    where : str
        Name of the profile, for messages.

    Raises
    ------
    UsageError
        If the event does not tell how often something is executed, none of its functions is in the
        listing, or one has other instructions there.
    """
    times: dict[int, float] = {}
    symbols, events = [], set()
    for annotated in _symbols(text, listing.isa, where):
        symbols.append(annotated.symbol)
        function = next((f for f in listing.functions if f.name == annotated.symbol), None)
        if function is None:
            continue
        events.add(_kind_of_event(annotated.event, where))
        here = [p for p in range(function.start, function.stop) if _matters(listing.instructions[p])]
        _require_same(annotated, listing, here, where)
        times.update(zip(here, annotated.percent, strict=True))
    if not events:
        known = ", ".join(dict.fromkeys(symbols)) or "no function"
        mine = ", ".join(function.name for function in listing.functions[:4])
        raise UsageError(f"{where}: is of {known[:80]}, the assembly has {mine[:80]}; annotate one of them")
    if len(events) > 1:
        raise UsageError(f"{where}: samples of several events; annotate one, by cycles or instructions")
    if not any(times.values()):
        raise UsageError(f"{where}: not one sample is in the assembly; sample longer, or more often")
    return Profile("perf", times, {position: position for position in times}, events.pop())


def _kind_of_event(event: str, where: str) -> str:
    name = event.rstrip(_MODIFIERS)
    name = name[:-1] if name[-1:] in (":", "/") else name
    for kind, pattern in (("cycles", TIMES), ("instructions", EXECUTIONS)):
        if pattern.fullmatch(name) or pattern.fullmatch(event):
            return kind
    raise UsageError(f"{where}: samples of {event}, which do not tell how often code runs; sample cycles")


def _matters(instruction: Instruction) -> bool:
    return instruction.kind is not Kind.NOP


def _symbols(text: str, isa: str, where: str) -> Iterator[_Annotated]:
    """Yield the annotated code, symbol by symbol."""
    event, name, rows = "", "", list[tuple[float, str]]()
    for line in text.splitlines():
        if head := _HEAD.fullmatch(line):
            if rows:
                yield _annotated(event, name, rows, isa, where)
            event, name, rows = head["event"], "", []
        elif symbol := _SYMBOL.fullmatch(line):
            name = symbol["symbol"]
        elif match := _INSTRUCTION.fullmatch(line.rstrip()):
            rows.append((float(match["percent"] or 0), f"  {match['address']}:\t{match['text']}"))
    if rows:
        yield _annotated(event, name, rows, isa, where)


def _annotated(event: str, name: str, rows: Sequence[tuple[float, str]], isa: str, where: str) -> _Annotated:
    if not name:
        raise UsageError(f"{where}: instructions of no symbol; pass what perf annotate --stdio SYMBOL prints")
    try:
        found = parse("\n".join((name, *(text for _, text in rows))) + "\n", isa)
    except UsageError as error:
        raise UsageError(f"{where}: {error}") from None
    percent = {number: share for number, (share, _) in enumerate(rows, 2)}
    if found.unknown:
        unknown = found.unknown[0]
        raise UsageError(
            f"{where}: {unknown.text}: is no instruction that is known; profile another function"
        )
    code = tuple(filter(_matters, found.instructions))
    shares = tuple(percent[instruction.line] for instruction in code)
    return _Annotated(event, found.functions[0].name, code, shares)


def _require_same(annotated: _Annotated, listing: Listing, here: Sequence[int], where: str) -> None:
    """Refuse samples of other instructions than those of the listing."""
    theirs = annotated.instructions
    for position, other in zip(here, theirs, strict=False):
        mine = listing.instructions[position]
        if (mine.mnemonic, mine.kind, mine.writes) != (other.mnemonic, other.kind, other.writes):
            raise UsageError(
                f"{where}: is of another build: {annotated.symbol} has {other.text[:40]!r} where "
                f"the assembly, line {mine.line}, has {mine.text[:40]!r}; profile it again"
            )
    if len(here) != len(theirs):
        raise UsageError(
            f"{where}: is of another build: {annotated.symbol} has {len(theirs)} instructions, "
            f"in the assembly {len(here)}; profile it again"
        )
