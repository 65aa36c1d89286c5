"""Detection of the format of an assembly text: syntax and tool, and text that is not read.

Not read are other instruction sets, disassemblies without addresses, and Go's own assembly.
"""

from __future__ import annotations

import re

from ..errors import UsageError
from ..isa.registry import instruction_set
from ..lazy import pattern

_PATTERNS = (
    (
        "ARM32 (AArch32)",
        pattern(
            r"^[ \t]*\.(?:eabi_attribute|fnstart|thumb_func|thumb|arm|code[ \t]+(?:16|32)"
            r"|syntax[ \t]+unified)\b|\belf32-(?:little|big)arm\b",
            re.MULTILINE,
        ),
        ("_attribute", ".fnstart", ".thumb", ".arm", ".code", ".syntax", "elf32-"),
    ),
    (
        "PowerPC",
        pattern(
            r"^[ \t]*\.abiversion\b|^[ \t]*\.machine[ \t]+\x22?(?:power|ppc)|\belf(?:32"
            r"|64)-powerpc(?:le)?\b|^[ \t]*(?:mtctr[ \t]+%?r?\d+|bdnz[ \t]+[.\w]+"
            r"|blr)[ \t]*(?:#.*)?$",
            re.MULTILINE,
        ),
        (".abiversion", ".machine", "powerpc", "mtctr", "bdnz", "blr"),
    ),
    (
        "RISC-V of 32 bits",
        pattern(
            r"^[ \t]*\.attribute[ \t]+(?:5|arch),[ \t]*\x22rv32|\belf32-littleriscv\b",
            re.MULTILINE,
        ),
        ("rv32", "elf32-"),
    ),
    (
        "MIPS",
        pattern(
            r"^[ \t]*\.set[ \t]+(?:(?:no)?(?:reorder|mips16|micromips)|nomacro)\b|\belf(?:32"
            r"|64)-\w*mips\b",
            re.MULTILINE,
        ),
        (".set", "mips"),
    ),
    (
        "s390x",
        pattern(
            r"\belf64-s390\b|^[ \t]*stmg[ \t]+%r\d",
            re.MULTILINE,
        ),
        ("s390", "stmg"),
    ),
    (
        "LoongArch",
        pattern(
            r"\belf64-loongarch\b|^[ \t]*(?:addi\.[dw]|ld\.d|fld\.d)[ \t]+\$",
            re.MULTILINE,
        ),
        ("loongarch", "addi.", "ld.d"),
    ),
    (
        "SPARC",
        pattern(
            r"\belf(?:32|64)-sparc\b|^[ \t]*save[ \t]+%sp|[ \t\[]%[gilo][0-7]\b",
            re.MULTILINE,
        ),
        ("sparc", "save", "%g", "%i", "%l", "%o"),
    ),
    (
        "WebAssembly",
        pattern(
            r"^[ \t]*\.functype\b|\bfile format wasm\b|^\(module\b",
            re.MULTILINE,
        ),
        (".functype", "wasm", "(module"),
    ),
    (
        "Hexagon",
        pattern(r"^[ \t{]*(?:r\d+(?::\d+)?|p\d) = \w+\(|\bfile format elf32-hexagon\b", re.MULTILINE),
        (" = ", "hexagon"),
    ),
    (
        "AVR",
        pattern(
            r"^__SP_H__ ?=|^[ \t]*(?:ldi|adiw|sbiw|rcall|rjmp)[ \t]+r?\d|\bfile format elf32-avr\b",
            re.MULTILINE,
        ),
        ("__SP_H__", "ldi", "rjmp", "rcall", "iw", "elf32-avr"),
    ),
    (
        "MSP430",
        pattern(r"^[ \t]*mov(?:\.[bw])?[ \t]+#?[-\w]+, r\d+$|\bfile format elf32-msp430\b", re.MULTILINE),
        ("\tmov\t", "msp430"),
    ),
    (
        "68000",
        pattern(
            r"^[ \t]*(?:move|add|sub|cmp)[ai]?\.[bwl][ \t]+[(#%]|\bfile format elf32-m68k\b", re.MULTILINE
        ),
        ("move", "m68k"),
    ),
    (
        "NVIDIA SASS",
        pattern(
            r"^[ \t]*code for sm_\d|^[ \t]*/\*[0-9a-f]{4}\*/[ \t]+(?:@!?U?P\d[ \t]+)?[A-Z]", re.MULTILINE
        ),
        ("sm_", "/*0"),
    ),
    (
        "Java byte",
        pattern(
            r"^[ \t]*\d+: (?:[adfil]const_|[adfil](?:load|store)(?:_\d)?\b|aload_0\b|invoke)", re.MULTILINE
        ),
        ("const_", "load", "invoke"),
    ),
    (
        "PTX",
        pattern(
            r"^[ \t]*\.(?:target[ \t]+sm_\d|visible[ \t]+\.entry)",
            re.MULTILINE,
        ),
        (".target", ".visible"),
    ),
    (
        "AMD GPU",
        pattern(
            r"^[ \t]*\.amdgcn_target\b|^[ \t]*\.amdhsa_kernel\b",
            re.MULTILINE,
        ),
        (".amd",),
    ),
)

_I386 = pattern(
    r"\belf32-i386\b|^[ \t]*\.code(?:16|32)\b|^[ \t]*(?:push|pop)l?[ \t]+%e(?:bp|bx|si|di|ax|cx|dx)\b"
    r"|^[ \t]*(?:push|pop)[ \t]+e(?:bp|bx|si|di|ax|cx|dx)\b|^[ \t]*retl[ \t]*$|\(%esp\b|\[esp\b",
    re.MULTILINE,
)
_I386_CLUES = ("push", "pop", "32", "retl", "esp")
_X86_64 = pattern(
    r"(?<![\w.$])%?r(?:[a-d]x|[sd]i|[sb]p|ip|[89]|1[0-5])[dwb]?\b|\belf64-x86-64\b", re.IGNORECASE
)

