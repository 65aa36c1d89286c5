"""The table of what a choice loses."""

import numpy as np
from chainline.models.kernels.learned.cross_validation.regret import Field, SpeedLoss
from chainline.reports.held_out import regret_table


def _lost(residence, cycles, by_budget):
    field = Field(7, "gcc", residence, ("8", "4,4"), np.array(cycles), np.array(cycles), np.zeros((2, 1)))
    return SpeedLoss(field, by_budget, unsplit=by_budget[0], random=by_budget[0] / 2)


def test_flat_groups_are_counted_and_left_out():
    table = regret_table(
        [
            _lost("L1", [100.0, 120.0], {0: 0.10, 3: 0.02, 10: 0.0}),
            _lost("L1", [100.0, 110.0], {0: 0.04, 3: 0.02, 10: 0.0}),
            _lost("L1", [100.0, 101.0], {0: 0.90, 3: 0.9, 10: 0.9}),
            _lost("memory", [100.0, 101.0], {0: 0.01, 3: 0.0, 10: 0.0}),
        ]
    )
    assert table.headings[:4] == ("residence", "groups", "flat", "random")
    first, second = table.rows
    assert first == (
        "L1",
        "3",
        "1",
        "3.5% (5.0%)",
        "7.0% (10.0%)",
        "7.0% (10.0%)",
        "2.0% (2.0%)",
        "0.0% (0.0%)",
    )
    assert second == ("memory", "1", "1", "", "", "", "", "")
