"""Mean absolute errors of several predictors over one set of measurements, as a table."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from statistics import mean, median

OURS = "chainline"


@dataclass(frozen=True, slots=True)
class Row:
    """A loop: what it is, the cycles measured, and those predicted by the name of who did."""

    name: str
    measured: float
    predicted: Mapping[str, float]

    def error(self, who: str) -> float:
        """Relative error, positive where the prediction is too slow."""
        return self.predicted[who] / self.measured - 1


def table_lines(title: str, rows: Sequence[Row]) -> Iterator[str]:
    """Yield a table with a line for each predictor.

    Examples
    --------
    >>> rows = [Row("a", 2.0, {"chainline": 2.0, "IACA": 1.0}), Row("b", 1.0, {"chainline": 1.5})]
    >>> print("\\n".join(table_lines("two", rows)))
    two, 2 loops           loops   error  median    bias  above 10 %
    chainline                  2   25.0%   25.0%  +25.0%           1
    IACA                       1   50.0%   50.0%  -50.0%           1
    """
    head = f"{'loops':>6}{'error':>8}{'median':>8}{'bias':>8}{'above 10 %':>12}"
    title = f"{title}, {len(rows)} loops"
    width = max(22, len(title) + 1)
    yield f"{title:{width}}{head}"
    names = sorted({name for row in rows for name in row.predicted}, key=lambda name: (name != OURS, name))
    for name in names:
        errors = [row.error(name) for row in rows if name in row.predicted]
        sizes = [abs(error) for error in errors]
        above = sum(size > 0.1 for size in sizes)
        figures = f"{len(errors):6}{mean(sizes):8.1%}{median(sizes):8.1%}{mean(errors):+8.1%}{above:12}"
        yield f"{name:{width}}{figures}"


def worst_lines(rows: Sequence[Row], number: int) -> Iterator[str]:
    """Yield the loops for which our prediction is farthest off, each with measured and ours."""
    ours = [row for row in rows if OURS in row.predicted]
    for row in sorted(ours, key=lambda row: -abs(row.error(OURS)))[:number]:
        yield f"  {row.error(OURS):+6.0%}  {row.measured:7.2f} {row.predicted[OURS]:7.2f}  {row.name}"
