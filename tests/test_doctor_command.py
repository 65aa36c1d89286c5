"""`chainline doctor`: what is here and what is missing, without measuring anything."""

import json
import subprocess
import sys
from dataclasses import replace
from importlib import metadata

import jsonschema
import pytest
from chainline.analysis.host import doctor as inventory
from chainline.analysis.machine.load import load_machine
from chainline.analysis.machine.record import Calibrated
from chainline.analysis.machine.text import machine_text
from chainline.cli.main import main
from chainline.codegen.compilers import compiler_names
from chainline.errors import OPTIONAL_PARTS, UsageError
from chainline.reports.schemas import schema_of


@pytest.fixture
def unkept(tmp_path, monkeypatch):
    """A user who has run nothing yet and configured nothing."""
    monkeypatch.setenv("CHAINLINE_CACHE_DIR", str(tmp_path / "cache"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.delenv("CHAINLINE_MACHINE", raising=False)
    return monkeypatch


def _nothing_found(name, target):
    raise UsageError(f"compiler {name!r} is not installed; install it")


def _found(capsys):
    assert main(["doctor", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    jsonschema.validate(found, schema_of("doctor"))
    return found


@pytest.mark.exhaustive
def test_json_follows_the_schema(capsys):
    found = _found(capsys)
    assert [each["name"] for each in found["compilers"]] == compiler_names()
    assert found["compilers"][0]["version"] and found["compilers"][0]["missing"] is None
    assert {part["package"]: part["extra"] for part in found["parts"]} == OPTIONAL_PARTS


IMPORTS = """
import importlib, json, sys
said = {}
for package in sys.argv[1:]:
    try:
        importlib.import_module(package)
        said[package] = True
    except Exception:
        said[package] = False
print(json.dumps(said))
"""
FAKES = """
import importlib, json, pathlib, sys
from chainline.analysis.host.doctor import optional_parts
folder, bodies, packages = pathlib.Path(sys.argv[1]), json.loads(sys.argv[2]), sys.argv[3:]
sys.path.insert(0, str(folder))
for package in packages:
    (folder / package).mkdir()
    for body in [*bodies, None]:
        sys.modules.pop(package, None)
        if body is None:
            sys.modules[package] = None
        else:
            (folder / package / "__init__.py").write_text(body)
        importlib.invalidate_caches()
        (part,) = optional_parts({package: "figures"})
        print(json.dumps([package, part.version, part.missing]))
"""


def _printed(code, *arguments):
    command = [sys.executable, "-B", "-c", code, *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


@pytest.mark.exhaustive
def test_parts_are_there_where_they_can_be_imported(capsys):
    said = {part["package"]: part["installed"] for part in _found(capsys)["parts"]}
    assert said == json.loads(_printed(IMPORTS, *OPTIONAL_PARTS))


@pytest.mark.exhaustive
def test_a_part_is_judged_by_what_is_imported(tmp_path):
    """Fakes that can be imported and that cannot, before whatever is installed by the name."""
    bodies = ["__version__ = '7.5'", "", "raise OSError('lib.so: no')", "import nothing_of_it"]
    lines = map(json.loads, _printed(FAKES, tmp_path, json.dumps(bodies), *OPTIONAL_PARTS).splitlines())
    installed = metadata.packages_distributions()
    for package in OPTIONAL_PARTS:
        version = metadata.version(installed[package][0]) if package in installed else None
        assert [next(lines) for _ in range(5)] == [
            [package, "7.5", None],
            [package, version, None],
            [package, None, "cannot be imported: lib.so: no"],
            [package, None, "nothing_of_it is not installed"],
            [package, None, "not installed"],
        ]


@pytest.mark.exhaustive
def test_a_machine_that_nobody_knows_is_not_calibrated(capsys, unkept, tmp_path):
    unkept.setenv("CHAINLINE_DISGUISE", "1")
    found = _found(capsys)["machine"]
    assert found["asked"] == "host" and found["key"] is None and not found["calibrated"]
    assert "no shipped file describes 'disguised'" in found["reason"] and "half a minute" in found["reason"]
    assert not (tmp_path / "cache" / "machines").exists()


@pytest.mark.exhaustive
def test_the_machine_that_the_environment_names(capsys, unkept):
    unkept.setenv("CHAINLINE_MACHINE", "a64fx")
    assert _found(capsys)["machine"]["key"] == "a64fx"
    unkept.setenv("CHAINLINE_MACHINE", "nowhere.toml")
    found = _found(capsys)["machine"]
    assert found["key"] is None and "nowhere.toml: cannot be read" in found["reason"]


def test_what_is_missing_is_said_with_what_installs_it(capsys, unkept):
    unkept.setattr(inventory, "find_toolchain", _nothing_found)
    unkept.setattr(inventory, "OPTIONAL_PARTS", {"no_such_package": "figures", "numpy": "parquet"})
    assert main(["doctor"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert '  figures      missing: pip install "chainline[figures]"' in lines
    assert any(line.startswith("  parquet      numpy ") for line in lines)
    (gcc,) = (line for line in lines if line.startswith("  gcc "))
    assert gcc == "  gcc          missing: compiler 'gcc' is not installed"
    assert max(map(len, lines)) <= 80


@pytest.mark.exhaustive
def test_a_machine_from_a_disturbed_calibration_says_so(capsys, unkept, tmp_path):
    file = tmp_path / "mine.toml"
    calibrated = Calibrated(100, 60, ("window nop",))
    file.write_text(machine_text(replace(load_machine("zen3"), calibrated=calibrated)))
    unkept.setenv("CHAINLINE_MACHINE", str(file))
    assert _found(capsys)["machine"]["calibration"]["uncertain"] == ["window nop"]
    for command in (["doctor"], ["machine", str(file)]):
        assert main(command) == 0
        out = " ".join(capsys.readouterr().out.split())
        assert "disturbed: 60 of 100 rounds were slowed by other programs. 1 figure is uncertain:" in out
