"""Which machine is meant where nobody says."""

from pathlib import Path

import pytest
from chainline.analysis.host.default_machine import Default, default_machine
from chainline.cli import main
from chainline.errors import UsageError


@pytest.fixture
def config(tmp_path):
    path = tmp_path / "chainline" / "config.toml"
    path.parent.mkdir()
    return path


def test_the_host_unless_somebody_says_otherwise(config, tmp_path):
    environment = {"XDG_CONFIG_HOME": str(tmp_path)}
    nobody = Default("host", "")
    assert default_machine({}) == default_machine(environment) == nobody
    config.write_text('machine = "/home/me/node.toml"\n')
    assert default_machine(environment) == Default("/home/me/node.toml", str(config))
    assert default_machine({**environment, "CHAINLINE_MACHINE": "zen5"}) == Default(
        "zen5", "CHAINLINE_MACHINE"
    )
    config.write_text("")
    assert default_machine(environment) == nobody


@pytest.mark.parametrize(
    ("text", "says"),
    [("machine = 3", "machine: found 3"), ("machin = 'a'", "unknown key"), ("[", "no TOML")],
)
def test_a_wrong_file_is_told(config, tmp_path, text, says):
    config.write_text(text)
    with pytest.raises(UsageError, match=says):
        default_machine({"XDG_CONFIG_HOME": str(tmp_path)})


def test_a_file_that_may_not_be_looked_for_is_told(config, tmp_path, monkeypatch):
    def refuse(path):
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(Path, "is_file", refuse)
    with pytest.raises(UsageError, match=r"config.toml: cannot be read: Permission denied; see"):
        default_machine({"XDG_CONFIG_HOME": str(tmp_path)})


@pytest.mark.parametrize("named", ["zen9", "/nowhere/node.toml"])
def test_a_name_that_nobody_has_typed_is_told_with_where_it_stands(
    named, config, tmp_path, monkeypatch, capsys
):
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    config.write_text(f'machine = "{named}"\n')
    assert main(["best", "--order", "1"]) == 2
    assert capsys.readouterr().err.startswith(f"chainline: error: {config} names the machine: ")
    monkeypatch.setenv("CHAINLINE_MACHINE", named)
    assert main(["best", "--order", "1"]) == 2
    assert capsys.readouterr().err.startswith("chainline: error: CHAINLINE_MACHINE names the machine: ")
    assert main(["best", "--order", "1", "--machine", "zen8"]) == 2
    assert capsys.readouterr().err.startswith("chainline: error: unknown machine 'zen8'; ")
