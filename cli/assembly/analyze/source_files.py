"""The source files that an assembly file names: those beside it, and below where one works."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path, PurePath

from ....asm.instruction import Listing
from ....errors import UsageError, first_line
from ....files.untrusted import read_bytes

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

    The names come from a stranger, and pages are passed on: a file is read if it has the suffix of a source
    and lies, links followed, in the folder of the assembly or below it, or below the folder that one works
    in; of the root and the home folder, which hold everything, directly in it.
    """
    folders = list(dict.fromkeys((Path(assembly).parent.resolve(), Path.cwd().resolve())))
    names = list(dict.fromkeys(location.file for location in listing.locations.values()))
    found = {}
    for name in names[:_MOST_FILES]:
        read = (_lines(path, folders) for path in _places(name, folders))
        if (lines := next(filter(None, read), None)) is not None:
            found[name] = lines
    return found


def source_paths(listing: Listing, assembly: str) -> Iterator[Path]:
    """Yield the sources that the assembly names and that may be read, those of most instructions first."""
    folders = list(dict.fromkeys((Path(assembly).parent.resolve(), Path.cwd().resolve())))
    counted = Counter(location.file for location in listing.locations.values())
    for name, _ in counted.most_common(_MOST_FILES):
        for path in _places(name, folders):
            if _lines(path, folders) is not None:
                yield path
                break


def require_source(path: Path) -> None:
    """Check a source that somebody named: what the rules above ask for, in whatever folder.

    Raises
    ------
    UsageError
        If it has no suffix of a source, is no regular file (links followed), or is too large.
    """
    if path.suffix.lower() not in _SUFFIXES:
        raise UsageError(f"{path}: has no suffix of a source ({', '.join(sorted(_SUFFIXES)[:5])}, ...)")
    try:
        if not path.resolve(strict=True).is_file():
            raise UsageError(f"{path}: is no regular file; give the source")
    except (OSError, RuntimeError, ValueError) as error:
        raise UsageError(f"{path}: cannot be read: {first_line(error)}; check the name") from None
    read_bytes(path, _LARGEST_BYTES)


def _places(name: str, folders: Iterable[Path]) -> Iterator[Path]:
    """Yield the paths that a file may have: as it is named, and moved with the assembly."""
    for folder in folders:
        yield folder / name
    for folder in folders:
        yield folder / PurePath(name).name


def _lines(path: Path, folders: Iterable[Path]) -> tuple[str, ...] | None:
    try:
        whole = path.resolve(strict=True)
        if whole.suffix.lower() not in _SUFFIXES or not whole.is_file() or not _inside(whole, folders):
            return None
        return tuple(read_bytes(whole, _LARGEST_BYTES).decode(errors="replace").splitlines())
    except (OSError, ValueError, RuntimeError, UsageError):
        return None  # no such file, a name that is none, a ring of links, too large


def _inside(path: Path, folders: Iterable[Path]) -> bool:
    everything = (Path(path.anchor), Path.home().resolve())
    return any(
        path.parent == folder or (folder not in everything and path.is_relative_to(folder))
        for folder in folders
    )
