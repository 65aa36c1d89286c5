"""Time an exported backend inside CeedBasisApply beside libCEED's own: python compare.py TREE BACKEND.

TREE is a libCEED that is installed or built, BACKEND a folder that `chainline export --interface libceed`
wrote and `make` built. Prints nanoseconds an element of the best other backend, of ours, and their ratio,
for each number of nodes P and quadrature points Q: plain kernels and those that are taken, even-odd mostly.
"""

import argparse
import math
import subprocess
import sys
import tempfile
from collections import defaultdict
from pathlib import Path

OURS = "/cpu/self/chainline"
EVALUATIONS = ("interp", "interp_t", "grad", "grad_t")
HERE = Path(__file__).parent


def main():
    """Build the driver, run it, and print the tables."""
    options = _options()
    blocks = ("serial", "blocked")
    others = [f"/cpu/self/{name}/{block}" for name in options.others.split(",") for block in blocks]
    ours = [f"{OURS}/{block}{form}" for block in blocks for form in ("", "+asymmetric")]
    with tempfile.TemporaryDirectory() as folder:
        program = _built(options.tree, options.backend, Path(folder))
        command = [program, options.dimension, options.nodes, options.extra, options.rounds, *ours, *others]
        printed = subprocess.run(
            list(map(str, command)), stdout=subprocess.PIPE, text=True, check=True
        ).stdout
    if options.csv:
        Path(options.csv).write_text(printed)
    times = _times(printed)
    for blocks_shown in (("blocked",), ("serial",), ("blocked", "serial")):
        _print_table(times, blocks_shown, [name.split("/")[3] for name in others])


def _options():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("tree", type=Path)
    parser.add_argument("backend", type=Path)
    parser.add_argument("--others", default="opt,avx", help="such as opt,avx,xsmm")
    parser.add_argument("--dimension", default="3")
    parser.add_argument("--nodes", default="2-9")
    parser.add_argument("--extra", default="-1-2", help="quadrature points beyond nodes")
    parser.add_argument("--rounds", default="7")
    parser.add_argument("--csv", help="keep what the driver prints")
    return parser.parse_args()


def _built(tree, backend, folder):
    tree, backend, program = tree.resolve(), backend.resolve(), folder / "time_basis"
    subprocess.run(
        [
            "gcc", "-O2", "-DWITH_CHAINLINE", f"-I{backend}", f"-I{tree}/include", HERE / "time_basis.c",
            f"{backend}/libceed-chainline.a", f"-L{tree}/lib", f"-Wl,-rpath,{tree}/lib", "-lceed", "-lm",
            "-o", program,
        ],
        check=True,
    )  # fmt: skip
    return program


def _times(printed):
    """Return nanoseconds by (nodes, points, evaluation), then resource."""
    times = defaultdict(dict)
    for line in printed.splitlines():
        nodes, points, evaluation, resource, ns = line.split()
        times[int(nodes), int(points), evaluation][resource] = float(ns)
    return times


def _best(found, name, blocks, form=""):
    named = {block: found[f"/cpu/self/{name}/{block}{form}"] for block in blocks}
    block = min(named, key=named.get)
    return named[block], block


def _print_table(times, blocks, names):
    print(f"\n{' or '.join(blocks)}: best other, ours plain and as taken, ns an element, and ratios")
    print(f"{'P':>2} {'Q':>2} {'':8} {'best other':>20} {'plain':>10} {'':>6} {'taken':>10} {'':>6}")
    ratios = {form: defaultdict(list) for form in ("plain", "taken")}
    for (nodes, points, evaluation), found in times.items():
        other, which = min((_best(found, name, blocks)[0], name) for name in sorted(set(names)))
        plain = _best(found, "chainline", blocks, "+asymmetric")[0]
        taken = _best(found, "chainline", blocks)[0]
        for form, ours in (("plain", plain), ("taken", taken)):
            ratios[form][evaluation].append((other / ours, nodes, points))
        print(
            f"{nodes:2} {points:2} {evaluation:8} {which:>9} {other:10.1f} "
            f"{plain:10.1f} {other / plain:6.2f} {taken:10.1f} {other / taken:6.2f}"
        )
    for form, by_evaluation in ratios.items():
        _print_summary(form, by_evaluation)


def _print_summary(form, by_evaluation):
    everything = [ratio for found in by_evaluation.values() for ratio in found]
    for evaluation, found in {**by_evaluation, "all": everything}.items():
        mean = math.exp(sum(math.log(ratio) for ratio, _, _ in found) / len(found))
        least, nodes, points = min(found)
        below = sum(ratio < 1 for ratio, _, _ in found)
        print(
            f"{form} {evaluation}: geometric mean {mean:.2f}, least {least:.2f} (P {nodes}, Q {points}), "
            f"{below} of {len(found)} below 1"
        )


if __name__ == "__main__":
    sys.exit(main())
