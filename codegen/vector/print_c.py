"""Statements of a vector program as lines of C with the vector extensions of GNU compilers.

    const double *q_k1 = q + 64 * k1;             where loop k1 is in q
    const vec dy9 = broadcast(dy_8 + 12);         one entry of dy in every lane
    const vec q10 = load_part(q_k1 + 40, 0, 5);   lanes 0 to 4 from memory, the others zero
    sum3 += q10 * dy9;                            one FMA on every lane

Names tell where a value is from: `q10` was read from `q`, `sum3` adds up products, `mix12` has
lanes of others. A sum goes on under one name for as long as nothing else needs what it was;
values that nothing needs are left out.

What counters add to an address has a name of its own: written out at every use, gcc 12 adds
the constants to the counter first, and runs out of registers for the sums.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping, Sequence
from functools import singledispatchmethod
from itertools import chain, count
from textwrap import wrap

from ...records import record
from ..variant import DType
from .program import (
    NO_LANE,
    Add,
    Broadcast,
    Index,
    Launder,
    Load,
    Loop,
    Multiply,
    MultiplyAdd,
    Permute,
    Program,
    Statement,
    Store,
    Subtract,
    count_uses,
    is_field,
    walk,
)

_WIDTH = 100


Terms = tuple[tuple[str, int], ...]


@record
class Functions:
    """The functions of vectors that a program calls.

    Attributes
    ----------
    names : frozenset of str
        "load", "load_part", "load_over", "store", "store_part", "store_high", "broadcast", "reread",
        "reread_by_clang", "reread_operands", "permute", "join_halves", and "load_kept", "broadcast_kept" of
        what gcc would otherwise read or put together repeatedly, "product_kept" of what it would multiply
        repeatedly; with "_converted" behind it of arrays of
        another type.
    low : tuple of int
        Lanes of the low ends that are stored without a mask.
    """

    names: frozenset[str]
    low: tuple[int, ...]

    @property
    def partial(self) -> bool:
        """True where a part of a vector is read or written."""
        return not self.names.isdisjoint({"load_part", "load_over", "store_part"})

    @property
    def kept(self) -> bool:
        """True where gcc has to be told to keep something in a register."""
        kept = ("load_kept", "broadcast_kept", "product_kept")
        return any(name.partition("_converted")[0] in kept for name in self.names)


class CPrinter:
    """Prints statements.

    Parameters
    ----------
    program : Program
        Program to print as a whole: it shows which values are needed again.
    dtype : DType
        Type of a lane.
    stored : DType or None
        Of inputs and outputs in memory; None for `dtype`.
    """

    def __init__(self, program: Program, dtype: DType, stored: DType | None = None) -> None:
        self._dtype, self._stored = dtype, stored or dtype
        self._lanes = program.lanes
        everything = list(walk([*program.before, *(s for block in program.loops for s in block.body)]))
        self._uses = count_uses(everything)
        self._reached = {s.array for s in everything if isinstance(s, Load | Broadcast | Store | Launder)}
        self._all = [s for s in everything if self._is_used(s)]
        self._written = {s.array for s in self._all if isinstance(s, Store)}
        self._permuted = {n for s in self._all if isinstance(s, Permute) for n in (s.first, s.second)}
        self._terms: dict[str, set[Terms]] = {}
        for s in self._all:
            if isinstance(s, Load | Broadcast | Store):
                self._terms.setdefault(s.array, set()).add(s.index.terms)
        self._arrays: Mapping[str, str] = {}
        self._names: dict[str, str] = {}
        self._pointers: dict[tuple[str, Terms], str] = {}

    def functions(self) -> Functions:
        """Return the functions of vectors that the program calls."""
        low = {
            s.active[1] for s in self._all if isinstance(s, Store) and _is_low(s) and not self._converts(s)
        }
        return Functions(
            frozenset(name for statement in self._all if (name := self._function(statement))),
            tuple(sorted(low - {self._lanes})),
        )

    def _converts(self, s: Load | Broadcast | Store | Launder) -> bool:
        """Tell whether entries in memory are of another type."""
        return self._type_in(s.array) is not self._dtype

    def _type_in(self, array: str) -> DType:
        return self._stored if is_field(array) else self._dtype

    def lines(self, statements: Sequence[Statement], arrays: Mapping[str, str]) -> list[str]:
        """Return the lines of statements; `arrays` maps arrays to their names here."""
        self._arrays = arrays
        return [line for s in statements if self._is_used(s) for line in self._print(s)]

    @singledispatchmethod
    def _print(self, statement: Statement) -> Iterator[str]:
        raise TypeError(type(statement).__name__)

    @_print.register
    def _load(self, s: Load) -> Iterator[str]:
        arguments = [] if s.active == (0, self._lanes) else [str(lane) for lane in s.active]
        over = [self._names[s.merged]] if s.merged and s.active != (0, self._lanes) else []
        address = yield from self._address(s.array, s.index)
        call = ", ".join([*over, address, *arguments])
        yield f"const vec {self._named(s.result, _stem(s.array))} = {self._function(s)}({call});"

    @_print.register
    def _broadcast(self, s: Broadcast) -> Iterator[str]:
        address = yield from self._address(s.array, s.index)
        yield f"const vec {self._named(s.result, _stem(s.array))} = {self._function(s)}({address});"

    @_print.register
    def _permute(self, s: Permute) -> Iterator[str]:
        lanes = ["-1" if lane == NO_LANE else str(lane) for lane in s.lanes]
        values = [self._names[s.first], self._names[s.second]]
        if s.joins_halves:
            yield f"const vec {self._named(s.result, 'mix')} = join_halves({', '.join(values)});"
            return
        arguments = ", ".join([*values, *lanes])
        line = f"const vec {self._named(s.result, 'mix')} = __builtin_shufflevector({arguments});"
        yield from wrap(line, _WIDTH, subsequent_indent="    ", break_long_words=False)

    @_print.register
    def _multiply(self, s: Multiply) -> Iterator[str]:
        product = f"{self._names[s.left]} * {self._names[s.right]}"
        yield f"vec {self._named(s.result, 'sum')} = {product};"
        if s.kept:
            yield f"KEEP({self._names[s.result]});"

    @_print.register
    def _multiply_add(self, s: MultiplyAdd) -> Iterator[str]:
        yield self._added(s.result, s.addend, f"{self._names[s.left]} * {self._names[s.right]}")

    @_print.register
    def _add(self, s: Add) -> Iterator[str]:
        yield self._added(s.result, s.left, self._names[s.right])

    @_print.register
    def _subtract(self, s: Subtract) -> Iterator[str]:
        difference = f"{self._names[s.left]} - {self._names[s.right]}"
        yield f"vec {self._named(s.result, 'sum')} = {difference};"

    @_print.register
    def _store(self, s: Store) -> Iterator[str]:
        address = yield from self._address(s.array, s.index)
        value, (first, end) = self._names[s.value], s.active
        if self._converts(s):
            part = "" if s.active == (0, self._lanes) else f", {first}, {end}"
            yield f"{self._function(s)}({address}, {value}{part});"
        elif s.active == (0, self._lanes):
            yield f"store({address}, {value});"
        elif s.is_upper_half:
            yield f"store_high({address}, {value});"
        elif _is_low(s):
            yield f"store_low{end}({address}, {value});"
        else:
            yield f"store_part({address}, {value}, {first}, {end});"

    @_print.register
    def _launder(self, s: Launder) -> Iterator[str]:
        address = self._arrays.get(s.array, s.array)
        terms = self._terms.get(s.result, set())
        if len(terms) == 1:
            # the counters are added before it is hidden, so that one register serves all uses
            address = yield from self._address(s.array, Index(0, next(iter(terms))))
            self._pointers[s.result, next(iter(terms))] = s.result
        yield f"const {self._real(s.array)} *{s.result} = {self._function(s)}({address});"

    @_print.register
    def _loop(self, s: Loop) -> Iterator[str]:
        if s.comment:
            yield f"/* {s.comment} */"
        yield f"for (int {s.name} = 0; {s.name} < {s.count}; ++{s.name}) {{"
        outside = dict(self._pointers)
        for statement in filter(self._is_used, s.body):
            yield from (f"  {line}" for line in self._print(statement))
        self._pointers = outside
        yield "}"

    def _added(self, result: str, addend: str, what: str) -> str:
        """Return the line that adds to a value, in place where that is a sum needed no more."""
        before = self._names[addend]
        if before.startswith("sum") and self._uses[addend] == 1:
            self._names[result] = before
            return f"{before} += {what};"
        return f"vec {self._named(result, 'sum')} = {before} + {what};"

    def _named(self, result: str, stem: str) -> str:
        # the pointer of an element has a number, too: value 13 of u0e1 is not value 3 of u0e11
        between = "v" if stem[-1].isdigit() and "e" in stem else ""
        self._names[result] = f"{stem}{between}{result.lstrip('v')}"
        return self._names[result]

    def _address(self, array: str, index: Index) -> Generator[str, None, str]:
        """Return an address; the lines are those that name its pointer where it has none yet."""
        pointer = self._arrays.get(array, array)
        if index.terms:
            key = (array, index.terms)
            if key not in self._pointers:
                terms = "".join(f" + {stride} * {loop}" for loop, stride in index.terms)
                self._pointers[key] = name = self._pointer_name(array, index.terms)
                real = self._real(array)
                yield f"{'' if array in self._written else 'const '}{real} *{name} = {pointer}{terms};"
            pointer = self._pointers[key]
        sign = "-" if index.constant < 0 else "+"
        return f"{pointer} {sign} {abs(index.constant)}" if index.constant else pointer

    def _pointer_name(self, array: str, terms: Terms) -> str:
        """Return `q_k1`, or `q_k1_2` where the same counter goes through q in other strides too."""
        name = "_".join([array, *(loop for loop, _ in terms)])
        taken = set(self._pointers.values())
        return next(n for n in chain([name], (f"{name}_{i}" for i in count(2))) if n not in taken)

    def _is_used(self, s: Statement) -> bool:
        """Tell whether a statement has an effect, or a value or an address that is used."""
        if isinstance(s, Launder):
            return s.result in self._reached
        return isinstance(s, Store | Loop) or self._uses[s.result] > 0

    def _real(self, array: str) -> str:
        return "double" if self._type_in(array) is DType.FLOAT64 else "float"

    def _function(self, s: Statement) -> str | None:
        """Return the name of the function that a statement calls, low stores aside."""
        name = self._plain_function(s)
        if isinstance(s, Load | Broadcast | Store | Launder) and self._converts(s):
            return f"{'store_part' if name in (None, 'store_high') else name}_converted"
        return name

    def _plain_function(self, s: Statement) -> str | None:
        match s:
            case Load() if s.active == (0, self._lanes):
                return "load_kept" if self._uses[s.result] > 1 else "load"
            case Load():
                return "load_over" if s.merged else "load_part"
            case Store() if s.active == (0, self._lanes):
                return "store"
            case Store():
                return "store_high" if s.is_upper_half else None if _is_low(s) else "store_part"
            case Broadcast():
                return "broadcast_kept" if s.kept or s.result in self._permuted else "broadcast"
            case Multiply() if s.kept:
                return "product_kept"
            case Launder():
                return "reread_by_clang" if s.spare else "reread_operands" if s.operands else "reread"
            case Permute():
                return "join_halves" if s.joins_halves else "permute"
        return None


def _is_low(s: Store) -> bool:
    """Tell whether the stored part is the low end of a register, of a length that is a register itself."""
    first, end = s.active
    return first == 0 and end & (end - 1) == 0


def _stem(array: str) -> str:
    """Return the name of an array that may have been laundered."""
    return array.partition("_")[0]
