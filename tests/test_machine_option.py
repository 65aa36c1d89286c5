"""`--machine FILE`: what is compiled for where this host has the name of the file's, and other vectors."""

import re
from importlib import resources

import pytest
from chainline import machine
from chainline.analysis.host import host_machine
from chainline.codegen import target
from chainline.codegen.target import Target
from chainline.errors import UsageError


@pytest.fixture
def calibrated(tmp_path):
    """Make a file calibrated on a Zen 5 whose vectors have so many bits."""

    def make(bits):
        text = resources.files("chainline.analysis.machine").joinpath("machines", "zen5.toml").read_text()
        text = re.sub("(?m)^target = .*", 'target = "host"', text)
        path = tmp_path / f"{bits}.toml"
        path.write_text(re.sub("(?m)^vector_bits = .*", f"vector_bits = {bits}", text))
        return str(path)

    return make


@pytest.fixture
def host(monkeypatch):
    def make(bits):
        for module in (host_machine, target):
            monkeypatch.setattr(module, "host_target", lambda: Target("host", "x86-64", "znver5", bits))

    return make


@pytest.mark.parametrize("bits", [128, 256, 512])
def test_a_file_with_narrower_vectors_is_compiled_for_at_its_width(calibrated, host, bits):
    host(512)
    processor = machine(calibrated(bits))
    assert (processor.target.name, processor.target.vector_bits) == ("host", bits)
    processor.require_here()


def test_a_file_with_wider_vectors_is_not_this_host(calibrated, host):
    host(256)
    processor = machine(calibrated(512))
    assert (processor.target.name, processor.target.vector_bits) == ("znver5", 512)
    with pytest.raises(UsageError, match=r"vectors have 256 bits, not on .*512.* with 512; use"):
        processor.require_here()


def test_a_shipped_file_with_wider_vectors_is_not_measured(host):
    host(256)
    with pytest.raises(UsageError, match="not on zen5 with 512; use machine='host'"):
        machine("zen5").require_here()
