"""Pairs of measured forms of instructions, timed together, beside the ports that a machine file gives them.

    chainline calibrate --instructions -o mine.toml --json > forms.json
    python pairs.py forms.json mine.toml [--pairs 200] [--seed 0] [--times pairs.json] [--list]

Copies of both forms follow one another in a random order, in registers of their own: cores that choose a
scheduler by turns would give each form that takes turns with another one half of its ports. The file is right
about a pair where the time is within 10 % of what its ports and dispatch say, or a quarter of the faster
form's time: a form that shares all ports, where the file says none, adds all of it.

Each form is timed by itself, too, in the registers that it has in the pair: with fewer of them than for its
throughput, the time of what updates a register, or waits for one, is its latency.

The time is the shortest of some rounds: a neighbour on the same core takes ports and slots of dispatch for
seconds. Legacy SSE beside vectors of more than 128 bits is left out: cores wait for a change of state there.
`--times` keeps the times, by both bodies, for another machine file.
"""

import argparse
import json
import random
import re
from collections import Counter
from pathlib import Path

from chainline.analysis.calibration.form_times import asked
from chainline.analysis.incore.operations import operations_of
from chainline.analysis.incore.throughput import throughput_bound
from chainline.analysis.machine.load import load_machine
from chainline.isa.registry import host_isa, instruction_set

COPIES, TOGETHER, ROUNDS = 12, 40, 4
POOLS = (("r8", "r9", "r10", "r11"), ("r12", "r13", "r14", "rbp"))
NAMES = re.compile(r"%(?:([xyz]mm|k)(\d+)|(r1?\d|r?bp[l]?|ebp)([bwd]?))\b")
GENERAL = ("r8", "r9", "r10", "r11", "r12", "r13", "r14", "rbp")


def moved(line, side):
    """Return a line in the registers of one form of a pair."""

    def name(match):
        kind, number = match[1], int(match[2] or 0)
        if kind == "k":
            return f"%k{(1 + (number - 1) % 2, 3 + (number - 1) % 3)[side]}" if number < 6 else match[0]
        if kind:
            places = 1 + (number - 1) % 5, 6 + (number - 1) % 6
            return f"%{kind}{places[side]}" if 1 <= number <= 11 else match[0]
        root = "rbp" if "bp" in match[3] else match[3]
        if root not in GENERAL:
            return match[0]
        bits = {"b": 8, "w": 16, "d": 32}.get(match[4]) or {"ebp": 32, "bp": 16, "bpl": 8}.get(match[3], 64)
        return f"%{view(POOLS[side][GENERAL.index(root) % 4], bits)}"

    return NAMES.sub(name, line)


def view(root, bits):
    """Return the name of a general register of some bits."""
    if root == "rbp":
        return {64: "rbp", 32: "ebp", 16: "bp", 8: "bpl"}[bits]
    return root + {64: "", 32: "d", 16: "w", 8: "b"}[bits]


def candidates(forms, isa):
    """Return text of copies, cycles and example of the forms that can be paired."""
    known = {(mnemonic, operands): one for mnemonic, operands, one in isa.forms.instruction_forms()}
    found = []
    for form in forms:
        if "m" in form["operands"] or form["value_dependent"] or not form["certain"]:
            continue
        example = known[form["mnemonics"][0], form["operands"]]
        made = isa.form_benchmarks.benchmarks_of(example)
        if made.broken or not made.chains or form["throughput_cycles"] > 4:
            continue  # chains through implicit registers, and what takes long anyhow
        slowest = max(one["cycles"] for one in form["latencies"])
        if slowest <= 4 * form["throughput_cycles"] or not updates(example):
            found.append((made.copies[:COPIES], form["throughput_cycles"], example))
    return found


def shuffled(copies, draw):
    """Return the copies of two forms in a random order, each form's own in theirs."""
    sides = [0] * COPIES + [1] * COPIES
    draw.shuffle(sides)
    left = [iter(copies[0]), iter(copies[1])]
    return [moved(next(left[side]), side) for side in sides]


