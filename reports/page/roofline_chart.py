"""The Roofline of one core, and where a loop stands under it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import atan2, degrees, hypot

from ...models.kernels.predictions.roofline import BandwidthRoof, Ceiling
from .drawing import Axis, Dot, Drawing, Path, Shape, Text, number

_WIDTH, _HEIGHT = 640.0, 400.0
_LEFT, _RIGHT, _TOP, _BOTTOM = 62.0, 20.0, 16.0, 46.0
_LABEL, _ROOM = 0.3, 120.0
"""Place of a roof's name along it, and its distance from a point."""


@dataclass(frozen=True, slots=True)
class Stand:
    """Point of a Roofline: operations per byte, GFLOPS and its label."""

    intensity: float
    gflops: float
    name: str


def roofline_chart(
    title: str,
    roofs: Sequence[BandwidthRoof],
    ceilings: Sequence[Ceiling],
    stands: Sequence[Stand],
    note: str = "",
) -> Drawing:
    """Return a Roofline chart: the roofs, the ceilings under the peak, and points.

    Parameters
    ----------
    title : str
    roofs : sequence of BandwidthRoof
    ceilings : sequence of Ceiling
    stands : sequence of Stand
        Points.
    note : str
    """
    peak = max(ceiling.gflops for ceiling in ceilings)
    knees = [peak / roof.gflops(1.0) for roof in roofs]
    intensities = [stand.intensity for stand in stands]
    low, high = min([*knees, *intensities]) / 4, max([*knees, *intensities]) * 6
    bottom = min([*(stand.gflops for stand in stands), *(ceiling.gflops for ceiling in ceilings)]) / 2.5
    across = Axis(low, high, _LEFT, _WIDTH - _RIGHT, log=True)
    up = Axis(bottom, peak * 1.8, _HEIGHT - _BOTTOM, _TOP, log=True)
    shapes = (
        *_frame(across, up),
        *_ceilings(across, up, ceilings, max(roof.gflops(1.0) for roof in roofs)),
        *(shape for roof, name in _named(roofs) for shape in _roof(across, up, roof, name, peak, stands)),
        *_stands(across, up, stands),
    )
    return Drawing(title, _WIDTH, _HEIGHT, shapes, (("here", "this loop"),) if stands else (), note)


def _frame(across: Axis, up: Axis) -> Iterator[Shape]:
    for value in across.ticks():
        yield Path(((across.place(value), up.end), (across.place(value), up.start)), "grid")
        yield Text(across.place(value), up.start + 16, number(value), "tick", "middle")
    for value in up.ticks():
        yield Path(((across.start, up.place(value)), (across.end, up.place(value))), "grid")
        yield Text(across.start - 6, up.place(value) + 4, number(value), "tick", "end")
    yield Path(((across.start, up.end), (across.start, up.start), (across.end, up.start)), "axis")
    middle = (across.start + across.end) / 2
    yield Text(
        middle, up.start + 36, "floating-point operations per byte loaded or stored", "axis-name", "middle"
    )
    yield Text(16, (up.start + up.end) / 2, "GFLOPS of a core", "axis-name", "middle", -90)


def _ceilings(across: Axis, up: Axis, ceilings: Sequence[Ceiling], steepest: float) -> Iterator[Shape]:
    names: dict[float, list[str]] = {}
    for ceiling in ceilings:
        names.setdefault(float(f"{ceiling.gflops:.3g}"), []).append(ceiling.name)
    for rank, height in enumerate(sorted(names, reverse=True)):
        y = up.place(height)
        yield Path(((across.place(height / steepest), y), (across.end, y)), "ceiling" if rank else "roof")
        yield Text(across.end - 2, y - 4, f"{', '.join(names[height])}: {height:g}", "ceiling-name", "end")


def _named(roofs: Sequence[BandwidthRoof]) -> list[tuple[BandwidthRoof, str]]:
    """Return the roofs with names, those that are alike as one."""
    levels: dict[int, list[BandwidthRoof]] = {}
    for roof in roofs:
        levels.setdefault(round(roof.bytes_per_second * 1e-9), []).append(roof)
    return [
        (alike[0], f"{', '.join(roof.level for roof in alike)} {speed} GB/s")
        for speed, alike in levels.items()
    ]


def _roof(
    across: Axis, up: Axis, roof: BandwidthRoof, name: str, peak: float, stands: Sequence[Stand]
) -> Iterator[Shape]:
    left = max(across.low, up.low / roof.gflops(1.0))
    knee = peak / roof.gflops(1.0)
    start = across.place(left), up.place(roof.gflops(left))
    end = across.place(knee), up.place(peak)
    yield Path((start, end), "roof")
    turn = degrees(atan2(end[1] - start[1], end[0] - start[0]))
    places = [(across.place(stand.intensity), up.place(stand.gflops)) for stand in stands]

    def spot(share: float) -> tuple[float, float]:
        return start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1])

    def room(share: float) -> float:
        return min((hypot(spot(share)[0] - x, spot(share)[1] - y) for x, y in places), default=0.0)

    x, y = spot(_LABEL if room(_LABEL) > _ROOM or not places else max((_LABEL, 1 - _LABEL), key=room))
    yield Text(x - 4, y - 5, name, "tick", "middle", round(turn, 1))


def _stands(across: Axis, up: Axis, stands: Sequence[Stand]) -> Iterator[Shape]:
    for stand in stands:
        x, y = across.place(stand.intensity), up.place(stand.gflops)
        said = f"{stand.name}: {number(stand.gflops)} GFLOPS at {number(stand.intensity)} operations per byte"
        yield Dot(x, y, "here", said, 6)
        yield Text(x, y - 12, f"{number(stand.gflops)} GFLOPS", "limit", "middle")
