"""Time `count_words` with texts whose branches turn more or less often, beside the simulation.

    python tests/validation/timed_loops/texts.py [--machine KEY] [--rounds 9]

Clang leaves a branch on every letter, eight of them in an iteration. Where these always go the same way they
cost what is dispatched; where they turn, prediction costs more than that, though a text that repeats is
foreseen. Prints the cycles of eight letters, and what the simulated call says.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

import chainline as cl
import numpy as np
from calls import call_cycles
from loops import laid_out
from run import chosen_loops, options_of
from sampling import Timed, measure
from toolchain import compiled, placements

LETTER, SPACE = ord("a"), ord(" ")
REPEATED = ("abcdefg ", "abcdefghijklmno ", "abc defg hijklmn o the cat is in", "ab c\n")
SHARES = (0.01, 0.5)
"""Of spaces in a text at random: one that is too long to be foreseen as a whole."""
LETTERS = 8


def texts(length: int) -> Iterator[tuple[str, np.ndarray | None]]:
    """Yield names and texts, first that of the timed loops."""
    yield "as timed", None
    yield "letters", np.full(length, LETTER, np.uint8)
    yield "spaces", np.full(length, SPACE, np.uint8)
    for text in REPEATED:
        yield repr(text), np.frombuffer((text * length)[:length].encode(), np.uint8)
    rng = np.random.default_rng(1)
    for share in SHARES:
        yield f"{share:.0%} spaces", np.where(rng.random(length) < share, SPACE, LETTER).astype(np.uint8)


def main() -> None:
    options = options_of(__doc__)
    options.only, machine = "count_words", cl.machine(options.machine).record
    with tempfile.TemporaryDirectory() as scratch:
        print(f"{'compiler':10}{'text':36}{'measured':>9}{'95 %':>15}{'simulated':>10}")
        for loop, compiler in chosen_loops(options):
            assembly = compiled(loop, compiler, None, Path(scratch))
            small, large = loop.sizes
            for name, text in texts(large):
                arrays = {n: laid_out(loop, n) for n in loop.sizes}
                if text is not None:
                    for n in loop.sizes:
                        arrays[n][0][:] = text[:n]
                cases = [Timed(placements(loop, compiler, assembly), arrays)]
                (found,) = measure(cases, options.rounds, machine.core.dispatch_width)
                calls = {n: call_cycles(loop, assembly, arrays[n], n, machine) for n in loop.sizes}
                each = LETTERS / (large - small)
                simulated = (
                    (calls[large] - calls[small]) * each if None not in calls.values() else float("nan")
                )
                figures = f"{found.cycles * each:9.2f}{found.low * each:8.2f}{found.high * each:7.2f}"
                print(f"{compiler.name:10}{name:36}{figures}{simulated:10.2f}")


if __name__ == "__main__":
    main()
