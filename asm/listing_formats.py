"""Output of `objdump -d` and `llvm-objdump -d`, and listings of Microsoft's tools -> labels and instructions.

    0000000000401136 <f>:
      401136:  48 89 e5         mov    %rsp,%rbp
      401139:  75 f6            jne    401131 <f-0x5>

Raw bytes may be left out; relocations, source lines (`-S`) and headings are passed over. A place
that a branch goes to gets the label that objdump prints for it.

Listings of Microsoft's compilers (`/FA`, `/FAs`, `/FAc`), of MASM and armasm have lines of this form:

    line = [ address bytes ] ( label [":"] | name "PROC" | [ name ] "ENDP" | name "SEGMENT" | name "=" number
                             | instruction ) [ ";" comment ]

Names hold `?`, `@` and `$`, on AArch64 between bars; numbers end in `H` where they are hexadecimal. Comments
say from which line of the source code comes. Names of places on the stack stand for numbers that lines before
the function give. Data are passed over.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from ..records import record

_HEADER = re.compile(r"([0-9a-f]{8,16}) <(.+)>:\s*")
_LINE = re.compile(
    r"\s*([0-9a-f]+):[ \t]+"
    r"(?:(?:(?:[0-9a-f]{2}(?: |(?=\t)|$))+|[0-9a-f]{8}(?![\w<])|[0-9a-f]{4} +(?=\t))\s*)?(.*)",
    re.DOTALL,
)
_REFERENCE_BEGINS = re.compile(r"(?<![\w#$.])(?:0x)?([0-9a-f]+) <")
_REFERENCE_ENDS = re.compile(r">(?=\s*(?:\Z|[,#/;]))")
_SOURCE = re.compile(r"(/?[^\s:]+\.\w+):(\d+)(?: \(discriminator \d+\))?\s*")
_SYMBOLIZED = re.compile(r"<(L[0-9]{1,9})>:\s*")
_SYMBOLIZED_TARGET = re.compile(r"(?:(?<=\s)0x[0-9a-f]+ )?<(L[0-9]{1,9})>")
"""Places as `llvm-objdump --symbolize-operands` writes them, numbered anew in each function."""
_NOT_IN_A_NAME = re.compile(r"[^\w.$@+-]")


@record
class DisassembledLine:
    """One line that matters.

    Attributes
    ----------
    number : int
        Line in the text, from 1.
    labels : tuple of str
        Labels of this place.
    function : bool
        The line names a function, no label inside one.
    text : str
        The instruction with its branch target by label, "" without one.
    source : tuple of (str, int) or None
        File and line of the high-level code that follow (`objdump -l`).
    """

    number: int
    labels: tuple[str, ...] = ()
    function: bool = False
    text: str = ""
    source: tuple[str, int] | None = None


def read_disassembly(text: str) -> Iterator[DisassembledLine]:
    """Return the lines of a disassembly that matter, in order.

    Examples
    --------
    >>> listing = "0000000000000010 <f>:\\n  10:\\t90 \\tnop\\n  11:\\teb fd \\tjmp 10 <f>\\n"
    >>> [(line.labels, line.text) for line in read_disassembly(listing)]
    [(('f',), ''), ((), 'nop'), ((), 'jmp f')]
    """
    lines = text.splitlines()
    symbolized = "\n<L" in text
    begins = [number for number, line in enumerate(lines) if line.startswith(_SECTION)]
    names: Counter[str] = Counter()
    for first, stop in pairwise((0, *begins, len(lines))):
        yield from _section(lines[first:stop], first, symbolized, names)


_SECTION = "Disassembly of section "
_OF_CALLS = ("PLT32", "_PC32", "_CALL", "CALL26", "JUMP26", "CALL_PLT", "_REL32", "BRANCH26", "_BRANCH")
"""Ends of the names of relocations of calls, as in `15: R_X86_64_PLT32 exp-0x4`."""


def _called(line: str) -> str:
    """Return the symbol of a relocation of a call, "" of any other line.

    Examples
    --------
    >>> _called("\\t15: R_X86_64_PLT32\\texp-0x4"), _called("  19:\\tret")
    ('exp', '')
    """
    words = line.split()
    if len(words) != 3 or not words[0].endswith(":") or not words[1].endswith(_OF_CALLS):
        return ""
    return words[2].partition("+0x")[0].partition("-0x")[0]


def _section(
    lines: Sequence[str], before: int, symbolized: bool, names: Counter[str]
) -> Iterator[DisassembledLine]:
    """Yield the lines of one section, whose addresses begin anew in an object file.

    Parameters
    ----------
    lines : sequence of str
    before : int
        Lines of the text before them.
    symbolized : bool
        Places are written as `llvm-objdump --symbolize-operands` does.
    names : Counter
        Functions so far: a name that comes again, in another file of an archive, gets a number.
    """
    targets = _targets(lines)
    again: dict[str, str] = {}
    for line in lines:
        if header := _HEADER.fullmatch(line):
            name = label_of(header[2])
            names[name] += 1
            if names[name] > 1:
                again[name] = f"{name}.{names[name]}"
    function = ""

    def own(label: str) -> str:
        name, sign, rest = label.partition("+")
        return f"{again[name]}{sign}{rest}" if name in again else label

    for number, line in enumerate(lines, before + 1):
        if symbolized and (place := _SYMBOLIZED.fullmatch(line)):
            yield DisassembledLine(number, (f"{function}.{place[1]}",))
        elif header := _HEADER.fullmatch(line):
            function = own(label_of(header[2]))
            # linkers of RISC-V move code, so that objects keep their local labels
            yield DisassembledLine(number, (function,), function=not header[2].startswith(".L"))
        elif match := _LINE.fullmatch(line):
            instruction, behind = match[2].strip(), ""
            if ": R_" in instruction or ": IMAGE_REL_" in instruction:  # of objdump -w, in the same line
                *pieces, relocation, symbol = (
                    instruction.split("\t") if instruction.count("\t") > 1 else ("",) * 3
                )
                instruction, behind = "\t".join(pieces).strip(), f"{relocation} {symbol}"
            if symbolized and "<L" in instruction:
                instruction = _SYMBOLIZED_TARGET.sub(rf"{function}.\1", instruction)
            if instruction and not instruction.startswith(_RELOCATIONS):
                labels = tuple(map(own, targets.get(int(match[1], 16), ())))
                if not behind and number - before < len(lines):
                    behind = lines[number - before]
                if called := _called(behind):
                    text = _CALL_TARGET.sub(rf"\1 {label_of(called)}", instruction)
                else:
                    text = _with_labels(instruction, own)
                yield DisassembledLine(number, labels, text=text)
        elif source := _SOURCE.fullmatch(line):
            yield DisassembledLine(number, source=(source[1], int(source[2][:9])))


_RELOCATIONS = ("R_", "IMAGE_REL_", "X86_64_RELOC_", "ARM64_RELOC_")
_CALL_TARGET = re.compile(r"^(call\w*+|j\w++|bl?+|jal)\s++(?:0x)?+[0-9a-f]++(?: <[^>]*+>)?+$")


class _Reference(NamedTuple):
    """A place as a disassembler writes it in an instruction, `401131 <f-0x5>`, and where that stands."""

    address: str
    name: str
    start: int
    stop: int


def _references(line: str) -> Iterator[_Reference]:
    """Yield the places in a line; a name may hold blanks and brackets, up to where an operand ends."""
    if " <" not in line:
        return
    ends = [match.start() for match in _REFERENCE_ENDS.finditer(line)]
    stop = 0
    for begins in _REFERENCE_BEGINS.finditer(line):
        which = bisect_right(ends, begins.end())  # a name has a character
        if begins.start() >= stop and which < len(ends):
            stop = ends[which] + 1
            yield _Reference(begins[1], line[begins.end() : stop - 1], begins.start(), stop)


def _targets(lines: Iterable[str]) -> dict[int, dict[str, None]]:
    """Return the labels of every place that is referred to inside a function, in order."""
    targets: dict[int, dict[str, None]] = {}
    for line in lines:
        for address, name, *_ in _references(line):
            if "+0x" in name or "-0x" in name:  # a symbol alone is the header of a function
                targets.setdefault(int(address, 16), {})[label_of(name)] = None
    return targets


def _with_labels(instruction: str, own: Callable[[str], str]) -> str:
    """Return an instruction with labels in place of the places that it names."""
    parts, at = [], 0
    for reference in _references(instruction):
        parts += [instruction[at : reference.start], own(label_of(reference.name))]
        at = reference.stop
    return "".join(parts) + instruction[at:]


def label_of(name: str) -> str:
    """Return a symbol as one word; demangled C++ names hold blanks and brackets.

    Examples
    --------
    >>> label_of("f(int, double)+0x10"), label_of("printf@plt")
    ('f_int__double_+0x10', 'printf@plt')
    """
    return _NOT_IN_A_NAME.sub("_", name)


_NAME = r"\|?(?P<name>[\w?@$]+)\|?"
_CODE_BYTES = re.compile(r"\s*[0-9a-f]{5,8}\s+(?:[0-9a-f]{2}(?=\s|$)\s*)+")
_MORE_BYTES = re.compile(r"\s+(?:[0-9a-f]{2}\s+)+(?=\s)")
_FILE = re.compile(r"; File (?P<file>\S.*)")
_SOURCE_LINE = re.compile(r"; (?:Line (?P<line>\d{1,9})\b|(?P<shown>\d{1,9})\s+:).*")
_NAMED = re.compile(r"(?P<name>\S.*?) (?P<what>PROC|ENDP|SEGMENT|ENDS)\b.*", re.IGNORECASE | re.DOTALL)
_ENDS = re.compile(r"ENDP\b.*", re.IGNORECASE)
_EQUATE = re.compile(rf"{_NAME} ?= ?(?P<value>-?\d{{1,18}})")
_LABEL = re.compile(rf"{_NAME}(?P<colon>:?)")
_HEX = re.compile(r"(?<![\w?@$])([0-9][0-9a-f]*)H\b", re.IGNORECASE)
_PLACE = re.compile(r"(?<![\w?@$])([A-Za-z_?@$][\w?@$]*)(?=\[)")
_DISTANCE = re.compile(r"\b(?:short|near ptr|far ptr) ", re.IGNORECASE)
_AREA = re.compile(r"AREA \|?(?P<name>[^|,\s]+)", re.IGNORECASE)
_NO_CODE = re.compile(
    r"(?:[\w?@$|]+ )?(?:D[BWDQT]|DC[BDQW]U?)\b.*"
    r"|(?:include(?:lib)?|public|extrn|comm|title|assume|end|align|org|import|export|ttl|keep|thumb|area|get)\b.*|\.\w+.*",
    re.IGNORECASE | re.DOTALL,
)


@record
class MicrosoftLine:
    """One line of code.

    Attributes
    ----------
    number : int
        From 1.
    label : str
        Label of the line; empty for none.
    begins, ends : bool
        Whether the function `label` begins or ends.
    source : tuple of (str, int) or None
        Source of the code from here on.
    text : str
        The instruction as GNU assemblers write it; empty for none.
    comment : str
        As written.
    """

    number: int
    label: str = ""
    begins: bool = False
    ends: bool = False
    source: tuple[str, int] | None = None
    text: str = ""
    comment: str = ""


def read_microsoft(text: str) -> Iterator[MicrosoftLine]:
    """Yield the lines of code of a listing, and those that say where code comes from.

    Examples
    --------
    >>> lines = read_microsoft("n$ = 8\\nf PROC ; g\\n mov rax, QWORD PTR n$[rsp] ; 5\\n jl SHORT $LN3@f")
    >>> [line.label or line.text for line in lines]
    ['f', 'mov rax, QWORD PTR 8[rsp]', 'jl $LN3@f']
    """
    places: dict[str, str] = {}
    in_code, file, function = True, "", ""
    for number, written in enumerate(text.split("\n"), 1):
        code, sign, comment = written.partition(";")
        bytes_of_it = _CODE_BYTES.match(code) or _MORE_BYTES.match(code)
        bare = code[bytes_of_it.end() - 1 :] if bytes_of_it else code
        indented, code, comment = bare[:1] in (" ", "\t"), " ".join(bare.split()), sign + comment.rstrip()
        label = _LABEL.fullmatch(code)
        if not code:
            if found := _FILE.fullmatch(comment):
                file = found["file"]
            elif found := _SOURCE_LINE.fullmatch(comment):
                yield MicrosoftLine(number, source=(file, int(found["line"] or found["shown"])))
            elif comment:
                yield MicrosoftLine(number, comment=comment)
        elif area := _AREA.match(code):
            in_code = "text" in area["name"].lower()
        elif named := _NAMED.fullmatch(code):
            what = named["what"].upper()
            if what in ("SEGMENT", "ENDS"):
                in_code = what == "ENDS" or "text" in named["name"].lower()
            else:
                name = named["name"].strip("|")
                function = name if _LABEL.fullmatch(name) else label_of(name)  # demangled: blanks
                yield MicrosoftLine(number, function, begins=what == "PROC", ends=what == "ENDP")
        elif _ENDS.fullmatch(code):
            yield MicrosoftLine(number, function, ends=True)
        elif equate := _EQUATE.fullmatch(code):
            places[equate["name"]] = equate["value"]
        elif not in_code or _NO_CODE.fullmatch(code):
            continue
        elif label and (label["colon"] or not indented):
            yield MicrosoftLine(number, label["name"])
        else:
            yield MicrosoftLine(number, text=_instruction(code, places), comment=comment)


def _instruction(code: str, places: dict[str, str]) -> str:
    """Return an instruction as GNU assemblers write it."""
    if code.lower().startswith("npad"):
        return "nop"
    code = _DISTANCE.sub("", _HEX.sub(r"0x\1", code)).replace("|", "")
    return _PLACE.sub(lambda match: places.get(match[1], match[1]), code)
