"""Figure of `chainline peers`."""

from __future__ import annotations

from pathlib import Path

from ....models.kernels.peers.benchmark import PeerBenchmark
from ....models.kernels.peers.summary import Comparison
from ....reports.figures.peers import draw_peers


def draw(comparison: Comparison, benchmark: PeerBenchmark, folder: Path) -> list[Path]:
    """Draw the figure of a comparison; return its file in a list.

    Parameters
    ----------
    comparison : Comparison
    benchmark : PeerBenchmark
        Setting of the comparison, for the title and the name of the file.
    folder : Path
    """
    count = benchmark.n_elements
    elements = None if count is None else f"{count} element{'s' if count > 1 else ''}"
    where = f"data in {benchmark.level}" if elements is None else f"{elements} a call"
    name = (
        f"peers-{benchmark.dtype}-{benchmark.level if elements is None else elements.replace(' ', '-')}.png"
    )
    title = f"{benchmark.machine.title}, {benchmark.dtype}, {where}"
    return [draw_peers(comparison, title, folder / name)]
