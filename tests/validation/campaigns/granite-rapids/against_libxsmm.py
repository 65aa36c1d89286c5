"""What today's search names where a library was faster, beside the kernel that was measured then.

    python granite-rapids/against_libxsmm.py PEERS.csv [--orders 11,13] [--machine gnr]

PEERS.csv is what `chainline peers -o` writes. For each order: the cycles of the library and of our kernel,
each at the clock that was measured beside it, and what the simulation of today says of that kernel and of
those that the search names first. Needs gcc; a minute each order.
"""

import argparse
import csv
from dataclasses import replace
from pathlib import Path

from chainline.analysis.machine.load import load_machine
from chainline.codegen.target import find_target
from chainline.codegen.variant import DType, Language, Mode
from chainline.codegen.vector.schedule import parse_schedule
from chainline.models.kernels.search.candidates import candidates
from chainline.models.kernels.search.task import SearchTask, simulated_kernels

TARGET, SHOWN = "sapphirerapids", 3


def main() -> None:
    """Print the orders that are asked for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("peers")
    parser.add_argument("--orders", default="11,13")
    parser.add_argument("--machine", default="gnr")
    options = parser.parse_args()
    machine = load_machine(options.machine)
    with Path(options.peers).open(newline="") as file:
        rows = list(csv.DictReader(file))
    for order in map(int, options.orders.split(",")):
        task = SearchTask(
            order, Mode.ELEMENT, DType.FLOAT64, Language.C, machine, find_target(TARGET), "gcc", 1
        )
        named = candidates(task)[:SHOWN]
        mine = [row for row in rows if int(row["order"]) == order]
        library = next(row for row in mine if row["contender"] == "libxsmm")
        own = next(row for row in mine if row["schedule"])
        then = replace(named[0].variant, schedule=parse_schedule(own["schedule"]))
        print(f"order {order}")
        for title, row in (("libxsmm", library), (own["schedule"], own)):
            ghz = float(row["frequency_ghz"])
            cycles = 6 * (order + 1) ** 4 / float(row["gflops"]) * ghz
            print(f"  {title:52} measured {cycles:6.0f} cycles: {row['gflops']} GFLOPS at {ghz:.2f} GHz")
        for timed in [*simulated_kernels([then], task), *named]:
            print(f"  {timed.variant.schedule!s:52} simulated {timed.cycles:5.0f}")


if __name__ == "__main__":
    main()
