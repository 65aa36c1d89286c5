"""Times of every form of instruction that this host executes: a resumable sweep with a log.

    sweep = FormSweep(log, blockers, slot)      # reads what an earlier one left
    forms = sweep.run(progress)                 # measures the rest

A line of the log holds all times of one form, so that a sweep that was killed goes on behind the last one.
Some forms share a measuring process, and beside their bodies one of reference runs every few: where it was
slowed by other programs, or the runs of a body differ, the body is timed again, later and at the end of the
sweep. What still differs then is uncertain.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from typing import Any

from ...files.durable_log import DurableLog, checked_line, pieces, value_of
from ...isa.instruction_set import InstructionSet
from ...isa.microbenchmark import FormBenchmarks
from ...records import replace
from .form_ports import added_cycles, mixture, unions
from .form_times import (
    MOST_SLOT_CYCLES,
    Bodies,
    Form,
    FormTimes,
    OperandLatency,
    SweptForms,
    Timer,
    asked,
    is_settled,
    kinds_of,
)
from .ports import Blocker, pair_body, placed_blockers, ports_together
from .presets import FORMS_METHOD

_TOGETHER, _PASSES = 20, 2
"""Forms of a measuring process, and times that a disturbed body is timed at the end of the sweep."""
_PORT_FORMS, _SLOW_CYCLES = 4, 10.0
"""Copies of a form beside instructions that occupy ports, and cycles of a form that is too slow for that."""
_ALONE = 24
_FAST_CYCLES, _VISITS = 0.45, 2
"""Throughput of forms that a neighbour on the same core slows without a trace in others, and passes over
them: they need most slots of dispatch, or all pipes, and minutes later the neighbour may be gone."""
_PAIRS, _KINDS, _SIDE = "pairs of forms", 40, 12
"""Kinds of forms of which one each is timed beside the others, and copies of each."""
Progress = Callable[[str, float], None]


class FormSweep:
    """A sweep over the forms of an instruction set.

    Parameters
    ----------
    isa : InstructionSet
    features : mapping of str to bool
        LLVM's, of this host.
    log : DurableLog
        Of this and earlier processes.
    blockers : mapping of int to sequence of Blocker
        Instructions that occupy ports, by the width of vectors in bits beside which they are used.
    slot_cycles : float
        Cycles of a dispatch slot.
    ask : callable
        Measuring process; see `asked`.
    """

    def __init__(
        self,
        isa: InstructionSet,
        features: Mapping[str, bool],
        log: DurableLog,
        blockers: Mapping[int, Sequence[Blocker]],
        slot_cycles: float,
        ask: Callable[[dict[str, Any]], list[Any]] = asked,
    ) -> None:
        self._part = isa.form_benchmarks
        self._isa, self._features, self._log, self._ask = isa, features, log, ask
        self._blockers, self._unions = blockers, dict[int, dict[frozenset[str], tuple[Blocker, ...]]]()
        self._held = dict[int, dict[str, Blocker]]()
        self._slot = slot_cycles
        self._timer = Timer(ask, self._part.REFERENCE)
        self._known: dict[str, Any] = {}
        self._read()

    def _read(self) -> None:
        """Take in the lines of an earlier sweep by the same method; others are cut."""
        self._log.cut_torn_line()
        for piece in pieces(self._log.descriptor, self._log.path):
            for line in piece.splitlines():
                value = value_of(line)
                if isinstance(value, dict) and value.get("method") == FORMS_METHOD:
                    self._known[value["form"]] = value

    def _keep(self, name: str, value: Any) -> None:
        self._known[name] = {"method": FORMS_METHOD, "form": name, "value": value}
        self._log.append(checked_line(self._known[name]), sync_s=2.0)

    def run(self, progress: Progress, only: Callable[[Form], bool] = lambda form: True) -> SweptForms:
        """Measure what no line of the log has, and return all.

        Parameters
        ----------
        progress : callable
            Called with the stage and which part of all is done.
        only : callable
            Whether a form is measured.
        """
        progress("forms that the host executes", 0.0)
        forms = [form for form in self._forms() if only(form)]
        self._helpers()
        self._occupy()
        left = [form for form in forms if form.key not in self._known]
        for begin in range(0, len(left), _TOGETHER):
            done = len(forms) - len(left) + begin
            progress(f"form {done} of {len(forms)}: {left[begin].key}", begin / len(left))
            self._measure(left[begin : begin + _TOGETHER])
        for _ in range(_PASSES):
            again = [form for form in forms if self._is_uncertain(form) or self._is_fast(form)]
            for begin in range(0, len(again), _TOGETHER):
                progress(f"form {begin} of {len(again)}, again: {again[begin].key}", 0.99)
                self._measure(again[begin : begin + _TOGETHER])
        found = self._result(forms)
        progress("pairs of forms", 0.99)
        return replace(found, pairs=self._pairs(found.times))

    def _pairs(self, times: Sequence[FormTimes]) -> tuple[tuple[str, str, float], ...]:
        """Return the times of pairs of forms, one of each of the commonest kinds."""
        if _PAIRS not in self._known:
            pairs = list(combinations([kind[0].form for kind in kinds_of(times)[:_KINDS]], 2))
            by_side = self._part.side_by_side
            bodies = [list(by_side(one.example, other.example, _SIDE)) for one, other in pairs]
            timed = zip(pairs, self._timer.timed(bodies), strict=True)
            found = [
                [one.key, other.key, min(cycles) / _SIDE]
                for (one, other), cycles in timed
                if cycles and not isinstance(cycles, str)
            ]
            self._keep(_PAIRS, found)
        return tuple((one, other, cycles) for one, other, cycles in self._known[_PAIRS]["value"])

    def _is_uncertain(self, form: Form) -> bool:
        value = self._known[form.key]["value"]
        return isinstance(value, dict) and not all(
            is_settled(times) for times in (value["throughput"], *value["latencies"])
        )

    def _is_fast(self, form: Form) -> bool:
        """Tell whether a form that needs most slots of dispatch was timed in one pass alone."""
        value = self._known[form.key]["value"]
        return (
            isinstance(value, dict)
            and "m" not in form.operands
            and value["throughput"][0] <= _FAST_CYCLES
            and value.get("visits", 1) < _VISITS
        )

    def _forms(self) -> list[Form]:
        """Return the forms that LLVM assembles, those of one encoding as one."""
        listed = [one for one in self._isa.forms.instruction_forms() if self._part.is_timed(*one)]
        texts = [example.text for _, _, example in listed]
        name = f"codes {zlib.crc32(chr(10).join(texts).encode()):08x}"
        if name not in self._known:
            self._keep(name, self._ask({"texts": texts}))
        found: dict[tuple[str, str], Form] = {}
        for (mnemonic, operands, example), code in zip(listed, self._known[name]["value"], strict=True):
            if code is None:
                continue
            key = operands, self._part.encoding_key(mnemonic, code)
            if key in found:
                one = found[key]
                found[key] = Form((*one.mnemonics, mnemonic), operands, one.example)
            else:
                found[key] = Form((mnemonic,), operands, example)
        return sorted(found.values(), key=lambda form: "m" in form.operands)

    def _helpers(self) -> None:
        """Time the chains there and back between register files."""
        trips = self._part.round_trips(self._features)
        if "helpers" not in self._known:
            times = self._timer.timed([list(body) for body in trips.values()])
            timed = zip(trips, times, strict=True)
            self._keep("helpers", {name: min(one) for name, one in timed if isinstance(one, list) and one})
        cycles = {name: own for name, (_, own) in self._part.HELPERS.items()}
        for names, both in self._known["helpers"]["value"].items():
            cycles |= dict.fromkeys(names.split(), both / 2)
        self._helper_cycles = cycles

    def _occupy(self) -> None:
        """Find the ports of the instructions that occupy them, from their times alone and in pairs."""
        alone, together = self._blocker_times()
        vectors: dict[str, Blocker] = {}
        taken = set[str]()
        for bits in sorted(self._blockers, key=lambda width: (not width, width)):
            before = vectors if bits else {}
            placed = placed_blockers(self._blockers[bits], alone[bits], together[bits], taken, before)
            held = [one for one in placed if one is not None]
            taken |= ports_together(held)
            if bits:
                vectors |= {one.name: one for one in held}
            self._held[bits] = {one.name: one for one in held}
            self._unions[bits] = unions(held)

    def _blocker_times(self) -> tuple[dict[int, list[float]], dict[int, dict[tuple[int, int], Any]]]:
        """Return the cycles of blockers alone, and of pairs of them, by width."""
        listed = [(bits, one) for bits, by in self._blockers.items() for one in by]
        if "blockers" not in self._known:
            times = self._timer.timed([list(one.lines) * _ALONE for _, one in listed])
            self._keep("blockers", [min(each) / _ALONE if isinstance(each, list) else 0.0 for each in times])
        known = iter(self._known["blockers"]["value"])
        alone = {bits: [next(known) for _ in by] for bits, by in self._blockers.items()}
        pairs = [
            (
                bits,
                places,
                *pair_body(by[places[0]], by[places[1]], alone[bits][places[0]], alone[bits][places[1]]),
            )
            for bits, by in self._blockers.items()
            for places in combinations(range(len(by)), 2)
            if min(alone[bits][n] for n in places) > 0
        ]
        if "pairs of blockers" not in self._known:
            times = self._timer.timed([body for *_, body in pairs])
            self._keep("pairs of blockers", [min(each) if isinstance(each, list) else 0.0 for each in times])
        together: dict[int, dict[tuple[int, int], Any]] = {bits: {} for bits in self._blockers}
        cycles = self._known["pairs of blockers"]["value"]
        for (bits, places, counts, _), both in zip(pairs, cycles, strict=True):
            if both > 0:
                together[bits][places] = counts, both
        return alone, together

    def _measure(self, forms: Sequence[Form]) -> None:
        """Time some forms, and keep what was found."""
        made = [self._part.benchmarks_of(form.example) for form in forms]
        first = self._timer.timed([body for one in made for body in _first_bodies(one)])
        rows: list[dict[str, Any] | str] = []
        for one in made:
            own = [first.pop(0) for _ in _first_bodies(one)]
            rows.append(_row(one, own))
        again = zip(forms, made, rows, strict=True)
        asked_for = [self._second(one, row, "m" in form.operands) for form, one, row in again]
        second = self._timer.timed([list(body) for bodies in asked_for for body, _, _ in bodies])
        for form, one, row, bodies in zip(forms, made, rows, asked_for, strict=True):
            beside = [(second.pop(0), names, counts) for _, names, counts in bodies]
            if isinstance(row, dict):
                row["beside"] = [
                    [names, counts, min(times)]
                    for times, names, counts in beside
                    if times and not isinstance(times, str)
                ]
                row["bits"] = one.bits if one else 0
                self._merge(form, row)
            self._keep(form.key, row)

    def _merge(self, form: Form, row: dict[str, Any]) -> None:
        """Add the times of an earlier pass."""
        before = self._known.get(form.key, {}).get("value")
        if isinstance(before, dict):
            row["throughput"] = sorted(row["throughput"] + before["throughput"])[:3]
            pairs = zip(row["latencies"], before["latencies"], strict=True)
            row["latencies"] = [sorted(now + then)[:3] for now, then in pairs]
            row["beside"] = _shorter(row["beside"], before["beside"])
            row["visits"] = before.get("visits", 1) + 1

    def _second(
        self, made: FormBenchmarks | None, row: dict[str, Any] | str, accesses: bool
    ) -> list[tuple[tuple[str, ...], Any, Any]]:
        """Return the bodies that show dispatch slots and ports: lines, names of blockers or None, and counts.

        What computes with memory has the ports of its registers.
        """
        if made is None or isinstance(row, str):
            return []
        throughput = row["throughput"][0]
        if throughput > _SLOW_CYCLES:
            return []
        chosen = made.broken if row["broken"] else made.copies
        each = len(chosen) // self._part.COPIES
        copies = [chosen[n * each : (n + 1) * each] for n in range(_PORT_FORMS)]
        found: list[tuple[tuple[str, ...], Any, Any]] = []
        if throughput <= MOST_SLOT_CYCLES and not row["broken"]:
            nops = round((throughput + 1.0) / self._slot) + 2
            body = tuple(line for copy in copies for line in (*copy, *[self._part.FILLER] * nops))
            found.append((body, None, nops))
        for by in () if accesses else self._unions.get(made.bits, {}).values():
            one = mixture(by, copies, throughput)
            found.append((one.body, [each.name for each in one.by], list(one.counts)))
        return found

    def _result(self, forms: Sequence[Form]) -> SweptForms:
        times, left_out = [], dict[str, int]()
        for form in forms:
            value = self._known[form.key]["value"]
            if isinstance(value, str):
                left_out[value] = left_out.get(value, 0) + 1
            else:
                times.append(self._times(form, value))
        held = ports_together([one for by in self._held.values() for one in by.values()])
        return SweptForms(tuple(times), left_out, tuple(sorted(held)))

    def _times(self, form: Form, value: dict[str, Any]) -> FormTimes:
        latencies = []
        for (source, target, links, helpers), times in zip(value["chains"], value["latencies"], strict=True):
            if times:
                beside = sum(self._helper_cycles[name] for name in helpers)
                latencies.append(OperandLatency(source, target, times[0] / links - beside, tuple(helpers)))
        ports, slots = {}, None
        held = self._held.get(value.get("bits", 0), {})
        for names, counts, cycles in value["beside"]:
            if names is None:
                slots = cycles / _PORT_FORMS / self._slot - counts
            elif all(name in held for name in names):
                by = [held[name] for name in names]
                ports[ports_together(by)] = added_cycles(by, counts, cycles, _PORT_FORMS)
        throughput = value["throughput"]
        settled = all(is_settled(times) for times in (throughput, *value["latencies"]))
        return FormTimes(
            form,
            throughput[0],
            tuple(latencies),
            slots,
            ports,
            throughput[1] / throughput[0] - 1 if len(throughput) > 1 else 1.0,
            settled,
            value["value_dependent"],
        )


def _shorter(now: Sequence[list[Any]], before: Sequence[list[Any]]) -> list[list[Any]]:
    """Return the times beside others of the pass that was disturbed less: cycles for what they count."""
    found = {str(names): [names, counts, cycles] for names, counts, cycles in before}
    for names, counts, cycles in now:
        known = found.get(str(names))
        if known is None or cycles * _total(known[1]) < known[2] * _total(counts):
            found[str(names)] = [names, counts, cycles]
    return list(found.values())


def _total(counts: int | Sequence[int]) -> int:
    """Return the number of instructions beside those of a form."""
    return counts if isinstance(counts, int) else sum(counts)


def _first_bodies(made: FormBenchmarks | None) -> Bodies:
    """Return the bodies of throughput, without and with breaks of chains, and of latencies."""
    if made is None:
        return []
    return [list(made.copies), list(made.broken), *(list(chain.body) for chain in made.chains)]


def _row(made: FormBenchmarks | None, times: Sequence[list[float] | str]) -> dict[str, Any] | str:
    """Return the sorted times of a form for the log, or why it was left out."""
    if made is None:
        return "is not timed by itself"
    plain, broken, *latencies = times
    turns = [sorted(each) if isinstance(each, list) else [] for each in (plain, broken)]
    if not any(turns):
        return next((each for each in (plain, broken) if each and isinstance(each, str)), "left no samples")
    is_broken = not turns[0] or bool(turns[1] and turns[1][0] < 0.97 * turns[0][0])
    throughput = [cycles / made.count for cycles in turns[is_broken][:3]]
    return {
        "throughput": throughput,
        "broken": is_broken,
        "latencies": [sorted(each)[:3] if isinstance(each, list) else [] for each in latencies],
        "chains": [[chain.source, chain.target, chain.links, list(chain.helpers)] for chain in made.chains],
        "value_dependent": made.value_dependent,
        "beside": [],
    }
