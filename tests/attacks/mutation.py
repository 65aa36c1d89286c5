"""Files as somebody careless, or hostile, would change them: bytes lost, doubled, swapped, put in."""

import re

from hypothesis import strategies as st

ODD = [
    *(b"", b"nan", b"-inf", b"1e309", b"-1", b"0", b"-0.0", b"1e-320", b"0x10", b"1_000", b"1e5", b"true"),
    *(b"9" * 25, b"9" * 5000, b"1" + b"0" * 400, b"99999999999", b"2147483648", b"0.1", b"08"),
    *(b"[" * 3000, b"{" * 3000, b'{"a":' * 3000, b"(" * 3000, b"-" * 3000, b"a.b." * 1000 + b"= 1"),
    *(b"a" * 200_000, b'"' + b"\n" * 2000, b"," * 3000, b"x," * 500),
    *(b"\0", b"\r", b"\n", b"\n\n", b"\xff\xfe", b"\xef\xbb\xbf", b"\x1a", b"\x1b[31m", b'"', b"'", b"\\"),
    *(b",", b";", b":", b"=", b"#", b"%", b"<", b">", b"&", b"|", b"!", b"^", b"~", b"*", b"/", b"//"),
    *("²".encode(), "٣".encode(), "\u2028".encode(), "é".encode(), "\U0001f600".encode(), b"\xed\xa0\x80"),
    *(b"../../outside", b"/dev/zero", b"@file", b"-fplugin=x.so", b"$(touch outside)", b"{{7*7}}"),
    *(b"__import__('os')", b"lambda:0", b"%s%n", b"[red]", b"[/]", b"<!DOCTYPE a>", b"&a;", b"null", b"None"),
    *(b"log2(", b"^-1", b"/0", b"sqrt(", b"**", b"<=", b"=>", b"# OSACA-BEGIN", b".macro", b".rept 9"),
]
"""What is put in: numbers that are none, deep nesting, long fields, and what some reader may run."""

_WORD = re.compile(rb"[\w.+-]+")
_share = st.floats(0, 1, exclude_max=True)


@st.composite
def mutated(draw, corpus):
    """A file of a corpus, changed at one to four places.

    Parameters
    ----------
    corpus : sequence of bytes
        Whole files.
    """
    content = draw(st.sampled_from(corpus))
    for _ in range(draw(st.integers(1, 4))):
        kind = draw(st.sampled_from(sorted(CHANGES)))
        content = CHANGES[kind](content, draw(_share), draw(_share), draw(st.sampled_from(ODD)))
    return content


def _place(content, share):
    return int(share * (len(content) + 1))


def _put(content, at, _, odd):
    place = _place(content, at)
    return content[:place] + odd + content[place:]


def _overwrite(content, at, width, odd):
    place = _place(content, at)
    return content[:place] + odd + content[place + int(8 * width) :]


def _word(content, at, _, odd):
    """Replace a word or a number, as structure then stays."""
    words = list(_WORD.finditer(content))
    if not words:
        return odd
    chosen = words[int(at * len(words))]
    return content[: chosen.start()] + odd + content[chosen.end() :]


def _word_by_word(content, at, other, _):
    words = list(_WORD.finditer(content))
    if not words:
        return content
    chosen, put = words[int(at * len(words))], words[int(other * len(words))]
    return content[: chosen.start()] + put[0] + content[chosen.end() :]


def _flip(content, at, bit, _):
    if not content:
        return content
    place = int(at * len(content))
    return content[:place] + bytes([content[place] ^ 1 << int(8 * bit)]) + content[place + 1 :]


def _cut(content, at, _, __):
    return content[: _place(content, at)]


def _lose(content, at, width, _):
    place = _place(content, at)
    return content[:place] + content[place + 1 + int(64 * width) :]


def _lose_line(content, at, _, __):
    lines = content.splitlines(keepends=True)
    place = int(at * len(lines))
    return b"".join(lines[:place] + lines[place + 1 :])


def _double_line(content, at, to, _):
    lines = content.splitlines(keepends=True)
    if not lines:
        return content
    place, target = int(at * len(lines)), int(to * len(lines))
    return b"".join([*lines[:target], lines[place], *lines[target:]])


def _double(content, at, width, _):
    place = _place(content, at)
    return content[:place] + content[place : place + int(64 * width)] * 2 + content[place:]


CHANGES = {
    change.__name__: change
    for change in (
        *(_put, _overwrite, _word, _word_by_word, _flip),
        *(_cut, _lose, _lose_line, _double_line, _double),
    )
}
