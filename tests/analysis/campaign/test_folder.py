"""Folders of campaigns that were changed, are another user's, or hold links and what others may write to."""

import json
import os

import pytest
from chainline.analysis.campaign.authentication import CampaignKey, make_key
from chainline.analysis.campaign.coordinator import collect
from chainline.analysis.campaign.executors.jobs import SchedulerExecutor, recorded_jobs
from chainline.analysis.campaign.folder import CampaignFolder, Manifest, new_name
from chainline.analysis.campaign.journal import Outcome
from chainline.analysis.campaign.runner import parse_request, run_request, trusted_request
from chainline.analysis.campaign.status import campaign_status
from chainline.cli import main
from chainline.errors import UsageError
from chainline.files.durable_log import checked_line

from ..measurement.dataset.rows import some_rows
from .test_coordinator import Taken, made, squares


def _told(folder, n=2):
    return json.dumps(folder.request("0000001", range(n)))


def _of_rows(path, rows_go_to, /, **changes):
    """Make a campaign of measurements whose rows go to a file, and whose only block is done."""
    setting = {"mixed": True, "cpu": "AMD EPYC"}
    manifest = Manifest(new_name(), "measure", setting, str(rows_go_to), "pjm", {}, 0)
    folder = CampaignFolder.make(path, manifest, [{"jobs": []}])
    rows = [row.as_dict() for row in some_rows(2)]
    outcome = Outcome(0, folder.blocks.identity(0), rows, "n1", 1.0)
    (folder.rows / "0000001.journal").write_bytes(folder.key.line("journal", outcome.to_json()))
    if changes:
        file = path / "campaign.json"
        file.write_text(json.dumps({**json.loads(file.read_text()), **changes}))
    return folder


def test_rows_go_where_the_campaign_was_begun_to_write_them(tmp_path, capsys):
    _of_rows(tmp_path / "c", tmp_path / "rows.parquet")
    assert main(["campaign", "collect", str(tmp_path / "c")]) == 0
    assert (tmp_path / "rows.parquet").exists()
    outside = tmp_path / "outside.parquet"
    _of_rows(tmp_path / "d", tmp_path / "rows.parquet", output=str(outside))
    assert main(["campaign", "collect", str(tmp_path / "d")]) == 2
    assert "is not signed by the key of your campaigns" in capsys.readouterr().err
    assert not outside.exists()


def test_rows_that_no_node_of_ours_wrote_are_not_taken(tmp_path):
    folder = _of_rows(tmp_path / "c", tmp_path / "rows.parquet")
    forged = Outcome(0, folder.blocks.identity(0), [{"order": 1}], "n1", 1.0).to_json()
    journal = folder.rows / "0000000.journal"
    journal.write_bytes(checked_line(forged) + CampaignKey.of("ffffffffffff").line("journal", forged))
    taken = Taken()
    assert collect(folder, taken) == 1
    assert len(taken[0]) == 2


