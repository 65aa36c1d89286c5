"""x87 and MMX as two disassemblers print them, in both syntaxes: the same instructions as written."""

import shutil
import subprocess

import pytest
from chainline.asm.listing import parse

from ..isa.x86_64.x87_and_mmx import MMX, X87

DISASSEMBLERS = [
    *(("objdump", "-M", syntax) for syntax in ("att", "intel")),
    *(("llvm-objdump-19", f"--x86-asm-syntax={syntax}") for syntax in ("att", "intel")),
]
_PUT_IN = {"fwait", "wait"}  # some print it apart from what it waits for


@pytest.fixture(scope="module")
def assembled(tmp_path_factory):
    if shutil.which("as") is None:
        pytest.skip("as not installed")
    folder = tmp_path_factory.mktemp("x87")
    source, made = folder / "x87.s", folder / "x87.o"
    source.write_text("f:\n" + "\n".join((*X87, *MMX)) + "\n")
    subprocess.run(["as", "-o", made, source], check=True)
    return source, made


def _meaning(text, syntax=None):
    listing = parse(text, "x86-64", syntax)
    assert not listing.unknown
    return [
        (i.kind, set(i.reads), set(i.writes), [m.bits for m in i.loads], [m.bits for m in i.stores])
        for i in listing.instructions
        if i.mnemonic not in _PUT_IN
    ]


@pytest.mark.parametrize("command", DISASSEMBLERS, ids=" ".join)
def test_disassembled_it_means_the_same(command, assembled):
    source, made = assembled
    if shutil.which(command[0]) is None:
        pytest.skip(f"{command[0]} not installed")
    printed = subprocess.run([*command, "-d", made], check=True, capture_output=True, text=True).stdout
    syntax = "intel" if "intel" in command[-1] else "att"
    assert _meaning(printed, syntax) == _meaning(source.read_text())