def updates(example):
    """Tell whether an instruction reads a register that it writes."""
    return bool(set(example.reads) & set(example.writes))


def is_legacy(example):
    """Tell whether an instruction writes a part of a vector register, in its older encoding."""
    return example.mnemonic[0] != "v" and any(r.name.startswith("xmm") for r in example.register_operands)


def is_wide(example):
    return any(r.name.startswith(("ymm", "zmm")) for r in example.register_operands)


def drawn(chosen, number, draw):
    """Return pairs at random, but for those that change the state of vector registers."""
    pairs = []
    while len(pairs) < number:
        pair = draw.sample(chosen, 2)
        one, other = pair[0][2], pair[1][2]
        if not (is_legacy(one) and is_wide(other)) and not (is_legacy(other) and is_wide(one)):
            pairs.append(pair)
    return pairs


def shortest(bodies):
    """Return the shortest time of each body over all rounds."""
    times = [float("inf")] * len(bodies)
    for _ in range(ROUNDS):
        for begin in range(0, len(bodies), TOGETHER):
            for place, answer in enumerate(asked({"bodies": bodies[begin : begin + TOGETHER]}), begin):
                times[place] = min(times[place], *answer["times"])
    return times


def kept(bodies, path):
    """Return the shortest time of each body, from a file where it has them, and keep them there."""
    known = json.loads(path.read_text(encoding="utf-8")) if path is not None and path.exists() else {}
    names = ["; ".join(body) for body in bodies]
    left = [n for n, name in enumerate(names) if name not in known]
    found = shortest([bodies[n] for n in left])
    known |= {names[n]: cycles for n, cycles in zip(left, found, strict=True)}
    if path is not None:
        path.write_text(json.dumps(known, indent=0), encoding="utf-8")
    return [known[name] for name in names]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("forms")
    parser.add_argument("machine")
    parser.add_argument("--pairs", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--times", type=Path, help="JSON file that keeps times, with those of earlier runs")
    parser.add_argument("--list", action="store_true", help="print the pairs that differ")
    options = parser.parse_args()
    machine, isa = load_machine(options.machine), instruction_set(host_isa())
    chosen = candidates(json.loads(Path(options.forms).read_text(encoding="utf-8"))["forms"], isa)
    draw = random.Random(options.seed)
    pairs = drawn(chosen, options.pairs, draw)
    bodies = [shuffled([form[0] for form in pair], draw) for pair in pairs]
    for pair in pairs:
        bodies += [[moved(line, side) for line in form[0]] for side, form in enumerate(pair)]
    right, shared, differ = 0, Counter(), []
    times = [cycles / COPIES for cycles in kept(bodies, options.times)]
    alone = zip(times[len(pairs) :: 2], times[len(pairs) + 1 :: 2], strict=True)
    for pair, measured, (first, second) in zip(pairs, times, alone, strict=False):
        one, other = pair[0][2], pair[1][2]
        counts = Counter([*operations_of(one, machine), *operations_of(other, machine)])
        predicted = max(throughput_bound(counts, machine).cycles, first, second)
        agrees = abs(measured - predicted) <= max(0.1 * measured, 0.25 * min(first, second))
        right += agrees
        share = measured > max(first, second) + 0.25 * min(first, second)
        shared["share", agrees] += share
        shared["apart", agrees] += not share
        if not agrees:
            differ.append((one.text, other.text, first, second, measured, predicted))
    print(f"{right} of {len(pairs)} pairs as the file says, {100 * right / len(pairs):.1f} %")
    for kind in ("share", "apart"):
        print(f"{kind}: {shared[kind, True]} of {shared[kind, True] + shared[kind, False]} right")
    for text in differ if options.list else ():
        print("  {} | {}: {:.2f} and {:.2f} alone, {:.2f} together, {:.2f} by the file".format(*text))


if __name__ == "__main__":
    main()
