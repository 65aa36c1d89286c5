"""Cycles of kernels by every analytical model, in this checkout and in another one.

    python tests/benchmarks/same_cycles.py ../before
    python tests/benchmarks/same_cycles.py ../before --orders 1-15 --machines zen5,a64fx,clx,gnr,zen3

Prints for each machine and order the largest relative difference over all splits and models, and how many
choices differ. Ends with 1 where a difference exceeds 0.1 %, or where a model chooses another split that its
own cycles tell from the one before.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[2]
MOST = 1e-3
MACHINES = "zen5,a64fx,clx,gnr,zen3"
# prints by model the cycles of every split of an order on a machine
CYCLES = """
import json, sys
from chainline.analysis.host.host_machine import target_of
from chainline.analysis.machine.load import load_machine
from chainline.models.kernels.predictions.model import ANALYTICAL, Model
from chainline.models.kernels.ranking.best import predict_by_each
from chainline.models.kernels.ranking.request import Question
order, machine = int(sys.argv[1]), load_machine(sys.argv[2])
asked = dict(order=order, machine=machine, target=target_of(machine, machine.key))
asked |= dict(frequency_ghz=machine.core.frequency_ghz, compiler="llvm", model=Model.SIMULATION)
question = Question(**asked)
found = predict_by_each((question, ANALYTICAL, question.splits()))
made = {str(model): {one.variant.label: one.cycles for one in of_model}
        for model, of_model in zip(ANALYTICAL, found)}
print(json.dumps(made))
"""


def cycles_of(checkout: Path, order: int, machine: str) -> dict[str, dict[str, float]]:
    """Return the predicted cycles by model and split, computed anew by the package of a checkout."""
    command = [sys.executable, "-c", CYCLES, str(order), machine]
    with tempfile.TemporaryDirectory() as cache:
        own = {"CHAINLINE_CACHE_DIR": cache, "PYTHONPATH": str(checkout.resolve().parent)}
        done = subprocess.run(
            command, env=os.environ | own, cwd=cache, capture_output=True, text=True, check=True
        )
    made: dict[str, dict[str, float]] = json.loads(done.stdout)
    return made


def compared(now: dict[str, dict[str, float]], before: dict[str, dict[str, float]]) -> tuple[float, int]:
    """Return the largest relative difference of cycles, and how many models choose another split."""
    worst, others = 0.0, 0
    for model, of_before in before.items():
        of_now = now[model]
        worst = max(worst, *(abs(of_now[split] / cycles - 1) for split, cycles in of_before.items()))
        chosen = min(of_before, key=lambda split: of_before[split])
        others += of_now[chosen] / min(of_now.values()) - 1 > MOST
    return worst, others


def main() -> None:
    """Compare and print."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("other", type=Path, help="the other checkout: a folder named chainline")
    parser.add_argument("--orders", default="1-7", help="first and last, or one (default 1-7)")
    parser.add_argument("--machines", default=MACHINES, help=f"default {MACHINES}")
    given = parser.parse_args()
    first, _, last = given.orders.partition("-")
    differs = False
    for machine in given.machines.split(","):
        for order in range(int(first), int(last or first) + 1):
            worst, others = compared(cycles_of(ROOT, order, machine), cycles_of(given.other, order, machine))
            differs |= worst > MOST or others > 0
            print(
                f"{machine} order {order}: {worst:.1e} at most, {others} models choose otherwise", flush=True
            )
    sys.exit(int(differs))


if __name__ == "__main__":
    main()
