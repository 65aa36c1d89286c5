"""The bodies of a function that are analysed: loops, marked regions, the whole if it has no loop."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum

from ....asm.call_targets import without_guesses
from ....asm.control_flow import ControlFlow, Loop
from ....asm.hot_path import Decision, Path, function_paths, loop_paths
from ....asm.listing_record import Listing, UnknownInstruction
from ....asm.profile.counts import Profile
from ....isa.instruction import Instruction, Kind
from ....isa.registry import instruction_set
from ....lazy import pattern
from ....records import record, replace

_WORD = pattern(r"[A-Za-z]\w*(?:\.\w+)?")


class Shape(StrEnum):
    """Kind of a body."""

    LOOP = "loop"
    REGION = "region"  # between markers for an analyser
    FUNCTION = "function"  # has no loop


class Notion(StrEnum):
    """Repetition of code that no branch repeats: marked regions, and functions without a loop."""

    LOOP = "loop"
    STRAIGHT_LINE = "straight-line"  # copies one behind the other, without a branch


@record
class Body:
    """A run of instructions that is analysed as a whole; of a loop, the likely path of an iteration.

    Attributes
    ----------
    label : str
        Label of the loop, name of the region or of the function.
    shape : Shape
        Kind of the body.
    depth : int
        1 for an outermost loop; 0 where there is no loop.
    first_line, last_line : int
        Range of lines in the assembly text, of a loop what its path leaves out included.
    positions : tuple of int
        Positions in the listing, as executed; of an instruction that could not be decoded, -1.
    instructions : tuple of Instruction
        The same as records. One that could not be decoded stands there as a `nop` that reads
        and writes every register that it names.
    unknown : tuple of int
        Places of `instructions` that could not be decoded.
    header : int or None
        Block that a loop is entered by.
    decisions : tuple of Decision
        Decisions of the path at branches both ways of which stay in the loop.
    left_out : tuple of int
        Lines of the loop that its path leaves out, inner loops apart.
    inner : tuple of str
        Labels of the inner loops that the path passes.
    others : tuple of Body
        The same loop on other paths, the likelier first.
    notion : Notion or None
        How the body is taken to be repeated where no branch does that; None in a loop of its own, and where
        it runs once.
    """

    label: str
    shape: Shape
    depth: int
    first_line: int
    last_line: int
    positions: tuple[int, ...]
    instructions: tuple[Instruction, ...]
    unknown: tuple[int, ...] = ()
    header: int | None = None
    decisions: tuple[Decision, ...] = ()
    left_out: tuple[int, ...] = ()
    inner: tuple[str, ...] = ()
    others: tuple[Body, ...] = ()
    notion: Notion | None = None

    @property
    def repeats(self) -> bool:
        """True where the first instruction follows the last: in a loop, and in a marked region."""
        return self.shape is not Shape.FUNCTION or self.notion is not None

    @property
    def straight_line(self) -> bool:
        """True where copies of the body follow each other without a branch."""
        return self.notion is Notion.STRAIGHT_LINE


def unknown_places(listing: Listing) -> tuple[tuple[int, UnknownInstruction], ...]:
    """Return the instructions that could not be decoded, each with the position of the one behind it."""
    if not listing.unknown:
        return ()
    lines = [instruction.line for instruction in listing.instructions]
    return tuple((bisect_left(lines, missing.line), missing) for missing in listing.unknown)


def bodies_of(
    listing: Listing,
    flow: ControlFlow,
    unknown: Sequence[tuple[int, UnknownInstruction]],
    taken: Mapping[str, float] | None = None,
    profile: Profile | None = None,
    notion: Notion | None = None,
) -> tuple[Body, ...]:
    """Return the bodies of one function in program order, its inner loops apart.

    Parameters
    ----------
    listing : Listing
        Parsed assembly.
    flow : ControlFlow
        Control flow of the function.
    unknown : sequence of (int, UnknownInstruction)
        From `unknown_places`.
    taken : mapping of str to float, optional
        Probability of branches by label, from 0 to 1.
    profile : Profile or None
        Executions of instructions.
    notion : Notion or None
        How marked regions and functions without a loop are taken to be repeated.

    Notes
    -----
    The analysers whose markers are honoured take what they enclose for the body of a loop, as is done here by
    default. A function without a loop runs once.
    """
    function = flow.function
    reader = _Reader(listing, unknown)
    bodies = [_loop(reader, flow, loop, taken or {}, profile) for loop in flow.loops]
    loops = {_every_position(flow, loop) for loop in flow.loops}
    bodies.extend(
        replace(
            reader.body(region.name, Shape.REGION, range(region.start, region.stop)),
            notion=notion or Notion.LOOP,
        )
        for region in listing.regions
        if function.start <= region.start < function.stop
        and region.start < region.stop
        and tuple(range(region.start, region.stop)) not in loops  # a loop that is marked is found anyway
    )
    if not bodies and function.start < function.stop:
        bodies = [replace(_function(reader, flow, taken or {}, profile), notion=notion)]
    return tuple(sorted(bodies, key=lambda body: (body.first_line, -body.last_line)))


def _loop(
    reader: _Reader, flow: ControlFlow, loop: Loop, taken: Mapping[str, float], profile: Profile | None
) -> Body:
    """Return a loop on its likely path, with the others."""
    likely, *rest = loop_paths(reader.listing, flow.blocks, flow.loops, loop, taken, profile)
    others = tuple(_on_path(reader, flow, loop, path) for path in rest)
    return replace(_on_path(reader, flow, loop, likely), others=others)


def _function(
    reader: _Reader, flow: ControlFlow, taken: Mapping[str, float], profile: Profile | None
) -> Body:
    """Return a function without a loop on its likely path, with the others."""
    likely, *rest = function_paths(reader.listing, flow.blocks, taken, profile)
    others = tuple(_on_path(reader, flow, None, path) for path in rest)
    return replace(_on_path(reader, flow, None, likely), others=others)


def _on_path(reader: _Reader, flow: ControlFlow, loop: Loop | None, path: Path) -> Body:
    """Return a loop, or the function where there is none, on a path."""
    own = range(len(flow.blocks)) if loop is None else loop.own_blocks
    taken = frozenset(path.blocks)
    lines = [
        reader.listing.instructions[position].line
        for block in own
        if block not in taken
        for position in _positions(flow, block)
    ]
    positions = [position for block in path.blocks for position in _positions(flow, block)]
    if loop is None:
        body = reader.body(flow.function.name, Shape.FUNCTION, positions)
    else:
        body = reader.body(loop.label, Shape.LOOP, positions, loop.depth, loop.header)
    labels = {inner.header: inner.label for inner in flow.loops}
    return replace(
        body,
        first_line=min(body.first_line, *lines, body.first_line),
        last_line=max(body.last_line, *lines, body.last_line),
        decisions=path.decisions,
        left_out=tuple(lines),
        inner=tuple(labels[header] for header in path.inner),
    )


def _every_position(flow: ControlFlow, loop: Loop) -> tuple[int, ...]:
    """Return the positions of a loop on all its paths, inner loops apart."""
    return tuple(position for block in loop.own_blocks for position in _positions(flow, block))


def _positions(flow: ControlFlow, block: int) -> range:
    return range(flow.blocks[block].start, flow.blocks[block].stop)


@record
class _Reader:
    """Takes bodies from a listing, with undecoded instructions in their places."""

    listing: Listing
    unknown: Sequence[tuple[int, UnknownInstruction]]

    def body(
        self,
        label: str,
        shape: Shape,
        positions: Sequence[int],
        depth: int = 0,
        header: int | None = None,
    ) -> Body:
        code = list(self._code(positions))
        lines = [instruction.line for _, instruction in code]
        return Body(
            label=label,
            shape=shape,
            depth=depth,
            first_line=min(lines),
            last_line=max(lines),
            positions=tuple([position for position, _ in code]),
            instructions=tuple([instruction for _, instruction in code]),
            unknown=tuple([n for n, (position, _) in enumerate(code) if position < 0]),
            header=header,
        )

    def _code(self, positions: Sequence[int]) -> Iterator[tuple[int, Instruction]]:
        """Yield instructions with their positions, undecoded ones in their places with position -1."""
        if not self.unknown:
            yield from [(position, self._known(position)) for position in positions]
            return
        missing: dict[int, list[tuple[int, Instruction]]] = {}
        inside = set(positions)
        for after, found in self._beside(positions):
            place = after if after in inside else after - 1
            missing.setdefault(place, []).append((after, opaque(found, self.listing.isa)))
        for position in positions:
            beside = missing.get(position, ())
            yield from ((-1, found) for after, found in beside if after == position)
            yield position, self._known(position)
            yield from ((-1, found) for after, found in beside if after != position)

    def _known(self, position: int) -> Instruction:
        instruction = self.listing.instructions[position]
        return without_guesses(instruction) if instruction.kind is Kind.CALL else instruction

    def _beside(self, positions: Sequence[int]) -> Iterator[tuple[int, UnknownInstruction]]:
        """Yield the unknown instructions that stand between or beside those of a body, with their places.

        One right before a body may be its first or the last before its label: it is counted,
        since a bound that leaves it out may be wrong. One behind the branch at the end is not.
        """
        if not self.unknown or not positions:
            return
        inside, last = set(positions), max(positions)
        first = bisect_left(self.unknown, min(positions), key=lambda place: place[0])
        for number in range(first, len(self.unknown)):
            after, missing = self.unknown[number]
            if after > last + 1:
                break
            before = after - 1
            if after in inside or (
                before in inside and self.listing.instructions[before].kind is not Kind.BRANCH
            ):
                yield after, missing


def opaque(missing: UnknownInstruction, isa: str) -> Instruction:
    """Return a `nop` that reads and writes every register that an unknown instruction names.

    So a chain through it is kept. Its cost is unknown, see `uncovered`.

    Examples
    --------
    >>> opaque(UnknownInstruction(3, "vfoo %zmm1, %zmm2"), "x86-64").writes
    ('zmm1', 'zmm2')
    """
    known = instruction_set(isa)
    words = (known.find_register(word.lower()) for word in _WORD.findall(missing.text.partition(" ")[2]))
    named = [found.root for found in words if found is not None]
    roots = tuple(dict.fromkeys(root for root in named if root != known.registers.zero))
    return Instruction(
        line=missing.line,
        text=missing.text,
        mnemonic=missing.text.partition(" ")[0],
        operands=(),
        kind=Kind.NOP,
        reads=roots,
        writes=roots,
    )
