import dataclasses

import pytest
from chainline.errors import UsageError
from chainline.models.kernels.peers.result import PeersFile, block_key

from .made_up import failed, result


def _block(order):
    return [result("libxsmm", order, 40.0), failed("vectors", order)]


def _same(kept, given):
    for one, other in zip(kept, given, strict=True):
        assert one.samples == pytest.approx(other.samples, rel=1e-5)
        assert dataclasses.replace(one, samples=()) == dataclasses.replace(other, samples=())


def _append(path, *blocks):
    with PeersFile(path) as file:
        for block in blocks:
            file.append(block)


def _read(path):
    with PeersFile(path) as file:
        return file


def test_what_is_appended_is_read_again(tmp_path):
    path = tmp_path / "peers.csv"
    for order in (1, 2):
        _append(path, _block(order))
    before = path.read_bytes()
    again = _read(path)
    for order in (1, 2):
        _same(again.block(block_key(result("x", order))), _block(order))
    assert again.block(block_key(result("x", 3))) == ()
    assert again.block(block_key(result("x", 1, dtype="float32"))) == ()
    assert again.block(block_key(result("x", 1, cpu="another"))) == ()
    assert [one.order for one in again.results] == [1, 1, 2, 2]
    assert path.read_bytes() == before


def test_samples_that_were_disturbed_are_marked(tmp_path):
    path = tmp_path / "peers.csv"
    loud = dataclasses.replace(result("libxsmm", 1, 40.0), contenders=1)
    alone = tuple(number % 2 == 0 for number in range(len(loud.samples)))
    with PeersFile(path) as file:
        file.append([dataclasses.replace(loud, alone=alone)])
    (again,) = _read(path).results
    assert again.alone == alone and again.samples == pytest.approx(loud.samples, rel=1e-5)


@pytest.mark.exhaustive
def test_cut_anywhere_the_torn_block_goes_and_the_others_stay(tmp_path):
    path = tmp_path / "peers.csv"
    _append(path, _block(1))
    first = path.read_bytes()
    _append(path, _block(2))
    both = path.read_bytes()
    for length in range(len(first), len(both)):
        path.write_bytes(both[:length])
        again = _read(path)
        assert path.read_bytes() == first
        _same(again.block(block_key(result("x", 1))), _block(1))
        assert again.block(block_key(result("x", 2))) == ()
        _append(path, _block(2))
        assert path.read_bytes() == both


@pytest.mark.exhaustive
def test_one_process_appends(tmp_path):
    path = tmp_path / "peers.csv"
    with PeersFile(path) as file:
        with pytest.raises(UsageError, match="another chainline appends to it"):
            PeersFile(path)
        file.append(_block(1))
    _append(path, _block(2))
    assert len(_read(path).results) == 4


def test_the_later_block_of_an_order_counts(tmp_path):
    path = tmp_path / "peers.csv"
    with PeersFile(path) as file:
        file.append(_block(1))
        file.append([result("gcc", 1, contenders=1)])
        assert [one.contender for one in file.block(block_key(result("x", 1)))] == ["gcc"]
    assert [one.contender for one in _read(path).block(block_key(result("x", 1)))] == ["gcc"]


def test_other_files_are_left_alone(tmp_path):
    path = tmp_path / "other.csv"
    path.write_text("order,split\n1,2\n")
    with pytest.raises(UsageError, match=r"other\.csv: is no file of `chainline peers`"):
        PeersFile(path)
    assert path.read_text() == "order,split\n1,2\n"
    with pytest.raises(UsageError, match="cannot be written"):
        PeersFile(tmp_path / "missing" / "peers.csv")


def test_a_damaged_line_is_told(tmp_path):
    path = tmp_path / "peers.csv"
    _append(path, _block(1))
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join([lines[0], lines[1].replace("1,", "one,", 1), lines[2]]))
    with pytest.raises(UsageError, match=r"peers\.csv: is damaged: invalid literal"):
        PeersFile(path)
