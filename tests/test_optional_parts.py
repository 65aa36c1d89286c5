"""Without the optional parts: what needs none works, what needs one says in a line how to get it."""

import subprocess
import sys
from pathlib import Path

import pytest
from chainline.errors import OPTIONAL_PARTS

SAMPLES = Path(__file__).parents[1] / "samples"
CAMPAIGNS = Path(__file__).parent / "validation" / "campaigns"
WITHOUT = """
import sys
sys.modules.update(dict.fromkeys({parts!r}))
from chainline.cli import main
sys.exit(main(sys.argv[1:]))
"""


def _run(*arguments, without=tuple(OPTIONAL_PARTS)):
    command = [sys.executable, "-c", WITHOUT.format(parts=list(without)), *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout, done.stderr


@pytest.mark.exhaustive
@pytest.mark.parametrize(
    "arguments",
    [
        ("best", "--order", "1", "--machine", "zen5"),
        ("best", "--order", "1", "--model", "learned", "--machine", "zen5"),
        ("analyze", SAMPLES / "loops/handwritten.s", "--machine", "zen5", "--function", "horner"),
        ("noise", SAMPLES / "scaling/runs.csv", "--target", "seconds", "--features", "rows,columns"),
    ],
    ids=lambda arguments: arguments[0],
)
def test_it_works_without_any(arguments):
    code, out, err = _run(*arguments)
    assert code == 0, err
    assert out


@pytest.mark.exhaustive
@pytest.mark.parametrize(
    ("part", "arguments"),
    [
        ("pyarrow", ("evaluate", "chain", CAMPAIGNS / "zen5/tensor.parquet", "--machine", "zen5")),
        (
            "pyarrow",
            ("measure", "--import", SAMPLES / "order7.csv", "--machine", "zen5", "-o", "d.parquet"),
        ),
        ("submitit", ("campaign", "try", "trial", "--executor", "slurm")),
        ("distributed", ("campaign", "try", "trial", "--executor", "dask:tcp://127.0.0.1:9")),
    ],
)
def test_a_missing_part_is_named_with_what_brings_it(part, arguments, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    code, out, err = _run(*arguments, without=[part])
    assert (code, out) == (2, "")
    wanted = f'needs {part}, which is not installed; pip install "chainline[{OPTIONAL_PARTS[part]}]"'
    assert err == f"chainline: error: {wanted}\n"
    assert not list(tmp_path.iterdir())


@pytest.mark.exhaustive
@pytest.mark.parametrize(
    ("body", "said"),
    [
        (
            "raise ImportError('lib.so: no such file', name='pyarrow.lib')",
            "which cannot be imported: lib.so: no such",
        ),
        ("import nothing_of_it", "needs nothing_of_it, which is not installed; pip install chainline"),
    ],
)
def test_a_damaged_part_is_told_in_a_line(body, said, tmp_path):
    (tmp_path / "pyarrow").mkdir()
    (tmp_path / "pyarrow" / "__init__.py").write_text(body)
    data = str(CAMPAIGNS / "zen5/tensor.parquet")
    code = f"import sys; sys.path.insert(0, {str(tmp_path)!r})\nfrom chainline.cli import main\n"
    code += f"sys.exit(main(['evaluate', 'chain', {data!r}, '--machine', 'zen5']))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert said in done.stderr and done.stderr.count("\n") == 1
