"""Layout of a table in text: comments, titles, rules and borders around it, its separator and its header.

Host: node7                      % n threads time      | n  | time [s] |     "n" "time"
n,threads,time                     8       1  0.5      |----|----------|     "1" 8 0.25
8,1,0.5                           16       2  0.7      | 8  |     0.25 |     "2" 16 0.5
(1 row)

Comments begin with #, //, %, !, ;, -- or REM. Lines keep their places, as messages name them.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Callable, Sequence
from itertools import pairwise

from .table import is_number

BLANKS = " "
"""Separator of columns between which there is any number of blanks."""
_SEPARATORS = (",", "\t", ";", "|")
_COMMENT = re.compile(r"(?m)^[ \t]*#.*$")
_OF_CELLS = re.compile(r"[,;|\t]")
_OTHER_COMMENT = re.compile(r'(?m)^[ \t]*(?://+|%+|!+|;+|--(?= [A-Za-z"])|REM(?= ))|\A--(?=[A-Za-z"])')
_OF_SEPARATOR = re.compile(r"\A\s*sep=.\n", re.IGNORECASE)
_OF_BOXES = re.compile("[─-╿]")
_BOXES = str.maketrans(
    dict.fromkeys("│┃║┆┊╎╏", "|")
    | dict.fromkeys("─━═╌╍┄┅┈┉", "-")
    | {chr(code): "+" for code in range(0x250C, 0x2570) if chr(code) not in "║═╌╍╎╏"}
)
_OF_RULES = frozenset("-=:|+ \t")
_SAMPLE_LINES, _SAMPLE_CHARACTERS = 20, 1 << 16
_MOST_TITLES = 30
"""Lines above the header that may be titles."""
_WIDE = re.compile(r"\t[ \t]*| {2,}")
_UNIT_BEHIND = re.compile(r"(?<=\S)[ \t]+(?=[\[(][^\[\]() \t]*[\])])")
_UNIT_OF_NUMBER = re.compile(
    r"(?<=[\d.])[ \t]+(?=(?:[nuµμm]?s|secs?|min|h|[kKMGT]i?B(?:/s)?"
    r"|[kKMGT]?(?:FLOPS?|[Ff]lops?)(?:/s)?)(?:\s|$))"
)
_LAST_OF_MARKS = frozenset("*_`'")
_MARKS = ("**", "__", "`", "'")
_OF_NAMES = re.compile(r"^(?:columns?|fields?|header|format|names)\s*[:=]\s*", re.IGNORECASE)
"""Begin of a comment that lists the names of columns."""
_FOOTER = re.compile(r"[(\[]?[A-Za-z].*|\(\d+ rows?\)")
_A_UNIT = re.compile(
    r"[nuµμm]?s|secs?|seconds|min|h|[kKMGT]?i?(?:[Bb]|[Bb]ytes?|[Bb]its?)(?:/s|ps)?|[kMG]?[Hh]z|[kKMGT]?(?:FLOPS?|[Ff]lops?)"
    r"(?:/s)?|[kmM]?[WJ]|cycles|%"
)
_NO_UNITS = frozenset(
    {"-", "--", "#", "1", "none", "N/A", "count", "int", "float", "double", "string", "str"}
)


def laid_out(text: str) -> tuple[str, str]:
    """Return the text of a table without its surroundings, line for line, and its separator.

    Lines that begin with a number sign become empty, and so do rules and the title of a table with borders.
    Names of columns in the last comment above numbers become the header.

    Examples
    --------
    >>> laid_out("# run 7\\nn;t\\n1;2\\n")
    ('\\nn;t\\n1;2\\n', ';')
    >>> laid_out("# n t\\n1 2\\n4  8\\n")
    ('n t\\n1 2\\n4 8\\n', ' ')
    >>> laid_out("result:\\n| n | t |\\n|---|---|\\n| 1 | 2 |\\n")
    ('\\n n | t \\n\\n 1 | 2 \\n', '|')
    """
    text = _with_number_signs(_with_plain_bars(text))
    plain = _COMMENT.sub("", text) if "#" in text else text
    if " #" in plain:
        plain = "\n".join(map(_without_tail, plain.split("\n")))
    plain = _OF_SEPARATOR.sub("\n", plain, count=1)
    if "---" in plain or "===" in plain:
        plain = "\n".join("" if _is_rule(line) else line for line in plain.split("\n"))
    plain = _only_table(plain, text)
    if _has_borders(plain):
        plain = "\n".join(line.strip().strip("|") for line in _without_title(plain).split("\n"))
    plain = _without_titles(plain, "#" in text)
    separator = _separator(_sample(plain))
    if "#" in text:
        separator = _of_comment(_sample(plain), text, separator)
        plain = _with_header(plain, text, separator)
    if separator == BLANKS:
        fields_of = _fields_between_blanks(_sample(plain)) or str.split
        plain = "\n".join(_joined(fields_of(line), BLANKS) for line in plain.split("\n"))
    return plain, separator


def left_out_lines(text: str, plain: str) -> list[int]:
    """Return the numbers of the lines of words that `laid_out` has left out; comments and titles apart.

    Examples
    --------
    >>> text = "Host: node7\\n# nightly\\nn,t\\n8,1\\n"
    >>> left_out_lines(text, laid_out(text)[0])
    [1]
    """
    before_it = _with_number_signs(text).split("\n")
    if len(before_it) == 1 + sum(map(bool, map(str.strip, plain.split("\n")))):
        return []
    pairs = zip(before_it, plain.split("\n"), strict=True)
    return [
        number
        for number, (before, after) in enumerate(pairs, 1)
        if not after.strip()
        and any(map(str.isalpha, before))
        and before.lstrip()[0] != "#"
        and before.rstrip()[-1] != ":"
        and not _OF_SEPARATOR.match(before + "\n")
    ]


def is_row_of_units(cells: Sequence[str]) -> bool:
    """Tell whether a row below the header holds units: at least one, and no number.

    Examples
    --------
    >>> is_row_of_units(["-", "[MB]", "s"]), is_row_of_units(["8", "", "s"]), is_row_of_units(["", "", ""])
    (True, False, False)
    """
    words = [cell.strip().strip("[]()").strip() for cell in cells]
    return any(map(_A_UNIT.fullmatch, words)) and all(
        not word or word in _NO_UNITS or (_A_UNIT.fullmatch(word) and not word.isdigit()) for word in words
    )


def with_units(header: Sequence[str], units: Sequence[str]) -> list[str]:
    """Return the names of columns with the units below them in brackets.

    Examples
    --------
    >>> with_units(["n", "size", "time"], ["-", "(MB)", "s"])
    ['n', 'size [MB]', 'time [s]']
    """
    words = [unit.strip().strip("[]()").strip() for unit in units]
    return [
        name if not word or word in _NO_UNITS or not name else f"{name} [{word}]"
        for name, word in zip(header, words, strict=True)
    ]


def unmarked(cell: str) -> str:
    """Return a cell without the quotes or the marks of Markdown around it.

    Examples
    --------
    >>> [unmarked(cell) for cell in ("'n'", "**0.7**", "`n`", "1'000", "")]
    ['n', '0.7', 'n', "1'000", '']
    """
    if cell[-1:] not in _LAST_OF_MARKS:
        return cell
    for mark in _MARKS:
        if cell.startswith(mark) and cell.endswith(mark) and len(cell) > 2 * len(mark):
            return cell[len(mark) : -len(mark)].strip()
    return cell


def _without_tail(line: str) -> str:
    """Return a line without a comment behind its last number.

    Examples
    --------
    >>> _without_tail("16 2 0.7 # slow"), _without_tail("n,t (s) #1"), _without_tail("8,v2 # beta,1")
    ('16 2 0.7', 'n,t (s) #1', '8,v2 # beta,1')
    """
    code, sign, remark = line.rpartition(" #")
    code = code.rstrip()
    last = code[-1:]
    if not sign or not (last.isdigit() or last == '"') or remark[:1].isdigit() or _OF_CELLS.search(remark):
        return line
    return code


def _with_plain_bars(text: str) -> str:
    """Return the text with the bars and rules of box drawing as those of ASCII."""
    return text.translate(_BOXES) if _OF_BOXES.search(text) else text


def _with_number_signs(text: str) -> str:
    """Return the text with a number sign at the begin of each comment that has another mark."""
    if _OTHER_COMMENT.search(text) is None:
        return text
    marked = [line for line in text.split("\n") if _OTHER_COMMENT.match(line)]
    if not marked:
        return text
    rest = [line for line in text.split("\n") if line.strip() and not _OTHER_COMMENT.match(line)]
    if len(rest) < 2 or len(marked) > len(rest) + 2:  # values of the first column
        return text
    if any(line.lstrip()[0] == ";" for line in marked) and any(";" in line for line in rest):
        return text  # an empty first cell
    return _OTHER_COMMENT.sub("#", text)


def _only_table(plain: str, text: str) -> str:
    """Return the first table with bars at the begin of its lines, where others surround it."""
    lines, before = plain.split("\n"), text.split("\n")
    rules = [number for number, line in enumerate(before) if line.lstrip()[:1] == "|" and _is_rule(line)]
    if not rules:
        return plain
    first = last = rules[0]
    while first > 0 and before[first - 1].lstrip()[:1] == "|":
        first -= 1
    while last + 1 < len(before) and before[last + 1].lstrip()[:1] == "|":
        last += 1
    if first == rules[0]:
        return plain  # a rule above the header
    return "\n".join(line if first <= number <= last else "" for number, line in enumerate(lines))


def _without_titles(plain: str, commented: bool) -> str:
    """Return the text without titles above the header, and lines of words below the last row.

    Titles are lines without the separator, or with one cell, where all others of the sample have as many
    cells as a line of names that numbers follow.
    """
    lines = plain.split("\n")
    filled = [number for number, line in enumerate(lines) if line.strip()]
    sample = [lines[number] for number in filled[: _MOST_TITLES + _SAMPLE_LINES]]
    chosen = _titles(sample, commented)
    if chosen is None:
        return plain
    separator, titles = chosen
    for number in filled[:titles]:
        lines[number] = ""
    if separator != BLANKS:
        for number in reversed(filled[titles + 2 :]):
            line = lines[number].strip()
            if len(_cells(line, separator)) > 1 or not _FOOTER.fullmatch(line):
                break
            lines[number] = ""
    return "\n".join(lines)


def _titles(sample: list[str], commented: bool) -> tuple[str, int] | None:
    """Return the separator and the number of titles in the first lines; None without a separator."""
    if not sample:
        return None
    rows = {separator: [_cells(line, separator) for line in sample] for separator in (*_SEPARATORS, BLANKS)}
    for separator, cells in rows.items():
        widths = [len(row) for row in cells]
        if widths[0] > 1 and (len(set(widths)) == 1 or (separator != BLANKS and len(set(widths[:-1])) == 1)):
            padded = 0
            while padded < len(cells) - 2 and sum(map(bool, map(str.strip, cells[padded]))) == 1:
                padded += 1
            header = padded and all(map(str.strip, cells[padded])) and _are_names(cells[padded : padded + 2])
            return separator, padded if header else 0
    for separator, cells in rows.items():
        start = len(cells) - 1
        if len(cells) > 3 and len(cells[-1]) == 1 and separator != BLANKS:
            start -= 1  # words below the last row
        width = len(cells[start])
        while start > 0 and len(cells[start - 1]) == width:
            start -= 1
        above = any(any(map(is_number, row)) for row in cells[:start])
        if separator == BLANKS and width == 2 and all(row[0].endswith(":") for row in cells[start + 1 :]):
            continue  # figures of one run, each behind its name
        numbers = commented and not above and all(map(is_number, cells[start]))
        if 0 < start <= _MOST_TITLES and width > 1 and (numbers or _are_names(cells[start : start + 2])):
            return separator, start
    return None


def _are_names(rows: list[list[str]]) -> bool:
    """Tell whether the first of two rows holds no number, and the second at least one."""
    return len(rows) == 2 and not any(map(is_number, rows[0])) and any(map(is_number, rows[1]))


def _cells(line: str, separator: str) -> list[str]:
    if separator == BLANKS:
        return _words(line)
    try:
        return next(csv.reader([line], delimiter=separator, skipinitialspace=True), [])
    except csv.Error:
        return [line]


def _words(line: str) -> list[str]:
    """Return the words of a line; those in double quotes are one."""
    if '"' not in line:
        return line.split()
    try:
        return next(csv.reader([" ".join(line.split())], delimiter=" "), [])
    except csv.Error:
        return line.split()


def _words_with_units(line: str) -> list[str]:
    """Return the words of a line, a unit together with the name or the number before it."""
    marked = _UNIT_OF_NUMBER.sub("\0", _UNIT_BEHIND.sub("\0", line))
    return [word.replace("\0", " ") for word in marked.split()]


def _wide_words(line: str) -> list[str]:
    """Return the parts of a line between tabulators, or two blanks or more."""
    return [word.strip() for word in _WIDE.split(line.strip()) if word.strip()]


def _fields_between_blanks(lines: list[str]) -> Callable[[str], list[str]] | None:
    """Return the function that parts all lines into as many fields as the first; None where there is none."""
    if len(lines) < 2:
        return None
    for fields_of in (_words, _words_with_units, _wide_words):
        rows = [fields_of(line) for line in lines]
        width = len(rows[0])
        if width > 1 and all(len(row) == width for row in rows):
            return fields_of
        if width > 1 and all(len(row) == width + 1 for row in rows[1:]) and _are_labels(rows[1:]):
            return fields_of
    alike = sum(len(_words(line)) == len(_words(lines[0])) for line in lines)
    return _words if len(_words(lines[0])) > 1 and alike > 2 and 2 * alike > len(lines) else None


def _are_labels(rows: list[list[str]]) -> bool:
    """Tell whether the first fields number the rows, as data frames are printed."""
    first = [row[0] for row in rows]
    if not all(each.isdigit() for each in first):
        return False
    return len(first) > 1 and all(int(b) - int(a) == 1 for a, b in pairwise(first))


def _is_rule(line: str) -> bool:
    return ("---" in line or "===" in line) and set(line) <= _OF_RULES


def _has_borders(text: str) -> bool:
    lines = [line.strip() for line in _sample(text)]
    return len(lines) > 1 and all(line[0] == line[-1] == "|" for line in lines[1:])


def _without_title(text: str) -> str:
    """Return the text with an empty first line if that has no border: the title of a table."""
    first = next(line for line in text.split("\n") if line.strip())
    return text if first.strip().startswith("|") else text.replace(first, "", 1)


def _sample(text: str) -> list[str]:
    lines = text[:_SAMPLE_CHARACTERS].split("\n")
    whole = lines if len(text) <= _SAMPLE_CHARACTERS or len(lines) == 1 else lines[:-1]
    return [line for line in whole if line.strip()][:_SAMPLE_LINES]


def _separator(lines: list[str]) -> str:
    """Return the separator: one as frequent in every line as in the first, else the most frequent there."""
    if not lines:
        return _SEPARATORS[0]
    widths = {separator: _widths(lines, separator) for separator in _SEPARATORS}
    parting = [separator for separator in _SEPARATORS if widths[separator][0] > 1]
    if (
        parting == ["\t"]
        and len(set(widths["\t"])) > 1
        and len({len(_wide_words(line)) for line in lines}) == 1
    ):
        return BLANKS  # several tabulators between columns
    for separator in parting:
        # a row number may stand before the columns that the header names
        if len(set(widths[separator][1:])) <= 1 and 0 <= widths[separator][-1] - widths[separator][0] <= 1:
            return separator
    if parting:
        return max(parting, key=lambda separator: widths[separator][0])
    return BLANKS if _fields_between_blanks(lines) else _SEPARATORS[0]


def _widths(lines: list[str], separator: str) -> list[int]:
    try:
        rows = list(csv.reader(io.StringIO("\n".join(lines)), delimiter=separator, skipinitialspace=True))
    except csv.Error:
        return [0]
    return [len(row) for row in rows if row] or [0]


def _with_header(plain: str, text: str, separator: str) -> str:
    """Return the text with the names of columns from a comment, where the first line holds numbers."""
    lines, before = plain.split("\n"), text.split("\n")
    first = next((number for number, line in enumerate(lines) if line.strip()), None)
    if first is None:
        return plain
    row = [field.strip() for field in _fields(lines[first], separator)]
    numbers = sum(map(is_number, row))
    above = [number for number in reversed(range(first)) if before[number].lstrip().startswith("#")]
    for same in (True, False):
        for number in above:
            comment = _OF_NAMES.sub("", before[number].lstrip().lstrip("#").strip())
            names = _names(comment, separator, len(row), same)
            if names and names[0].endswith(":"):
                continue  # `Datatype: MPI_INT`
            unlike = names and len(set(names)) == len(names) and not any(map(is_number, names))
            # beside words, only a comment without a number can be the header, and no other line has names
            if names and (numbers == len(row) or (numbers and unlike)):
                lines[number] = _joined(names, separator)
                return "\n".join(lines)
    return plain


def _of_comment(lines: list[str], text: str, separator: str) -> str:
    """Return the separator of a header in a comment, where rows with decimal commas have it too."""
    if separator != "," or not lines:
        return separator
    comments = [line for line in _sample(text) if line.lstrip().startswith("#") and "," not in line]
    for other in _SEPARATORS[1:]:
        counts = {line.count(other) for line in lines}
        if len(counts) == 1 and 0 not in counts and any(line.count(other) in counts for line in comments):
            return other
    return separator


def _names(comment: str, separator: str, count: int, same: bool) -> list[str] | None:
    """Return the names of columns in a comment; None where it has not so many.

    Parameters
    ----------
    comment : str
    separator : str
        Of the rows.
    count : int
        Number of columns.
    same : bool
        The comment has the separator of the rows; otherwise it may have others.
    """
    if same:
        fields = _fields(comment, separator)
        return fields if len(fields) == count else None
    for fields in (
        re.split(r"\s{2,}|\t", comment),
        *(comment.split(other) for other in _SEPARATORS),
        comment.split(),
    ):
        names = [name.strip() for name in fields]
        if len(names) == count and all(names) and len(set(names)) == count:
            return names
    return None


def _joined(names: list[str], separator: str) -> str:
    """Return names as the line of a header, in quotes where a name holds the separator."""
    quoted = [f'"{name}"' if separator in name and '"' not in name else name for name in names]
    return separator.join(quoted)


def _fields(line: str, separator: str) -> list[str]:
    return line.split() if separator == BLANKS else line.split(separator)
