"""The source files that an assembly file names, for the page: those beside it, and below where one works."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path, PurePath

from ....asm.instruction import Listing
from ....errors import UsageError
from ....files.given import read_bytes

_LARGEST_BYTES = 1 << 20
_MOST_FILES = 20
_SUFFIXES = frozenset(
    (
        *(".c", ".h", ".cc", ".cpp", ".cxx", ".hpp", ".hh", ".inl", ".cu", ".ispc"),
        *(".f", ".for", ".f90", ".f95", ".f03", ".f08"),
        *(".rs", ".zig", ".d", ".go", ".swift", ".jl", ".ll"),
    )
)


def read_sources(listing: Listing, assembly: str) -> dict[str, tuple[str, ...]]:
    """Return the lines of the source files that could be read, by the names that the assembly gives them.

    The names come from a stranger, and pages are passed on: a file is read if it has the suffix of a source,
    is no link that leads elsewhere, and lies in the folder of the assembly or below it, or below the folder
    that one works in.
    """
    folders = list(dict.fromkeys((Path(assembly).parent.resolve(), Path.cwd().resolve())))
    names = list(dict.fromkeys(location.file for location in listing.locations.values()))
    found = {}
    for name in names[:_MOST_FILES]:
        if PurePath(name).suffix.lower() not in _SUFFIXES:
            continue
        for path in _places(name, folders):
            if (lines := _lines(path, folders)) is not None:
                found[name] = lines
                break
    return found


def _places(name: str, folders: Iterable[Path]) -> Iterator[Path]:
    """Yield where a file may be: as it is named, and moved with the assembly."""
    for folder in folders:
        yield folder / name
    for folder in folders:
        yield folder / PurePath(name).name


def _lines(path: Path, folders: Iterable[Path]) -> tuple[str, ...] | None:
    try:
        whole = path.resolve(strict=True)
        inside = any(whole.is_relative_to(folder) for folder in folders)
        if not inside or whole.suffix.lower() not in _SUFFIXES or not whole.is_file():
            return None
        return tuple(read_bytes(whole, _LARGEST_BYTES).decode(errors="replace").splitlines())
    except (
        OSError,
        ValueError,
        RuntimeError,
        UsageError,
    ):  # no such file, a name that is none, a ring of links
        return None
