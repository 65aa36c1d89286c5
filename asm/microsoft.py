"""Listings of Microsoft's compilers (`/FA`, `/FAs`, `/FAc`), of MASM and armasm -> their lines of code.

    line = [ address bytes ] ( label [":"] | name "PROC" | [ name ] "ENDP" | name "SEGMENT" | name "=" number
                             | instruction ) [ ";" comment ]

Names hold `?`, `@` and `$`, on AArch64 between bars; numbers end in `H` where they are hexadecimal. Comments
say from which line of the source code comes. Names of places on the stack stand for numbers that lines before
the function give. Data are passed over.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from .disassembly import label_of

_NAME = r"\|?(?P<name>[\w?@$]+)\|?"
_CODE_BYTES = re.compile(r"\s*[0-9a-f]{5,8}\s+(?:[0-9a-f]{2}(?=\s|$)\s*)+")
_MORE_BYTES = re.compile(r"\s+(?:[0-9a-f]{2}\s+)+(?=\s)")
_FILE = re.compile(r"; File (?P<file>\S.*)")
_LINE = re.compile(r"; (?:Line (?P<line>\d{1,9})\b|(?P<shown>\d{1,9})\s+:).*")
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


@dataclass(frozen=True, slots=True)
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
            elif found := _LINE.fullmatch(comment):
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
