"""Costs of messages: the table of the cluster, and one process."""

import numpy as np
import pytest
from chainline.errors import UsageError
from chainline.models.empirical.analytical.machines import (
    CHIMAIRA_SECONDS_PER_FLOP,
    chimaira_costs,
    message_costs,
)


def test_inverse_bandwidths_as_printed():
    printed_ns = [9.15, 39.21, 57.55, 60.60, 65.57, 68.37, 70.79]
    found = chimaira_costs(range(1, 8)).seconds_per_double * 1e9
    # two digits, some of them cut and not rounded
    np.testing.assert_allclose(found, printed_ns, atol=0.011, rtol=0)
    # 8 bytes / (204e6 bytes/s)
    assert chimaira_costs(2).seconds_per_double == pytest.approx(39.2157e-9, rel=1e-5)


def test_an_operation_of_linpack():
    # 1 / 25.14 GFlops; printed as 0.039 ns
    nanoseconds = CHIMAIRA_SECONDS_PER_FLOP * 1e9
    assert nanoseconds == pytest.approx(0.0398, abs=1e-4)


def test_latencies_of_a_configuration_each():
    np.testing.assert_allclose(chimaira_costs([7, 1, 4]).latency_seconds, [13754e-9, 290e-9, 11625e-9])


def test_one_process_sends_nothing():
    costs = message_costs([1e-6, 2e-6, 3e-6], 1e-9).among([4, 1, 2])
    assert costs.latency_seconds.tolist() == [1e-6, 0, 3e-6]
    assert costs.seconds_per_double.tolist() == [1e-9, 0, 1e-9]


@pytest.mark.parametrize("nodes", [0, 8, 2.5, [1, 9], "two", np.nan])
def test_nodes_that_were_not_measured(nodes):
    with pytest.raises(UsageError, match="nodes"):
        chimaira_costs(nodes)


@pytest.mark.parametrize("bad", [-1e-6, np.inf, np.nan, "fast", None, [[1e-6]]])
def test_costs_that_are_none(bad):
    with pytest.raises(UsageError):
        message_costs(bad, 1e-9)
    with pytest.raises(UsageError):
        message_costs(1e-6, bad)
