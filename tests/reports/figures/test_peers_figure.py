"""The figure of peers: every contender drawn apart from the others."""

from chainline.models.kernels.peers.result import PeerResult, by_order, compare
from chainline.models.kernels.predictions.model import COMPILERS, LIBRARIES, VECTORS
from chainline.reports.figures import result_plots as drawing

NAMES = (*LIBRARIES, *(name + end for name in COMPILERS for end in ("", " split")), VECTORS)


def _result(name, order):
    speed = None if (name, order) == ("gcc", 2) else 10.0 + NAMES.index(name) + order
    texts = dict.fromkeys(
        ("version", "flags", "split", "schedule", "source", "residence", "problem", "machine", "cpu", "date"),
        "",
    )
    numbers = dict.fromkeys(("chosen_from", "n_elements", "contenders"), 1)
    return PeerResult(
        order=order,
        dtype="float64",
        contender=name,
        tool=name,
        gflops=speed,
        frequency_ghz=3.8,
        peak_gflops=None if speed is None else 120.0,
        lanes_gflops=None if speed is None else 100.0,
        error=0.0,
        samples=() if speed is None else (1e-9,) * 6,
        **texts,
        **numbers,
    )


def test_every_contender_has_a_line_of_its_own(tmp_path, monkeypatch):
    kept = []
    monkeypatch.setattr(drawing, "save", lambda figure, path: kept.append(figure) or path)
    comparison = compare(by_order([_result(name, order) for order in (1, 2, 3) for name in NAMES]))
    drawing.draw_peers(comparison, "title", tmp_path / "peers.png")
    speeds, shares = kept[0].axes
    lines = {line.get_label(): line for line in speeds.lines}
    assert set(lines) == {*NAMES, "FMA peak", "lanes allow"}
    looks = {(line.get_color(), line.get_marker(), line.get_linestyle()) for line in lines.values()}
    assert len(looks) == len(lines)
    assert list(lines["gcc"].get_xdata()) == [1, 3], "an order without a time is left out"
    assert list(shares.lines[-1].get_ydata()) == [100 * (10 + len(NAMES) - 1 + o) / 100 for o in (1, 2, 3)]
