"""Contributions by llvm-mca; against our own where both rest on the same facts."""

import os
import stat
from dataclasses import replace

import pytest
from chainline.analysis.incore.kernel import analyse
from chainline.analysis.incore.mca import find_mca, mca_contributions
from chainline.analysis.machine.load import load_machine
from chainline.codegen.render import render
from chainline.codegen.target import find_target
from chainline.codegen.toolchain import find_toolchain
from chainline.codegen.variant import Variant
from chainline.errors import RunError, UsageError

OLDEST = 15  # older ones lack processors or report in another form


def _require_mca():
    try:
        version = find_mca().version
    except UsageError:
        pytest.skip("llvm-mca is not installed")
    if int(version.split(".")[0]) < OLDEST:
        pytest.skip(f"llvm-mca {version} is too old")


def _assembly(key, order=7):
    machine, variant = load_machine(key), Variant(order, (order + 1,))
    target = find_target(machine.target)
    return find_toolchain("llvm", target).assemble(render(variant), target), machine


@pytest.mark.exhaustive
@pytest.mark.parametrize("key", ["clx", "zen5", "a64fx"])
@pytest.mark.parametrize("order", [3, 7, 11])
def test_load_pressure_agrees_with_our_own(key, order):
    _require_mca()
    assembly, machine = _assembly(key, order)
    found, own = mca_contributions(assembly, machine), analyse(assembly, machine).contributions
    # fills of whole registers go through EAGA of A64FX alone, which the mean over both pipes hides
    assert own.load_cycles == pytest.approx(found.load_cycles, rel=0.02 if key == "a64fx" else 0.01)
    assert own.load_cycles >= 0.99 * found.load_cycles


@pytest.mark.parametrize("order", [3, 7, 11])
def test_cascade_lake_agrees_in_all_three(order):
    _require_mca()
    assembly, machine = _assembly("clx", order)
    # llvm-mca counts a slot for an operand with an index and its operation together, and a port for a move
    classes = {**machine.instructions, "move": machine.instructions["vector_integer"]}
    core = replace(machine.core, unlaminates_indexed=False, splits_loads=())
    together = replace(machine, core=core, instructions=classes)
    found, own = mca_contributions(assembly, machine), analyse(assembly, together).contributions
    assert found.store_cycles == pytest.approx(own.store_cycles, rel=0.01)
    # llvm-mca spreads micro-ops as a scheduler would, which is no better than the optimum
    assert own.overlapping_cycles <= found.overlapping_cycles * 1.01
    assert found.overlapping_cycles == pytest.approx(own.overlapping_cycles, rel=0.25)


def test_the_source_says_whose_model_it_is():
    _require_mca()
    assembly, machine = _assembly("zen5", 3)
    source = mca_contributions(assembly, machine).source
    assert "llvm-mca" in source
    assert "resources Zn" in source  # Zn4 for znver5 where LLVM has no model of Zen 5 yet


def test_absence_is_one_line(monkeypatch, tmp_path):
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(UsageError, match="llvm-mca is not on PATH"):
        find_mca()


def _fake(folder, name, script):
    path = folder / name
    path.write_text(f"#!{os.sys.executable}\n{script}")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)


def test_the_newest_is_taken(monkeypatch, tmp_path):
    for name, version in (("llvm-mca", "14.0.6"), ("llvm-mca-19", "19.1.7"), ("llvm-mca-9", "9.0.1")):
        _fake(tmp_path, name, f"print('LLVM version {version}')")
    monkeypatch.setenv("PATH", str(tmp_path))
    assert find_mca().path.endswith("llvm-mca-19")


def test_a_rejected_instruction_is_one_line(monkeypatch, tmp_path):
    script = (
        "import sys\n"
        "if '--version' in sys.argv: print('LLVM version 20.1'); sys.exit()\n"
        "sys.stdin.read(); print('<stdin>:1:1: error: unsupported instruction', file=sys.stderr); sys.exit(1)"
    )
    _fake(tmp_path, "llvm-mca", script)
    monkeypatch.setenv("PATH", str(tmp_path))
    assembly, machine = _assembly("clx", 3)
    with pytest.raises(RunError, match=r"error: unsupported instruction; use --in-core own"):
        mca_contributions(assembly, machine)
