"""Campaigns in stages, what is seen of them, and nodes that are not as others."""

import json

import pytest
from chainline.analysis.campaign.coordinator import Handing, run_campaign
from chainline.analysis.campaign.measuring.node_machine import nodes_that_disagree
from chainline.analysis.campaign.runner import parse_request, run_request
from chainline.analysis.campaign.submit import Front, collected_answers, in_place, spread
from chainline.cli import main
from chainline.errors import UsageError

from .test_coordinator import InTurn

STAGES = {"first": lambda given: given["n"] + 1, "second": lambda given: 10 * given["n"]}


def set_up_of(kind):
    return lambda setting, place: in_place(STAGES[kind])


class Front2:
    """A front end whose executor may be told to fail; counts the blocks that are done."""

    def __init__(self, place, spoil=lambda number: None):
        self.done, self._spoil = 0, spoil
        self.front = Front(place, place, "local", {}, ("try",))

    def _run(self, folder, take, *, measures=False):
        def entry(text):
            request = parse_request(text, "request")
            self.done += len(request.blocks)
            return run_request(request, set_up_of(request.kind)).decode()

        return run_campaign(folder, InTurn(self._spoil), entry, Handing(1, 1), take)

    def __call__(self, kind, setting, missing, take, *, stage="", measures=False):
        spread(self.front, self._run, kind, setting, missing, take, stage=stage, measures=measures)


def _both(run):
    first = collected_answers(run, "first", {}, [{"n": n} for n in range(3)], stage="before")
    return collected_answers(run, "second", {}, [{"n": n} for n in first])


def test_a_stage_that_is_done_is_not_done_again(tmp_path):
    def killed(number):
        if number == 2:
            raise KeyboardInterrupt

    run = Front2(tmp_path / "c")
    collected_answers(run, "first", {}, [{"n": n} for n in range(3)], stage="before")
    with pytest.raises(KeyboardInterrupt):
        _both(Front2(tmp_path / "c", killed))
    run = Front2(tmp_path / "c")
    assert _both(run) == [10, 20, 30]
    assert run.done == 2  # one of the second stage was done before the kill
    again = Front2(tmp_path / "c")
    assert _both(again) == [10, 20, 30] and not again.done


def test_another_list_of_work_is_not_mistaken_for_this_one(tmp_path):
    def killed(number):
        if number == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        collected_answers(Front2(tmp_path / "c", killed), "first", {}, [{"n": n} for n in range(3)])
    with pytest.raises(UsageError, match="other options, 1 of 3 blocks done"):
        collected_answers(Front2(tmp_path / "c"), "first", {}, [{"n": n} for n in range(4)])
    nothing = float("nan")  # not equal to itself, but no other setting
    with pytest.raises(KeyboardInterrupt):
        collected_answers(
            Front2(tmp_path / "d", killed), "first", {"x": nothing}, [{"n": n} for n in range(3)]
        )
    assert collected_answers(
        Front2(tmp_path / "d"), "first", {"x": nothing}, [{"n": n} for n in range(3)]
    ) == [
        1,
        2,
        3,
    ]


def test_the_stage_that_has_begun_is_shown(tmp_path, capsys):
    collected_answers(
        Front2(tmp_path / "m.campaign"), "first", {}, [{"n": n} for n in range(3)], stage="before"
    )
    for name in ("m.campaign", "m"):
        assert main(["campaign", "status", str(tmp_path / name)]) == 0
        assert "3 of 3 blocks done" in capsys.readouterr().out


def test_nodes_that_are_not_as_their_machine_file_says(tmp_path):
    for name, against in (("n1", []), ("n2", ["fma 256 throughput is 1.00 here, 0.50 there"])):
        (tmp_path / f"{name}.json").write_text(json.dumps({"name": name, "contradictions": against}))
    assert nodes_that_disagree(tmp_path) == {"n2": ["fma 256 throughput is 1.00 here, 0.50 there"]}
