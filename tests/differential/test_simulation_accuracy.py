"""The simulated core against cycles measured on an EPYC 9005 and a Granite Rapids, from data sets here.

Nothing is measured here: rows count whose code is what the compiler makes now, and the others
say that it is another compiler.
"""

from pathlib import Path

import numpy as np
import pytest
from chainline.analysis.incore.kernel import analyse
from chainline.analysis.incore.pipeline.kernel import simulate_kernel
from chainline.analysis.machine.load import load_machine
from chainline.analysis.measurement.dataset import read_dataset
from chainline.codegen.render import render
from chainline.codegen.splits import parse_split
from chainline.codegen.target import find_target, processor_target
from chainline.codegen.toolchain import find_toolchain
from chainline.codegen.variant import Language, Variant
from chainline.errors import UsageError
from chainline.models.kernels.predictions.conditions import core_bounds

from ..tier import sized, standing

SAMPLE = Path(__file__).parents[1] / "validation" / "campaigns" / "zen5"
PER_ORDER = sized(1, 2)
HIGHEST_ORDER = sized(9, 15)


@pytest.fixture(scope="module")
def measured():
    table = read_dataset(str(SAMPLE / "tensor.parquet"))
    return table[(table["residence"] == "L1") & table["problem"].isna()]


def compared(measured, compiler):
    """Return measured, simulated and bounding cycles of a few splits of each order."""
    machine, target = load_machine(str(SAMPLE / "epyc-9005.toml")), find_target("znver5")
    toolchain = find_toolchain(compiler, target)
    rows = measured[(measured["compiler"] == compiler) & (measured["order"] <= HIGHEST_ORDER)]
    found = []
    for _, group in rows.groupby("order"):
        for _, row in group.sample(min(PER_ORDER, len(group)), random_state=0).iterrows():
            order = int(row["order"])
            split = parse_split(row["split"], order + 1)
            variant = Variant(order, split, language=Language(row["language"]))
            assembly = toolchain.assemble(render(variant), target)
            if assembly.code_digest == row["code"]:
                simulated = simulate_kernel(assembly, machine, int(row["n_elements"])).cycles_per_iteration
                bound = max(core_bounds(analyse(assembly, machine), machine).values())
                found.append((row["cycles"], simulated, bound))
    return np.array(found)


@pytest.mark.parametrize("compiler", standing(["llvm", "gcc", "clang"], for_all=lambda name: name == "llvm"))
def test_simulation_is_within_a_tenth_on_average(measured, compiler):
    try:
        table = compared(measured, compiler)
    except UsageError as error:
        pytest.skip(str(error))
    if len(table) < 2 * PER_ORDER:
        pytest.skip(f"{compiler} here makes other code than was measured")
    simulated = np.abs(table[:, 1] / table[:, 0] - 1).mean()
    bounded = np.abs(table[:, 2] / table[:, 0] - 1).mean()
    assert simulated <= 0.10
    assert simulated < bounded


@pytest.mark.exhaustive
def test_a_core_that_was_fitted_to_no_kernel_is_within_a_tenth_on_average():
    """Granite Rapids by LLVM, a few splits of each order, at the clock of the width that they compute in."""
    table = read_dataset(str(SAMPLE.with_name("granite-rapids") / "tensor.parquet"))
    rows = table[
        (table["residence"] == "L1") & (table["compiler"] == "llvm") & ~table["drifted"].astype(bool)
    ]
    rows = rows[rows["order"] <= HIGHEST_ORDER]
    machine, target = load_machine("gnr"), processor_target("rocketlake", "x86-64", 512)
    toolchain = find_toolchain("llvm", target)
    errors = []
    for _, group in rows.groupby("order"):
        for _, row in group.sample(min(PER_ORDER, len(group)), random_state=0).iterrows():
            order = int(row["order"])
            variant = Variant(order, parse_split(row["split"], order + 1), language=Language.LLVM)
            assembly = toolchain.assemble(render(variant), target)
            if assembly.code_digest == row["code"]:
                simulated = simulate_kernel(assembly, machine, int(row["n_elements"])).cycles_per_iteration
                clock = machine.core.clock_ghz(analyse(assembly, machine).arithmetic_bits)
                errors.append(abs(simulated / (row["cycles"] * clock / row["frequency_ghz"]) - 1))
    if len(errors) < 2 * PER_ORDER:
        pytest.skip("llvm here makes other code than was measured")
    assert np.mean(errors) <= 0.10
