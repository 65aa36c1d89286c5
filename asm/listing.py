"""Assembly text of a compiler or a disassembler -> `Listing`."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from ..errors import UsageError
from ..isa.registry import instruction_set
from .dialect import detect_syntax, is_disassembly, is_microsoft
from .listing_record import Listing
from .markers import has_comment_markers
from .reader import Reader

_CHUNK = 1 << 20
"""Characters that are split into lines at once."""


def _lines(text: str) -> Iterator[list[str]]:
    """Yield the lines of a text, those of a part at a time: all at once take ten times its memory."""
    at = 0
    while (stop := text.find("\n", at + _CHUNK)) >= 0:
        yield text[at:stop].split("\n")
        at = stop + 1
    yield text[at:].split("\n")


def parse(text: str, isa: str, syntax: str | None = None) -> Listing:
    """Return the listing of an assembly text.

    Parameters
    ----------
    text : str
        A whole file as a compiler's `-S` or Microsoft's `/FA` writes it, what `objdump -d` prints, or a
        fragment.
    isa : str
        Name of an instruction set, such as "x86-64", see `detect_isa`.
    syntax : str, optional
        "att" or "intel" for x86-64, whatever the text's directives say. By default directives,
        and without them the first register, decide.

    Raises
    ------
    UsageError
        If the text holds no instruction that the decoder knows, or a macro or a marked region
        without an end; the message names the line.

    Examples
    --------
    >>> listing = parse("f:\\n.L2: addq $8, %rax # next\\n jne .L2\\n ret", "x86-64")
    >>> listing.labels, [i.mnemonic for i in listing.instructions], listing.functions[0].stop
    ({'f': 0, '.L2': 0}, ['addq', 'jne', 'ret'], 3)
    >>> listing = parse("f:\\n.L2: add rax, 8 # next\\n jne .L2\\n ret", "x86-64")
    >>> listing.syntax, listing.instructions[0].mnemonic
    ('intel', 'addq')
    """
    syntaxes = instruction_set(isa).dialect.syntaxes
    if syntax is not None and syntax not in syntaxes:
        raise UsageError(f"no syntax {syntax!r} for {isa}: use one of {', '.join(syntaxes)}")
    detected = syntax or detect_syntax(text, isa)
    reader = Reader(isa, detected, syntax is not None, has_comment_markers(text))
    if is_disassembly(text):
        reader.read_disassembly(text)
    elif is_microsoft(text):
        reader.read_microsoft(text)
    else:
        reader.read_lines(chain.from_iterable(_lines(text)))
    return reader.listing()
