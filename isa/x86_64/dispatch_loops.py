"""Loops that show how many of a kind are dispatched in a cycle: in a run, and spread, among as many nops.

Dispatch limits them, so that only the order differs. Another of pops tells whether dispatch moves the stack
pointer by itself. They stand beside those of `pipeline_loops`, and need the same.
"""

from __future__ import annotations

from collections.abc import Iterator

from .loop_parts import AVX512, GROUPS, Loop, Vectors, spread, store

N, NOPS = 24, 180
EFFECT = "dispatched together"


def dispatch_loops(vectors: Vectors = AVX512) -> Iterator[Loop]:
    """Yield loops of stores, additions of integers, and branches that are not taken, among nops.

    Parameters
    ----------
    vectors : Vectors
        Those that the target has.
    """
    for kind, body in _kinds(vectors).items():
        nops = ["nop"] * NOPS
        yield Loop(EFFECT, f"{N} {kind} in a run", (*body, *nops), vectors)
        yield Loop(EFFECT, f"{N} {kind} spread", spread(body, nops), vectors)
    # below what a function may have there: a signal that comes meanwhile leaves that alone
    room = f"leaq {-8 * N}(%rsp), %rsp"
    yield Loop("pops", f"{N} pops", (room, *["popq %r9"] * N), vectors)


def _kinds(v: Vectors) -> dict[str, list[str]]:
    return {
        "stores": [store(v.narrow, v.data, n % GROUPS) for n in range(N)],
        "additions": [f"addq $1, %r{8 + n % 4}" for n in range(N)],
        "branches": ["jo 9f\n9:"] * N,
    }
