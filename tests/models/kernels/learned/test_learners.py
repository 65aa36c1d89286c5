"""What learners say where there is nothing to learn from."""

import numpy as np
import pytest
from chainline.models.kernels.learned.columns import TABLE3_COLUMNS, TABLE3_PREFIX
from chainline.models.kernels.learned.learners import paper


@pytest.fixture
def with_costs(table):
    """The table with what the paper's model takes: 4 cycles an FMA, two started a cycle."""
    costs = {
        f"{TABLE3_PREFIX}fma_latency_cycles": 4.0,
        f"{TABLE3_PREFIX}fma_throughput_cycles": 0.5,
    }
    missing = {name: 0.0 for name in TABLE3_COLUMNS if name not in table}
    return table.assign(**{**missing, **costs, "n_fma": table["cycles"] / 2.25})


@pytest.mark.exhaustive
def test_the_paper_s_model_learns_ratios_and_returns_speeds(with_costs):
    found = paper(with_costs.iloc[::2], with_costs.iloc[1::2])
    assert np.allclose(found.gflops, with_costs.iloc[1::2]["gflops"], rtol=0.05)


@pytest.mark.parametrize("fmas_a_cycle", [3.0, 0.1, 0.0], ids=["above", "below", "no FMA"])
def test_the_paper_s_model_says_nothing_where_no_row_has_a_ratio(with_costs, fmas_a_cycle):
    outside = with_costs.assign(n_fma=with_costs["cycles"] * fmas_a_cycle)
    assert np.isnan(paper(outside.iloc[::2], with_costs.iloc[1::2]).gflops).all()
