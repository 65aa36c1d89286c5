"""Bodies of loops of runs among nops, and of loads from within stores, of more kinds than `calibrate` times.

They tell which kinds of operation have few slots of a cycle of dispatch, and that slots behind a full place
are lost. `quiet_loops.py` times them.
"""

from collections.abc import Iterator

from chainline.isa.x86_64.pipeline_loops import AVX2, GROUPS, LOADS, STORES, Loop

N, NOPS = 24, 180
KINDS = {
    "loads": f"vmovupd {LOADS}(%rsi), %ymm{{}}",
    "loads of integers": f"movq {LOADS}(%rsi), %rax",
    "stores of integers": f"movq %rsi, {STORES}(%rsi)",
    "lea": "leaq 8(%rsi), %rax",
    "FMA": "vfmadd231pd %ymm14, %ymm15, %ymm{}",
}
SHORT = ((2, 15), (4, 20), (4, 30))
"""Stores in a row, and nops behind them."""
BEHIND = (0, 8, 24)
"""Bytes from where a store begins to where a load begins."""


def dispatch_bodies() -> Iterator[Loop]:
    """Yield runs of each kind, short runs of stores, and loads of 8 bytes from within stores of 32."""
    for kind, line in KINDS.items():
        body = (*(line.format(n % 8) for n in range(N)), *["nop"] * NOPS)
        yield Loop("runs among nops", f"{N} {kind}, {NOPS} nops", body, AVX2)
    for run, nops in SHORT:
        stores = [f"vmovupd %ymm15, {STORES + n * 32}(%rsi)" for n in range(run)]
        yield Loop(
            "runs among nops", f"6 times {run} stores, {nops} nops", (*stores, *["nop"] * nops) * 6, AVX2
        )
    for behind in BEHIND:
        stores = [f"vmovupd %ymm15, {STORES + n * 32}(%rsi)" for n in range(GROUPS)]
        places = [STORES + n % GROUPS * 32 + behind for n in range(4 * GROUPS)]
        loads = [f"vbroadcastsd {place}(%rsi), %ymm{n % 6}" for n, place in enumerate(places)]
        yield Loop(
            "loads from within stores", f"broadcasts from {behind} bytes behind", (*stores, *loads), AVX2
        )
