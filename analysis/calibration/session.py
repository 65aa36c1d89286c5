"""Requests to the calibrating process, and what it says."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from ...codegen.process import LineWorker
from ...codegen.target import Target
from ...errors import RunError
from ...isa.microbenchmark import Microbenchmark
from ...records import field, record
from .compiled_benchmarks import microbenchmark_ir
from .instruction_costs import width_label
from .interference import Verdict, Watch, counted_of

_WORKER = "chainline.analysis.calibration.worker"
_SILENCE_S = 60.0
Progress = Callable[[str], None]
Key = TypeVar("Key", str, int)


@record
class Host:
    """The processor that is measured.

    Attributes
    ----------
    target : Target
        As compilers see it.
    features : mapping of str to bool
        Which of LLVM's features it has.
    watch : Watch
        What all measuring of it saw of other programs.
    """

    target: Target
    features: Mapping[str, bool]
    watch: Watch = field(default_factory=Watch, compare=False, repr=False)


@record
class Sampling:
    """Number and length of samples.

    Attributes
    ----------
    rounds : int
        In each of which every loop has its turn, with a few samples in a row.
    sample_s : float
        Seconds of a sample. Nobody else may come for that long, where others share the core.
    seed : int
        Of the order of loops.
    """

    rounds: int
    sample_s: float
    seed: int = 0


@record
class Samples:
    """Samples of loops.

    Attributes
    ----------
    cycles : mapping of str to sequence of float
        Cycles of one round of each loop, sample by sample.
    problems : mapping of str to str
        Why some loops have none.
    clocks : mapping of str to sequence of float
        Clock in GHz beside the loops of each width, round by round.
    disturbed : frozenset of str
        Loops that had too few undisturbed rounds, so that samples of all count.
    """

    cycles: Mapping[str, Sequence[float]]
    problems: Mapping[str, str]
    clocks: Mapping[str, Sequence[float]]
    disturbed: frozenset[str] = frozenset()


def ask(request: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the replies to a request.

    Raises
    ------
    RunError
        If the measuring process crashes or hangs.
    """
    replies, how = _attempt(request)
    if how:
        raise RunError(f"calibrate: the measuring process of '{request['task']}' {how}; run it again")
    return replies


def sample_loops(
    benchmarks: Sequence[Microbenchmark], host: Host, sampling: Sampling, ring_bytes: int = 0
) -> Samples:
    """Return samples of loops, interleaved in random order.

    A loop that crashes, because the processor does not have an instruction after all, is
    left out and named in `problems`.

    Parameters
    ----------
    benchmarks : sequence of Microbenchmark
        The loops.
    host : Host
        The processor.
    sampling : Sampling
        Repetitions.
    ring_bytes : int
        Size of the ring of pointers that chases walk; 0 for none.

    Raises
    ------
    RunError
        If the measuring process crashes or hangs, and no loop explains it.
    """
    pending, problems = list(benchmarks), dict[str, str]()
    used = {benchmark.bits for benchmark in benchmarks}
    chains = [
        chain
        for chain in host.target.instruction_set.benchmarks.clock_chains(host.target, host.features)
        if chain.bits in used
    ]
    while pending:
        request = {
            "task": "loops",
            "ir": microbenchmark_ir([*pending, *chains], host.target),
            "symbols": {b.name: b.symbol for b in pending},
            "widths": {b.name: width_label(b.bits) for b in pending},
            "clocks": clock_symbols(chains),
            "ring_bytes": ring_bytes,
            "rounds": sampling.rounds,
            "sample_s": sampling.sample_s,
            "seed": sampling.seed,
            "vigil": host.watch.vigil,
        }
        replies, how = _attempt(request)
        if not how:
            cycles, disturbed = merged_samples(replies, host.watch)
            return Samples(cycles, problems, _clocks(replies), disturbed)
        begun = [reply["loop"] for reply in replies if reply["event"] == "begin"]
        if not begun or any(reply["event"] == "round" for reply in replies):
            raise RunError(f"calibrate: the measuring process {how}; run it again")
        problems[begun[-1]] = how
        pending = [b for b in pending if b.name != begun[-1]]
    return Samples({}, problems, {})


