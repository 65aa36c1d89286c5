"""Compare a wheel and a source distribution: `python .ci/distributions.py FILE.whl FILE.tar.gz`.

Both must hold the licence and the same files of the package, and these must be the files that git tracks.
"""

import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
PACKAGE = "chainline/"
LICENCE = "LICENSE"
OUTSIDE = ("tests/", "samples/", "docs/", ".ci/")
"""Folders of the repository that are not in the package."""
CLONE_ALONE = "tests/validation/"
"""Folder that is in a clone alone: measured data, and scripts that score chainline on them."""
METADATA = ("PKG-INFO", "setup.cfg", "chainline.egg-info/")
"""Files that setuptools adds to a source distribution."""


def wheel_files(path: Path) -> dict[str, bytes]:
    """Return the files of the package, and the licence."""
    with zipfile.ZipFile(path) as wheel:
        names = wheel.namelist()
        found = {name.removeprefix(PACKAGE): wheel.read(name) for name in names if name.startswith(PACKAGE)}
        for name in names:
            if name.endswith(f".dist-info/licenses/{LICENCE}"):
                found[LICENCE] = wheel.read(name)
        return found


def source_files(path: Path) -> dict[str, bytes]:
    """Return every file but those that setuptools adds."""
    found = {}
    with tarfile.open(path) as archive:
        for member in archive.getmembers():
            name = member.name.partition("/")[2]
            if member.isfile() and not name.startswith(METADATA):
                found[name] = archive.extractfile(member).read()
    return found


def tracked_files() -> set[str]:
    """Return the names that git tracks, as they are in the working tree."""
    listing = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True)
    return {name for name in listing.stdout.split("\0") if (ROOT / name).is_file()}


def of_package(names: set[str]) -> set[str]:
    """Return the files of the package: those in its folders, and modules and stubs of the root."""
    in_folders = {name for name in names if "/" in name and not name.startswith(OUTSIDE)}
    in_root = {name for name in names if name.endswith((".py", ".pyi")) and "/" not in name}
    return in_folders | (in_root - {"setup.py"}) | (names & {"py.typed", LICENCE})


def differences(wheel: dict[str, bytes], source: dict[str, bytes], tracked: set[str]) -> list[str]:
    """Return a line for each file that is missing, left over or another one."""
    wanted = of_package(tracked)
    lines = [f"{name}: not in the wheel" for name in sorted(wanted - wheel.keys())]
    lines += [f"{name}: in the wheel, not tracked" for name in sorted(wheel.keys() - wanted)]
    lines += [f"{name}: not in the source distribution" for name in sorted(wanted - source.keys())]
    lines += [f"{name}: in the source distribution, not tracked" for name in sorted(source.keys() - tracked)]
    unwanted = (name for name in sorted(source) if name.startswith(CLONE_ALONE))
    lines += [f"{name}: in the source distribution" for name in unwanted]
    both = sorted(wheel.keys() & source.keys())
    return lines + [f"{name}: differs between the two" for name in both if wheel[name] != source[name]]


def main() -> None:
    """Print what both hold; exit with 1 where they differ."""
    wheel, source = wheel_files(Path(sys.argv[1])), source_files(Path(sys.argv[2]))
    if found := differences(wheel, source, tracked_files()):
        sys.exit("\n".join(found))
    print(f"wheel and source distribution hold the licence and the same {len(wheel) - 1} files")


if __name__ == "__main__":
    main()
