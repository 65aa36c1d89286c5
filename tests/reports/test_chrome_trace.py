"""Chrome trace events are read back by what their description says, and hold what was simulated."""

import json
from collections import defaultdict

import pytest
from chainline.analysis.incore.pipeline.simulate import simulate_body
from chainline.analysis.incore.pipeline.timeline import timeline_of
from chainline.analysis.machine.load import load_machine
from chainline.asm.listing import parse
from chainline.reports.timeline_formats import timeline_to_trace

LOOP = """vmovupd (%rdi,%rax), %ymm1
vfmadd231pd (%rsi,%rax), %ymm1, %ymm0
vmovupd %ymm1, (%rdx,%rax)
nop
addq $32, %rax"""


@pytest.fixture(scope="module", params=["zen5", "icx"])
def trace(request):
    machine = load_machine(request.param)
    code = parse(LOOP, "x86-64").instructions
    document = json.loads(json.dumps(timeline_to_trace(timeline_of(code, machine, loop=True))))
    groups, rows, slices, flows = {}, {}, defaultdict(list), defaultdict(dict)
    for event in document["traceEvents"]:
        if event["ph"] == "M":
            target = groups if event["name"] == "process_name" else rows
            target[event["pid"], event["tid"]] = event["args"]["name"]
        elif event["ph"] == "X":
            assert event["dur"] >= 0
            slices[event["pid"], event["tid"]].append(event)
        else:
            assert event["ph"] in "sf"
            flows[event["id"]][event["ph"]] = event
    by_group = {
        name: {row: slices[pid, row] for p, row in rows if p == pid} for (pid, _), name in groups.items()
    }
    return machine, code, by_group, rows, flows, document


def test_slices_of_a_row_are_apart_or_inside_each_other(trace):
    for rows in trace[2].values():
        for events in rows.values():
            open_until = []
            for event in sorted(events, key=lambda e: (e["ts"], -e["dur"])):
                while open_until and open_until[-1] <= event["ts"]:
                    open_until.pop()
                assert not open_until or event["ts"] + event["dur"] <= open_until[-1]
                open_until.append(event["ts"] + event["dur"])


def _executed(groups):
    events = [e for row in groups["instructions"].values() for e in row if "line" in e.get("args", {})]
    return sorted(events, key=lambda e: (e["args"]["iteration"], e["args"]["line"]))


def test_cycles_are_those_of_the_simulation(trace):
    machine, code, groups, _, _, document = trace
    events = _executed(groups)
    assert len(events) % len(code) == 0
    ends = [event["ts"] + event["dur"] for event in events]
    assert ends == sorted(ends)  # retired in order
    last = ends[len(code) - 1 :: len(code)]
    cycles = simulate_body(code, machine, loop=True).cycles_per_iteration
    assert (last[-1] - last[0]) / (len(last) - 1) == cycles
    assert document["otherData"]["cycles_per_iteration"] == cycles


def test_every_port_has_a_row_with_what_it_executes(trace):
    machine, code, groups, rows, _, _ = trace
    assert [rows[1, number] for number in range(len(machine.core.ports))] == list(machine.core.ports)
    executed = {
        port: {event["name"] for event in groups["ports"][number]}
        for number, port in enumerate(machine.core.ports)
    }
    for name, text in (("load", code[0].text), ("fma", code[1].text), ("store", code[2].text)):
        for use in machine.operation(name, 256).uses:
            assert any(text in executed[port] for port in use.ports)


def test_arrows_lead_from_a_slice_to_a_later_one(trace):
    _, _, groups, _, flows, _ = trace
    rows = groups["instructions"]
    assert len(flows) > 100
    for ends in flows.values():
        start, finish = ends["s"], ends["f"]
        assert start["ts"] <= finish["ts"]
        for end in (start, finish):
            assert any(e["ts"] <= end["ts"] <= e["ts"] + e["dur"] for e in rows[end["tid"]])
