"""Blocks handed out and taken in once, whatever is lost on the way."""

import json

import pytest
from chainline.analysis.campaign.coordinator import ATTEMPTS, Handing, collect, run_campaign
from chainline.analysis.campaign.executors.jobs import JobLost
from chainline.analysis.campaign.folder import CampaignFolder, Manifest, new_name
from chainline.analysis.campaign.runner import parse_request, run_request
from chainline.analysis.campaign.status import campaign_status, log_of_block
from chainline.codegen.process import Future
from chainline.errors import RunError, UsageError

HANDING = Handing(blocks=3, requests=2)
SETTING = {"factor": 10}


def made(path, n=10):
    manifest = Manifest(new_name(), "square", SETTING, "", "local", {}, 0)
    return CampaignFolder.make(path, manifest, ({"n": number} for number in range(n)))


def squares(setting, place):
    return lambda parameters: [{"n": parameters["n"], "square": setting["factor"] * parameters["n"] ** 2}]


class InTurn:
    """An executor that works off a request at once, in this process; `spoil` may end it first."""

    def __init__(self, spoil=lambda number: None):
        self.requests, self._spoil = 0, spoil

    def submit(self, entry, text):
        future = Future()
        self.requests += 1
        try:
            self._spoil(self.requests)
            future.set_result(entry(text))
        except Exception as error:
            future.set_exception(error)
        return future


def entry_of(set_up):
    return lambda text: run_request(parse_request(text, "request"), set_up).decode()


class Taken(dict):
    """Rows by block; none is taken twice."""

    def __call__(self, outcome):
        assert outcome.number not in self
        self[outcome.number] = outcome.rows


def test_every_block_is_done_once(tmp_path):
    folder, taken = made(tmp_path / "c"), Taken()
    assert run_campaign(folder, InTurn(), entry_of(squares), HANDING, taken) == {}
    assert [taken[n][0]["square"] for n in range(10)] == [10 * n**2 for n in range(10)]
    assert oct((tmp_path / "c").stat().st_mode)[-3:] == "700"
    status = campaign_status(CampaignFolder.open(tmp_path / "c"))
    assert (status.done, status.blocks, status.failed, sum(status.nodes.values())) == (10, 10, {}, 10)
    assert any("block 7 " in line and "done" in line for line in log_of_block(folder, 7))


def test_what_a_lost_job_had_finished_counts(tmp_path):
    folder, taken = made(tmp_path / "c"), Taken()

    def entry(text):
        request = parse_request(text, "request")
        if request.chunk == "0000002":  # killed at its second block
            told = json.loads(text)
            run_request(parse_request(json.dumps({**told, "blocks": told["blocks"][:1]}), ""), squares)
            rows = folder.rows
            (rows / "0000002.journal").rename(rows / "0000002.part")
            with (rows / "0000002.part").open("ab") as stream:
                stream.write(b'00000000 {"number":4,"block"')
            raise JobLost("killed")
        return entry_of(squares)(text)

    executor = InTurn()
    assert run_campaign(folder, executor, entry, HANDING, taken) == {}
    assert sorted(taken) == list(range(10))
    assert executor.requests == 4  # ten blocks by threes, of which one that was lost had done one


def test_an_interrupted_front_end_is_gone_on_with(tmp_path):
    made(tmp_path / "c")

    def interrupted(number):
        if number == 3:
            raise KeyboardInterrupt

    class Interrupted(InTurn):
        def submit(self, entry, text):
            interrupted(self.requests + 1)
            return super().submit(entry, text)

    with pytest.raises(KeyboardInterrupt):
        run_campaign(CampaignFolder.open(tmp_path / "c"), Interrupted(), entry_of(squares), HANDING, Taken())
    taken, executor = Taken(), InTurn()
    folder = CampaignFolder.open(tmp_path / "c")
    assert run_campaign(folder, executor, entry_of(squares), HANDING, taken) == {}
    assert sorted(taken) == list(range(10))
    assert executor.requests == 2
    assert collect(folder, Taken()) == 10


def test_a_block_that_fails_is_tried_again_and_given_up(tmp_path):
    folder, taken, tries = made(tmp_path / "c"), Taken(), []

    def fails(setting, place):
        def work(parameters):
            if parameters["n"] == 4:
                tries.append(4)
                raise RunError("no memory")
            if parameters["n"] == 5 and tries.count(5) == 0:
                tries.append(5)
                raise ZeroDivisionError("at first")
            return squares(setting, place)(parameters)

        return work

    assert run_campaign(folder, InTurn(), entry_of(fails), HANDING, taken) == {4: "no memory"}
    assert sorted(taken) == [0, 1, 2, 3, 5, 6, 7, 8, 9]
    assert tries.count(4) == ATTEMPTS
    assert campaign_status(folder).failed == {4: "no memory"}


def test_nodes_that_all_refuse_end_it(tmp_path):
    def refuses(setting, place):
        raise UsageError("another processor")

    with pytest.raises(RunError, match=r"refused.*another processor"):
        run_campaign(made(tmp_path / "c", 60), InTurn(), entry_of(refuses), HANDING, Taken())


def test_a_node_that_does_not_see_the_folder_sends_what_it_wrote(tmp_path, monkeypatch):
    monkeypatch.setenv("CHAINLINE_CACHE_DIR", str(tmp_path / "cache"))
    folder, taken = made(tmp_path / "c"), Taken()

    def entry(text):
        return entry_of(squares)(json.dumps({**json.loads(text), "folder": "/nowhere"}))

    assert run_campaign(folder, InTurn(), entry, HANDING, taken) == {}
    assert sorted(taken) == list(range(10))
    assert len(list((tmp_path / "cache" / "campaigns").glob("*/rows/*.journal"))) == 4


def test_two_front_ends_are_told_apart(tmp_path):
    folder = made(tmp_path / "c")
    with (
        folder.held(),
        pytest.raises(UsageError, match="another chainline runs this campaign"),
        CampaignFolder.open(tmp_path / "c").held(patience_s=0.0),
    ):
        pass


def test_there_is_no_time_for_blocks_after_the_end_of_a_job(tmp_path):
    folder = made(tmp_path / "c", 3)
    request = parse_request(json.dumps(folder.request("0000001", range(3))), "request")
    run_request(request, squares, deadline_s=1.0)
    assert collect(folder, Taken()) == 0


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"version": 99}, "a campaign of version 99"),
        ({"setting": []}, "is damaged: setting"),
        ({"surprise": 1}, "is damaged"),
        ({"n_blocks": 7}, "is not signed by the key of your campaigns"),
    ],
)
def test_a_campaign_that_is_none_is_one_line(tmp_path, change, said):
    made(tmp_path / "c")
    file = tmp_path / "c" / "campaign.json"
    file.write_text(json.dumps({**json.loads(file.read_text()), **change}))
    with pytest.raises(UsageError, match=said):
        CampaignFolder.open(tmp_path / "c")


def test_a_folder_that_others_may_read_is_refused(tmp_path):
    made(tmp_path / "c")
    (tmp_path / "c").chmod(0o755)
    with pytest.raises(UsageError, match="chmod 700"):
        CampaignFolder.open(tmp_path / "c")


def test_a_damaged_block_is_told_by_its_line(tmp_path):
    made(tmp_path / "c")
    blocks = tmp_path / "c" / "blocks"
    blocks.write_bytes(blocks.read_bytes().replace(b'"n":3', b'"n":9'))
    with pytest.raises(UsageError, match="line 4: is damaged"):
        CampaignFolder.open(tmp_path / "c")
