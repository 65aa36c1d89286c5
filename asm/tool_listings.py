"""Listings of debuggers, profilers and assemblers, rewritten line for line as objdump or GNU as write.

=================  ==========================================================
gdb                `0x0010 <+16>: vmovsd (%rdi),%xmm1` below `Dump of assembler code for function f:`
perf annotate      `22.85 : 1140: mov %rbp,%rax`
dumpbin            `0000000000000010: 0F 57 C0  xorps xmm0,xmm0`
Compiler Explorer  JSON with a list `asm` of lines
NASM               `%define`, `%macro`, labels within labels, `dword [rsi]`
otool, lldb        `0000000100003f18\\tb.ne\\t0x100003f08`, `0x3f18 <+24>: b.ne 0x3f08 ; <+8>`
Windows debuggers  `00007FF6A1B21003  jle  f+25h (07FF6A1B21025h)`, also of WinDbg with bytes
.NET               `G_M000_IG03:  ;; offset=0x0020` of `DOTNET_JitDisasm`
GNU as -al         `   4 0000 F20F1004  movsd (%rdi,%rax,8), %xmm0`
=================  ==========================================================

Lines keep their numbers.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable

from ..errors import UsageError
from ..lazy import pattern

_GDB = pattern(
    r"^Dump of assembler code (?:for function|from) [^\n]*:?$|^(?:=> |   )0x[0-9a-f]+ <[^<>\n]+\+[0-9]+>:\t",
    re.MULTILINE,
)
_GDB_HEAD = pattern(r"Dump of assembler code for function (.+):")
_GDB_LINE = pattern(r"(?:=> |   |)\s*0x([0-9a-f]+)(?: <(.*?)\+([0-9]+)>)?:\s*(.*)", re.DOTALL)
_GDB_PLACE = pattern(r"<([^<>]+)\+([0-9]+)>")
_GDB_BYTES = pattern(r"(?:[0-9a-f]{2} ?)++ *\t")


def is_gdb(text: str) -> bool:
    """Tell whether a text is what gdb's `disassemble` or `x/i` prints."""
    return ("Dump of assembler code" in text or ">:\t" in text) and _GDB.search(text) is not None


def from_gdb(text: str) -> str:
    """Return gdb's `disassemble`, also with `/r` and `/s`, as objdump prints it.

    Examples
    --------
    >>> from_gdb("Dump of assembler code for function f:\\n=> 0x10 <+0>:\\tjmp 0x10 <f+0>\\nEnd").split("\\n")
    ['0000000000000000 <f>:', '10:\\tjmp 0x10 <f+0x0>', '']
    """
    lines, function = [], ""
    for line in text.split("\n"):
        if (head := _GDB_HEAD.fullmatch(line.strip())) is not None:
            function = head[1]
            lines.append(f"{0:016x} <{function}>:")
        elif (match := _GDB_LINE.fullmatch(line)) is not None:
            raw = _GDB_BYTES.match(match[4])
            code = match[4] if raw is None else match[4][raw.end() :]
            code = _GDB_PLACE.sub(lambda place: f"<{place[1]}+{int(place[2][:18]):#x}>", code)
            lines.append(f"{match[1]}:\t{code}")
        else:
            lines.append("")
    return "\n".join(lines)


_PERF = pattern(r"^ *(?:Percent|Samples|Period) +\|", re.MULTILINE)
_PERF_HEAD = pattern(r"\s*+:\s*+(?:[0-9]+\s++)?([0-9a-f]{8,16}) <(.+)>:\s*")
_PERF_LINE = pattern(
    r"\s*+(?:[0-9]+(?:\.[0-9]+)?\s*+)?:\s*+(?:[0-9]+\s++)?([0-9a-f]+):\s++(\S.*?)(?: // \S+:[0-9]+)?",
    re.DOTALL,
)


def is_perf(text: str) -> bool:
    """Tell whether a text is what `perf annotate --stdio` prints."""
    return any(word in text for word in ("Percent", "Samples", "Period")) and _PERF.search(text) is not None


