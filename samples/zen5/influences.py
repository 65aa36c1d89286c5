"""What drives the speed of a kernel: an influence model of tensor.parquet, data in L1.

    python samples/zen5/influences.py

Options are the degrees of freedom of a direction, how many parts its inner products are split into, the
longest of them, lanes of the last vector that do nothing, and compilers, gcc being none of those named. A
random fifth of the rows is predicted; a term's share is that of its covariance with the prediction.
"""

from pathlib import Path

import numpy as np
import pandas as pd
from chainline.analysis.measurement.dataset import read_dataset
from chainline.models.empirical.metrics import mape
from chainline.models.influence.regressor import InfluenceRegressor
from chainline.models.pmnf.formula import Formula, product_values

_LANES = 8
_COMPILERS = ("clang", "gfortran", "llvm")


def main() -> None:
    """Print the terms by their shares of the variance, and the error on the rows held out."""
    rows = read_dataset(Path(__file__).with_name("tensor.parquet"))
    rows = rows[rows["gflops"].notna() & (rows["residence"] == "L1")]
    table, speed = _options(rows), rows["gflops"].to_numpy()
    order = np.random.default_rng(0).permutation(len(rows))
    held_out, learned = order[: len(rows) // 5], order[len(rows) // 5 :]
    model = InfluenceRegressor(max_terms=12).fit(table.iloc[learned], speed[learned])
    error = mape(speed[held_out], model.predict(table.iloc[held_out]))
    print(f"{len(learned)} kernels learned, {len(held_out)} predicted: mean error {100 * error:.1f} %")
    for share, text in sorted(_shares(model.formula_, table.to_numpy(float)), reverse=True):
        print(f"{100 * share:6.1f} %  {text}")


def _options(rows: pd.DataFrame) -> pd.DataFrame:
    lengths = [[int(part) for part in split.split(",")] for split in rows["split"]]
    found = pd.DataFrame({"np": rows["np"].to_numpy()})
    found["parts"], found["longest"] = [len(parts) for parts in lengths], [max(parts) for parts in lengths]
    found["idle_lanes"] = -found["np"] % _LANES
    for name in _COMPILERS:
        found[name] = (rows["compiler"] == name).to_numpy(int)
    return found


def _shares(formula: Formula, points: np.ndarray) -> list[tuple[float, str]]:
    predicted = formula.values(points)
    found = []
    for coefficient, product in zip(formula.coefficients, formula.products, strict=True):
        values = coefficient * product_values(product, points)
        text = Formula(formula.parameters, 0.0, (coefficient,), (product,)).text()
        found.append((float(np.cov(values, predicted)[0, 1] / predicted.var(ddof=1)), f"{text} GFLOPS"))
    return found


if __name__ == "__main__":
    main()
