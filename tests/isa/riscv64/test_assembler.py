"""Mnemonics and operands of every form against the assembler of LLVM: what is decoded is assembly."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Iterator

import pytest
from chainline.isa.instruction import DecodeError
from chainline.isa.riscv64.decode import FORMS, decode
from chainline.isa.riscv64.form_rules import Effect

ASSEMBLER = shutil.which("llvm-mc-19")
FEATURES = "+m,+a,+f,+d,+c,+v,+zba,+zbb,+zbs,+zbc,+zicond,+zfh,+zvfh,+zvbb,+zbkb,+zicbop,+zfa,+zihintpause"
REGISTERS = {
    "x": ("a0", "a1", "a2", "a3"),
    "f": ("fa0", "fa1", "fa2", "fa3"),
    "v": ("v8", "v16", "v24", "v0"),
    "i": ("1",) * 3,
    "a": ("(a5)",),
    "t": (".L1",),
    "w": ("rtz",),
}
WORDS = {"csr": "vcsr", "fence": "rw"}
"""Words of mnemonics that begin so, others than a rounding mode."""


def examples() -> Iterator[str]:
    """Yield an instruction of each shape of each form."""
    for mnemonic, form in FORMS.items():
        for shape in form.shapes:
            left = {letter: iter(texts) for letter, texts in REGISTERS.items()}
            word = next((word for start, word in WORDS.items() if mnemonic.startswith(start)), "")
            operands = [word if word and letter in "wt" else next(left[letter]) for letter in shape]
            if mnemonic.endswith("m") and mnemonic.partition(".")[2] in {"vvm", "vxm", "vim", "vfm"}:
                operands[-1] = "v0"
            if mnemonic.startswith("fli"):
                operands = ["fa0", "0.5"]
            if mnemonic.startswith("prefetch"):
                operands = ["32(a5)"]
            if mnemonic == "fcvtmod.w.d":
                operands.append("rtz")
            if Effect.CONFIGURES in form.effect and mnemonic != "vsetvl":
                operands += ["e32", "m1", "ta", "ma"]
            yield f"{mnemonic} {', '.join(operands)}".strip()


@pytest.mark.skipif(ASSEMBLER is None, reason="llvm-mc-19 is not installed")
def test_an_assembler_takes_every_form() -> None:
    texts = list(dict.fromkeys(examples()))
    command = [ASSEMBLER, "-triple=riscv64", f"-mattr={FEATURES}"]
    source = ".L1:\n" + "\n".join(texts) + "\n"
    done = subprocess.run(command, input=source, capture_output=True, text=True, check=False, timeout=60)
    wrong = {int(line) for line in re.findall(r"^<stdin>:(\d+):\d+: error", done.stderr, re.MULTILINE)}
    refused = [texts[line - 2] for line in wrong]

    assert refused == []
    assert len(texts) > 1000


def test_every_example_is_decoded() -> None:
    for text in examples():
        try:
            decode(text, 1)
        except DecodeError as error:
            pytest.fail(f"{text}: {error}")
