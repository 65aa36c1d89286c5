"""Operands that were met before, by their text: most lines hold no other."""

from __future__ import annotations

from collections.abc import Sequence

from ..instruction import Label
from ..operand_key import Piece
from .operands import Classified, parse_operands

_MOST = 1 << 14
_pieces: dict[str, tuple[str, Piece]] = {}
"""Class letter and operand by text."""


def known_pieces(text: str) -> tuple[str, Sequence[Piece]] | None:
    """Return the shape and the operands of a text all parts of which were met before, else None.

    Examples
    --------
    >>> from ..operand_key import piece_of
    >>> classified = parse_operands("z0.d, p1/m, z2.d")
    >>> keep_pieces("z0.d, p1/m, z2.d", classified, [piece_of(operand) for operand, _ in classified])
    >>> known_pieces("z2.d, p1/m, z0.d")[0], known_pieces("z2.d, a_label")
    ('zmz', None)
    """
    try:
        letters, pieces = zip(*[_pieces[part] for part in _parts(text)], strict=True)
    except KeyError:
        return None
    return "".join(letters), pieces


def keep_pieces(text: str, classified: Sequence[Classified], pieces: Sequence[Piece]) -> None:
    """Keep the operands of a text as it is read, those that mean the same wherever they stand.

    Parameters
    ----------
    text : str
        Operands as written.
    classified : sequence of (operand, class letter)
        The operands, decoded.
    pieces : sequence of Piece
        The same as pieces.
    """
    parts = _parts(text)
    if len(parts) != len(classified):
        return
    for part, one, piece in zip(parts, classified, pieces, strict=True):
        if part in _pieces or isinstance(one[0], Label):
            continue
        if parse_operands(part) == [one]:
            if len(_pieces) >= _MOST:
                _pieces.clear()
            _pieces[part] = one[1], piece


def _parts(text: str) -> list[str]:
    """Return the texts of operands: between a comma and a blank, and from the bracket of an address on.

    What is split within an operand, a list of registers, is none that is known.
    """
    before, bracket, address = text.partition(", [")
    parts = before.split(", ")
    return [*parts, f"[{address}"] if bracket else parts
