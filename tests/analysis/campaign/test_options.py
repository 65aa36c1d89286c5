"""The file of `--cluster`, and the names of executors."""

import pytest
from chainline.analysis.campaign.executors.named import require_executor
from chainline.analysis.campaign.executors.options import ClusterOptions, read_cluster_options
from chainline.cli import main
from chainline.errors import UsageError

EVERYTHING = """
partition = "compute"
time = 90
constraint = "icelake"
account = "project"
nodes = 16
blocks = 8
exclusive = false
cores = 12
poll = 10
setup = ["module load python"]
[extra]
mail-type = "END"
"""


def test_everything_is_read(tmp_path):
    (tmp_path / "c.toml").write_text(EVERYTHING)
    assert read_cluster_options(tmp_path / "c.toml") == ClusterOptions(
        "compute",
        90.0,
        "icelake",
        "project",
        16,
        8,
        False,
        12,
        10.0,
        ("module load python",),
        {"mail-type": "END"},
    )


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("nodes = 0", "nodes"),
        ("nodes = 5000", "too many"),
        ("time = 'long'", "time"),
        ("partiton = 'x'", "unknown key"),
        ("setup = 'module'", "list of texts"),
        ("[extra]\nmem = 3", "mem"),
        ("time = ", "no TOML"),
    ],
)
def test_what_is_wrong_is_one_line(tmp_path, text, said):
    (tmp_path / "c.toml").write_text(text)
    with pytest.raises(UsageError, match=said):
        read_cluster_options(tmp_path / "c.toml")


@pytest.mark.parametrize("name", ["slrum", "dask:", ":name", ""])
def test_no_executor_is_one_line(name, capsys, tmp_path):
    with pytest.raises(UsageError, match="choose local, slurm, pjm"):
        require_executor(name)
    assert main(["campaign", "try", str(tmp_path / "t"), "--executor", name]) == 2


def test_anybodys_executor_is_named_on_the_command_line(tmp_path, capsys):
    given = ["campaign", "try", str(tmp_path / "t"), "--blocks", "5", "--executor"]
    assert main([*given, "concurrent.futures:ThreadPoolExecutor"]) == 0
    assert "5 of 5 blocks done" in capsys.readouterr().out
    assert main(["campaign", "try", str(tmp_path / "u"), "--executor", "json:loads"]) == 2
    assert main(["campaign", "try", str(tmp_path / "u"), "--executor", "json:none"]) == 2
