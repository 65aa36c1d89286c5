"""Execution counts of instructions, as a run has counted or sampled them.

Counts by line of the source become counts by instruction where the source is that of the assembly.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from pathlib import PurePosixPath

from ...errors import UsageError
from ...records import record
from ..listing_record import Listing


@record
class Profile:
    """Counts or samples by position in a listing; positions that nothing is known of are left out.

    Attributes
    ----------
    kind : str
        Source of the profile, in words.
    times : mapping of int to float
        Executions of an instruction, in a unit that is the same for all; where `sampled`, its
        samples, of which an instruction that takes longer has more.
    places : mapping of int to hashable
        Unit that is counted at once: the source line of an instruction, or the instruction alone.
    sampled : str
        The event that was sampled; empty where executions are counted.
    """

    kind: str
    times: Mapping[int, float]
    places: Mapping[int, Hashable]
    sampled: str = ""


_MOST_STRAY = 0.1
"""Share of instructions on lines that the profile does not know: of the same source there are none."""


@record
class CountedFile:
    """One file of the source.

    Attributes
    ----------
    name : str
        As the profile has it.
    times : mapping of int to float
        Executions of each line that has code.
    functions : mapping of str to (int, int)
        The first and the last line of each function, by its name in the assembly.
    """

    name: str
    times: Mapping[int, float]
    functions: Mapping[str, tuple[int, int]]


def line_profile(listing: Listing, files: tuple[CountedFile, ...], where: str) -> Profile:
    """Return the counts of the instructions that come from some files.

    Parameters
    ----------
    listing : Listing
        The code, with source locations.
    files : tuple of CountedFile
        Counts by line of source files.
    where : str
        Name of the profile, for messages.

    Raises
    ------
    UsageError
        If the assembly does not say where it comes from, or comes from another source.
    """
    if not listing.locations:
        raise UsageError(f"{where}: counts lines, and the assembly does not tell its own; compile it with -g")
    names = {location.file for location in listing.locations.values()}
    known = {name: file for name in names for file in files if _same_file(name, file.name)}
    if not known:
        counted = ", ".join(file.name for file in files[:3]) or "no file"
        raise UsageError(
            f"{where}: is of {counted}, the assembly of {', '.join(sorted(names)[:3])}; give its profile"
        )
    times, places, stray = {}, {}, []
    for position, location in listing.locations.items():
        if (file := known.get(location.file)) is None:
            continue
        if (count := file.times.get(location.line)) is None:
            stray.append(position)
        else:
            times[position], places[position] = count, location
    if len(stray) > _MOST_STRAY * (len(times) + len(stray)):
        location = listing.locations[stray[0]]
        _refuse(where, listing, stray[0], f"{location.file}:{location.line}, where the profile has no code")
    for file in files:
        _require_functions(listing, file, known, where)
    return Profile("gcov", times, places)


def _require_functions(
    listing: Listing, file: CountedFile, known: Mapping[str, CountedFile], where: str
) -> None:
    """Refuse a profile whose functions stand elsewhere in the source."""
    for function in listing.functions:
        if (lines := file.functions.get(function.name)) is None:
            continue
        here = listing.heads.get(function.start) or listing.locations.get(function.start)
        if here is None or known.get(here.file) is not file:
            continue
        first, last = lines
        body = min((n for n in file.times if first < n <= last), default=last)
        if not (first <= here.line < body or here.line == first == body) and not (
            function.start not in listing.heads and first <= here.line <= last
        ):
            at = f"where {function.name} begins at line {here.line}, in the profile at line {first}"
            _refuse(where, listing, function.start, at)


def _refuse(where: str, listing: Listing, position: int, why: str) -> None:
    line = listing.instructions[position].line
    raise UsageError(
        f"{where}: is of another build: line {line} of the assembly is from {why}; profile it again"
    )


def _same_file(name: str, other: str) -> bool:
    """Tell whether two names may be of one file: the shorter is the end of the longer."""
    one, two = (
        [part for part in PurePosixPath(each.replace("\\", "/")).parts if part not in (".", "..", "/")]
        for each in (name, other)
    )
    n = min(len(one), len(two))
    return n > 0 and one[-n:] == two[-n:]
