"""Parameter spaces in TOML: read back as written, and one clear line for mistakes."""

import pytest
from chainline.errors import UsageError
from chainline.models.empirical.data.parameter_space import (
    Kind,
    Parameter,
    ParameterSpace,
    Spacing,
    read_space,
    space_text,
)

SPACE = ParameterSpace(
    (
        Parameter("m", Kind.INTEGER, 32, 4096, Spacing.LOGARITHMIC),
        Parameter("time step", Kind.REAL, 0.0, 0.5, unit="s"),
        Parameter("solver", Kind.CATEGORICAL, choices=("amg", "pcg")),
    )
)


def test_space_is_read_back_as_written(tmp_path):
    path = tmp_path / "space.toml"
    path.write_text(space_text(SPACE))
    found = read_space(str(path))
    assert found.names == SPACE.names
    assert space_text(found) == space_text(SPACE)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("x = [", "is no TOML file"),
        ("", "parameters: missing"),
        ("[parameters]", "[parameters] is empty"),
        ("[parameters.m]\nkind = 'round'", "[parameters.m] kind: found 'round'; choose from real"),
        ("[parameters.m]\nkind = 'real'\nrange = [1]", "range: found [1]; give the lowest"),
        ("[parameters.m]\nkind = 'real'\nrange = [2, 1]", "2 to 1 is no range"),
        ("[parameters.m]\nkind = 'real'\nrange = [0, 1]\nspacing = 'logarithmic'", "cannot start at 0"),
        ("[parameters.m]\nkind = 'real'\nrange = [0, 1]\ncolour = 1", "colour: unknown key"),
        ("[parameters.m]\nkind = 'categorical'\nchoices = []", "must be some"),
    ],
)
def test_mistakes_are_named(tmp_path, text, message):
    path = tmp_path / "space.toml"
    path.write_text(text)
    with pytest.raises(UsageError) as error:
        read_space(str(path))
    assert message in str(error.value)
    assert "\n" not in str(error.value)
