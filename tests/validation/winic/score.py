"""Costs of instruction forms beside those that WINIC measured, and LLVM's.

    python score.py DIR                              # all machines, DIR is `data` of RRZE-HPC/WINIC
    python score.py DIR --machine zen4 --list        # and the forms that differ
    python score.py DIR -o forms.csv                 # every form with its figures

A form is an instruction as written, whatever number of names LLVM has for its encodings. WINIC gives an
interval where it had to measure a form together with another one: a latency from a general register to a
vector has to come back. A figure is right if it lies inside, or at most 15 % outside, or, of latencies, 0.3
cycles. The latency of a form is that of its slowest pair of operands. Forms that cannot be decoded, or that a
machine file has no class for, are refused; they count as wrong.
"""

import argparse
import csv
import re
import subprocess
import sys
from collections import defaultdict
from pathlib import Path
from typing import NamedTuple

from chainline.analysis.incore.form_costs import _price, uncovered
from chainline.analysis.incore.operations import operations_of
from chainline.analysis.machine.load import load_machine
from chainline.asm.listing import parse
from chainline.errors import UsageError

HERE = Path(__file__).parent
TOLERANCE = 0.15
LATENCY_CYCLES = 0.3
THROUGHPUT = re.compile(r"\t(\w+) \[([\d.e+-]+);([\d.e+-]+)\]")
LATENCY = re.compile(r"\t(\w+)\(.* -> .*\)\s+\[([\d.e+-]+);([\d.e+-]+)\]")
ROW = re.compile(r"^ *(\d+) +(\d+) +([\d.]+) [ *U]*(\S.*)$")
MACHINES = {"neoverse-v2": ("neoverse-v2", "aarch64"), "zen4": ("znver4", "x86_64")}


class Form(NamedTuple):
    """An instruction, and bounds of what was measured: None where nothing was."""

    name: str
    text: str
    throughput: tuple[float, float] | None
    latency: tuple[float, float] | None


def measured(folder, kind, pattern):
    """Return lower and upper bound of a report by LLVM's name of a form, the slowest pair of operands."""
    found = {}
    for path in sorted(folder.glob(f"report_{kind}_*.txt")):
        for line in path.read_text(encoding="utf-8", errors="replace").splitlines():
            if match := pattern.match(line):
                low, high = float(match[2]), float(match[3])
                before = found.get(match[1], (0.0, 0.0))
                found[match[1]] = (max(low, before[0]), max(high, before[1]))
    return {name: bounds for name, bounds in found.items() if bounds[1] > 0.01}


def plain(name):
    """Return a name without what versions of LLVM write differently."""
    return re.sub(r"_Int|_REV|_alt|_NOREX", "", name).lower()


def spellings(name):
    """Yield a name as versions of LLVM write it: `KADDBkk` was `KADDBrr`, `VEXTRACTF128rri` ended in `rr`."""
    name = plain(name)
    yield name
    yield name.replace("rri", "rr")
    yield re.sub(r"rrib", "rrb", name)
    yield re.sub(r"k+(?=[ir]?$)", lambda masks: "r" * len(masks[0]), name)
    yield re.sub(r"ri(k?z?)$", r"rr\1", name)
    yield re.sub(r"r(r)?i(b?k?z?)$", r"r\2", name)
    yield re.sub(r"rk$", "rr", name)


def forms_of(folder, isa):
    """Return the measured forms, one for each instruction as written, and how many names have none."""
    path = HERE / f"forms-{isa}.csv"
    with path.open(encoding="utf-8", newline="") as stream:
        texts = {row["name"]: row["instruction"] for row in csv.DictReader(stream)}
    by_plain = {}
    for name, text in texts.items():
        by_plain.setdefault(plain(name), text)
    throughput = measured(folder, "TP", THROUGHPUT)
    latency = measured(folder, "LAT", LATENCY)
    forms, unnamed = {}, []
    for name in dict.fromkeys((*throughput, *latency)):
        text = texts.get(name) or next((by_plain[s] for s in spellings(name) if s in by_plain), None)
        if text is None:
            unnamed.append(name)
        elif text not in forms:
            forms[text] = Form(name, text, throughput.get(name), latency.get(name))
    return list(forms.values()), unnamed


