"""Sample profiles of LLVM in their text format: counts by line of a function, from its first one.

    clip:98304000:20000
     2: 81940000
     3.1: 81920000
     5: 5120000 log:5120000
     6: inlined:300
      1: 300

After a function's name stand all its samples and those at its entry; then offsets of lines, with a
discriminator where a line has several places, and calls that were inlined, one column further in.

References
----------
.. [1] LLVM, "Clang Compiler User's Manual", Sample Profile Text Format.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from ...errors import UsageError
from ...records import record
from ..listing_record import Function, Listing, SourceLocation
from .counts import Profile

_FUNCTION = re.compile(r"(?P<name>\S.*):(?P<total>\d{1,18}):(?P<entry>\d{1,18})\s*")
_SAMPLES = re.compile(
    r"(?P<indent> +)(?P<offset>\d{1,9})(?:\.(?P<place>\d{1,9}))?: (?P<count>\d{1,18})(?: .*)?"
)
_INLINED = re.compile(r"(?P<indent> +)(?P<offset>\d{1,9})(?:\.\d{1,9})?: \D.*:\d+\s*")
_NOTE = re.compile(r" +!\w+:.*|\s*")
_LEAST_COVERED = 0.9
"""Share of the samples on lines that have instructions; what the compiler has removed has none."""
_MOST_HEAD = 12
"""Lines of a function's head, before that of its first instruction."""


@record
class _Sampled:
    """Samples of one function: by offset of the line and discriminator."""

    name: str
    counts: Mapping[tuple[int, int], float]


def is_llvm_samples(text: str) -> bool:
    """Tell whether a text is a sample profile."""
    lines = [line for line in text[:4096].splitlines()[:8] if not line.startswith("#")]
    return len(lines) > 1 and bool(_FUNCTION.fullmatch(lines[0])) and lines[1].startswith(" ")


def llvm_profile(text: str, listing: Listing, where: str) -> Profile:
    """Return the counts of the functions of a listing.

    What was inlined is left out: assembly does not tell for which call it stands.

    Parameters
    ----------
    text : str
        A sample profile of LLVM.
    listing : Listing
        The code, with source locations.
    where : str
        Name of the profile, for messages.

    Raises
    ------
    UsageError
        If a line is none of a sample profile, the assembly does not say where it comes from, has none of
        the functions, or one whose lines are not where the samples are.
    """
    if not listing.locations:
        raise UsageError(f"{where}: counts lines, and the assembly does not tell its own; compile it with -g")
    times: dict[int, float] = {}
    places: dict[int, tuple[SourceLocation, int]] = {}
    names = []
    for sampled in _functions(text, where):
        names.append(sampled.name)
        function = next((f for f in listing.functions if f.name == sampled.name), None)
        if function is None or not sampled.counts:
            continue
        mine = _places(listing, function)
        first = _first_line(sampled, mine, listing, function, where)
        for position, (location, place) in mine.items():
            if (count := sampled.counts.get((location.line - first, place))) is not None:
                times[position], places[position] = count, (location, place)
    if not times:
        known = ", ".join(names[:4]) or "no function"
        have = ", ".join(function.name for function in listing.functions[:4])
        raise UsageError(
            f"{where}: has samples of {known[:80]}, the assembly has {have[:80]}; give its profile"
        )
    return Profile("LLVM samples", times, places)


def _functions(text: str, where: str) -> Iterator[_Sampled]:
    name, counts, inlined = "", dict[tuple[int, int], float](), 0
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("#"):
            continue
        if head := _FUNCTION.fullmatch(line):
            if name:
                yield _Sampled(name, counts)
            name, counts, inlined = head["name"], {}, 0
        elif name and (match := _SAMPLES.fullmatch(line)):
            indent = len(match["indent"])
            inlined = 0 if indent <= inlined else inlined
            if not inlined:
                counts[int(match["offset"]), int(match["place"] or 0)] = float(match["count"])
        elif name and (match := _INLINED.fullmatch(line)):
            indent = len(match["indent"])
            if not inlined or indent <= inlined:
                inlined = indent
        elif not _NOTE.fullmatch(line):
            raise UsageError(
                f"{where}, line {number}: is no line of a sample profile; see llvm-profdata merge"
            )
    if name:
        yield _Sampled(name, counts)


def _places(listing: Listing, function: Function) -> dict[int, tuple[SourceLocation, int]]:
    """Return line and discriminator by position, of the file that most of a function comes from."""
    span = range(function.start, function.stop)
    found = {p: listing.locations[p] for p in span if p in listing.locations}
    files = [location.file for location in found.values()]
    file = max(set(files), key=files.count, default="")
    return {
        position: (location, base_discriminator(listing.discriminators.get(position, 0)))
        for position, location in found.items()
        if location.file == file
    }


def base_discriminator(written: int) -> int:
    """Return the part of a discriminator that tells places of one line apart.

    Examples
    --------
    >>> [base_discriminator(written) for written in (0, 2, 4, 11)]
    [0, 1, 2, 0]

    References
    ----------
    .. [1] LLVM, `DILocation::getBaseDiscriminatorFromDiscriminator`.
    """
    if written & 1:
        return 0
    rest = written >> 1
    return ((rest >> 1) & 0xFE0) | (rest & 0x1F) if rest & 0x20 else rest & 0x1F


def _first_line(
    sampled: _Sampled,
    places: Mapping[int, tuple[SourceLocation, int]],
    listing: Listing,
    function: Function,
    where: str,
) -> int:
    """Return the line that offsets count from, where assembly tells it: the one that fits the samples.

    Raises
    ------
    UsageError
        If none does, or several do.
    """
    lines = {(location.line, place) for location, place in places.values()}
    head = listing.heads.get(function.start)
    last = min((line for line, _ in lines), default=0) if head is None else head.line
    whole = sum(sampled.counts.values())
    covered = {
        first: sum(n for (offset, place), n in sampled.counts.items() if (first + offset, place) in lines)
        for first in range(max(last - _MOST_HEAD, 1), last + 1)
    }
    best = max(covered.values(), default=0.0)
    if not whole or best < _LEAST_COVERED * whole:
        raise UsageError(
            f"{where}: is of another build: {sampled.name} has no instructions on the lines of "
            f"{1 - best / whole if whole else 1:.0%} of the samples; profile it again"
        )
    fitting = [first for first, count in covered.items() if count == best]
    if len(fitting) > 1:
        raise UsageError(
            f"{where}: samples of {sampled.name} fit the assembly in several ways, from line "
            f"{fitting[0]} to {fitting[-1]}; give a profile by gcov or perf annotate"
        )
    return fitting[0]
