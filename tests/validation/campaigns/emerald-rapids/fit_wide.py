"""Fit what no loop shows alone of vectors of 512 bits on an Emerald Rapids: registers, reads, turns of ports.

    python emerald-rapids/fit_wide.py           # a minute

Simulates loops of `wide_loops.csv` (`quiet_loops.py --machine spr --wide --csv FILE`) with all combinations
of four figures of the machine file `spr`; prints the best and the range of each that fits nearly as well,
and how far loops of each kind are off by the file. No tensor kernel is among them.
"""

import csv
from collections import defaultdict
from pathlib import Path
from statistics import mean

from chainline.analysis.calibration.core_fit_steps import (
    MeasuredLoop,
    fit_core,
    simulated_cycles,
    turns_at,
    whole_key,
)
from chainline.analysis.machine.load import load_machine
from chainline.isa.x86_64.pipeline_loops import AVX512, pipeline_loops

LOOPS = Path(__file__).with_name("wide_loops.csv")
FMA_PORTS = ("p0", "p5")
FIGURES = (
    whole_key("physical_wide_registers", (150, 160, 180, 200, 220)),
    whole_key("third_read_ports", (0, 1, 2, 3)),
    turns_at(512, ("full_load",), FMA_PORTS, (0.0, 0.05, 0.13, 0.3)),
    turns_at(512, ("store", "masked_store"), FMA_PORTS, (0.0, 0.06, 0.2)),
)
FITTED = ("FMA and stores", "others and stores", "stores of sums", "registers held", "chains of eight")


def measured_loops() -> list[MeasuredLoop]:
    """Return the loops of the table with their cycles."""
    known = {(loop.effect, loop.name): loop for loop in pipeline_loops(AVX512)}
    with LOOPS.open(newline="") as file:
        rows = [row for row in csv.DictReader(file) if (row["effect"], row["loop"]) in known]
    return [MeasuredLoop(known[row["effect"], row["loop"]], float(row["cycles"])) for row in rows]


def main() -> None:
    machine, loops = load_machine("spr"), measured_loops()
    fit = fit_core(
        machine, FIGURES, [each for each in loops if each.loop.is_wide and each.loop.effect in FITTED]
    )
    for figure in fit.figures:
        print(f"{figure.name:50}{figure.value:8g}, nearly as well {figure.low:g} to {figure.high:g}")
    print(f"mean absolute error of the fitted loops {fit.error:.1%}")
    errors: dict[str, list[float]] = defaultdict(list)
    for each in loops:
        errors[each.loop.effect].append(abs(simulated_cycles(each.loop, machine) / each.cycles - 1))
    for effect, found in errors.items():
        print(f"{effect:20}{len(found):3} loops {mean(found):.1%} off by the file")
    print(f"all {mean(error for found in errors.values() for error in found):.1%}")


if __name__ == "__main__":
    main()