_GO = pattern(
    r"^TEXT[ \t][^\n(]*\(SB\)|^[ \t]*\w[^\s:]*:\d+[ \t]+0x[0-9a-f]+[ \t]+[0-9a-f]+[ \t]+[A-Z]|^\S+ STEXT ",
    re.MULTILINE,
)
_PERF_2 = pattern(r"^ *Percent *(?:│|$)", re.MULTILINE)
_PREFIXED = pattern(r"^[0-9a-f]{16} <[^>\n]+> \(?[a-z]", re.MULTILINE)

_FIRST = 1 << 12
"""Characters, up to the end of a line, in which most code of x86-64 names one of its registers."""


def foreign_instruction_set(text: str) -> str:
    """Return the name of an instruction set that is not read, "" where there is no sign of one.

    Examples
    --------
    >>> foreign_instruction_set("\\t.syntax unified\\n"), foreign_instruction_set("\\tpushl\\t%ebp\\n")
    ('ARM32 (AArch32)', 'i386')
    >>> foreign_instruction_set("\\tpushq\\t%rbp\\n")
    ''
    """
    for name, found, clues in _PATTERNS:
        if any(clue in text for clue in clues) and found.search(text) is not None:
            return name
    if not any(clue in text for clue in _I386_CLUES) or _X86_64.search(text[: text.find("\n", _FIRST)]):
        return ""
    if _I386.search(text) is not None:
        return "" if _X86_64.search(text) else "i386"
    return ""


_NO_ADDRESSES = pattern(r"^<[^<>\n]+>:[ \t]*\n[ \t]+\S", re.MULTILINE)


def refuse_other_languages(text: str) -> None:
    """Check that a text is not of an instruction set, or in a language of assembly, that is not read.

    Raises
    ------
    UsageError
        It is.
    """
    if name := foreign_instruction_set(text):
        raise UsageError(
            f"is {name} code; only x86-64, AArch64 and 64-bit RISC-V are read; compile for one of them"
        )
    if "> " in text and _PREFIXED.search(text) is not None:
        raise UsageError(
            "is what `objdump --prefix-addresses` prints; pass what `objdump -d` prints without it"
        )
    if ("│" in text or "Samples: " in text) and _PERF_2.search(text) is not None:
        raise UsageError("is what `perf annotate --stdio2` prints, without addresses; pass `--stdio` for it")
    if "file format" in text and "<L0>:" not in text and _NO_ADDRESSES.search(text) is not None:
        raise UsageError(
            "is a disassembly without addresses, so that its branches lead nowhere; pass one with addresses "
            "(objdump without --no-addresses, llvm-objdump without --no-leading-addr)"
        )
    if ("(SB)" in text or ".go:" in text or "STEXT" in text) and _GO.search(text) is not None:
        raise UsageError(
            "is Go's own assembly, whose operands stand in another order; pass what `objdump -d` prints"
        )


_DISASSEMBLY = pattern(r"^(?:[0-9a-f]{8,16} <[^\n]*>:|Disassembly of section .*:)\s*$", re.MULTILINE)


_MICROSOFT = pattern(
    r"^; Listing generated by Microsoft|^[^#;\n]*[^#;\s][ \t]+PROC\b(?:[ \t]+NEAR)?[ \t]*(?:[;,/].*)?$"
    r"|^\|?\$L[LN]\d+@[\w?@$]*\|?:?[ \t]*$",
    re.MULTILINE,
)


_MICROSOFT_CLUES = ("; Listing generated by Microsoft", "PROC", "$L")


def detect_syntax(text: str, isa: str) -> str:
    """Return the syntax of assembly, such as "att" or "intel" of x86-64.

    The first directive or register name decides: only AT&T syntax writes `%` before a register.

    Examples
    --------
    >>> [detect_syntax(text, "x86-64") for text in (" addq $8, %rax", " add rax, 8", " ret")]
    ['att', 'intel', 'att']
    """
    dialect = instruction_set(isa).dialect
    match = dialect.syntax_clue.search(text) if dialect.syntax_clue is not None else None
    if match is None:
        return dialect.syntaxes[0]
    return match["directive"] or match.lastgroup or dialect.syntaxes[0]


def is_disassembly(text: str) -> bool:
    """Tell whether a text is the output of `objdump -d`.

    Examples
    --------
    >>> is_disassembly("0000000000401136 <f>:\\n  401136:\\tret\\n"), is_disassembly("f:\\n ret")
    (True, False)
    """
    return (">:" in text or "Disassembly" in text) and _DISASSEMBLY.search(text) is not None


def is_microsoft(text: str) -> bool:
    """Tell whether a text is a listing of Microsoft's compilers.

    Examples
    --------
    >>> [is_microsoft(text) for text in ("f PROC\\n ret 0\\nf ENDP", "$LL3@f:\\n inc rax", "f:\\n ret")]
    [True, True, False]
    """
    # what takes long to look for, line by line, is in few files at all
    return any(clue in text for clue in _MICROSOFT_CLUES) and _MICROSOFT.search(text) is not None


_TEXT_BYTES = 256
"""Bytes of a text for each zero in it: clang's debug sections hold checksums as they are."""


def is_binary(content: bytes) -> bool:
    """Tell whether a content holds more zeros than a text may.

    Examples
    --------
    >>> is_binary(bytes(8)), is_binary(b"f:\\n ret\\n" * 40 + bytes(1))
    (True, False)
    """
    return content.count(b"\0") * _TEXT_BYTES > len(content)
