"""Fit what no loop shows alone of the core of Granite Rapids: registers of 512 bits, turns of the FMA ports.

    python tests/validation/campaigns/granite-rapids/fit_core.py           # two minutes

Simulates calibration loops with all combinations of three figures of the machine file `gnr`; prints the best
and the range of each that fits nearly as well, then every loop beside its simulation. `loops.csv` has the
measured cycles: of the core, or of its scalar clock, which falls to `clock_ghz_512` in loops of 512 bits.
"""

import argparse
import csv
from collections.abc import Iterator, Sequence
from pathlib import Path

from chainline.analysis.calibration.core_fit_steps import (
    CoreFit,
    MeasuredLoop,
    fit_core,
    mean_error,
    simulated_cycles,
    turns_at,
    whole_key,
)
from chainline.analysis.machine.load import Machine, load_machine
from chainline.isa.x86_64.pipeline_loops import pipeline_loops

LOOPS = Path(__file__).with_name("loops.csv")
FMA_PORTS = ("p0", "p5")
FIGURES = (
    whole_key("physical_wide_registers", (128, 136, 144, 152, 160, 168, 176, 188)),
    turns_at(512, ("full_load", "masked_load"), FMA_PORTS, (0.0, 0.2, 0.4, 0.5, 0.55, 0.6, 0.7)),
    turns_at(512, ("store", "masked_store"), FMA_PORTS, (0.0, 0.2, 0.3, 0.35, 0.4, 0.5)),
)
CHAINS = "chains of eight"
FITTED = (
    *((CHAINS, f"broadcast operands by {n}") for n in ("one register", "two registers")),
    *((CHAINS, f"{whole} whole operands") for whole in (4, 6, 8)),
    *(("FMA and stores", f"48 and {stores}, 512 bits") for stores in (6, 12, 24)),
    ("others and stores", "48 multiplies and 24, 512 bits"),
    *(("stores of sums", f"48 FMA and {stores}, 512 bits") for stores in (12, 24)),
    ("stores of sums", "8 polynomials, 512 bits"),
    ("size of code", "1000 instructions"),
)
"""Loops whose vectors of 512 bits wait for registers, or move beside FMA; others show none of the figures."""


def measured_loops(machine: Machine) -> list[MeasuredLoop]:
    """Return the loops of the table with their core cycles."""
    known = {(loop.effect, loop.name): loop for loop in pipeline_loops()}
    with LOOPS.open(newline="") as file:
        rows = [(known[row["effect"], row["loop"]], row) for row in csv.DictReader(file)]
    share = machine.core.clock_share(512)
    return [
        MeasuredLoop(
            loop, float(row["cycles"]) * (share if row["counted_in"] == "scalar" and loop.is_wide else 1.0)
        )
        for loop, row in rows
    ]


def figures_text(fit: CoreFit) -> Iterator[str]:
    yield f"{'figure':60}{'best':>8}{'low':>8}{'high':>8}"
    for figure in fit.figures:
        yield f"{figure.name:60}{figure.value:8g}{figure.low:8g}{figure.high:8g}"
    yield f"mean absolute error of the fitted loops {fit.error:.1%}"


def loops_text(machine: Machine, loops: Sequence[MeasuredLoop]) -> Iterator[str]:
    yield f"{'effect':18}{'loop':36}{'cycles':>9}{'simulated':>11}{'error':>8}"
    for each in loops:
        cycles = simulated_cycles(each.loop, machine)
        yield (
            f"{each.loop.effect:18}{each.loop.name:36}{each.cycles:9.2f}{cycles:11.2f}"
            f"{cycles / each.cycles - 1:+8.1%}"
        )
    yield f"mean absolute error of all loops {mean_error(machine, loops):.1%}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--machine", default="gnr", help="key or machine file (default gnr)")
    parser.add_argument(
        "--loops", action="store_true", help="fit nothing: print the loops beside the machine"
    )
    options = parser.parse_args()
    machine = load_machine(options.machine)
    loops = measured_loops(machine)
    if not options.loops:
        fitted = [each for each in loops if (each.loop.effect, each.loop.name) in FITTED]
        print("\n".join(figures_text(fit_core(machine, FIGURES, fitted))))
        print(f"of {machine.key} as it is {mean_error(machine, fitted):.1%}\n")
    print("\n".join(loops_text(machine, loops)))


if __name__ == "__main__":
    main()
