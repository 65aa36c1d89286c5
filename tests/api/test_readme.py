"""What the README shows of Python runs as it is written."""

import re
from pathlib import Path

import chainline
import chainline as cl
import networkx as nx
import numpy as np
import pytest

README = Path(chainline.__file__).with_name("README.md")
BLOCKS = [
    block
    for block in re.findall(r"^```python\n(.*?)^```", README.read_text(), re.DOTALL | re.MULTILINE)
    if "import chainline as cl" in block
]


def test_there_is_something_to_run():
    assert BLOCKS


@pytest.mark.parametrize("block", BLOCKS)
def test_the_block_runs(block, tmp_path, monkeypatch):
    (tmp_path / "kernel.s").write_text(cl.kernel(3).assembly)
    rows = [f"{m},{n},{m * n * 1e-9}" for m in (16, 32, 64, 128) for n in (32, 64, 128, 256)]
    (tmp_path / "runs.csv").write_text("\n".join(["m,n,seconds", *rows]) + "\n")
    monkeypatch.chdir(tmp_path)
    names = {}
    exec(compile(block, str(README), "exec"), names)  # the README is ours
    assert isinstance(names["report"].graph, nx.DiGraph)
    assert names["ranking"].best == names["apply"].variant
    q = np.ones((2, 8, 8, 8))
    np.testing.assert_allclose(names["apply"](q, np.eye(8)), q)
    assert 0 < names["model"].predict({"m": 64, "n": 128})[0] < 1
