"""The two dearest phases of a fast multipole method over a uniform tree: P2P, M2L, or one after the other."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from ....codegen.applications.multipole import ORDERS, load_multipole, m2l_products
from ....codegen.applications.octree import Particles, leaf_dims, m2l_pairs, p2p_pairs, uniform_particles
from ....codegen.applications.program import built_by
from .routine import Call, Configuration, Routine

_TITLES = {
    "p2p": "P2P: potentials of N particles in leaves of q by those in the same and neighbouring leaves",
    "m2l": "M2L: multipole expansions of order k of cells, turned into local ones of cells farther away",
    "fmm": "P2P and M2L of a fast multipole method, one after the other",
}


def multipole_routine(phases: str, compiler: str) -> Routine:
    """Return a phase, "p2p" or "m2l", or "fmm" for both, by a compiler."""

    def prepare(configurations: Sequence[Configuration], rng: np.random.Generator) -> list[Call]:
        seed = int(rng.integers(2**31))
        sizes = {(configuration[0], configuration[1]) for configuration in configurations}
        trees = {(N, q): uniform_particles(N, q, seed) for N, q in sizes}
        return [_call(phases, c, trees[c[0], c[1]], compiler) for c in configurations]

    return Routine(
        name=phases,
        title=_TITLES[phases],
        parameters=("N", "q", "k", "threads"),
        prepare=prepare,
        operations=lambda configuration: _operations(phases, configuration),
        reference=(4096, 64, 4, 1),
        library=lambda: built_by(compiler),
        defaults=(4096, 64, 4, 1),
        normalise=_in_tree,
        compiler=compiler,
    )


def _in_tree(configuration: Configuration) -> Configuration | None:
    """Return a configuration whose leaves fill a tree, None of others."""
    N, q, k, _ = configuration
    if k not in ORDERS:
        raise ValueError(f"k {k}: give {ORDERS[0]} to {ORDERS[-1]}")
    if min(N, q) < 1:
        raise ValueError("N, q: give 1 or more")
    leaves = N // q
    return configuration if leaves * q == N and leaves & (leaves - 1) == 0 else None


def _call(phases: str, configuration: Configuration, particles: Particles, compiler: str) -> Call:
    k, threads = configuration[2:]
    code = load_multipole(k, compiler)
    calls: list[Callable[[], None]] = []
    if phases != "m2l":
        calls.append(code.bind_p2p(particles, threads))
    if phases != "p2p":
        calls.append(code.bind_m2l(particles, threads))

    def call() -> None:
        for phase in calls:
            phase()

    return call


def _operations(phases: str, configuration: Configuration) -> float:
    """Return operations: 11 of a pair of particles, two of each term of an expansion of a pair of cells."""
    N, q, k, _ = configuration
    dims = leaf_dims(N // q)
    p2p = 0.0 if phases == "m2l" else 11.0 * p2p_pairs(dims, q)
    # derivatives of 1 / r, which each pair of cells needs too, are not counted
    return p2p + (0.0 if phases == "p2p" else 2.0 * m2l_products(k) * m2l_pairs(dims))
