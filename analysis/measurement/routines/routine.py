"""Routines to time over their parameters, and the choice of configurations."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, TypeAlias, runtime_checkable

import numpy as np

from ....codegen.process import available_cores
from ....records import record

Configuration: TypeAlias = tuple[int, ...]


@runtime_checkable
class SelfTimed(Protocol):
    """A call whose work is done and timed elsewhere, so that the way there does not count."""

    def seconds(self, n: int) -> float:
        """Return the mean time of `n` calls."""
        ...

    def operations(self) -> float:
        """Return the floating-point operations of the timed work, which may be known only after a run."""
        ...


Call: TypeAlias = Callable[[], Any] | SelfTimed
Prepare: TypeAlias = Callable[[Sequence[Configuration], np.random.Generator], list[Call]]

THREADS = "threads"
"""Parameter of those routines that run a team of threads."""
OVERSUBSCRIBED = ", oversubscribed"
"""Suffix of a library's name if there may be more processes than cores."""


def _as_given(configuration: Configuration) -> Configuration | None:
    return configuration


@record
class Routine:
    """A routine whose time depends on whole numbers.

    Attributes
    ----------
    name : str
    title : str
        For people.
    parameters : tuple of str
    prepare : callable
        From configurations and a random generator to what is timed, a call for each.
    operations : callable
        From a configuration to floating-point operations; not asked if a call is `SelfTimed`.
    reference : tuple of int
        Configuration that shows whether the machine is slower than before.
    library : callable
        Name and version of what is called, asked for in the timing process.
    defaults : tuple of int
        Of parameters that no values are given for; empty if all need them.
    normalise : callable
        From a configuration to the one of the same meaning that is written down, None if there is none; a
        ValueError or UsageError if a value is out of its range.
    passes : int
        Times that a call does what is timed.
    compiler : str or None
        Of routines that are compiled here.
    processes_per_core : int
        Of routines whose calls run in processes of their own: how many may share a core. 0 for others.
    share : callable
        From a configuration to the share of this machine's memory for a block that it keeps.
    """

    name: str
    title: str
    parameters: tuple[str, ...]
    prepare: Prepare
    operations: Callable[[Configuration], float]
    reference: Configuration
    library: Callable[[], str]
    defaults: Configuration = ()
    normalise: Callable[[Configuration], Configuration | None] = _as_given
    passes: int = 1
    compiler: str | None = None
    processes_per_core: int = 0
    share: Callable[[Configuration], float] = lambda configuration: 0.0

    @property
    def threaded(self) -> bool:
        """True where the number of threads is a parameter."""
        return THREADS in self.parameters

    @property
    def oversubscribed(self) -> bool:
        """True where there may be more processes than cores."""
        return self.processes_per_core > 1


def half_of_memory() -> float:
    """Return the bytes that a block of configurations may take."""
    return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE") / 2


def drawn_configurations(routine: Routine, n: int, least: int, most: int, seed: int) -> list[Configuration]:
    """Return `n` different configurations, each parameter uniform in its logarithm.

    Parameters
    ----------
    routine : Routine
    n : int
        Number of configurations.
    least, most : int
        Range of every parameter.
    seed : int
        Seed of the draw.

    Raises
    ------
    ValueError
        If the range has fewer, or one is out of the routine's ranges.
    """
    n_parameters = len(routine.parameters)
    if (most - least + 1) ** n_parameters < 2 * n:
        raise ValueError(
            f"{least} to {most} hold too few configurations of {n_parameters} parameters for {n}; widen it"
        )
    rng = np.random.default_rng(seed)
    found: dict[Configuration, None] = {}
    while len(found) < n:
        places = np.exp(rng.uniform(np.log(least), np.log(most + 1), n_parameters))
        found[tuple(int(place) for place in np.minimum(places, most))] = None
    for configuration in found:
        routine.normalise(configuration)
    return list(found)


def listed_configurations(
    routine: Routine, rows: Sequence[Mapping[str, int]], seed: int, most_threads: int | None = None
) -> list[Configuration]:
    """Return the valid ones of some configurations, each once, in a random order.

    In that order what disturbs the machine for a while does not meet neighbours alone, and a campaign
    that was stopped early holds a sample of all.

    Parameters
    ----------
    routine : Routine
        The routine.
    rows : sequence of mapping of str to int
        Values by parameter, of the same parameters in each; the others have their defaults.
    seed : int
        Seed of the random numbers.
    most_threads : int or None
        Processors of the machine that they are timed on; None for this one.

    Raises
    ------
    ValueError
        If a parameter is unknown, has neither values nor a default, or a value out of its range, or no
        row is a configuration.
    """
    given = rows[0].keys() if rows else ()
    for name in given:
        if name not in routine.parameters:
            raise ValueError(
                f"{routine.name} has no parameter {name!r}; it has {', '.join(routine.parameters)}"
            )
    defaults = dict(zip(routine.parameters, routine.defaults, strict=False))
    for name in routine.parameters:
        if name not in given and name not in defaults:
            raise ValueError(f"{routine.name} needs values of {name}")
    most = most_threads or available_cores()
    if routine.threaded and not all(1 <= row.get(THREADS, 1) <= most for row in rows):
        raise ValueError(f"{THREADS}: give 1 to {most}, a thread a core")
    whole = (tuple({**defaults, **row}[name] for name in routine.parameters) for row in rows)
    normal = (routine.normalise(configuration) for configuration in whole)
    found = list(dict.fromkeys(configuration for configuration in normal if configuration is not None))
    if not found:
        raise ValueError(f"none of them is a configuration of {routine.name}")
    return [found[place] for place in np.random.default_rng(seed).permutation(len(found))]
