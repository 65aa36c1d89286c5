"""Records of the analysis of bodies, functions and files, which the reports read."""

from __future__ import annotations

from collections.abc import Mapping

from ....asm.call_targets import Call
from ....asm.chains import FmaChains
from ....asm.listing_record import SourceLocation
from ....records import field, record
from ...machine.instruction_costs import ABOUT, AT_LEAST, CERTAINTIES
from ..vocabulary import THROUGHPUT_BOUNDS, WINDOWED_BOUNDS
from .body import Body
from .latency import Cost, CriticalPath
from .loop_carried import Arcs, CarriedCycle
from .register_pressure import RegisterUse
from .window import Sweep


@record
class Bound:
    """One lower bound on the cycles of a body, per iteration.

    Attributes
    ----------
    name : str
        One of `analysis.incore.vocabulary`.
    cycles : float
        Least cycles per iteration.
    bottleneck : str
        Binding resource, in words: "load ports EAGA EAGB".
    positions : tuple of int
        The instructions that form the bound, as positions in the body.
    """

    name: str
    cycles: float
    bottleneck: str
    positions: tuple[int, ...]


@record
class Chains:
    """FMA chains of a body against those that the machine needs.

    Attributes
    ----------
    found : FmaChains
        Chains of one iteration.
    windowed_ratio : float or None
        Chain ratio in the machine's window; None without an FMA.
    in_flight : float or None
        Independent chains that the window holds: FMA over those of the longest chain, each summed
        over windows; None where no FMA waits for another.
    needed : float
        FMA latency over reciprocal throughput: latency times pipes.
    parts : int or None
        Parts that each chain must be cut into for enough chains; 1 if there are enough, None if
        the chain is too short for it.
    in_flight_after : float or None
        Chains in flight when each is cut into `parts`, or into single FMA.
    starts_with_multiply : bool
        Whether the longest chain adds to a product.
    locations : tuple of SourceLocation or None
        By chain: where in the high-level code its FMA come from.
    """

    found: FmaChains
    windowed_ratio: float | None
    in_flight: float | None
    needed: float
    parts: int | None
    in_flight_after: float | None
    starts_with_multiply: bool
    locations: tuple[SourceLocation | None, ...]


@record
class Uncovered:
    """Bounds when instructions that are not covered cost as much as any in the machine file.

    Attributes
    ----------
    positions : tuple of int
        Those instructions, as positions in the body.
    latency_cycles : float
        The longest latency in the machine file, which each is given; it blocks all ports so long.
    throughput_cycles, critical_path_cycles, loop_carried_cycles : float
        The worst case; the best is in `BodyAnalysis`, where they cost nothing.
    """

    positions: tuple[int, ...]
    latency_cycles: float
    throughput_cycles: float
    critical_path_cycles: float
    loop_carried_cycles: float

    @property
    def cycles(self) -> float:
        """The largest bound of a body."""
        return max(self.throughput_cycles, self.loop_carried_cycles)


@record
class Simulated:
    """Result of the out-of-order simulation of a body.

    Attributes
    ----------
    cycles : float
        Cycles per iteration in steady state.
    stalls : mapping of str to float
        Share of the cycles by what held dispatch up.
    bottleneck : str
        The largest of them.
    """

    cycles: float
    stalls: Mapping[str, float]
    bottleneck: str


@record
class PathCost:
    """One path through a loop, and the lower bound of an iteration on it.

    Attributes
    ----------
    body : Body
        The loop on that path.
    probability : float
        Of what it does at branches, by static prediction where nothing was given.
    cycles : float
        Least cycles per iteration, without what it calls.
    bound : str
        Name of the bound.
    """

    body: Body
    probability: float
    cycles: float
    bound: str


