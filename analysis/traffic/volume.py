"""Bytes that one cache fetches and writes back, array by array."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from .loop_nest import Array


@dataclass(frozen=True, slots=True)
class Volume:
    """Bytes fetched into a cache, and written back from it."""

    load_bytes: float = 0.0
    store_bytes: float = 0.0

    def __add__(self, other: Volume) -> Volume:
        return Volume(self.load_bytes + other.load_bytes, self.store_bytes + other.store_bytes)

    def times(self, factor: float) -> Volume:
        """Return the volume of `factor` such transfers."""
        return Volume(self.load_bytes * factor, self.store_bytes * factor)


Volumes = Mapping[Array, Volume]


def total(parts: Iterable[Volumes]) -> Volumes:
    """Return the sum of volumes, array by array."""
    summed: dict[Array, Volume] = {}
    for volumes in parts:
        for array, volume in volumes.items():
            summed[array] = summed.get(array, Volume()) + volume
    return summed


def scaled(volumes: Volumes, factor: float) -> Volumes:
    """Return volumes times a factor."""
    return {array: volume.times(factor) for array, volume in volumes.items()}
