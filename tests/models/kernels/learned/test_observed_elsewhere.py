"""Kernels observed on other machines: what goes there and comes back is what was observed here."""

import json

import pytest
from chainline.analysis.machine.load import load_machine
from chainline.codegen.render import render
from chainline.codegen.target import find_target
from chainline.codegen.toolchain import find_toolchain
from chainline.codegen.variant import Variant
from chainline.errors import UsageError
from chainline.models.kernels.learned.observation import (
    assembly_from_json,
    assembly_to_json,
    observe,
    remote_observations,
    set_up,
)

ZEN5, TARGET = load_machine("zen5"), find_target("znver5")


@pytest.fixture(scope="module")
def kernel():
    variant = Variant(1, (2,))
    return find_toolchain("llvm", TARGET).assemble(render(variant), TARGET)


def _spread(kind, setting, missing, take, **told):
    """Do blocks as a node does, last ones first, told by JSON and answering by it."""
    work = set_up(json.loads(json.dumps(setting)), None)
    for block in reversed(missing()):
        take(json.loads(json.dumps(work(json.loads(json.dumps(block))))))


def test_what_is_observed_elsewhere_is_what_is_observed_here(kernel):
    kernels = [(kernel, n_elements) for n_elements in (2, 4)] * 6  # more than a block takes
    found = remote_observations(kernels, ZEN5, _spread)
    assert found == [observe(assembly, ZEN5, n_elements) for assembly, n_elements in kernels]


def test_assembly_is_told_whole(kernel):
    told = json.loads(json.dumps(assembly_to_json(kernel)))
    assert assembly_from_json(told) == kernel
    with pytest.raises(UsageError, match="is no kernel"):
        assembly_from_json({**told, "variant": {}})
