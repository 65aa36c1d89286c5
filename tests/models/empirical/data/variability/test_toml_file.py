"""Variability models in TOML."""

import inspect
import textwrap

import pytest
from chainline.errors import UsageError
from chainline.models.empirical.data.variability import files
from chainline.models.empirical.data.variability.files import read_toml_model
from chainline.models.empirical.data.variability.space import valid_configurations


def read(tmp_path, text):
    path = tmp_path / "model.toml"
    path.write_text(text, encoding="utf-8")
    return read_toml_model(path)


def test_the_example_of_the_documentation(tmp_path):
    lines = inspect.getdoc(files).splitlines()
    example = textwrap.dedent("\n".join(line for line in lines if not line or line.startswith("    ")))
    model = read(tmp_path, example)
    assert model.name == "solver"
    assert model.binary_names == ("direct", "smoother", "jacobi", "sor", "refine", "log")
    assert [option.values for option in model.numeric] == [(50, 52, 54, 56), (1, 2, 4)]
    every = valid_configurations(model)
    assert (every["jacobi"] + every["sor"] == 1).all()
    assert (every["cells"] * every["post"] <= 200).all()
    assert not (every["refine"] & (every["direct"] | every["log"] | every["jacobi"])).any()
    # jacobi: direct, log free; sor: those and refine alone; 4 x 3 points but 52, 54, 56 with 4
    assert len(every) == (4 + 5) * 9


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("x = [", "is no TOML file"),
        ("", "has no options"),
        ("[binary.a]\nparent = 'b'", "names b"),
        ("[binary.a]\nchoices = ['b']", "two different ones"),
        ("[binary.a]\ncolour = 'red'", "colour: unknown key"),
        ("[binary.a]\noptional = 'no'", "give true or false"),
        ("[numeric.n]\nrange = [1, 2]", "found 0 of values, step, factor"),
        ("[numeric.n]\nrange = [1]\nstep = 1", "the lowest and the highest"),
        ("[numeric.n]\nrange = [0, 4]\nfactor = 2", "does not ascend"),
        ("[numeric.n]\nvalues = ['1']", "give numbers"),
        ("[numeric.n]\nvalues = [9007199254740993]", "which no float holds; give whole numbers up to 2^53"),
        ("[numeric.n]\nvalues = [1, 1e400]", "option n: has the value inf; give finite ones"),
        ("[numeric.'x²']\nvalues = [1]", "option 'x²': use letters, digits 0 to 9"),
        ("constraints = ['n / 0 > 1']\n[numeric.n]\nvalues = [1, 2]", "divides by zero"),
        ("constraints = ['a & b']\n[binary.a]", "no option 'b'"),
        ("[other]", "other: unknown key"),
    ],
)
def test_mistakes_are_one_line_with_the_file(tmp_path, text, message):
    with pytest.raises(UsageError, match=r"model\.toml") as refused:
        read(tmp_path, text)
    assert message in str(refused.value) and "\n" not in str(refused.value)


def test_a_missing_file(tmp_path):
    with pytest.raises(UsageError, match="cannot be read"):
        read_toml_model(tmp_path / "none.toml")
