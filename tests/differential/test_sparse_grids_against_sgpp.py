"""Sparse grids beside SG++, whose Python package needs numpy below 2.

CHAINLINE_SGPP names a Python that has it: `python -m venv sgpp && sgpp/bin/pip install pysgpp "numpy<2"`.
"""

import json
import os
import subprocess

import numpy as np
import pytest
from chainline.models.empirical.estimators.sparse_grids import SparseGridRegressor, basis_matrix

PYTHON = os.environ.get("CHAINLINE_SGPP")
_THEIRS = """
import json, sys
import pysgpp
request = json.load(sys.stdin)
rows, level = request["X"], request["level"]
grid = pysgpp.Grid.createModLinearGrid(len(rows[0]))
grid.getGenerator().regular(level)
data = pysgpp.DataMatrix(len(rows), len(rows[0]))
for i, row in enumerate(rows):
    for j, value in enumerate(row):
        data.set(i, j, value)
operation = pysgpp.createOperationMultipleEval(grid, data)
columns = []
for point in range(grid.getSize()):
    surplus, values = pysgpp.DataVector(grid.getSize()), pysgpp.DataVector(len(rows))
    surplus.setAll(0.0)
    surplus[point] = 1.0
    operation.mult(surplus, values)
    columns.append([values[i] for i in range(len(rows))])
print(json.dumps(columns))
"""


@pytest.mark.skipif(PYTHON is None, reason="CHAINLINE_SGPP names no Python with pysgpp")
@pytest.mark.parametrize(("n_dimensions", "level"), [(1, 6), (3, 4), (5, 3)])
def test_basis_and_fit_are_those_of_sgpp(n_dimensions, level):
    rng = np.random.default_rng(0)
    X = rng.random((200, n_dimensions))
    X[0], X[1] = 0, 1  # then the range is the unit cube
    y = np.sin(3 * X[:, 0]) + X[:, -1] ** 2
    request = json.dumps({"X": X.tolist(), "level": level})
    made = subprocess.run([PYTHON, "-c", _THEIRS], input=request, check=True, capture_output=True, text=True)
    theirs = np.array(json.loads(made.stdout)).T
    model = SparseGridRegressor(level=level, regularization=1e-5, tol=1e-12, max_iter=10_000).fit(X, y)
    ours = basis_matrix(model.grid_, X).toarray()
    assert ours.shape == theirs.shape
    order, other = (np.lexsort(matrix) for matrix in (ours, theirs))
    np.testing.assert_allclose(ours[:, order], theirs[:, other], atol=1e-14)
    left = theirs.T @ theirs / len(y) + 1e-5 * np.eye(theirs.shape[1])
    surpluses = np.linalg.solve(left, theirs.T @ y / len(y))
    np.testing.assert_allclose(model.predict(X), theirs @ surpluses, atol=1e-8)
