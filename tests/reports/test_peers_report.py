import json
from dataclasses import replace

import jsonschema
from chainline.analysis.measurement.comparison import PairedRatio
from chainline.models.kernels.peers.result import PeerResult, by_order, compare
from chainline.reports.peers import peers_tables, peers_to_json, ratio_text
from chainline.reports.schemas import schema_of

SCHEMA = schema_of("peers")


def _result(contender, order, speed, split="", n_elements=1):
    flops = 6 * (order + 1) ** 4
    return PeerResult(
        order=order,
        dtype="float64",
        contender=contender,
        tool=contender.split()[0],
        version="1.0",
        flags="-O3 -g",
        split=split,
        schedule="512 mask x y z" if contender == "vectors" else "",
        chosen_from=1,
        source="",
        n_elements=n_elements,
        residence="L1",
        gflops=speed,
        frequency_ghz=3.8,
        peak_gflops=120.0,
        lanes_gflops=100.0,
        error=0.0,
        problem="" if speed else "killed by SIGILL",
        contenders=4,
        machine="zen5",
        cpu="",
        date="",
        samples=(flops / speed * 1e-9,) * 6 if speed else (),
    )


def _quiet(order):
    return [_result("libxsmm", order, 40.0), _result("vectors", order, 50.0, str(order + 1))]


def _comparison(ours):
    rows = [
        _result("libxsmm", 3, 40.0),
        _result("gcc", 3, 30.0, "4"),
        _result("gcc split", 3, 36.0, "2,2"),
        _result("vectors", 3, ours, "4"),
    ]
    return compare(by_order(rows))


def test_a_row_holds_speeds_shares_and_the_ratio_with_its_interval():
    speeds, means, kernels = peers_tables(_comparison(50.0))
    assert "float64, 1 element a call" in speeds.title
    cells = dict(zip(speeds.headings, speeds.rows[0], strict=True))
    assert cells["gcc"] == "30.0/36.0" and cells["libxsmm"] == "40.0"
    assert cells["of lanes"] == "50.0%"
    assert cells["vectors/libxsmm"] == "1.250 [1.250, 1.250]"
    assert "at least as fast (paired ratio of 0.98 or more) as everybody" in means.note
    assert kernels.rows[0][:3] == ("512 mask x y z", "4", "")


def test_who_is_faster_is_named():
    _, means, _ = peers_tables(_comparison(38.0))
    assert means.note.startswith("not at least as fast")
    assert means.note.endswith("as: libxsmm at order 3 (0.950)")


def test_an_order_that_was_disturbed_is_not_compared():
    found = _comparison(38.0)
    loud = replace(found.orders[0].results[0], alone=(False,) * 6)
    rows = [*(replace(one, alone=(False,) * 6) for one in found.orders[0].results), *_quiet(loud.order + 1)]
    comparison = compare(by_order(rows))
    assert comparison.disturbed == (3,) and comparison.slower == ()
    assert all(mean.orders == (4,) for mean in comparison.means)
    speeds, means, _ = peers_tables(comparison)
    assert speeds.rows[0][-1] == "disturbed" and speeds.rows[1][-1].startswith("1.250")
    assert "at every other order" in means.note and "other programs disturbed order 3" in means.note
    document = peers_to_json(comparison)
    assert [order["disturbed"] for order in document["orders"]] == [True, False]
    assert document["orders"][0]["contenders"][0]["ratio"] is None
    jsonschema.validate(json.loads(json.dumps(document)), SCHEMA)


def test_a_ratio_whose_interval_holds_1_makes_nobody_slower():
    ours = _result("vectors", 3, 38.0, "4")
    noisy = tuple(sample * (1.0 if n < 5 else 0.8) for n, sample in enumerate(ours.samples))
    rows = [_result("libxsmm", 3, 40.0), replace(ours, samples=noisy)]
    assert by_order(rows)[0].ratio("libxsmm").high > 1
    assert compare(by_order(rows)).slower == ()


def test_a_kernel_without_a_time_shows_why():
    tables = peers_tables(_comparison(None))
    assert [table.title for table in tables][1:] == ["kernels of vectors"]
    assert tables[-1].rows[0][2] == "killed by SIGILL"
    document = peers_to_json(_comparison(None))
    assert document["means"] == [] and document["orders"][0]["contenders"][0]["ratio"] is None


def test_json_gives_splits_and_ratios_as_numbers():
    contenders = peers_to_json(_comparison(50.0))["orders"][0]["contenders"]
    assert [entry["split"] for entry in contenders] == [None, [4], [2, 2], [4]]
    assert contenders[0]["ratio"]["median"] == 1.25 and contenders[-1]["ratio"] is None
    assert contenders[0]["flags"] == ["-O3", "-g"]


def test_a_ratio_of_few_rounds_has_no_interval():
    assert ratio_text(PairedRatio(1.5, None, None, 3)) == "1.500"
    assert ratio_text(None) == ""