def from_perf(text: str) -> str:
    """Return the listing of `perf annotate --stdio` as objdump prints it.

    Examples
    --------
    >>> from_perf(" Percent | Code\\n : 3 0000000000001139 <f>:\\n 22.85 :   1140:   nop").split("\\n")
    ['', '0000000000001139 <f>:', '1140:\\tnop']
    """
    lines = []
    for line in text.split("\n"):
        if (head := _PERF_HEAD.fullmatch(line)) is not None:
            lines.append(f"{head[1]} <{head[2]}>:")
        elif (match := _PERF_LINE.fullmatch(line)) is not None:
            lines.append(f"{match[1]}:\t{match[2]}")
        else:
            lines.append("")
    return "\n".join(lines)


_DUMPBIN = pattern(
    r"^(?:Microsoft \(R\) COFF/PE Dumper|Dump of file ).*$|^File Type: .*(?:OBJECT|EXECUTABLE|DLL)",
    re.MULTILINE,
)
_DUMPBIN_HEAD = pattern(r"([?@\w$.]\S*?)(?: \(.*\))?:\s*")
_DUMPBIN_LINE = pattern(r" +([0-9A-F]{8,16}): (?:(?:[0-9A-F]{2} )+ *|[0-9A-F]{8} +|)(\S.*)", re.DOTALL)
_DUMPBIN_PLACE = pattern(r"([a-z.]+\s+(?:\w+,\s*(?:#\w+,\s*)?)?)([0-9A-F]{8,16})\s*")
_DUMPBIN_HEX = pattern(r"(?<![\w?@$])([0-9][0-9A-F]*)h\b")


def is_dumpbin(text: str) -> bool:
    """Tell whether a text is what `dumpbin /disasm` prints."""
    return ("Dump of file" in text or "File Type" in text) and _DUMPBIN.search(text) is not None


def from_dumpbin(text: str) -> str:
    """Return the listing of `dumpbin /disasm` as objdump prints it.

    Examples
    --------
    >>> from_dumpbin("f:\\n  0000000000000010: 75 FE    jne         0000000000000010").split("\\n")
    ['0000000000000010 <f>:', '10:\\tjne 10 <f+0x0>']
    """
    lines: list[str] = []
    function, begin, head_at = "text", 0, -1
    for line in text.split("\n"):
        match = _DUMPBIN_LINE.fullmatch(line)
        if match is None:
            head = _DUMPBIN_HEAD.fullmatch(line)
            if head is not None:
                function, head_at = head[1], len(lines)
            lines.append("")
            continue
        address = int(match[1], 16)
        if head_at >= 0:
            lines[head_at], begin, head_at = f"{address:016x} <{function}>:", address, -1
        code = _DUMPBIN_HEX.sub(lambda number: hex(int(number[1][:40], 16)), match[2])
        code = " ".join(re.sub(r"\bshort ", "", code).split())
        if (place := _DUMPBIN_PLACE.fullmatch(code)) is not None:
            target = int(place[2], 16)
            code = f"{place[1]}{target:x} <{function}{target - begin:+#x}>"
        lines.append(f"{address:x}:\t{code}")
    return "\n".join(lines)


_OTOOL = pattern(r"^\(__TEXT,__\w+\) section$", re.MULTILINE)
_OTOOL_LINE = pattern(
    r"\s*([0-9a-f]{1,16}):?\t(?:(?:[0-9a-f]{2} )*[0-9a-f]{2}\t|[0-9a-f]{8}\t)?(\S.*)", re.DOTALL
)
_LLDB = pattern(r"^(?:->)? +0x[0-9a-f]+ <\+[0-9]+>: ", re.MULTILINE)
_LLDB_HEAD = pattern(r"[^\s`]+`(\S.*?):?(?: at \S+)?:\s*")
_LLDB_LINE = pattern(r"(?:->)?\s*0x([0-9a-f]+) <\+[0-9]+>:\s+(\S[^;]*)(?:;.*)?", re.DOTALL)
_WINDOWS = pattern(
    r"^(?:[0-9A-F]{16}  [a-z]\w+ |[0-9a-f]{8}`[0-9a-f]{8} [0-9a-f]{2,30} +[a-z])", re.MULTILINE
)
_WINDOWS_LINE = pattern(
    r"([0-9A-F]{16}|[0-9a-f]{8}`[0-9a-f]{8}) (?:[0-9a-f]{2,30} +| )([a-z]\w.*)", re.DOTALL
)
_HEAD = pattern(r"([A-Za-z_$?@.][\w$?@.:~!+-]*):\s*")
_OF_ADDRESSES = frozenset("0123456789abcdefABCDEF`")
_TO_ADDRESS = pattern(
    r"((?:j[a-z]+|call[a-z]*|b(?:\.?[a-z]{2})?|bl|loop\w*|cbn?z\s+\w+,|tbn?z\s+\w+, ?#\w+,)\s+)"
    r"(?:0x)?([0-9a-fA-F`]+)\s*"
)