@pytest.mark.parametrize("action", ["status", "collect", "cancel", "try"])
@pytest.mark.parametrize(
    "change",
    [
        {"output": "/tmp/x.parquet"},
        {"name": "../../x"},
        {"name": "ffffffffffff"},
        {"executor": "os:system"},
        {"options": {"setup": ["touch outside"]}},
        {"options": {"poll_s": "x", "setup": 3}},
        {"setting": {}},
        {"kind": "echo"},
        {"n_blocks": 10**9},
        {"n_blocks": True},
        {"typed": "x"},
        {"typed": [1]},
        {"version": 1},
        {"version": [[]]},
        {"mac": 0},
    ],
)
def test_a_changed_campaign_is_refused_by_every_action(tmp_path, capsys, action, change):
    _of_rows(tmp_path / "c", tmp_path / "rows.parquet", **change)
    before = sorted(path.name for path in tmp_path.rglob("*"))
    assert main(["campaign", action, str(tmp_path / "c")]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
    assert sorted(path.name for path in tmp_path.rglob("*")) == before


def test_a_campaign_of_somebody_else_is_not_gone_on_with(tmp_path, monkeypatch, capsys):
    """The folder of another user's campaign, unpacked as one's own."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "stranger"))
    made(tmp_path / "c")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "own"))
    assert main(["campaign", "status", str(tmp_path / "c")]) == 2
    assert "the key of your campaigns is not here" in capsys.readouterr().err
    make_key()
    assert main(["campaign", "status", str(tmp_path / "c")]) == 2
    assert "somebody else's" in capsys.readouterr().err


def test_a_campaign_of_the_version_before_is_one_line(tmp_path, capsys):
    _of_rows(tmp_path / "c", tmp_path / "rows.parquet", version=1)
    assert main(["campaign", "collect", str(tmp_path / "c")]) == 2
    assert (
        "a campaign of version 1, this chainline runs version 2; finish it by the version that began it"
        in (capsys.readouterr().err)
    )


class _Queue:
    """A scheduler that has jobs of this user, some of which the campaign knows of."""

    def __init__(self, jobs, known):
        self.jobs, self._known = set(jobs), known

    def submit(self, requests):
        return [str(1000 + number) for number, _ in enumerate(requests)]

    def alive(self):
        return self.jobs & set(self._known())

    def cancel(self, jobs):
        self.jobs -= set(jobs)


def test_only_jobs_that_the_campaign_has_begun_are_cancelled(tmp_path):
    folder = made(tmp_path / "c")
    key = folder.key
    own = key.line("job", {"job": "1001", "chunk": "0000001"})
    lines = [
        checked_line({"job": "7", "chunk": "0000001"}),
        CampaignKey.of("ffffffffffff").line("job", {"job": "8", "chunk": "0000001"}),
        own.replace(b'"1001"', b'"9"'),
        key.line("journal", {"job": "10", "chunk": "0000001"}),
        key.line("job", {"job": "--all", "chunk": "0000001"}),
        own,
    ]
    (folder.path / "jobs").write_bytes(b"".join(lines))
    assert recorded_jobs(folder.path, key) == {"1001": "0000001"}
    queue = _Queue(["7", "8", "9", "10", "1001"], lambda: recorded_jobs(folder.path, key))
    assert SchedulerExecutor(folder, queue, 0.1).cancel_jobs() == 1
    assert queue.jobs == {"7", "8", "9", "10"}


@pytest.mark.parametrize("name", ["campaign.json", "blocks", "rows/0000001.journal", "requests/0000001.json"])
@pytest.mark.parametrize("spoil", ["link", "mode", "pipe"])
def test_files_that_are_links_or_that_others_write_are_refused(tmp_path, name, spoil):
    folder = _of_rows(tmp_path / "c", tmp_path / "rows.parquet")
    request = folder.path / "requests" / "0000001.json"
    request.write_text(json.dumps(folder.request("0000001", [0])))
    path = folder.path / name
    if spoil == "mode":
        path.chmod(0o666)
    else:
        path.rename(tmp_path / "elsewhere")
        path.symlink_to(tmp_path / "elsewhere") if spoil == "link" else os.mkfifo(path, 0o600)
    action = ["run-block", str(request)] if "requests" in name else ["status", str(folder.path)]
    assert main(["campaign", *action]) == 2


@pytest.mark.parametrize("where", ["", "rows", "requests"])
@pytest.mark.parametrize("spoil", ["link", "mode"])
def test_folders_that_are_links_or_that_others_write_are_refused(tmp_path, where, spoil):
    folder = _of_rows(tmp_path / "c", tmp_path / "rows.parquet")
    request = folder.path / "requests" / "0000001.json"
    request.write_text(json.dumps(folder.request("0000001", [0])))
    path = folder.path / where
    if spoil == "mode":
        path.chmod(0o777)
    else:
        path.rename(tmp_path / "elsewhere")
        path.symlink_to(tmp_path / "elsewhere")
    assert main(["campaign", "status", str(folder.path)]) == 2
    if where != "rows":
        assert main(["campaign", "run-block", str(request)]) == 2


@pytest.mark.skipif(os.geteuid() != 0, reason="only root gives files away")
def test_files_of_another_user_are_refused(tmp_path):
    folder = _of_rows(tmp_path / "c", tmp_path / "rows.parquet")
    for name in ("campaign.json", "blocks", "rows/0000001.journal", "rows", ""):
        os.chown(folder.path / name, 12345, -1)
        assert main(["campaign", "status", str(folder.path)]) == 2, name
        os.chown(folder.path / name, os.geteuid(), -1)
    assert main(["campaign", "status", str(folder.path)]) == 0


def test_journals_and_logs_do_not_follow_links(tmp_path):
    """A job appends to its journal and cuts it at the last whole line, and touches no other file."""
    folder, precious = made(tmp_path / "c", 2), tmp_path / "precious"
    for name in ("rows/0000001.part", "logs/0000001.log"):
        precious.write_text("whole\nand torn")
        (folder.path / name).symlink_to(precious)
        with pytest.raises(UsageError, match="is a link"):
            run_request(parse_request(_told(folder), "request"), squares)
        assert precious.read_text() == "whole\nand torn"
        (folder.path / name).unlink()


def test_a_new_campaign_does_not_write_through_links(tmp_path):
    (tmp_path / "c").mkdir(mode=0o700)
    precious = tmp_path / "precious"
    precious.write_text("mine")
    for name in ("blocks", "lock"):
        (tmp_path / "c" / name).symlink_to(precious)
    folder = made(tmp_path / "c")
    with pytest.raises(UsageError, match="is a link"), folder.held():
        pass
    assert precious.read_text() == "mine"
    (tmp_path / "elsewhere").mkdir(mode=0o700)
    (tmp_path / "d").mkdir(mode=0o700)
    (tmp_path / "d" / "rows").symlink_to(tmp_path / "elsewhere")
    with pytest.raises(UsageError, match="is a link"):
        made(tmp_path / "d")


def test_settings_of_any_keys_and_numbers_come_back_as_they_were_signed(tmp_path):
    setting = {"by number": {10: "a", 9: "b"}, "none": float("nan"), "large": 10**30, "text": "\u00e9\u2028"}
    manifest = Manifest(new_name(), "square", setting, "", "local", {}, 0, ("a" * 5000,))
    CampaignFolder.make(tmp_path / "c", manifest, [{"n": {2: 1.5}}])
    folder = CampaignFolder.open(tmp_path / "c")
    assert trusted_request(_told(folder, 1), "request").setting["by number"] == {"9": "b", "10": "a"}


def test_status_counts_no_outcome_of_another_campaign(tmp_path):
    folder = made(tmp_path / "c", 2)
    other = Outcome(0, "f" * 16, [{"n": 0}], "n1", 1.0)
    (folder.rows / "0000001.journal").write_bytes(folder.key.line("journal", other.to_json()))
    status = campaign_status(folder)
    assert (status.done, status.nodes, collect(folder, Taken())) == (0, {}, 0)
