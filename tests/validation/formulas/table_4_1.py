"""Table 4.1 of C. Kaltenecker's thesis, calculated from the models and the grid of its Section 4.2.

    python table_4_1.py

Prints each measure as the thesis has it, as it follows from the text, with the models exchanged, and with
other bases of the logarithm.
"""

from dataclasses import dataclass

import numpy as np
from chainline.models.empirical.formulas.grammar import read_formula
from chainline.models.empirical.formulas.semantic import compare_values, formula_values
from chainline.models.empirical.formulas.space_points import grid

ANALYTICAL = "3*x + 0.4*y + y^2 + {log}*y + x*y"
EMPIRICAL = "5*x + 0.5*x^2 + 3*y + y^2"
LOGARITHMS = {"log2": "2*log2(x)", "ln": "2*log(x)", "log10": f"{2 / np.log2(10):.9g}*log2(x)"}


@dataclass(frozen=True, slots=True)
class Measure:
    """A row of the table.

    Attributes
    ----------
    name : str
    printed : float
        Of the thesis.
    of : callable
        The measure of a `SemanticComparison`.
    form : str
        Format of a figure.
    """

    name: str
    printed: float
    of: object
    form: str


MEASURES = (
    Measure("error rate [%]", 36.1, lambda found: 100 * found.error_rate, ".1f"),
    Measure("cosine similarity [%]", 87.8, lambda found: 100 * found.cosine_similarity, ".1f"),
    Measure("Jaccard [%]", 65.9, lambda found: 100 * found.jaccard_similarity, ".1f"),
    Measure("Manhattan", 1244, lambda found: found.averaged.manhattan, ".1f"),
    Measure("Euclidean", 4219132, lambda found: found.averaged.euclidean, ".0f"),
    Measure("Minkowski", 18170166746, lambda found: found.averaged.minkowski_3, ".0f"),
    Measure("Chebyshev", 5200, lambda found: found.chebyshev_distance, ".0f"),
)


def comparisons():
    """Return the comparison of each reading of the text, by its title."""
    points = grid({"x": np.arange(1.0, 101.0), "y": np.arange(0.0, 51.0, 2.0)})
    empirical = formula_values(read_formula(EMPIRICAL), points, "the empirical model")
    values = {
        base: formula_values(read_formula(ANALYTICAL.format(log=text)), points, "the analytical model")
        for base, text in LOGARITHMS.items()
    }
    return {
        "as stated": compare_values(values["log2"], empirical),
        "exchanged": compare_values(empirical, values["log2"]),
        "natural logarithm": compare_values(values["ln"], empirical),
        "logarithm to 10": compare_values(values["log10"], empirical),
    }


def main():
    found = comparisons()
    print(f"| measure | thesis | {' | '.join(found)} |")
    print("| --- |" + " --- |" * (1 + len(found)))
    for measure in MEASURES:
        cells = (format(measure.of(each), measure.form) for each in found.values())
        print(f"| {measure.name} | {measure.printed:.12g} | {' | '.join(cells)} |")


if __name__ == "__main__":
    main()