def is_debugger(text: str) -> bool:
    """Tell whether a text is what otool, lldb, WinDbg or Visual Studio's window of the disassembly shows."""
    return (
        (") section" in text and _OTOOL.search(text) is not None)
        or (">: " in text and _LLDB.search(text) is not None)
        or _WINDOWS.search(text[:100_000]) is not None
    )


def from_debugger(text: str) -> str:
    """Return a listing with addresses, and without names of places, as objdump prints it.

    Examples
    --------
    >>> from_debugger("(__TEXT,__text) section\\n_f:\\n0000000100003f00\\tb\\t0x100003f00").split("\\n")
    ['', '0000000100003f00 <_f>:', '100003f00:\\tb\\t100003f00 <_f+0x0>']
    """
    lines: list[str] = []
    function, head_at = "text", -1
    begin: int | None = None
    windows = _WINDOWS.search(text[:100_000]) is not None
    for line in text.split("\n"):
        if windows:
            match = _WINDOWS_LINE.fullmatch(line)
        else:
            match = _LLDB_LINE.fullmatch(line) or _OTOOL_LINE.fullmatch(line)
        if match is None:
            head = _LLDB_HEAD.fullmatch(line) or _HEAD.fullmatch(line)
            if head is not None:
                function, head_at = head[1].split("!")[-1], len(lines)
            lines.append("")
            continue
        address = int(match[1].replace("`", ""), 16)
        if head_at < 0 and begin is None:  # a listing that begins within a function
            begin, head_at = address, len(lines) - 1
        if head_at >= 0:
            lines[head_at], begin, head_at = f"{address:016x} <{function}>:", address, -1
        code = match[2].split("\t; ")[0].strip()
        if windows:
            code = _DUMPBIN_HEX.sub(lambda number: hex(int(number[1][:40], 16)), _with_address(code))
            code = " ".join(code.split())
        if (place := _TO_ADDRESS.fullmatch(code)) is not None:
            target = int(place[2].replace("`", "")[:16], 16)
            code = f"{place[1]}{target:x} <{function}{target - (begin or 0):+#x}>"
        lines.append(f"{address:x}:\t{code}")
    return "\n".join(lines)


def _with_address(code: str) -> str:
    """Return an instruction with the address that stands in brackets in place of the name before it."""
    head, found, place = code.rstrip().rpartition(" (")
    address = place.removesuffix(")").removesuffix("h")
    if not found or not place.endswith(")") or set(address) - _OF_ADDRESSES:
        return code
    return f"{' '.join(head.split()[:-1])} {address}"


_DOTNET = pattern(r"^; Assembly listing for method|^G_M\w+_IG\d+:\s*;; offset", re.MULTILINE)
_DOTNET_NO_CODE = pattern(r"^[ \t]*(?:align[ \t]+\[|RWD\d+|(?:reloc|d[bdq])\b).*$", re.MULTILINE)
_SEMICOLON = pattern(r";.*$", re.MULTILINE)


def without_dotnet(text: str) -> str:
    """Return a listing of .NET's compiler without its comments, data and padding; any other as it is.

    Examples
    --------
    >>> without_dotnet("; Assembly listing for method F\\nG_M1_IG02:  ;; offset=0x4\\n jl SHORT G_M1_IG02")
    '\\nG_M1_IG02:  \\n jl G_M1_IG02'
    """
    if "G_M" not in text or _DOTNET.search(text) is None:
        return text
    return _DOTNET_NO_CODE.sub("", _SEMICOLON.sub("", text)).replace(" SHORT ", " ")


