"""Bodies of loops of operations on integers, in a run among nops, and of two micro-ops beside one.

They tell that what goes to the same schedulers has as many slots of a cycle of dispatch as these are, and
that both micro-ops of an operation are dispatched together. `quiet_loops.py` times them.
"""

from collections.abc import Iterator

from chainline.codegen.loop_parts import AVX2, LOADS, Loop

N, NOPS = 24, 180
TARGETS = ("rax", "rdx", "r8", "r9", "r10", "r11")
KINDS = {
    "sum": "leaq 1(%rsi), %{}",
    "move": "cmovcq %rsi, %{}",
    "shift": "rorxq $3, %rsi, %{}",
    "product": "imulq $3, %rsi, %{}",
    "branch": "jo 9f\n9:",
    "load": f"movq {LOADS}(%rsi), %{{}}",
    "zeros": "tzcntq %rsi, %{}",
    "bit": "blsrq %rsi, %{}",
    "three": "leaq 1(%rsi,%rsi), %{}",
}
RUNS = (
    *("move", "shift", "product", "branch", "zeros", "three"),
    *("move shift", "move sum", "move move sum", "shift sum", "branch move", "branch shift", "branch sum"),
    *("load sum", "load move", "load shift", "load branch", "zeros sum", "zeros shift"),
)
BESIDE = ("sum", "shift", "product", "move", "zeros", "sum sum", "shift shift", "move move", "zeros zeros")


def integer_bodies() -> Iterator[Loop]:
    """Yield runs of each kind and of some by turns, and operations of two micro-ops beside others."""
    for names in RUNS:
        group = names.split()
        body = (*lines(group * (N // len(group))), *["nop"] * NOPS)
        yield Loop("integers in a run", f"{N}, {names} by turns, {NOPS} nops", body, AVX2)
    for one in ("zeros", "bit", "three"):
        yield Loop("two micro-ops", f"{N} {one}", (*lines([one] * N),), AVX2)
        for names in BESIDE:
            body = (*lines([one, *names.split()] * N),)
            yield Loop("two micro-ops", f"{N} {one}, {names} beside each", body, AVX2)


def lines(kinds: list[str]) -> Iterator[str]:
    """Yield a line for each, to one register after the other."""
    for number, kind in enumerate(kinds):
        yield KINDS[kind].format(TARGETS[number % len(TARGETS)])