def sample_functions(
    ir: str, names: Sequence[str], library: Sequence[str], sampling: Sampling, watch: Watch
) -> Samples:
    """Return cycles of one round of functions of a module, sample by sample, clocked by scalar adds.

    Parameters
    ----------
    ir : str
        LLVM IR.
    names : sequence of str
        Its functions `i64 NAME(i64 rounds, ptr data)`.
    library : sequence of str
        Functions of the mathematics library that it calls.
    sampling : Sampling
        Numbers of samples, and their length.
    watch : Watch
        Where its rounds are noted.
    """
    request = {
        "task": "loops",
        "ir": ir,
        "library": list(library),
        "symbols": {name: name for name in names},
        "widths": dict.fromkeys(names, "scalar"),
        "clocks": {},
        "ring_bytes": 0,
        "rounds": sampling.rounds,
        "sample_s": sampling.sample_s,
        "seed": sampling.seed,
        "vigil": watch.vigil,
    }
    cycles, disturbed = merged_samples(ask(request), watch)
    return Samples(cycles, {}, {}, disturbed)


def clock_symbols(chains: Sequence[Microbenchmark]) -> dict[str, list[str]]:
    """Return the functions of the chains that tell the clock of each width, lightest first."""
    found: dict[str, list[str]] = defaultdict(list)
    for chain in chains:
        found[width_label(chain.bits)].append(chain.symbol)
    return dict(found)


def merged_samples(
    replies: Sequence[Mapping[str, Any]], watch: Watch
) -> tuple[dict[str, list[float]], frozenset[str]]:
    """Return the samples of undisturbed rounds by loop, and the loops of which disturbed ones count, too.

    Where the clock was unsteady beside every sample of a loop these count, as disturbed ones.
    """
    rounds = [reply for reply in replies if reply["event"] == "round"]
    cycles, disturbed = _undisturbed([(reply, list(reply["samples"].items())) for reply in rounds], watch)
    others: dict[str, list[float]] = defaultdict(list)
    for reply in rounds:
        for name, value in reply.get("unsteady", {}).items():
            if name not in cycles:
                others[name].append(value)
    return cycles | others, disturbed | frozenset(others)


def samples_by_size(
    replies: Sequence[Mapping[str, Any]], watch: Watch
) -> tuple[dict[int, list[float]], frozenset[int]]:
    """Return the samples of undisturbed rounds by size, and the sizes of which disturbed ones count, too."""
    rounds = [reply for reply in replies if reply["event"] == "size"]
    return _undisturbed(
        [(reply, [(reply["size"], sample) for sample in reply["samples"]]) for reply in rounds], watch
    )


def _undisturbed(
    rounds: Sequence[tuple[Mapping[str, Any], Sequence[tuple[Key, float]]]], watch: Watch
) -> tuple[dict[Key, list[float]], frozenset[Key]]:
    found: dict[Key, list[tuple[float, Verdict]]] = defaultdict(list)
    for (_, samples), verdict in zip(rounds, watch.note([reply for reply, _ in rounds]), strict=True):
        for key, value in samples:
            found[key].append((value, verdict))
    counted = {key: counted_of(samples) for key, samples in found.items()}
    disturbed = frozenset(key for key, (_, enough) in counted.items() if not enough)
    return {key: samples for key, (samples, _) in counted.items()}, disturbed


def _clocks(replies: Sequence[Mapping[str, Any]]) -> dict[str, list[float]]:
    found: dict[str, list[float]] = defaultdict(list)
    for reply in replies:
        if reply["event"] == "clocks":
            for width, ghz in reply["samples"].items():
                found[width].append(ghz)
    return dict(found)


def _attempt(request: dict[str, Any]) -> tuple[list[dict[str, Any]], str]:
    """Return the replies, and how the worker ended if not well."""
    worker = LineWorker(_WORKER, request)
    replies: list[dict[str, Any]] = []
    try:
        replies.extend(worker.replies(_SILENCE_S))
        finished = bool(replies) and replies[-1]["event"] == "done"
        return replies, "" if finished else worker.ended_with()
    except TimeoutError as error:
        return replies, f"hangs: {error}"
    finally:
        worker.close()
