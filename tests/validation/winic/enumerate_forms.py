"""LLVM's names of instruction forms, each with one instruction as written.

    python enumerate_forms.py x86-64 > forms-x86-64.csv         # two minutes
    python enumerate_forms.py aarch64 > forms-aarch64.csv       # ten minutes

WINIC names a form as LLVM does (`FMLAv2f64`) and says neither mnemonic nor operands of it in its reports.
LLVM's disassembler gives both: words of every operation code with registers that differ are decoded by
`llvm-mc-19 --show-inst`, and of each name that comes back the instruction with most registers that differ is
kept. Forms that access memory are left out, as WINIC measures none.
"""

import csv
import re
import subprocess
import sys
from itertools import islice, product

DECODED = re.compile(r"^\t(.+?)\s*(?://|#) <MCInst #\d+ ([^\s>]+)")
TAIL = (7, 0x90, 0x90, 0x90)
"""An immediate operand of 7, as WINIC has it, and no-operations behind it."""
PREFIXES = ((), (0x66,), (0xF2,), (0xF3,))
PREFIXED = ("rep", "lock", "data16", "cs\t", "ds\t", "es\t", "ss\t", "fs\t", "gs\t")
NOT_LEGACY = {0x0F, 0x26, 0x2E, 0x36, 0x3E, 0x62, 0x64, 0x65, 0x66, 0x67, 0xC4, 0xC5, 0xF0, 0xF2, 0xF3}


def x86_64():
    """Yield bytes of instructions on registers: register 2 and all others, mask register 1."""
    for rex, prefix, escape, code, field in product(
        ((), (0x48,), (0x40,)), PREFIXES, ((), (0x0F,), (0x0F, 0x38), (0x0F, 0x3A)), range(256), range(8)
    ):
        if escape or (code not in NOT_LEGACY and not 0x40 <= code < 0x50):
            yield (*prefix, *rex, *escape, code, 0xC2 | field << 3, *TAIL)
    for table, wide, long, prefix, code, field, other in product(
        (1, 2, 3), (0, 1), (0, 1), range(4), range(256), range(8), (3, 0)
    ):
        third = wide << 7 | (15 ^ other) << 3 | long << 2 | prefix
        yield (0xC4, 0xE0 | table, third, code, 0xC2 | field << 3, *TAIL)
    for table, wide, prefix, length, rounds, (zeroes, mask), code, other in product(
        (1, 2, 3, 5, 6), (0, 1), range(4), range(4), (0, 1), ((0, 0), (0, 1), (1, 1)), range(256), (3, 0)
    ):
        groups = table == 1 and 0x71 <= code <= 0x73
        third = wide << 7 | (15 ^ other) << 3 | 4 | prefix
        fourth = zeroes << 7 | length << 5 | rounds << 4 | 8 | mask
        for field in range(8) if groups else (1,):
            yield (0x62, 0xF0 | table, third, fourth, code, 0xC2 | field << 3, *TAIL)


def aarch64():
    """Yield words of data processing: bits 10 to 31 and two lower ones vary, registers 1 and 2 below."""
    for upper in range(1 << 22):
        if upper >> 15 & 15 in (2, 5, 7, 8, 9, 13, 15):
            for bits in (0, 0x10, 0x200, 0x210):
                yield tuple((upper << 10 | 2 << 5 | 1 | bits).to_bytes(4, "little"))


def decoded(words, isa):
    """Yield text and LLVM's name of what the disassembler makes of some words."""
    text = "\n".join(" ".join(f"0x{byte:02x}" for byte in word) for word in words)
    triple, attributes = (isa, "-mattr=+all") if isa == "aarch64" else ("x86_64", "-mattr=+sse4.2")
    command = ["llvm-mc-19", "--disassemble", f"--triple={triple}", attributes, "--show-inst"]
    done = subprocess.run(command, input=text, capture_output=True, text=True, check=False)
    for line in done.stdout.splitlines():
        if found := DECODED.match(line):
            yield found[1].strip(), found[2]


def fitness(text):
    """Return the rank of an instruction in its form: different registers and a plain immediate first."""
    registers = re.findall(r"%\w+" if "%" in text else r"\b[wxbhsdqvzp]n?(\d+)\b", text)
    constants = re.findall(r"[#$](-?\w+)", text)
    odd = len(re.findall(r"\b(?:wzr|xzr|sp|wsp|x31|w31)\b", text))
    return -odd, len(set(registers)), -constants.count("0"), -len(text)


def main():
    """Write name and instruction of every form of an instruction set to standard output."""
    isa = sys.argv[1]
    best = {}
    words = {"x86-64": x86_64, "aarch64": aarch64}[isa]()
    while some := list(islice(words, 300_000)):
        for text, name in decoded(some, isa):
            if text.startswith(PREFIXED) or "(" in text or "[x" in text or "[sp" in text or "[z" in text:
                continue
            if name not in best or fitness(text) > fitness(best[name]):
                best[name] = text
    writer = csv.writer(sys.stdout, lineterminator="\n")
    writer.writerow(["name", "instruction"])
    writer.writerows(sorted((name, " ".join(text.split())) for name, text in best.items()))


if __name__ == "__main__":
    main()
