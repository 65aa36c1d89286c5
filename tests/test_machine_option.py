"""`--machine FILE`: what is compiled for where this host has the name of the file's, and other vectors."""

import argparse
import re
from importlib import resources

import pytest
from chainline.analysis.host import compile_target as compiled_for
from chainline.cli.options import chosen_machine
from chainline.cli.options.chosen_machine import machine_and_target, require_host
from chainline.codegen.target import X86, Target
from chainline.errors import UsageError


@pytest.fixture
def calibrated(tmp_path):
    """Make options that name a file calibrated on a Zen 5 whose vectors have so many bits."""

    def make(bits):
        text = resources.files("chainline.analysis.machine").joinpath("machines", "zen5.toml").read_text()
        text = re.sub("(?m)^target = .*", 'target = "host"', text)
        path = tmp_path / f"{bits}.toml"
        path.write_text(re.sub("(?m)^vector_bits = .*", f"vector_bits = {bits}", text))
        return argparse.Namespace(machine=str(path), no_calibration=True)

    return make


@pytest.fixture
def host(monkeypatch):
    def make(bits):
        for module in (compiled_for, chosen_machine):
            monkeypatch.setattr(module, "host_target", lambda: Target("host", X86, "znver5", bits))

    return make


@pytest.mark.parametrize("bits", [128, 256, 512])
def test_a_file_with_narrower_vectors_is_compiled_for_at_its_width(calibrated, host, bits):
    host(512)
    machine, target = machine_and_target(calibrated(bits))
    assert (target.name, target.vector_bits) == ("host", bits)
    require_host(calibrated(bits), machine)


def test_a_file_with_wider_vectors_is_not_this_host(calibrated, host):
    host(256)
    machine, target = machine_and_target(calibrated(512))
    assert (target.name, target.vector_bits) == ("znver5", 512)
    with pytest.raises(UsageError, match=r"vectors have 256 bits, not on .*512\.toml with 512; use"):
        require_host(calibrated(512), machine)


def test_a_shipped_file_with_wider_vectors_is_not_measured(host):
    host(256)
    options = argparse.Namespace(machine="zen5", no_calibration=True)
    with pytest.raises(UsageError, match="not on zen5 with 512; use --machine host"):
        require_host(options, machine_and_target(options)[0])