_OF_AS = pattern(r"^ *\d+ (?:[0-9a-f]{4,8} [0-9A-F]*)? *(?:\t|$)", re.MULTILINE)
_OF_AS_MORE = pattern(
    r"^\f?GAS LISTING .*$|^ *\d+ {6,}[0-9A-F]+ *$|^(?:UN)?DEFINED SYMBOLS(?s:.*)", re.MULTILINE
)
_NUMBERED = pattern(r"\A\s*1[ \t:|]+\S")
_A_NUMBER = pattern(r"^ *\d+(?:[:|]|(?=\s|$)) ?", re.MULTILINE)
_QUOTED = pattern(r"^> ?", re.MULTILINE)
_DIFF = pattern(r"^(?:diff |index |--- |\+\+\+ |@@ |-|\\).*$|^[+ ]", re.MULTILINE)
_IDA = pattern(r"^\.?\w+:[0-9A-F]{8,16} ?", re.MULTILINE)
_IDA_WORDS = pattern(r"(?i)\b(?:proc near|retn)\b")
_ART = pattern(r"^( *[0-9a-f]+:\t)(?=[^\n]*[/\\|])[ |/\\<>+X-]+(?=[0-9a-f]{2} |[a-z])", re.MULTILINE)
_OFFSETS = pattern(r" \(File Offset: 0x[0-9a-f]+\)")
_CAPITALS = pattern(
    r"(?<![\w.$@])%?(?:[RE](?:[A-D]X|[SD]I|[SB]P)|R(?:[89]|1[0-5])[DWB]?|[XYZ]MM\d+|[A-D][LHX]|K[0-7])\b"
)
_SMALL = pattern(r"%[re]?[a-ds][xip]\b|%?\b[xyz]mm\d|\b[er](?:[a-d]x|[sd]i|[sb]p)\b")
_IN_CAPITALS = pattern(
    r"^((?:[ \t]*[\w.$@]+:)?[ \t]+)((?:REP\w* |LOCK )?[A-Z][A-Z0-9]{1,15})(?=[ \t\n]|$)"
    r"(?![ \t]+(?:PROC|ENDP)\b)(.*)$",
    re.MULTILINE,
)
_SIZES = pattern(r"\b(BYTE|D?WORD|[QTOXYZ](?:MM)?WORD|REAL[48]|MMWORD)(?:[ \t]+PTR)?\b", re.IGNORECASE)
_REALS = {"real8": "qword", "real4": "dword", "mmword": "qword"}


def plain(text: str) -> str:
    """Return a text without what surrounds code where people copy it: numbers of lines, quotes, drawn jumps.

    Registers of x86-64 and mnemonics in capitals become small. Lines keep their numbers.

    Examples
    --------
    >>> plain("> f:\\n>  ret"), plain("1  f:\\n2   ret\\n3 g:"), plain("   3:\\t/-- 7e 2b \\tjle 30 <f>")
    ('f:\\n ret', ' f:\\n  ret\\ng:', '   3:\\t7e 2b \\tjle 30 <f>')
    >>> plain("f:\\n MOV RAX, QWORD PTR [RDI]\\n JNE L1")
    'f:\\n mov rax, qword PTR [rdi]\\n jne L1'
    """
    if text[:11] == "diff --git " or (text[:4] == "--- " and "\n+++ " in text[:1000]):
        text = _DIFF.sub("", text)
    if text[:1] == ">" and all(line[:1] == ">" for line in text.split("\n") if line):
        text = _QUOTED.sub("", text)
    if text.lstrip("\f\n")[:12] == "GAS LISTING ":
        text = _OF_AS.sub("", _OF_AS_MORE.sub("", text))
    elif _NUMBERED.match(text) is not None and _are_numbered(text):
        text = _A_NUMBER.sub("", text)
    if ".text:" in text and _IDA.match(text.lstrip()) is not None:
        text = _IDA_WORDS.sub(lambda word: "ret" if word[0].lower() == "retn" else "PROC", _IDA.sub("", text))
    if "\t/-" in text or " /-" in text or "\\-" in text:
        text = _ART.sub(r"\1", text)
    if "(File Offset: " in text:
        text = _OFFSETS.sub("", text)
    text = without_dotnet(text)
    if _SMALL.search(text) is None and _CAPITALS.search(text) is not None:
        text = _IN_CAPITALS.sub(_in_small_letters, text)
    return text


