"""Measured forms of instructions beside a published table of the same core.

    chainline calibrate --instructions --json > forms.json
    python compare.py forms.json zen4.csv [--list]

The table is one of uops.info as CSV: instruction with types of operands in Intel order, family, latency,
throughput by ports and as measured, micro-ops, ports; https://github.com/ashvardanian/AssemblyStats has those
of Zen 4 and others in `uops`. A latency is a number, a bound (`<=7`) or a range over pairs of operands.

A form agrees in latency if its slowest pair of operands is within half a cycle of the slowest published one,
or no more than half a cycle above a published bound; in throughput within 10 %. A chain that takes as long as
independent copies do shows no more than a bound, too. Latencies between register files are counted apart: the
table has a convention for how a chain there and back is shared out, and only its length is measured. Those of
divisions, which depend on values, are left out.
"""

import argparse
import csv
import json
import re
from collections import Counter, defaultdict
from pathlib import Path

KINDS = {"x": "XMM", "y": "YMM", "z": "ZMM", "k": "K", "i": "I", "c": "CL"}
SIZES = {"b": 8, "w": 16, "l": 32, "q": 64}
VARIANT = re.compile(r"_(EVEX|VEX|XMM|IMMB|IMMV|CL|R0|C5|0F[0-9A-F]{2}|[0-9A-F]{2})$")
OTHER = re.compile(r"_(Z|ER|SAE|R4|ER_Z|SAE_Z)$|\b(AL|AX|EAX|RAX|R8h|MM|0|1)\b")
EXTENDED = re.compile(r"mov([sz])([bw])([wlq])")
NAMES = {"movslq": "MOVSXD", "cltq": "CDQE", "cqto": "CQO", "cltd": "CDQ", "cwtl": "CWDE", "cbtw": "CBW"}


def numbers(text):
    """Return the numbers of a cell, and whether one is a bound."""
    found = [float(number) for number in re.findall(r"\d+(?:\.\d+)?", text)]
    return found, "≤" in text


def published(path):
    """Return the rows of a table by name and types of operands."""
    rows = defaultdict(list)
    with Path(path).open(encoding="utf-8", newline="") as stream:
        for row in csv.DictReader(stream):
            name, _, operands = row["instruction"].partition(" (")
            operands = operands.rstrip(")")
            if OTHER.search(name) or OTHER.search(operands):
                continue
            while VARIANT.search(name):
                name = VARIANT.sub("", name)
            kinds = tuple(re.sub(r"^(R8)l$|^(I)\d+$", r"\1\2", one) for one in operands.split(", ") if one)
            rows[name, kinds].append(row)
    return rows


def names_of(form):
    """Yield names and types of operands in Intel order that a form may have in the table."""
    letters = form["operands"]
    for mnemonic in form["mnemonics"]:
        sizes = [None]
        if "r" in letters:
            sizes = [SIZES.get(mnemonic[-1]), 64, 32, 8]
        for size in dict.fromkeys(filter(None, sizes) if "r" in letters else sizes):
            kinds = [KINDS.get(letter, f"R{size}") for letter in letters]
            if match := EXTENDED.fullmatch(mnemonic):
                kinds = [f"R{SIZES[match[2]]}", f"R{SIZES[match[3]]}"]
                yield f"MOV{match[1].upper()}X", tuple(reversed(kinds))
                continue
            if mnemonic == "movslq":
                kinds = ["R32", "R64"]
            name = NAMES.get(mnemonic, mnemonic.upper())
            yield name, tuple(reversed(kinds))
            if mnemonic[-1] in SIZES:
                yield name[:-1], tuple(reversed(kinds))


def latency_agrees(form, row):
    """Return True, False, or None where there is nothing to compare."""
    found, bound = numbers(row["latency"])
    mine = [one["cycles"] for one in form["latencies"]]
    if not found or not mine or form["value_dependent"]:
        return None
    slowest = max(mine)
    if slowest <= 1.05 * form["throughput_cycles"]:
        return slowest >= max(found) - 0.5
    return slowest <= max(found) + 0.5 if bound else abs(slowest - max(found)) <= 0.5


def latency_inside(form, row):
    """Return True where the slowest pair lies in the published range, by half a cycle."""
    found, bound = numbers(row["latency"])
    agrees = latency_agrees(form, row)
    if agrees is not False or bound:
        return agrees
    return min(found) - 0.5 <= max(one["cycles"] for one in form["latencies"]) <= max(found) + 0.5


def throughput_agrees(form, row):
    """Return True, False, or None where there is nothing to compare."""
    found, _ = numbers(row["throughput"])
    if not found:
        return None
    return abs(form["throughput_cycles"] / found[-1] - 1) <= 0.1


def crosses_files(form):
    """Tell whether a chain of a form goes through two register files."""
    files = ("mask", "vector", "general")
    return any(
        first in helper and helper.endswith(second)
        for one in form["latencies"]
        for helper in one["helpers"]
        for first in files
        for second in files
        if first != second
    )


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("forms")
    parser.add_argument("table")
    parser.add_argument("--list", action="store_true", help="print the forms that differ")
    options = parser.parse_args()
    table = published(options.table)
    counts, differ = Counter(), []
    for form in json.loads(Path(options.forms).read_text(encoding="utf-8"))["forms"]:
        rows = next((table[name] for name in names_of(form) if name in table), None)
        if rows is None or "m" in form["operands"]:
            continue
        counts["forms"] += 1
        group = "latency between files" if crosses_files(form) else "latency"
        checks = (group, latency_agrees), (f"{group}, in the range", latency_inside)
        for what, agrees in (*checks, ("throughput", throughput_agrees)):
            verdicts = [verdict for row in rows if (verdict := agrees(form, row)) is not None]
            if verdicts:
                counts[what] += 1
                counts[f"{what} agrees"] += any(verdicts)
                counts[f"{what} uncertain"] += not form["certain"]
                if not any(verdicts) and "range" not in what:
                    differ.append((what, form, rows[0]))
    print(f"{counts['forms']} register forms in both")
    for what in ("latency", "latency, in the range", "latency between files", "throughput"):
        share = counts[f"{what} agrees"] / max(counts[what], 1)
        print(f"{what}: {counts[f'{what} agrees']} of {counts[what]} agree, {100 * share:.1f} %")
    for what, form, row in differ if options.list else ():
        mine = sorted({round(one["cycles"], 2) for one in form["latencies"]})
        figures = f"{form['throughput_cycles']:.2f} {mine}"
        print(
            f"  {what}: {form['mnemonics'][0]} {form['operands']}: {figures}; {row['instruction']}"
            f" {row['throughput']} {row['latency']}{'' if form['certain'] else ' (uncertain)'}"
        )


if __name__ == "__main__":
    main()
