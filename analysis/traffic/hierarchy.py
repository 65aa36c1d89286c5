"""Loop nest and caches -> bytes across every boundary of the hierarchy, with the reasons."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ..machine.record import MEMORY, Cache
from .layers import REPEAT, CacheVolumes, LayerCondition, cache_volumes
from .loop_nest import Node
from .volume import Volume, Volumes, scaled, total


@dataclass(frozen=True, slots=True)
class BoundaryVolumes:
    """Volumes that one execution of a loop nest moves across one boundary between memory levels.

    Attributes
    ----------
    inner, level : str
        Names of the cache on the core's side and of the level behind it.
    volumes : mapping of Array to Volume
        Bytes towards the core and away from it, array by array.
    conditions : tuple of LayerCondition
        What the caches up to `inner` were asked to keep, outermost loop first.
    """

    inner: str
    level: str
    volumes: Volumes
    conditions: tuple[LayerCondition, ...]

    @property
    def sum(self) -> Volume:
        """The bytes of all arrays."""
        return sum(self.volumes.values(), Volume())


def hierarchy_volumes(
    nest: Iterable[Node], caches: Sequence[Cache], repeated: bool = True, active_cores: int = 1
) -> tuple[BoundaryVolumes, ...]:
    """Return the volumes of one execution of a loop nest across every boundary, from L1 outwards.

    Parameters
    ----------
    nest : iterable of Node
        One or several loops, run one after the other.
    caches : sequence of Cache
        From L1 outwards.
    repeated : bool
        The nest runs again and again on the same arrays; False for once, from cold caches.
    active_cores : int
        Cores that run such a nest each and share the shared caches evenly.

    Notes
    -----
    Every cache holds what was used last (least recently used goes first), so what crosses the
    boundary behind it depends on its capacity alone, and not on the caches around it.

    A victim cache is filled by what the next inner cache evicts, clean lines and dirty ones,
    and gives a line up when that is used again: together the two hold the sum of their
    capacities. With `m` the bytes that the inner one misses and `M <= m` those that both miss,
    ``m - M`` come from the victim cache, ``M`` from memory and past it, and ``m`` go into it,
    for in the long run each fill evicts a line. Dirty lines leave it for memory.
    """
    nodes = tuple(nest)
    names = [*(cache.name for cache in caches[1:]), MEMORY]
    found: list[CacheVolumes] = []
    capacity = 0.0
    for cache in caches:
        own = cache.size_bytes / min(max(1, active_cores), cache.shared_by_cores)
        capacity = capacity + own if cache.victim else own
        found.append(cache_volumes(nodes, capacity, cache.line_bytes, repeated))
    boundaries = []
    for number, (cache, name, moved) in enumerate(zip(caches, names, found, strict=True)):
        volumes = moved.volumes
        if number + 1 < len(caches) and caches[number + 1].victim:
            volumes = _into_victim(volumes, found[number + 1].volumes)
        boundaries.append(BoundaryVolumes(cache.name, name, volumes, moved.conditions))
    return tuple(boundaries)


def _into_victim(inner: Volumes, both: Volumes) -> Volumes:
    hits = total([inner, scaled(both, -1)])
    return {array: Volume(hits[array].load_bytes, inner[array].load_bytes) for array in inner}


def explain(boundary: BoundaryVolumes) -> str:
    """Return in words which arrays cross a boundary and which layer conditions decide it.

    Examples
    --------
    >>> from chainline.analysis.traffic.loop_nest import Access, Array, at, nested
    >>> a = Array("a", (512, 512))
    >>> l1 = Cache("L1", 32768, 1, 64, 64, 64, "example")
    >>> rows = nested({"j": 510, "i": 512}, *(Access(a, at("j", "i", offsets=(o, 0))) for o in (0, 1, 2)))
    >>> print(explain(hierarchy_volumes([rows], [l1])[0]))
    L1 to memory: 2097208 bytes in, 0 out
      a: 2097208 in, 0 out
      not kept in 32768 bytes: 1 run of the nest (a 2097208)
      kept in 32768 bytes: 1 iteration of loop j (a 12344)
      kept in 32768 bytes: 2 iterations of loop j (a 16440)
    """
    lines = [f"{boundary.inner} to {boundary.level}: {_volume(boundary.sum, ' bytes')}"]
    lines += [f"  {array.name}: {_volume(volume)}" for array, volume in boundary.volumes.items()]
    lines += [f"  {_condition(condition)}" for condition in boundary.conditions]
    return "\n".join(lines)


def _volume(volume: Volume, unit: str = "") -> str:
    return f"{volume.load_bytes:.0f}{unit} in, {volume.store_bytes:.0f} out"


def _condition(condition: LayerCondition) -> str:
    what = "run" if condition.variable == REPEAT else "iteration"
    many = f"{condition.iterations} {what}{'s' if condition.iterations > 1 else ''}"
    where = "the nest" if condition.variable == REPEAT else f"loop {condition.variable}"
    arrays = ", ".join(f"{name} {size:.0f}" for name, size in condition.needed_bytes.items())
    verdict = "kept" if condition.holds else "not kept"
    return f"{verdict} in {condition.capacity_bytes:.0f} bytes: {many} of {where} ({arrays})"