def _are_numbered(text: str) -> bool:
    """Tell whether each of the first lines begins with its number."""
    begin = text.strip("\n").split("\n", 12)[:12]
    return len(begin) > 2 and all(
        line.split(None, 1)[:1] and line.split(None, 1)[0].rstrip(":|") == str(number)
        for number, line in enumerate(begin, 1)
        if line.strip()
    )


def _in_small_letters(match: re.Match[str]) -> str:
    def size(found: re.Match[str]) -> str:
        name, rest = found[0][: len(found[1])].lower(), found[0][len(found[1]) :]
        return _REALS.get(name, name) + rest

    operands = _SIZES.sub(size, _CAPITALS.sub(lambda register: register[0].lower(), match[3]))
    return f"{match[1]}{match[2].lower()}{operands}"


def is_compiler_explorer(text: str) -> bool:
    """Tell whether a text is an answer of Compiler Explorer."""
    return text.lstrip()[:1] == "{" and '"asm"' in text[:100_000]


def from_compiler_explorer(text: str) -> str:
    """Return the assembly of an answer of Compiler Explorer in JSON.

    Raises
    ------
    UsageError
        The text is no such answer.

    Examples
    --------
    >>> from_compiler_explorer('{"asm": [{"text": "f:"}, {"text": " ret"}]}')
    'f:\\n ret'
    """
    try:
        lines = json.loads(text)["asm"]
        return "\n".join(str(line["text"]).replace("\n", " ") for line in lines)
    except (ValueError, KeyError, TypeError, RecursionError):
        raise UsageError('is JSON without a list "asm" of lines with "text"; pass assembly') from None


_NASM = pattern(
    r"^[ \t]*(?:%(?:define|xdefine|macro|assign|rep|include|ifdef|ifndef)\b"
    r"|(?:section|segment)[ \t]+['\"]?\.|(?:global|extern)[ \t]+\w|bits[ \t]+64|default[ \t]+rel"
    r"|format[ \t]+(?:elf|pe|mach)\w*|use64\b)",
    re.MULTILINE | re.IGNORECASE,
)
_NASM_CLUES = (
    "%",
    "format",
    "FORMAT",
    "section",
    "SECTION",
    "global",
    "GLOBAL",
    "extern",
    "bits",
    "BITS",
    "default",
)
_NASM_LABEL = pattern(r"\s*([A-Za-z_.?$][\w.?$@#~]*):\s*")
_NASM_LOCAL = pattern(r"(?<![\w.%])\.([A-Za-z_]\w*)")
_NASM_MACRO = pattern(r"%i?macro\s+(\w+)\s+(\d{1,2})(?:-(\d{1,2}|\*))?(.*)", re.IGNORECASE)
_NASM_DEFINE = pattern(r"%(?:x?define|i?assign)\s+(\w+)\s+(\S.*)", re.IGNORECASE)
_NASM_TEXT = pattern(r"%i?x?define\s+(\w+(?:\([\w\s,]*\))?)(?:\s+(\S.*))?", re.IGNORECASE)
_NASM_NUMBER = pattern(r"[\w\s+\-*/()<>|&~%^]*")
_NASM_EQUATE = pattern(r"(\w+)(?:\s*+:)?\s++equ\s++(\S.*)", re.IGNORECASE)
_NASM_SIZE = pattern(r"\b(byte|word|dword|qword|tword|oword|yword|zword)\s+(?=\[)", re.IGNORECASE)
_NASM_SIZES = {"oword": "xmmword", "yword": "ymmword", "zword": "zmmword", "tword": "tbyte"}
_NASM_DATA = {"db": ".byte", "dw": ".2byte", "dd": ".4byte", "dq": ".8byte"}
_NASM_PLAIN = {
    "%endmacro": ".endm",
    "%endrep": ".endr",
    "%endif": ".endif",
    "%else": ".else",
    "%exitmacro": ".exitm",
}
_NASM_NO_CODE = frozenset(
    {"extern", "align", "alignb", "bits", "default", "cpu", "struc", "endstruc", "format", "use64", "extrn"}
    | {"entry", "include"}
)
_QUOTES = "'\""
_NASM_HEX = pattern(r"(?<![\w.$])([0-9][0-9a-fA-F]*)[hH]\b")


