"""Statements of a vector program as lines of LLVM IR.

Counters live in memory (`alloca`), which LLVM's first pass turns into registers: so no block
needs to name the one before it.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping, Sequence
from functools import singledispatchmethod

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
    Statement,
    Store,
    Subtract,
    is_field,
)

_TYPES = {DType.FLOAT64: "double", DType.FLOAT32: "float"}


class LLVMPrinter:
    """Prints statements.

    Parameters
    ----------
    lanes : int
        Lanes of every vector.
    dtype : DType
        Type of a lane.
    stored : DType or None
        Of inputs and outputs in memory; None for `dtype`.
    """

    def __init__(self, lanes: int, dtype: DType, stored: DType | None = None) -> None:
        self._dtype, self._stored = dtype, stored or dtype
        self._real = _TYPES[dtype]
        self._lanes = lanes
        self._vector = f"<{lanes} x {self._real}>"
        self._suffix = f"v{lanes}f{dtype.bits}"
        widens = self._dtype.bits > self._stored.bits
        self._read, self._write = ("fpext", "fptrunc") if widens else ("fptrunc", "fpext")
        self._count = 0
        self._arrays: Mapping[str, str] = {}
        self._moved: dict[tuple[str, tuple[tuple[str, int], ...]], str] = {}

    def declarations(self) -> list[str]:
        """Return the intrinsics that may be used."""
        vector, mask, suffix = self._vector, f"<{self._lanes} x i1>", self._suffix
        found = [
            f"declare {vector} @llvm.fma.{suffix}({vector}, {vector}, {vector})",
            f"declare {vector} @llvm.arithmetic.fence.{suffix}({vector})",
        ]
        for dtype in dict.fromkeys((self._dtype, self._stored)):
            vector, suffix = f"<{self._lanes} x {_TYPES[dtype]}>", f"v{self._lanes}f{dtype.bits}"
            found.append(f"declare {vector} @llvm.masked.load.{suffix}.p0(ptr, i32, {mask}, {vector})")
            found.append(f"declare void @llvm.masked.store.{suffix}.p0({vector}, ptr, i32, {mask})")
        return found

    def _type_in(self, array: str) -> DType:
        """Return the type of the entries of an array in memory."""
        return self._stored if is_field(array) else self._dtype

    def lines(self, statements: Sequence[Statement], arrays: Mapping[str, str]) -> list[str]:
        """Return the lines of statements; `arrays` maps arrays to their names here."""
        self._arrays = arrays
        return [line for statement in statements for line in self._print(statement)]

    def counters(self, statements: Sequence[Statement]) -> list[str]:
        """Return the lines that make the counters of all loops."""
        found = []
        for statement in statements:
            if isinstance(statement, Loop):
                found += [f"  %{statement.name}.at = alloca i64", *self.counters(statement.body)]
        return found

    @singledispatchmethod
    def _print(self, statement: Statement) -> Iterator[str]:
        raise TypeError(type(statement).__name__)

    @_print.register
    def _load(self, s: Load) -> Iterator[str]:
        pointer, dtype = (yield from self._address(s.array, s.index)), self._type_in(s.array)
        vector = f"<{self._lanes} x {_TYPES[dtype]}>"
        converts, whole = dtype is not self._dtype, s.active == (0, self._lanes)
        name = f"{s.result}.in" if converts else s.result
        if whole:
            yield f"  %{name} = load {vector}, ptr {pointer}, align {dtype.bytes}"
        else:
            otherwise = f"%{s.merged}" if s.merged and not converts else "zeroinitializer"
            yield (
                f"  %{name} = call {vector} @llvm.masked.load.v{self._lanes}f{dtype.bits}.p0(ptr {pointer}, "
                f"i32 {dtype.bytes}, {self._mask(s.active)}, {vector} {otherwise})"
            )
        if not converts:
            return
        merges = s.merged is not None and not whole
        made = f"{s.result}.part" if merges else s.result
        yield f"  %{made} = {self._read} {vector} %{name} to {self._vector}"
        if merges:
            both = f"{self._vector} %{made}, {self._vector} %{s.merged}"
            yield f"  %{s.result} = select {self._mask(s.active)}, {both}"

    @_print.register
    def _broadcast(self, s: Broadcast) -> Iterator[str]:
        pointer = yield from self._address(s.array, s.index)
        name, vector, dtype = s.result, self._vector, self._type_in(s.array)
        entry = f"{name}.in" if dtype is not self._dtype else f"{name}.entry"
        yield f"  %{entry} = load {_TYPES[dtype]}, ptr {pointer}, align {dtype.bytes}"
        if dtype is not self._dtype:
            yield f"  %{name}.entry = {self._read} {_TYPES[dtype]} %{entry} to {self._real}"
        yield f"  %{name}.first = insertelement {vector} poison, {self._real} %{name}.entry, i32 0"
        zeros = f"<{self._lanes} x i32> zeroinitializer"
        spread = f"shufflevector {vector} %{name}.first, {vector} poison, {zeros}"
        if not s.kept:
            yield f"  %{name} = {spread}"
            return
        yield f"  %{name}.open = {spread}"
        yield f"  %{name} = call {vector} @llvm.arithmetic.fence.{self._suffix}({vector} %{name}.open)"

    @_print.register
    def _permute(self, s: Permute) -> Iterator[str]:
        lanes = ", ".join("i32 poison" if lane == NO_LANE else f"i32 {lane}" for lane in s.lanes)
        yield (
            f"  %{s.result} = shufflevector {self._vector} %{s.first}, {self._vector} %{s.second}, "
            f"<{len(s.lanes)} x i32> <{lanes}>"
        )

    @_print.register
    def _multiply(self, s: Multiply) -> Iterator[str]:
        yield f"  %{s.result} = fmul {self._vector} %{s.left}, %{s.right}"

    @_print.register
    def _multiply_add(self, s: MultiplyAdd) -> Iterator[str]:
        factors = ", ".join(f"{self._vector} %{name}" for name in (s.left, s.right, s.addend))
        yield f"  %{s.result} = call {self._vector} @llvm.fma.{self._suffix}({factors})"

    @_print.register
    def _add(self, s: Add) -> Iterator[str]:
        yield f"  %{s.result} = fadd {self._vector} %{s.left}, %{s.right}"

    @_print.register
    def _subtract(self, s: Subtract) -> Iterator[str]:
        yield f"  %{s.result} = fsub {self._vector} %{s.left}, %{s.right}"

    @_print.register
    def _store(self, s: Store) -> Iterator[str]:
        pointer, dtype = (yield from self._address(s.array, s.index)), self._type_in(s.array)
        real, value, (first, end) = _TYPES[dtype], f"%{s.value}", s.active
        vector = f"<{self._lanes} x {real}>"
        if dtype is not self._dtype:
            value = self._name("out")
            yield f"  {value} = {self._write} {self._vector} %{s.value} to {vector}"
        if s.active == (0, self._lanes):
            yield f"  store {vector} {value}, ptr {pointer}, align {dtype.bytes}"
        elif s.is_upper_half or (first == 0 and end & (end - 1) == 0):
            # the low end of a register is a register, and so is its upper half: no mask is needed
            low, narrow = self._name("low"), f"<{end - first} x {real}>"
            lanes = ", ".join(f"i32 {lane}" for lane in range(first, end))
            if first:
                lowest, pointer = pointer, self._name("p")
                yield f"  {pointer} = getelementptr {real}, ptr {lowest}, i64 {first}"
            yield (
                f"  {low} = shufflevector {vector} {value}, {vector} poison, <{end - first} x i32> <{lanes}>"
            )
            yield f"  store {narrow} {low}, ptr {pointer}, align {dtype.bytes}"
        else:
            yield (
                f"  call void @llvm.masked.store.v{self._lanes}f{dtype.bits}.p0({vector} {value}, "
                f"ptr {pointer}, i32 {dtype.bytes}, {self._mask(s.active)})"
            )

    @_print.register
    def _launder(self, s: Launder) -> Iterator[str]:
        source = self._arrays.get(s.array, s.array)
        yield f'  %{s.result} = call ptr asm sideeffect "", "=r,0"(ptr %{source})'

    @_print.register
    def _loop(self, s: Loop) -> Iterator[str]:
        if s.comment:
            yield f"  ; {s.comment}"
        yield f"  store i64 0, ptr %{s.name}.at"
        yield f"  br label %{s.name}.loop"
        yield f"{s.name}.loop:"
        yield f"  %{s.name} = load i64, ptr %{s.name}.at"
        for statement in s.body:
            yield from self._print(statement)
        yield f"  %{s.name}.next = add nuw nsw i64 %{s.name}, 1"
        yield f"  store i64 %{s.name}.next, ptr %{s.name}.at"
        yield f"  %{s.name}.more = icmp ult i64 %{s.name}.next, {s.count}"
        yield f"  br i1 %{s.name}.more, label %{s.name}.loop, label %{s.name}.end, !llvm.loop !0"
        yield f"{s.name}.end:"

    def _address(self, array: str, index: Index) -> Generator[str, None, str]:
        """Print the address: loop counters are added first, once, so that the constant is a displacement."""
        pointer, real = f"%{self._arrays.get(array, array)}", _TYPES[self._type_in(array)]
        if index.terms:
            key = (pointer, index.terms)
            if key not in self._moved:
                self._moved[key] = yield from self._move(pointer, real, index)
            pointer = self._moved[key]
        if index.constant:
            moved = self._name("p")
            yield f"  {moved} = getelementptr {real}, ptr {pointer}, i64 {index.constant}"
            pointer = moved
        return pointer

    def _move(self, pointer: str, real: str, index: Index) -> Generator[str, None, str]:
        """Print the address that loops move to.

        The address of nested loops is hidden from the compiler, which otherwise computes one for every
        constant, and spills them.
        """
        for loop, stride in index.terms:
            scaled, moved = self._name("s"), self._name("p")
            yield f"  {scaled} = mul nuw nsw i64 %{loop}, {stride}"
            yield f"  {moved} = getelementptr {real}, ptr {pointer}, i64 {scaled}"
            pointer = moved
        if len(index.terms) == 1:
            return pointer
        hidden = self._name("p")
        yield f'  {hidden} = call ptr asm sideeffect "", "=r,0"(ptr {pointer})'
        return hidden

    def _mask(self, active: tuple[int, int]) -> str:
        bits = ", ".join(f"i1 {int(active[0] <= lane < active[1])}" for lane in range(self._lanes))
        return f"<{self._lanes} x i1> <{bits}>"

    def _name(self, stem: str) -> str:
        self._count += 1
        return f"%{stem}.{self._count}"
