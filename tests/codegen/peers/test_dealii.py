"""Operators by deal.II: the source for each, its headers where they are, and both layouts against einsum."""

import numpy as np
import pytest
from chainline.codegen.peers.dealii import DealiiOperator, OperatorCase, find_dealii, halves
from chainline.codegen.target import host_target
from chainline.errors import RunError, UsageError
from chainline.models.kernels.predictions.model import OPERATOR_KINDS


def test_halves_give_sums_and_differences_of_mirrored_points():
    case = OperatorCase.of("collocated-gradient", 5, 1)
    point = np.arange(5.0) ** 2
    for matrix, sign in ((case.b, 1), (case.d, -1)):
        stored = halves(matrix)
        even, odd = np.zeros(3), np.zeros(3)
        for m in range(2):
            even += stored[m] * (point[m] + sign * point[-1 - m])
            odd += stored[-1 - m] * (point[m] - sign * point[-1 - m])
        # the middle row is that of the middle point for interpolation, which deal.II takes as it is
        middle = stored[2] * point[2] * (1 if sign == 1 else 0), stored[2] * point[2] * (sign == -1)
        made = even + middle[0] + odd + middle[1]
        np.testing.assert_allclose(made[:2], (matrix @ point)[:2])


@pytest.mark.parametrize("kind", OPERATOR_KINDS)
def test_source_has_the_arrays_that_its_operator_takes(kind):
    text = DealiiOperator(kind, 3, 4, True).render(8)
    signature = text[text.index('extern "C"') :].partition("{")[0]
    assert signature.count("const double *") == {"interpolation": 2, "laplace": 4}.get(kind, 3)
    outputs = signature.replace("const double *", "").count("double *")
    assert outputs == (1 if kind in ("interpolation", "laplace") else 2)
    assert "NP = 3, NQ = 4, LANES = 8" in text and "{{" not in text


def test_headers_that_are_not_there_are_said_in_one_line(monkeypatch, tmp_path):
    monkeypatch.setenv("CPATH", str(tmp_path))
    try:
        find_dealii("gcc", host_target())
    except UsageError as error:
        assert "git clone" in str(error) and "\n" not in str(error)


def test_a_wrong_result_is_an_error():
    case = OperatorCase.of("interpolation", 3, 8)
    assert case.error(case.expected, "us") == 0
    with pytest.raises(RunError, match="us, interpolation of 3 points: differs"):
        case.error([case.expected[0] * 1.001], "us")


@pytest.mark.parametrize("n", [2, 3, 5])
@pytest.mark.parametrize("kind", OPERATOR_KINDS)
@pytest.mark.parametrize("interlaced", [True, False])
def test_agrees_with_einsum(kind, n, interlaced):
    try:
        installed = find_dealii("gcc", host_target())
    except UsageError as error:
        pytest.skip(str(error))
    made = installed.load(DealiiOperator(kind, n, n, interlaced), host_target())
    case = OperatorCase.of(kind, n, 8)
    arrays = made.arrays(case.b, case.d, case.values, case.metric)
    assert case.error(made.call(arrays), "deal.II") < 1e-13