_NASM_DIRECTIVE = pattern(
    r"^[ \t]*%(?:x?define|i?macro|i?assign|rep|include|ifn?def)\b", re.MULTILINE | re.IGNORECASE
)


def has_nasm_directive(text: str) -> bool:
    """Tell whether a text has a directive of NASM's preprocessor, which no other assembler has."""
    return "%" in text and _NASM_DIRECTIVE.search(text) is not None


def is_nasm(text: str) -> bool:
    """Tell whether a text is a source of NASM or YASM."""
    return any(clue in text for clue in _NASM_CLUES) and _NASM.search(text) is not None


def from_nasm(text: str) -> str:
    """Return a source of NASM as GNU assemblers write it in Intel syntax; what is not known begins with `%`.

    Examples
    --------
    >>> from_nasm("%define N 4\\nf:\\n.l: mov ecx, dword [rel x] ; next\\n jnz .l").split("\\n")
    [' .set N, 4', 'f:', 'f.l: mov ecx, dword ptr [rip + x]', ' jnz f.l']
    """
    lines, function = [], ""
    n_parameters = 0
    numbers: set[str] = set()
    for written in text.split("\n"):
        line = written.partition(";")[0].rstrip()
        label = ""
        if (match := _NASM_LABEL.match(line)) is not None and match[1].lower() not in _NASM_DATA:
            if match[1][0] != ".":
                function = match[1]
            label = f"{function if match[1][0] == '.' else ''}{match[1]}:"
            line = line[match.end() :]
        code, n_parameters = _nasm_statement(line.strip(), function, n_parameters, numbers)
        lines.append(code if code[:1] == "#" else f"{label} {code}" if code else label)
    return "\n".join(lines)


def _nasm_macro(macro: re.Match[str]) -> tuple[str, int]:
    """Return the head of a macro whose last parameters may have defaults, and their number."""
    least, most = int(macro[2]), int(macro[3] or macro[2])
    defaults = dict(enumerate((each.strip() for each in macro[4].split(",")), least + 1))
    formal = (f"p{n}={defaults[n]}" if defaults.get(n) else f"p{n}" for n in range(1, most + 1))
    return f".macro {macro[1]} {', '.join(formal)}", most


def _nasm_definition(line: str, numbers: set[str]) -> str:
    """Return the word that gives a name a number or, for the C preprocessor, a text; "" for other lines."""
    named = _NASM_DEFINE.fullmatch(line) or _NASM_EQUATE.fullmatch(line)
    words = re.findall(r"(?<!\w)[A-Za-z_]\w*", named[2]) if named is not None else []
    if named is not None and _NASM_NUMBER.fullmatch(named[2]) and numbers.issuperset(words):
        numbers.add(named[1])
        return f".set {named[1]}, {named[2]}"
    if (text := _NASM_TEXT.fullmatch(line)) is not None:
        return f"#define {text[1]} {text[2] or ''}".rstrip()
    return f".set {named[1]}, {named[2]}" if named is not None else ""


def _nasm_statement(line: str, function: str, n_parameters: int, numbers: set[str]) -> tuple[str, int]:
    """Return a statement in the words of GNU assemblers, and the parameters of the macro that it is in."""
    word, _, rest = line.partition(" ")
    word = word.lower()
    if word in _NASM_PLAIN:
        return _NASM_PLAIN[word], 0 if word == "%endmacro" else n_parameters
    if (macro := _NASM_MACRO.fullmatch(line)) is not None and macro[3] != "*":
        return _nasm_macro(macro)
    line = line.replace("%%", "nasm\\@_")  # labels of a macro alone
    line = re.sub(r"%([1-9]\d?)", lambda match: f"\\p{match[1]}\\()", line) if n_parameters else line
    line = _NASM_HEX.sub(r"0x\1", line)
    if named := _nasm_definition(line, numbers):
        return named, n_parameters
    if word == "%undef":
        return f"#undef {rest}", n_parameters
    rest = line.partition(" ")[2].strip()
    known = {
        "%rep": ".rept",
        "%if": ".if",
        "%elif": ".elseif",
        "%ifdef": ".ifdef",
        "%ifndef": ".ifndef",
        "global": ".globl",
        "public": ".globl",
        **_NASM_DATA,
    }
    if word in known:
        return f"{known[word]} {rest}", n_parameters
    if word in ("section", "segment"):
        return f".section {rest.partition(' ')[0].strip(_QUOTES)}", n_parameters
    if word in _NASM_NO_CODE or word[:3] == "res":
        return "", n_parameters
    if word[:1] == "%":
        return line, n_parameters
    line = _NASM_SIZE.sub(lambda m: f"{_NASM_SIZES.get(m[1].lower(), m[1].lower())} ptr ", line)
    line = re.sub(r"\[\s*rel\s+", "[rip + ", line)
    return _NASM_LOCAL.sub(lambda match: f"{function}.{match[1]}", line), n_parameters


