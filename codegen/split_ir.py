"""Optimised LLVM IR of every split of an inner product, made from that of the undivided one.

A split changes which products are added first, and nothing else: loops, addresses, loads and products are
the same, and so is the number of additions. So is what LLVM's -O3 pipeline makes of them, which takes more
than half of the time of a compilation: it runs once for all splits. `tests/codegen/test_split_ir.py` holds
the assembly of every split to that of the whole pipeline. Sums of scalars are left to that: two parts
side by side may become a vector (SLP), which depends on the split.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from ..records import record
from .splits import Split, terms_by_part

_NAME = r"%[-\w.$]+"
_OPERATION = re.compile(rf"  ({_NAME}) = f(mul|add) contract (.+?) ({_NAME}), ({_NAME})")
_NUMBERED, _NUMBERED_BLOCK = re.compile(r"%(\d+)\b"), re.compile(r"(?m)^\d+:")
# the uses of constants are those of all modules
_USES_OF_CONSTANTS = re.compile(rf"(?m)^ *uselistorder (?!\S+ {_NAME},|<[^>\n]*> {_NAME},).*\n")


@record
class _Sum:
    """An inner product after optimisation: products by term, and sums by term from the second one on."""

    kind: str
    products: tuple[str, ...]
    sums: tuple[str, ...]


@record
class SplitTemplate:
    """IR of an undivided kernel, cut where its sums stand.

    Attributes
    ----------
    symbol : str
        Name of its function.
    pieces : tuple of str
        Text before, between and after the places of sums.
    places : tuple of tuple of (_Sum, int)
        Between two pieces, sums side by side, each with the number of the term that is added there.
    """

    symbol: str
    pieces: tuple[str, ...]
    places: tuple[tuple[tuple[_Sum, int], ...], ...]

    def text(self, split: Split, symbol: str) -> str:
        """Return the IR of a split, whose function has the name `symbol`."""
        parts = terms_by_part(split)
        first_of = {term: part[0] for part in parts for term in part}
        made = [self.pieces[0]]
        for place, piece in zip(self.places, self.pieces[1:], strict=True):
            made += (line for one, term in place for line in _added(one, term, first_of[term], len(parts)))
            if place[0][1] == len(first_of) - 1:  # parts are joined where the last term is added
                joined = [list(_joined(one, parts)) for one, _ in place]
                made += (line for together in zip(*joined, strict=True) for line in together)
            made.append(piece)
        return "".join(made).replace(f"@{self.symbol}(", f"@{symbol}(")


def split_template(ir: str, symbol: str, n_terms: int) -> SplitTemplate | None:
    """Return the template of a kernel's optimised IR, None where sums are of scalars or otherwise.

    Parameters
    ----------
    ir : str
        IR of the undivided kernel after optimisation, with directives for the order of uses.
    symbol : str
        Name of its function.
    n_terms : int
        Terms of each inner product.
    """
    if _NUMBERED_BLOCK.search(ir):
        return None
    lines = _USES_OF_CONSTANTS.sub("", _NUMBERED.sub(r"%v\1", ir)).splitlines(keepends=True)
    found = [_OPERATION.fullmatch(line.rstrip("\n")) for line in lines]
    sums = _sums([each for each in found if each is not None], n_terms)
    if not sums:
        return None
    place_of = {name: (one, term) for one in sums for term, name in enumerate(one.sums, 1)}
    pieces: list[str] = [""]
    places: list[list[tuple[_Sum, int]]] = []
    apart = True
    for line, operation in zip(lines, found, strict=True):
        if operation is None or operation[2] == "mul":
            pieces[-1] += line
            apart = True
            continue
        place = place_of[operation[1]]
        if apart or place[1] != places[-1][-1][1]:
            pieces.append("")
            places.append([place])
        else:
            places[-1].append(place)
        apart = False
    return SplitTemplate(symbol, tuple(pieces), tuple(map(tuple, places)))


def _sums(operations: Sequence[re.Match[str]], n_terms: int) -> list[_Sum]:
    """Return the inner products of a kernel, none where one is not whole, or of scalars."""
    products = {each[1] for each in operations if each[2] == "mul"}
    growing: dict[str, _Sum] = {}
    for name, operator, kind, left, right in (each.groups() for each in operations):
        if operator == "mul":
            continue
        if right not in products:
            return []
        if left in products:
            growing[name] = _Sum(kind, (left, right), (name,))
        elif left in growing:
            before = growing.pop(left)
            growing[name] = _Sum(kind, (*before.products, right), (*before.sums, name))
        else:
            return []
    whole = all(len(one.products) == n_terms and one.kind[0] == "<" for one in growing.values())
    return [*growing.values()] if whole and len(products) == n_terms * len(growing) else []


def _added(one: _Sum, term: int, first: int, n_parts: int) -> Iterator[str]:
    """Yield the line that adds a term to those before it in its part, unless it is the first of them."""
    if term > first:
        before = one.products[first] if term == first + 1 else one.sums[term - 2]
        yield _line(one, _name(one, term, n_parts), before, one.products[term])


def _name(one: _Sum, term: int, n_parts: int) -> str:
    """Return the name of a sum up to a term; that of the whole sum is left to where it is whole."""
    name = one.sums[term - 1]
    return f"{name}.part" if n_parts > 1 and name == one.sums[-1] else name


def _joined(one: _Sum, parts: Sequence[Sequence[int]]) -> Iterator[str]:
    """Yield the lines that add up the parts."""
    values = [one.products[part[0]] if len(part) == 1 else _name(one, part[-1], len(parts)) for part in parts]
    names = [*(f"{one.sums[-1]}.joined{number}" for number in range(1, len(parts) - 1)), one.sums[-1]]
    whole = values[0]
    for name, value in zip(names, values[1:], strict=False):
        yield _line(one, name, whole, value)
        whole = name


def _line(one: _Sum, name: str, left: str, right: str) -> str:
    return f"  {name} = fadd contract {one.kind} {left}, {right}\n"
