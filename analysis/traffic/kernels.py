"""Bytes per element that the tensor kernels move between the levels of the memory hierarchy.

Loop nest and caches -> bytes across every boundary of the hierarchy, with the reasons.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from ...codegen.variant import Mode, Variant
from ...errors import UsageError
from ...records import record
from ..machine.record import MEMORY, Cache
from .layers import REPEAT, CacheVolumes, LayerCondition, cache_volumes
from .loop_nest import Access, Array, Loop, Node, Volume, Volumes, at, nested, scaled, total


@record
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


@record
class LevelTraffic:
    """Bytes that cross one boundary per element.

    Attributes
    ----------
    level : str
        The outer side of the boundary: "L2" stands for L1 to L2; the last is "memory".
    load_bytes, store_bytes : float
        Towards the core, and away from it.
    """

    level: str
    load_bytes: float
    store_bytes: float


def kernel_traffic(
    variant: Variant, n_elements: int, caches: Sequence[Cache], active_cores: int = 1
) -> tuple[LevelTraffic, ...]:
    """Return the traffic of a kernel per element, from L1's outer boundary to memory.

    Parameters
    ----------
    variant : Variant
        The kernel; its split does not matter.
    n_elements : int
        Elements of a call; the same arrays are used by every call.
    caches : sequence of Cache
        From L1 outwards.
    active_cores : int
        Cores that run the kernel, each on elements of its own, and share the outer caches.

    Returns
    -------
    tuple of LevelTraffic
        One for each cache: what crosses the boundary behind it.

    Raises
    ------
    UsageError
        If there is not at least one element.

    Notes
    -----
    Where a level holds the working set of a call, nothing crosses its boundary. Where it holds
    only single elements, each brings in both buffers, whether read or only written
    (write-allocate), and writes back those that were changed: a mode product one of two, the
    element kernel both. Where not even one element fits, as from order 14 on in an L1 of 48 KiB,
    the products of one element evict what the next one needs; `passes` follows that.

    Caches are taken as fully associative. Where what is to be kept fills nine tenths of a cache
    or more, the sets of a real one overflow one by one: under cachegrind, L1 of 32 KiB (8 ways) or
    48 KiB (12 ways), order 11, 13 and 14 bring in 35 to 48 % more there than derived, order 15
    between 22 % less and 20 % more, by where the arrays lie. One element of order 13 leaves seven
    lines of 48 KiB free, too few for whatever else a program touches: 18 KB come in per call even
    in a fully associative L1 (23 KB with 12 ways), where nothing is derived.

    Vectors, splits and unrolling change the order of accesses only within a few cache lines,
    spilled registers stay in L1, and hardware prefetching moves the same lines earlier.

    Examples
    --------
    >>> from chainline.analysis.machine.load import load_machine
    >>> for level in kernel_traffic(Variant(7, (8,)), 100, load_machine("clx").caches):
    ...     print(level.level, round(level.load_bytes / 8**3), round(level.store_bytes / 8**3))
    L2 16 16
    L3 0 0
    memory 0 0
    """
    boundaries = _boundaries(variant, n_elements, caches, active_cores)
    return tuple(
        LevelTraffic(boundary.level, moved.load_bytes / n_elements, moved.store_bytes / n_elements)
        for boundary in boundaries
        for moved in (boundary.sum,)
    )


def explain_kernel_traffic(
    variant: Variant, n_elements: int, caches: Sequence[Cache], active_cores: int = 1
) -> str:
    """Return in words, for each boundary, which arrays cross it in a call and why.

    Parameters and errors are those of `kernel_traffic`.

    Parameters
    ----------
    variant : Variant
        The kernel.
    n_elements : int
        Elements of a call.
    caches : sequence of Cache
        From L1 outwards.
    active_cores : int
        Cores that share the outer caches.
    """
    boundaries = _boundaries(variant, n_elements, caches, active_cores)
    return "\n".join(explain(boundary) for boundary in boundaries)


def kernel_nest(np: int, modes: Sequence[Mode], entry_bytes: int, n_elements: int) -> Loop:
    """Return the loops of a kernel over elements.

    Parameters
    ----------
    np : int
        Degrees of freedom per direction.
    modes : sequence of Mode
        Mode products of one element in turn; they go from `q` to `tmp` and back.
    entry_bytes : int
        Size of one entry.
    n_elements : int
        Elements of a call.

    Notes
    -----
    The loop over the sum stands outside the contiguous loop, as in vector code: all terms of
    one row are read while a row of results is made.
    """
    buffers = [Array(name, (n_elements, np, np, np), entry_bytes) for name in ("q", "tmp")]
    products = []
    for number, mode in enumerate(modes):
        source, result = buffers[number % 2], buffers[1 - number % 2]
        operator = Array(f"d{mode}", (np, np), entry_bytes)
        row = {Mode.X: "i", Mode.Y: "j", Mode.Z: "k"}[mode]
        terms = {Mode.X: "ekjm", Mode.Y: "ekmi", Mode.Z: "emji"}[mode]
        inner = "m" if mode is Mode.X else "i"  # a row of q is read along its contiguous direction
        outer = "i" if mode is Mode.X else "m"
        products.append(
            nested(
                {"k": np, "j": np, outer: np, inner: np},
                Access(operator, at("m", row)),
                Access(source, at(*terms)),
                Access(result, at("e", "k", "j", "i"), store=True),
            )
        )
    return Loop("e", n_elements, tuple(products))


def _boundaries(
    variant: Variant, n_elements: int, caches: Sequence[Cache], active_cores: int
) -> tuple[BoundaryVolumes, ...]:
    # by what matters, so that all splits of an order share one analysis
    entry_bytes = variant.dtype.bytes
    return _volumes(variant.np, variant.modes, entry_bytes, n_elements, tuple(caches), active_cores)


@lru_cache(maxsize=1024)
def _volumes(
    np: int,
    modes: tuple[Mode, ...],
    entry_bytes: int,
    n_elements: int,
    caches: tuple[Cache, ...],
    active_cores: int,
) -> tuple[BoundaryVolumes, ...]:
    if n_elements < 1:
        raise UsageError(f"{n_elements} elements: a call needs at least one")
    nest = kernel_nest(np, modes, entry_bytes, n_elements)
    return hierarchy_volumes([nest], caches, active_cores=active_cores)
