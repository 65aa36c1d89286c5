import pytest
from chainline.codegen.target import find_target
from chainline.codegen.variant import DType
from chainline.errors import UsageError
from chainline.models.kernels.peers.contender import candidates_from_file

TARGET = find_target("znver3")


def _candidates(tmp_path, text):
    path = tmp_path / "mine.csv"
    path.write_text(text)
    return candidates_from_file(path, DType.FLOAT32, TARGET)


def test_lines_are_kernels_by_order(tmp_path):
    text = 'order,schedule,split\n# mine\n7,256 mask z/v3/u6 xy/u6,\n\n7,256 mask x y z,"4,4"\n'
    text += "2, 128 mask x y z\n"
    candidates = _candidates(tmp_path, text)
    found = candidates(7)
    assert [(str(variant.schedule), variant.split) for variant in found] == [
        ("256 mask z/v3/u6 xy/u6", (8,)),
        ("256 mask x y z", (4, 4)),
    ]
    assert {variant.dtype for variant in found} == {DType.FLOAT32}
    assert len(candidates(2)) == 1 and candidates(3) == []
    assert [v.split for v in _candidates(tmp_path, "7,256 mask x y z,4,4\n")(7)] == [(4, 4)]


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("7,512 mask x y z", "vector width 512: znver3 has vectors of 256 bits"),
        ("7,256 mask x y", "must take each of x, y and z once"),
        ("7,256 mask x/q y z", "'x/q' is not part of a schedule"),
        ('7,256 mask x y z,"4,3"', "sums to 7"),
        ("seven,256 mask x y z", "order 'seven': not a number"),
        ("16,256 mask x y z", "order 16: must be 1 to 15"),
        ("7", "needs a width"),
    ],
)
def test_a_bad_line_is_named(tmp_path, line, message):
    with pytest.raises(UsageError, match=r"mine\.csv, line 2: ") as caught:
        _candidates(tmp_path, f"order,schedule,split\n{line}\n")
    assert message in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_file_without_kernels_is_an_error(tmp_path):
    with pytest.raises(UsageError, match="no kernel in it"):
        _candidates(tmp_path, "# nothing\n")
    with pytest.raises(UsageError, match="cannot be read"):
        candidates_from_file(tmp_path / "missing.csv", DType.FLOAT64, TARGET)