_PRODUCERS = (
    ("go", ("(SB)", "go: file format", "runtime.morestack", "go.buildid"), None),
    ("julia", ("julia_", "; ┌ @", ".jl:"), pattern(r"\bjulia_|; ┌ @")),
    ("rust", ("17h", "rustc"), pattern(r"17h[0-9a-f]{16}E\b|\brustc version\b")),
    ("msvc", ("; Listing generated by Microsoft",), None),
)


def producer_of(text: str) -> str:
    """Return the compiler that wrote a text, where its flags are not those of gcc; else "".

    Examples
    --------
    >>> producer_of("julia_mysum_123:"), producer_of("_ZN1a1f17h0123456789abcdefE:"), producer_of("f:")
    ('julia', 'rust', '')
    """
    for name, clues, found in _PRODUCERS:
        if any(clue in text for clue in clues) and (found is None or found.search(text) is not None):
            return name
    return ""


_JULIA = pattern(r"^[ \t]*;[ \t]*[┌│└][^\n]*", re.MULTILINE)
_MACH_O = pattern(
    r"^[ \t]*\.(?:section[ \t]+__[A-Z]+,|build_version\b|subsections_via_symbols)", re.MULTILINE
)


def without_other_comments(text: str, sign: str) -> str:
    """Return a text without comments of Julia and, where `sign` begins those of Mach-O files, without these.

    Examples
    --------
    >>> without_other_comments("; │ @ f.jl:3 within `f'\\n ret", "")
    '\\n ret'
    """
    if ";" not in text:
        return text
    if "@ " in text:
        text = _JULIA.sub("", text)
    if sign and _MACH_O.search(text) is not None:
        lines = (line if '"' in line else _marked(line, sign) for line in text.split("\n"))
        return "\n".join(lines)
    return text


def _marked(line: str, sign: str) -> str:
    code, found, comment = line.partition(sign)
    return f"{code}//{comment}" if found else line


_TESTED_REMARKS = 60
_SLASHES = pattern(r"(?:^|(?<=\s))//")


def with_remarks(text: str, sign: str, is_statement: Callable[[str], bool]) -> str:
    """Return a text whose remarks behind semicolons, or two slashes, begin with the sign of comments.

    Parameters
    ----------
    text : str
    sign : str
        Of comments. Where it is no `//` already, two slashes behind a blank begin comments as well.
    is_statement : callable
        Whether a text is an instruction: semicolons separate statements where one is.

    Examples
    --------
    >>> with_remarks("f: // x\\n add rax, 8 ; next", "#", lambda text: text == "ret")
    'f: # x\\n add rax, 8 # next'
    >>> with_remarks(" add rax, 8; ret", "#", lambda text: text == "ret")
    ' add rax, 8; ret'
    """
    if "//" in text and sign != "//":
        text = "\n".join(line if '"' in line else _SLASHES.sub(sign, line) for line in text.split("\n"))
    if ";" not in text:
        return text
    lines = text.split("\n")
    marked = [
        line for line in lines if ";" in line and '"' not in line and sign not in line.partition(";")[0]
    ]
    parts = [part.strip() for line in marked[:_TESTED_REMARKS] for part in line.split(";")[1:]]
    remarks = [part for part in parts if part]
    if not remarks or any(part[0] == "." or part[-1] == ":" or is_statement(part) for part in remarks):
        return text
    return "\n".join(line if '"' in line else line.replace(";", sign, 1) for line in lines)
