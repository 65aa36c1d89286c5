"""Change what a verdict names, in the assembly of a loop, and nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import chainline as cl
from chainline.analysis.incore.bodies.record import BodyAnalysis, Bound
from chainline.analysis.incore.bound_names import CARRIED, DISPATCH, FETCH, WIDTHS, WINDOWED_BOUNDS
from chainline.asm.instruction import CARRY, FLAGS, Instruction, Kind
from toolchain import functions_text

NOP = "nop"
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
    "vucomisd %xmm{c}, %xmm{c}",
    "jo .Lnext{n}\n.Lnext{n}:",
)
"""Instructions that load one thing each; below the stack there is room that nobody reads."""
_SETS_FLAGS = ("vucomisd",)
_GENERAL = ("rax", "rcx", "rdx", "rsi", "rdi", "r8", "r9", "r10", "r11", "r12", "r13", "r14", "r15", "rbx")
EXPLAINED = 1.2
"""A simulation that takes so many times as long as the largest bound says that no bound explains it."""
_SHARE, _LEAST_CYCLES, _MOST, _MOST_NOPS, _FELT_CYCLES, _RELIEVED = 0.12, 0.2, 12, 3, 0.05, 0.04


@dataclass(frozen=True, slots=True)
class Perturbed:
    """An assembly file with a change, and what its verdict lets one expect.

    Attributes
    ----------
    what : str
        Of the change, for people.
    assembly : Path
    expected : float
        Cycles that an iteration takes more; less than 0 where it is relieved. The latter by the simulation,
        and the former, too, where that takes longer than any bound, and so says that nothing is busy all the
        time.
    price : float
        Cycles that the change costs what is named, were it busy all the time.
    """

    what: str
    assembly: Path
    expected: float
    price: float = 0.0


@dataclass(frozen=True, slots=True)
class _Code:
    """A loop in the text of its function."""

    assembly: Path
    symbol: str
    label: str
    machine: str

    @property
    def text(self) -> str:
        return functions_text(self.assembly, self.symbol)

    def analysed(self, text: str, *, simulate: bool = False) -> BodyAnalysis:
        return cl.analyze(text, machine=self.machine, simulate=simulate).body(self.label)

    def written(self, text: str, suffix: str) -> Path:
        made = self.assembly.with_name(f"{self.assembly.stem}-{suffix}.s")
        made.write_text(self.assembly.read_text().replace(self.text, text))
        return made


def with_lines(text: str, after: Mapping[int, Sequence[str]]) -> str:
    """Return a text with lines added behind some, by their number from 1."""
    made = []
    for number, line in enumerate(text.split("\n"), 1):
        made += [line, *after.get(number, ())]
    return "\n".join(made)


def _cycles_of(analysis: BodyAnalysis, name: str) -> float:
    return next((bound.cycles for bound in analysis.bounds if bound.name == name), 0.0)


def _free(text: str) -> dict[str, str | int]:
    """Return registers that a function does not name: two of vectors, one general one."""
    vectors = [n for n in range(15, -1, -1) if not re.search(rf"%[xy]mm{n}\b", text)]
    general = [name for name in _GENERAL if not re.search(_names(name), text)]
    found: dict[str, str | int] = {}
    if vectors:
        found["v"], found["c"] = vectors[0], vectors[-1]
    if general:
        found["r"] = general[-1]
    return found


def _free_at_top(analysis: BodyAnalysis, text: str) -> dict[str, str | int]:
    """Return `_free`; of vectors else one that an iteration writes before it reads, and one that it keeps."""
    code, found = analysis.body.instructions, _free(text)
    if "v" not in found:
        read, written = set[str](), dict[str, None]()
        for instruction in code:
            read |= set(instruction.reads)
            written |= dict.fromkeys(root for root in instruction.writes if root not in read)
        kept = read - {root for instruction in code for root in instruction.writes}
        unread, constant = (sorted(n for n in names if n.startswith("zmm")) for names in (written, kept))
        if unread and constant:
            found |= {"v": int(unread[0][3:]), "c": int(constant[0][3:])}
    return found


def _names(root: str) -> str:
    short = root[1:] if root[1:2].isalpha() else root
    return rf"%(?:{root}[bwd]?|e{short}|{short}|{short[0]}l|{short}l)\b"


def _flags_live(code: Sequence[Instruction]) -> bool:
    """Tell whether flags are read before they are written, from the top of an iteration on."""
    for instruction in code:
        if not {FLAGS, CARRY}.isdisjoint(instruction.reads):
            return True
        if not {FLAGS, CARRY}.isdisjoint(instruction.writes):
            return False
    return True


def _top(text: str, label: str) -> int:
    """Return the number of the line with a label."""
    return next(n for n, line in enumerate(text.split("\n"), 1) if line.split("#")[0].strip() == f"{label}:")


def _copies(load: str, number: int, registers: Mapping[str, str | int]) -> list[str]:
    return ["\t" + load.format(**{"n": n, **registers}) for n in range(number)]


def perturbations(assembly: Path, symbol: str, label: str, machine: str) -> Iterator[Perturbed]:
    """Yield more of what the verdict names, something else, and less of it, where possible."""
    code = _Code(assembly, symbol, label, machine)
    analysis = code.analysed(code.text, simulate=True)
    if analysis.bottleneck.name in (CARRIED, *WINDOWED_BOUNDS):
        yield from _of_chain(code, analysis)
    else:
        yield from _of_resource(code, analysis)


def _of_resource(code: _Code, analysis: BodyAnalysis) -> Iterator[Perturbed]:
    bound, top = analysis.bottleneck, _top(code.text, code.label)
    registers, explained = _free_at_top(analysis, code.text), _taken(analysis) <= EXPLAINED * bound.cycles
    load, number = _more(code, analysis, registers)
    if number:
        text = with_lines(code.text, {top: _copies(load, number, registers)})
        changed = code.analysed(text, simulate=not explained)
        more = _cycles_of(changed, bound.name) - bound.cycles
        # more work never wins time: less would be how the simulation happens to share out ports
        expected = more if explained else max(_taken(changed) - _taken(analysis), 0.0)
        yield Perturbed(f"{number} more {load.split()[0]}", code.written(text, "more"), expected, more)
    if explained and (spare := _spare_nops(analysis)):
        text = with_lines(code.text, {top: _copies(NOP, spare, registers)})
        yield Perturbed(f"{spare} more nop", code.written(text, "other"), 0.0)
    if explained:
        yield from _removed(code, analysis, bound)


def _more(code: _Code, analysis: BodyAnalysis, registers: Mapping[str, str | int]) -> tuple[str, int]:
    """Return an instruction that loads what limits, and hardly anything else, and how many are felt."""
    bound, top = analysis.bottleneck, _top(code.text, code.label)
    if bound.name == FETCH:
        return NOP, _room(analysis) + 1
    if bound.name in WIDTHS:
        return NOP, _enough(bound.cycles / _micro_ops(analysis), bound.cycles)
    live, best = _flags_live(analysis.body.instructions), (0.0, 0.0, "")
    for load in LOADS:
        needs = set(re.findall(r"{([vcr])}", load))
        if not needs <= set(registers) or (live and load.startswith(_SETS_FLAGS)):
            continue
        changed = code.analysed(with_lines(code.text, {top: _copies(load, 1, registers)}))
        same = next(b for b in changed.bounds if b.name == bound.name)
        more = round(same.cycles - bound.cycles, 6)
        beside = [b for b in analysis.bounds if b.name != bound.name]
        others = -round(max((_cycles_of(changed, b.name) - b.cycles for b in beside), default=0), 6)
        if _ports(same) == _ports(bound) and more > _FELT_CYCLES and (more, others) > best[:2]:
            best = more, others, load
    return best[2], _enough(best[0], bound.cycles) if best[0] else 0


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
    fetch = _cycles_of(analysis, FETCH)
    return min(spare, _MOST_NOPS, _room(analysis) if fetch + 1 > bound.cycles else spare)


def _ports(bound: Bound) -> frozenset[str]:
    """Return the ports that a bound names, whatever it calls them."""
    return frozenset(re.findall(r"\b[A-Z]+\d*\b|\bdiv\b", bound.bottleneck))


def _enough(one: float, bound: float) -> int:
    wanted = max(_SHARE * bound, _LEAST_CYCLES)
    return min(max(1, round(wanted / one + 0.49)), _MOST)


def _removed(code: _Code, analysis: BodyAnalysis, bound: Bound) -> Iterator[Perturbed]:
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
            less = _taken(changed) - _taken(analysis)
            yield Perturbed(f"no {instruction.mnemonic}", code.written(text, "less"), less)
            return


def _of_chain(code: _Code, analysis: BodyAnalysis) -> Iterator[Perturbed]:
    """Yield a chain that is longer, one beside it, and a chain that is cut."""
    bound = analysis.bottleneck
    place = next((p for p in reversed(bound.positions) if _result(analysis.body.instructions[p])), None)
    if place is None:
        return
    instruction = analysis.body.instructions[place]
    register = _result(instruction)
    one = bound.cycles if bound.cycles else 1.0
    number = _enough(1.0, one)
    vector = register.startswith("zmm")
    registers = _free(code.text)
    longer = _latency(register, vector)
    text = with_lines(code.text, {instruction.line: [longer] * number})
    windowed = bound.name in WINDOWED_BOUNDS
    expected = (
        _taken(code.analysed(text, simulate=True)) - _taken(analysis)
        if windowed
        else _cycles_of(code.analysed(text), bound.name) - bound.cycles
    )
    yield Perturbed(f"{number} longer", code.written(text, "more"), expected)
    key = "v" if vector else "r"
    if key in registers:
        beside = _latency(f"zmm{registers[key]}" if vector else str(registers[key]), vector)
        text = with_lines(code.text, {instruction.line: [beside] * number})
        yield Perturbed(f"{number} beside", code.written(text, "other"), 0.0)
    if vector:
        name = f"%xmm{register.removeprefix('zmm')}"
        text = with_lines(code.text, {instruction.line: [f"\tvxorpd {name}, {name}, {name}"]})
        yield Perturbed(
            "cut", code.written(text, "less"), _taken(code.analysed(text, simulate=True)) - _taken(analysis)
        )


def _taken(analysis: BodyAnalysis) -> float:
    return analysis.least_cycles if analysis.simulated is None else analysis.simulated.cycles


def _latency(register: str, vector: bool) -> str:
    """Return an instruction that takes a cycle and leaves a register as it is."""
    if not vector:
        return f"\tleaq 0(%{register}), %{register}"
    name = f"%ymm{register.removeprefix('zmm')}"
    return f"\tvorpd {name}, {name}, {name}"


def _result(instruction: Instruction) -> str:
    """Return the register that an instruction writes besides flags."""
    found = [root for root in instruction.writes if root not in (FLAGS, CARRY)]
    return found[0] if len(found) == 1 else ""