@record
class BodyAnalysis:
    """Everything that is known of one body; cycles are per iteration, per call in a function.

    Attributes
    ----------
    body : Body
        The analysed code.
    costs : tuple of Cost
        By instruction.
    arcs : Arcs
        Dependencies with latencies.
    trip_count : float or None
        Iterations per entry, averaged; None where arguments are needed and missing.
    bounds : tuple of Bound
        The limiting bound first, then by cycles. Where the bound of FMA chains in windows is about as large
        as another one, or the simulation confirms another one, the other one comes first.
    critical_path : CriticalPath
        The slowest way through one iteration.
    carried : CarriedCycle
        The slowest loop-carried cycle; 0 cycles where the body does not repeat.
    chains : Chains
        FMA chains.
    sweep : Sweep or None
        Chains over sizes of window; None without an FMA.
    registers : RegisterUse
        Live vector registers and spills.
    uncovered : Uncovered or None
        The worst case, where some instruction is not covered.
    simulated : Simulated or None
        None where no simulation was wanted, or an instruction is not covered.
    calls : tuple of Call
        Functions called on the path: what they take is in none of the bounds, nor simulated.
    call_cycles : tuple of (float or None)
        Cycles of each call by the machine file; None where it has no figure.
    beside_calls : float
        Cycles of the body's own instructions that the measured cost of its calls contains already, see
        `call_loop`.
    paths : tuple of PathCost
        That of the figures first, then others; empty where there is one way only.
    elements : float or None
        Array elements that an iteration takes; None where its code does not tell.
    gain_of_sums : float or None
        Speedup with more sums in place of each, by the simulation; None where it
        was not tried.
    gains : mapping of str to float
        Speedup with a change, by the name of the change (`transforms.induction_rewrite.Trial`), by the
        simulation; without those that were not tried.
    source : SourceLocation or None
        Line of high-level code that most of its instructions come from, where the file says so.
    source_lines : tuple of int
        Lines of that file that its instructions come from.
    iterations : float or None
        In a call that was followed; None where none could be.
    hot : bool
        Whether it is the hot body of its function, see `hottest`.
    guessed : mapping of int to str
        `ABOUT` or `AT_LEAST` by the position of each instruction whose cost is none that holds wherever it
        stands.
    doubts : tuple of str
        What the simulated cycles hang on that is not known, in words.
    producer : str
        Compiler whose words remedies use, as of `Listing`.
    """

    body: Body
    costs: tuple[Cost, ...]
    arcs: Arcs
    trip_count: float | None
    bounds: tuple[Bound, ...]
    critical_path: CriticalPath
    carried: CarriedCycle
    chains: Chains
    sweep: Sweep | None
    registers: RegisterUse
    uncovered: Uncovered | None
    simulated: Simulated | None
    calls: tuple[Call, ...] = ()
    call_cycles: tuple[float | None, ...] = ()
    beside_calls: float = 0.0
    paths: tuple[PathCost, ...] = ()
    elements: float | None = None
    gain_of_sums: float | None = None
    gains: Mapping[str, float] = field(default_factory=dict)
    source: SourceLocation | None = None
    source_lines: tuple[int, ...] = ()
    iterations: float | None = None
    hot: bool = False
    producer: str = ""
    guessed: Mapping[int, str] = field(default_factory=dict)
    doubts: tuple[str, ...] = ()

    @property
    def certainty(self) -> str:
        """Word, of `CERTAINTIES`, that goes before the cycles."""
        words = [*self.guessed.values(), *(ABOUT for _ in self.doubts)]
        words.append(AT_LEAST if self.simulated is None else "")
        return max(words, key=CERTAINTIES.index)

    @property
    def cycles_in_a_call(self) -> float | None:
        """Cycles of all iterations in a followed call, without inner loops; None where unknown."""
        if self.iterations is None or not self.every_call_known:
            return None
        return self.iterations * self.cycles_with_calls

    @property
    def called_cycles(self) -> float:
        """Cycles of an iteration's calls of known cost; bounds and simulation leave them out."""
        return sum(cycles for cycles in self.call_cycles if cycles is not None)

    @property
    def cycles_with_calls(self) -> float:
        """Cycles of an iteration, simulated or else the lower bound, with its calls of known cost."""
        own = self.least_cycles if self.simulated is None else self.simulated.cycles
        return max(own - self.beside_calls, 0.0) + self.called_cycles

    @property
    def every_call_known(self) -> bool:
        """True where the cost of each call is known."""
        return None not in self.call_cycles

    @property
    def throughput_cycles(self) -> float:
        """Least cycles by ports, dispatch and retirement."""
        return max(bound.cycles for bound in self.bounds if bound.name in THROUGHPUT_BOUNDS)

    @property
    def bottleneck(self) -> Bound:
        """The bound that limits the body."""
        return self.bounds[0]

    @property
    def as_busy(self) -> tuple[Bound, ...]:
        """Further bounds of the limiting kind: other ports that are as busy, with other operations."""
        first, *rest = self.bounds
        return tuple(bound for bound in rest if bound.name == first.name)

    @property
    def least_cycles(self) -> float:
        """The largest bound that no execution can beat: chains in windows overlap and are none."""
        return max(bound.cycles for bound in self.bounds if bound.name not in WINDOWED_BOUNDS)

    @property
    def limiting_cycles(self) -> float:
        """Cycles of the limiting bound; of chains in windows, which overlap, no more than simulated."""
        cycles = self.bottleneck.cycles
        if self.simulated is not None and self.bottleneck.name in WINDOWED_BOUNDS:
            return min(cycles, self.simulated.cycles)
        return cycles


@record
class Executed:
    """Instructions that one call of a function executes.

    Attributes
    ----------
    reason : str or None
        Why it is unknown.
    wanted : tuple of str
        Argument registers that would tell.
    simulated_cycles : float or None
        Of each of a row of such calls, see `call.simulated_call`; None where it is not simulated.
    """

    instructions: int | None = None
    fma: int | None = None
    flops: int | None = None
    reason: str | None = None
    wanted: tuple[str, ...] = ()
    simulated_cycles: float | None = None


@record
class FunctionAnalysis:
    """The bodies of one function, and the instructions that a call of it executes."""

    name: str
    bodies: tuple[BodyAnalysis, ...]
    executed: Executed


@record
class Missing:
    """An instruction without figures of its own: not decoded, or not in the machine file."""

    line: int
    text: str
    reason: str


@record
class FileAnalysis:
    """One assembly file on one machine."""

    isa: str
    syntax: str
    machine: str
    functions: tuple[FunctionAnalysis, ...]
    missing: tuple[Missing, ...]