def of_llvm(forms, cpu, triple):
    """Return latency and reciprocal throughput of each instruction by LLVM's tables."""
    command = ["llvm-mca-19", "-instruction-tables", f"-mtriple={triple}", f"-mcpu={cpu}"]
    attributes = ["-mattr=+all"] if triple == "aarch64" else []
    command += [*attributes, "-skip-unsupported-instructions=any"]
    code = "\n".join(form.text for form in forms)
    done = subprocess.run(command, input=code, capture_output=True, text=True, check=False)
    rows = (match for line in done.stdout.splitlines() if (match := ROW.match(line)))
    found = {" ".join(row[4].split()): (float(row[2]), float(row[3])) for row in rows}
    if not found:
        sys.exit(f"llvm-mca-19: {done.stderr.strip().splitlines()[-1] if done.stderr.strip() else 'no rows'}")
    return found


def of_machine(form, machine):
    """Return latency, reciprocal throughput, and whether the two are a guess; None for a refused form."""
    try:
        instructions = parse(form.text, machine.isa).instructions
    except UsageError:
        return None
    reasons = uncovered(instructions, machine)
    if any("no class" in found.reason for found in reasons):
        return None
    instruction = instructions[0]
    operations = operations_of(instruction, machine)
    latency, throughput, slots, _ = _price(instruction, operations, machine)
    return latency, max(throughput, slots / machine.core.dispatch_width), bool(reasons)


def right(figure, bounds, least=0.0):
    """Tell whether a figure is in an interval, or as near to it as the tolerance."""
    low, high = bounds
    return low - max(TOLERANCE * low, least) <= figure <= high + max(TOLERANCE * high, least)


def certain(bounds, least=0.0):
    """Tell whether an interval is no wider than the tolerance."""
    low, high = bounds
    return high - low <= max(TOLERANCE * low, least)


def score(key, folder, options, writer):
    """Return the counts of a machine, after printing them and the forms that differ."""
    cpu, triple = MACHINES[key]
    machine = load_machine(key)
    forms, unnamed = forms_of(folder / key, machine.isa)
    theirs = of_llvm(forms, cpu, triple)
    counts, wrong = defaultdict(int), []
    for form in forms:
        mine, other = of_machine(form, machine), theirs.get(form.text)
        counts["forms"] += 1
        counts["refused"] += mine is None
        counts["guesses"] += mine is not None and mine[2]
        counts["refused llvm"] += other is None
        row = [key, form.name, form.text]
        for what, place, least in (("throughput", 1, 0.0), ("latency", 0, LATENCY_CYCLES)):
            bounds = form.throughput if what == "throughput" else form.latency
            figures = [None if one is None else one[place] for one in (mine, other)]
            row += [*(bounds or ("", "")), *figures]
            if bounds is None:
                continue
            for group in (what, f"{what} certain") if certain(bounds, least) else (what,):
                counts[group] += 1
                for who, figure in zip(("", " llvm"), figures, strict=True):
                    counts[f"{group} right{who}"] += figure is not None and right(figure, bounds, least)
            if figures[0] is None or not right(figures[0], bounds, least):
                wrong.append((what, form, bounds, figures))
        if writer:
            writer.writerow(row)
    if options.list:
        for what, form, (low, high), figures in sorted(wrong, key=lambda one: (one[0], one[1].text)):
            print(
                f"{what}\t{form.text}\t{low:g} to {high:g}\tours {figures[0]}\tllvm {figures[1]}\t{form.name}"
            )
    names = f"{len(unnamed)} names without an instruction"
    print(
        f"{key}: {counts['forms']} forms, {counts['refused']} refused, {counts['guesses']} guessed; {names}"
    )
    for what in ("throughput", "throughput certain", "latency", "latency certain"):
        ours, llvm = counts[f"{what} right"], counts[f"{what} right llvm"]
        print(f"  {what}: {ours} of {counts[what]} right, LLVM 19 {llvm}")
    return counts


def main():
    """Compare and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path, help="`data` of RRZE-HPC/WINIC")
    parser.add_argument("--machine", choices=sorted(MACHINES), action="append")
    parser.add_argument("--list", action="store_true", help="print the forms whose costs differ")
    parser.add_argument("-o", type=Path, help="file of the figures of all forms, CSV")
    options = parser.parse_args()
    writer = stream = None
    if options.o:
        stream = options.o.open("w", encoding="utf-8", newline="")
        writer = csv.writer(stream, lineterminator="\n")
        bounds = ["measured low", "measured high", "chainline", "llvm"]
        head = [f"{what} {one}" for what in ("throughput", "latency") for one in bounds]
        writer.writerow(["machine", "name", "instruction", *head])
    for key in options.machine or MACHINES:
        score(key, options.folder, options, writer)
    if stream:
        stream.close()


if __name__ == "__main__":
    main()
