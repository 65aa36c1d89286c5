"""Count how many measured loops of single effects `analyze` has right, or calls uncertain in its headline.

    python tests/validation/blocks/cases.py DIR

`DIR` holds `expected.csv` and the assembly files that it names; its columns are `file`, `machine`, `copies`
of the measured block in the loop, and `cycles` of a copy, or of an iteration; `today` is an older answer.
"""

import argparse
import csv
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import chainline as cl
from chainline.errors import ChainlineError

TOLERANCE, NEARER_TOLERANCE = 0.15, 0.05
NOISE = 0.03
"""Share of its measured cycles by which a bound may lie above them."""


@dataclass(frozen=True, slots=True)
class Case:
    """A measured loop: the measured cycles of a copy, those that `analyze` says, and its highest bound."""

    file: str
    machine: str
    measured: float
    before: float | None
    said: float | None
    certainty: str | None
    bound: float

    @property
    def tolerance(self) -> float:
        """Relative error that is still right: less where the figure before was nearer."""
        known = self.before is not None and abs(self.before / self.measured - 1) <= TOLERANCE
        return NEARER_TOLERANCE if known else TOLERANCE

    @property
    def error(self) -> float | None:
        """Relative error of what is said; None where the file was refused."""
        return None if self.said is None else self.said / self.measured - 1


def cases(folder: Path) -> Iterator[Case]:
    """Yield the cases of a folder that have a figure."""
    with (folder / "expected.csv").open(newline="") as file:
        rows = [row for row in csv.DictReader(file) if row["cycles"]]
    for row in rows:
        copies, measured = float(row["copies"]), float(row["cycles"])
        said: float | None = None
        certainty, bound = "refused", 0.0
        try:
            report = cl.analyze(folder / row["file"], row["machine"])
        except ChainlineError:
            pass
        else:
            found = report.main
            if found.simulated is not None:
                said = found.simulated.cycles / copies
            certainty, bound = found.certainty, max(each.cycles for each in found.bounds) / copies
        before = float(row["today"]) if row["today"] else None
        yield Case(row["file"], row["machine"], measured, before, said, certainty, bound)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("folder", type=Path, metavar="DIR")
    found = list(cases(parser.parse_args().folder))
    right = [one for one in found if one.error is not None and abs(one.error) <= one.tolerance]
    for one in found:
        error = "refused" if one.error is None else f"{one.error:+.0%}"
        note = "" if one in right else ("uncertain: " + one.certainty if one.certainty else "WRONG")
        note += " BOUND" * (one.bound > one.measured * (1 + NOISE))
        said = 0 if one.said is None else one.said
        cycles = f"{one.measured:7.2f} {said:7.2f} {error:>7} {one.bound:7.2f}"
        print(f"{one.file:28} {one.machine:12} {cycles} {note}")
    print(f"{len(found)} cases, {len(right)} right, {sum(bool(one.certainty) for one in found)} uncertain")
    return 0


if __name__ == "__main__":
    sys.exit(main())
