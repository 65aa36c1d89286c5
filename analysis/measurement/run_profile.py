"""Execution counts of a run, from its `.gcda` file, read through gcov."""

from __future__ import annotations

import shutil
from pathlib import Path

from ...asm.listing_record import Listing
from ...asm.profile.counts import Profile
from ...asm.profile.read import is_gcda, profile_of, read_profile
from ...codegen.process import run
from ...errors import RunError, UsageError

_TIMEOUT_S = 60.0
_NO_NOTES, _OTHER_BUILD = "cannot open notes file", "stamp mismatch"


def profile_of_run(path: Path, listing: Listing) -> Profile:
    """Return the profile in a file, for the code of a listing.

    Raises
    ------
    UsageError
        If it is none, is of another build, or gcov cannot read it.
    """
    if not is_gcda(path):
        return read_profile(path, listing)
    return profile_of(_by_gcov(path), listing, str(path))


def _by_gcov(path: Path) -> bytes:
    gcov = shutil.which("gcov")
    if gcov is None:
        raise UsageError(f"{path}: gcov, which reads it, is not on PATH; pass what gcov --json-format writes")
    try:
        done = run([gcov, "--json-format", "--stdout", str(path.absolute())], _TIMEOUT_S)
    except RunError as error:
        raise UsageError(f"{path}: {error}") from None
    if _NO_NOTES in done.stderr:
        raise UsageError(
            f"{path}: gcov needs the .gcno that the compiler has written, beside it; copy it there"
        )
    if _OTHER_BUILD in done.stderr:
        raise UsageError(f"{path}: is of another build than the .gcno beside it; run the program again")
    if done.returncode or not done.stdout.strip():
        said = next((line for line in done.stderr.splitlines() if line.strip()), "it wrote nothing")
        raise UsageError(f"{path}: gcov: {said[:200]}; give the folder of the .gcno, and gcc's own gcov")
    return done.stdout.splitlines()[0].encode()
