import dataclasses

import pytest
from chainline.errors import UsageError
from chainline.models.peers.file import PeersFile, block_key

from .made_up import failed, result


def _block(order):
    return [result("libxsmm", order, 40.0), failed("vectors", order)]


def _same(kept, given):
    for one, other in zip(kept, given, strict=True):
        assert one.samples == pytest.approx(other.samples, rel=1e-5)
        assert dataclasses.replace(one, samples=()) == dataclasses.replace(other, samples=())


def test_what_is_appended_is_read_again(tmp_path):
    path = tmp_path / "peers.csv"
    for order in (1, 2):
        PeersFile(path).append(_block(order))
    before = path.read_bytes()
    again = PeersFile(path)
    for order in (1, 2):
        _same(again.block(block_key(result("x", order))), _block(order))
    assert again.block(block_key(result("x", 3))) == ()
    assert again.block(block_key(result("x", 1, dtype="float32"))) == ()
    assert again.block(block_key(result("x", 1, cpu="another"))) == ()
    assert path.read_bytes() == before


@pytest.mark.parametrize("torn", [1, 30, 250])
def test_a_torn_block_is_cut_off_and_the_others_stay(tmp_path, torn):
    path = tmp_path / "peers.csv"
    PeersFile(path).append(_block(1))
    whole = path.read_bytes()
    PeersFile(path).append(_block(2))
    path.write_bytes(path.read_bytes()[:-torn])
    again = PeersFile(path)
    assert path.read_bytes() == whole
    _same(again.block(block_key(result("x", 1))), _block(1))
    assert again.block(block_key(result("x", 2))) == ()
    again.append(_block(2))
    _same(PeersFile(path).block(block_key(result("x", 2))), _block(2))


def test_the_later_block_of_an_order_counts(tmp_path):
    path = tmp_path / "peers.csv"
    file = PeersFile(path)
    file.append(_block(1))
    file.append([result("gcc", 1, contenders=1)])
    assert [one.contender for one in file.block(block_key(result("x", 1)))] == ["gcc"]
    assert [one.contender for one in PeersFile(path).block(block_key(result("x", 1)))] == ["gcc"]


def test_other_files_are_left_alone(tmp_path):
    path = tmp_path / "other.csv"
    path.write_text("order,split\n1,2\n")
    with pytest.raises(UsageError, match=r"other\.csv, line 1: not a file of chainline peers"):
        PeersFile(path)
    assert path.read_text() == "order,split\n1,2\n"
    with pytest.raises(UsageError, match="cannot be written"):
        PeersFile(tmp_path / "missing" / "peers.csv")


def test_a_damaged_line_is_named(tmp_path):
    path = tmp_path / "peers.csv"
    PeersFile(path).append(_block(1))
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join([lines[0], lines[1].replace("1,", "one,", 1), lines[2]]))
    with pytest.raises(UsageError, match=r"peers\.csv, line 2: invalid literal"):
        PeersFile(path)
