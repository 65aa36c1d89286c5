"""Change what a verdict names, in the assembly of a loop, and nothing else."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import chainline as cl
from chainline.analysis.incore.regions.record import BodyAnalysis, Bound
from chainline.analysis.incore.vocabulary import CARRIED, DISPATCH, FETCH, WIDTHS, WINDOWED_BOUNDS
from chainline.isa.instruction import Kind
from changed import NOP, Code, Perturbed, cycles_of, enough, taken_by, with_lines
from perturb_chains import of_chain, of_runs
from registers import flags_live, free_at_top

LOADS = (
    "vmulpd %ymm{c}, %ymm{c}, %ymm{v}",
    "vaddpd %ymm{c}, %ymm{c}, %ymm{v}",
    "vunpcklpd %ymm{c}, %ymm{c}, %ymm{v}",
    "vperm2f128 $1, %ymm{c}, %ymm{c}, %ymm{v}",
    "vorpd %ymm{c}, %ymm{c}, %ymm{v}",
    "vsqrtss %xmm{c}, %xmm{c}, %xmm{v}",
    "vmovsd -256(%rsp), %xmm{v}",
    "vmovsd %xmm{c}, -512(%rsp)",
    "movq -256(%rsp), %{r}",
    "movq %rsp, -512(%rsp)",
    "leaq 8(%rsp), %{r}",
    "kandw %k{k}, %k{k}, %k{k}",
    "vucomisd %xmm{c}, %xmm{c}",
    "jo .Lnext{n}\n.Lnext{n}:",
)
"""Instructions that load one thing each; below the stack there is room that nobody reads. On Golden Cove
what brings flags or integers three cycles later gets into the way of integers that take one, which an
operation on masks does not."""
_SETS_FLAGS = ("vucomisd",)
EXPLAINED = 1.2
"""A simulation that takes so many times as long as the largest bound says that no bound explains it."""
_MOST_NOPS, _FELT_CYCLES, _RELIEVED, _WIDEST = 3, 0.05, 0.04, 512


def _top(text: str, label: str) -> int:
    """Return the number of the line with a label."""
    return next(n for n, line in enumerate(text.split("\n"), 1) if line.split("#")[0].strip() == f"{label}:")


def _copies(load: str, number: int, registers: Mapping[str, str | int]) -> list[str]:
    return ["\t" + load.format(**{"n": n, **registers}) for n in range(number)]


def perturbations(
    assembly: Path,
    symbol: str,
    label: str,
    machine: str,
    simulated: Callable[[Path], float | None],
    waiting_iterations: float = 0.0,
) -> Iterator[Perturbed]:
    """Yield more of what the verdict names, something else, and less of it, where possible.

    Parameters
    ----------
    simulated : callable
        Returns the cycles of an iteration in a call of such a file; None where its path is not followed.
    waiting_iterations : float
        Of a run that waits for what the run before stored; 0 where it does not.
    """
    code = Code(assembly, symbol, label, machine, simulated)
    analysis = code.analysed(code.text, simulate=True)
    if waiting_iterations:
        yield from of_runs(code, analysis, waiting_iterations)
    elif analysis.bottleneck.name in (CARRIED, *WINDOWED_BOUNDS):
        yield from of_chain(code, analysis)
    else:
        yield from _of_resource(code, analysis)


def _of_resource(code: Code, analysis: BodyAnalysis) -> Iterator[Perturbed]:
    bound, top = analysis.bottleneck, _top(code.text, code.label)
    registers, explained = _free(code, analysis), _is_explained(code, analysis)
    if added := _more(code, analysis, registers):
        text = with_lines(code.text, {top: added.lines})
        changed = code.analysed(text)
        price = cycles_of(changed, bound.name) - bound.cycles
        written = code.written(text, "more")
        # more work never wins time: less would be how the simulation happens to share out ports
        expected = price if explained else max(code.taken(written) - code.taken(code.assembly), 0.0)
        yield Perturbed(added.what, written, expected, price)
    if explained and (spare := _spare_nops(analysis)):
        text = with_lines(code.text, {top: _copies(NOP, spare, registers)})
        yield Perturbed(f"{spare} more nop", code.written(text, "other"), 0.0)
    if explained:
        yield from _removed(code, analysis, bound)


def _free(code: Code, analysis: BodyAnalysis) -> Mapping[str, str | int]:
    """Return the registers that the loop leaves; of masks where the machine has them and the code none."""
    has_masks = cl.machine(code.machine).record.vector_bits >= _WIDEST
    masks = {"k": 7} if has_masks and not re.search(r"%k\d", code.text) else {}
    return free_at_top(analysis, code.text) | masks


@dataclass(frozen=True, slots=True)
class _Added:
    """Instructions that are put at the top of a loop, and what they are."""

    what: str
    lines: Sequence[str]


def _is_explained(code: Code, analysis: BodyAnalysis) -> bool:
    """Tell whether a bound explains the simulation: of the call, where the report only guesses the path."""
    if all(decision.reason for decision in analysis.body.decisions):
        return taken_by(analysis) <= EXPLAINED * analysis.bottleneck.cycles
    return code.taken(code.assembly) <= EXPLAINED * min(
        (path.cycles for path in analysis.paths), default=analysis.bottleneck.cycles
    )


def _more(code: Code, analysis: BodyAnalysis, registers: Mapping[str, str | int]) -> _Added | None:
    """Return what loads all that limits, and hardly anything else, often enough to be felt."""
    bound = analysis.bottleneck
    if bound.name == FETCH:
        return _added(NOP, _room(analysis) + 1, registers)
    if bound.name in WIDTHS:
        return _added(NOP, enough(bound.cycles / _micro_ops(analysis), bound.cycles), registers)
    found = [_of_ports(code, analysis, one, registers) for one in (bound, *analysis.as_busy)]
    several = [each for each in found if each is not None]
    if found[0] is None:
        return None
    return _Added(", ".join(each.what for each in several), [line for each in several for line in each.lines])


def _of_ports(
    code: Code, analysis: BodyAnalysis, bound: Bound, registers: Mapping[str, str | int]
) -> _Added | None:
    """Return the instruction that loads the ports of a bound, and how many make it longer by what is felt."""
    top, live, best = _top(code.text, code.label), flags_live(analysis.body.instructions), (0.0, 0.0, "")
    for load in LOADS:
        needs = set(re.findall(r"{([vcrk])}", load))
        if not needs <= set(registers) or (live and load.startswith(_SETS_FLAGS)):
            continue
        changed = code.analysed(with_lines(code.text, {top: _copies(load, 1, registers)}))
        same = next(b for b in changed.bounds if b.name == bound.name)
        more = round(same.cycles - bound.cycles, 6)
        beside = [b for b in analysis.bounds if b.name != bound.name]
        others = -round(max((cycles_of(changed, b.name) - b.cycles for b in beside), default=0), 6)
        if _ports(same) == _ports(bound) and more > _FELT_CYCLES and (more, others) > best[:2]:
            best = more, others, load
    return _added(best[2], enough(best[0], bound.cycles), registers) if best[0] else None


def _added(load: str, number: int, registers: Mapping[str, str | int]) -> _Added | None:
    what = f"{number} more {load.split(maxsplit=1)[0]}"
    return _Added(what, _copies(load, number, registers)) if number else None


def _micro_ops(analysis: BodyAnalysis) -> int:
    """Return the slots of an iteration, which the bound of dispatch says."""
    found = next(b for b in analysis.bounds if b.name == DISPATCH)
    return round(float(re.search(r"([\d.]+) micro-ops", found.bottleneck)[1]))  # type: ignore[index]


def _room(analysis: BodyAnalysis) -> int:
    """Return how many micro-ops more are fetched in as many cycles; 0 where that limits nothing."""
    found = next((b for b in analysis.bounds if b.name == FETCH), None)
    if found is None:
        return 0
    width = round(float(re.search(r"(\d+) a cycle", found.bottleneck)[1]))  # type: ignore[index]
    return round(found.cycles * width) - _micro_ops(analysis)


def _spare_nops(analysis: BodyAnalysis) -> int:
    """Return how many nops no width makes longer than what limits."""
    bound = analysis.bottleneck
    if bound.name == DISPATCH:
        return 0
    dispatch = next(b for b in analysis.bounds if b.name == DISPATCH)
    a_cycle = _micro_ops(analysis) / dispatch.cycles
    spare = int((bound.cycles - dispatch.cycles) * a_cycle + 1e-9)
    fetch = cycles_of(analysis, FETCH)
    return min(spare, _MOST_NOPS, _room(analysis) if fetch + 1 > bound.cycles else spare)


def _ports(bound: Bound) -> frozenset[str]:
    """Return the ports that a bound names, whatever it calls them."""
    return frozenset(re.findall(r"\b[A-Z]+\d*\b|\bdiv\b", bound.bottleneck))


def _removed(code: Code, analysis: BodyAnalysis, bound: Bound) -> Iterator[Perturbed]:
    """Yield a loop in which one instruction that the bound names is a nop."""
    lines = code.text.split("\n")
    for position in bound.positions:
        instruction = analysis.body.instructions[position]
        vector = instruction.mnemonic.startswith("v") and "comis" not in instruction.mnemonic
        if bound.name != "execution ports" or not vector or instruction.kind is Kind.BRANCH:
            continue
        text = "\n".join("\tnop" if n == instruction.line else line for n, line in enumerate(lines, 1))
        changed = code.analysed(text, simulate=True)
        if changed.least_cycles < (1 - _RELIEVED) * analysis.least_cycles:
            # simulated, since what limits next may come first
            less = taken_by(changed) - taken_by(analysis)
            yield Perturbed(f"no {instruction.mnemonic}", code.written(text, "less"), less)
            return
