import pytest
from chainline.models.kernels.peers.result import by_order, compare

from .made_up import failed, result


def _comparison():
    rows = [
        *(result("libxsmm", 2, 20.0), result("gcc split", 2, 50.0), result("vectors", 2, 40.0)),
        *(result("libxsmm", 5, 80.0), failed("gcc split", 5), result("vectors", 5, 40.0)),
    ]
    return compare(by_order(rows))


def test_means_are_geometric_and_over_orders_where_both_have_times():
    means = {mean.contender: mean for mean in _comparison().means}
    assert set(means) == {"libxsmm", "gcc split"}
    assert means["libxsmm"].ratio == pytest.approx(1.0)  # 2 and 1/2
    assert means["libxsmm"].low_orders_ratio == pytest.approx(2.0)
    assert (means["libxsmm"].least, means["libxsmm"].least_order) == (pytest.approx(0.5), 5)
    assert means["gcc split"].orders == (2,)


def test_every_order_where_ours_is_slower_is_told():
    slower = {(item.order, item.contender): item.ratio for item in _comparison().slower}
    assert slower == {(2, "gcc split"): pytest.approx(0.8), (5, "libxsmm"): pytest.approx(0.5)}


def test_ours_come_last_and_shares_are_fractions():
    comparison = _comparison()
    assert comparison.contenders == ("libxsmm", "gcc split", "vectors")
    assert comparison.orders[0].ours.share_of_lanes == pytest.approx(0.4)
    assert comparison.orders[0].ours.share_of_peak == pytest.approx(40 / 121.6)
    assert comparison.orders[1].of("gcc split").share_of_peak is None
