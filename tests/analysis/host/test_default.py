"""Which machine is meant where nobody says."""

import pytest
from chainline.analysis.host.default import default_machine
from chainline.errors import UsageError


@pytest.fixture
def config(tmp_path):
    path = tmp_path / "chainline" / "config.toml"
    path.parent.mkdir()
    return path


def test_the_host_unless_somebody_says_otherwise(config, tmp_path):
    environment = {"XDG_CONFIG_HOME": str(tmp_path)}
    assert default_machine({}) == default_machine(environment) == "host"
    config.write_text('machine = "/home/me/node.toml"\n')
    assert default_machine(environment) == "/home/me/node.toml"
    assert default_machine({**environment, "CHAINLINE_MACHINE": "zen5"}) == "zen5"
    config.write_text("")
    assert default_machine(environment) == "host"


@pytest.mark.parametrize(
    ("text", "says"),
    [("machine = 3", "machine: found 3"), ("machin = 'a'", "unknown key"), ("[", "no TOML")],
)
def test_a_wrong_file_is_told(config, tmp_path, text, says):
    config.write_text(text)
    with pytest.raises(UsageError, match=says):
        default_machine({"XDG_CONFIG_HOME": str(tmp_path)})
