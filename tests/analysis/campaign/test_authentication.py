"""The key of a user's campaigns, and the bounds of what is read before it is known whose it is."""

import json

import pytest
from chainline.analysis.campaign.authentication import CampaignKey, export_key, key_path, make_key
from chainline.analysis.campaign.coordinator import Handing, run_campaign
from chainline.analysis.campaign.folder import CampaignFolder
from chainline.api.campaign.front_end import run_chunk
from chainline.cli import main
from chainline.errors import UsageError

from .test_coordinator import InTurn, Taken, entry_of, made, squares


def _told(folder):
    return json.dumps(folder.request("0000001", range(2)))


def test_the_key_lies_outside_and_is_for_its_owner_alone(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    folder = made(tmp_path / "c")
    path = key_path()
    assert path == tmp_path / "config" / "chainline" / "campaigns" / "key"
    assert (path.stat().st_mode & 0o777, path.parent.stat().st_mode & 0o777) == (0o600, 0o700)
    secret = path.read_text().strip()
    assert not [file for file in folder.path.rglob("*") if file.is_file() and secret in file.read_text()]
    make_key()
    assert path.read_text().strip() == secret
    for spoil in (lambda: path.chmod(0o660), lambda: path.write_text("x"), path.unlink):
        spoil()
        with pytest.raises(UsageError):
            CampaignFolder.open(tmp_path / "c")
        path.unlink(missing_ok=True)
        path.write_text(f"{secret}\n")
        path.chmod(0o600)
    CampaignFolder.open(tmp_path / "c")


def test_a_node_without_the_key_says_what_to_do(tmp_path, monkeypatch):
    """As a worker of dask does whose home folder is another one; with a copy of the key it works."""
    folder, taken = made(tmp_path / "c", 3), Taken()
    text, key = _told(folder), key_path().read_bytes()
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "another"))
    with pytest.raises(UsageError, match=r"copy it from the machine.*CHAINLINE_CAMPAIGN_KEY"):
        run_chunk(text)
    copied = tmp_path / "copied"
    copied.write_bytes(key)
    copied.chmod(0o600)
    monkeypatch.setenv("CHAINLINE_CAMPAIGN_KEY", str(copied))
    assert run_campaign(folder, InTurn(), entry_of(squares), Handing(2, 1), taken) == {}
    assert sorted(taken) == [0, 1, 2]


@pytest.mark.parametrize(
    "content",
    [
        b'{"version": 2, "setting": ' + b"[" * 100_000 + b"]" * 100_000 + b"}",
        b'{"version": 2, "setting": ' + b"[" * 200 + b"]" * 200 + b"}",
        b'{"version": ' + b"9" * 5000 + b"}",
        b'{"version": "' + b"x" * 100_000 + b'"}',
        b"[" + b"{}," * 6_000_000 + b"{}]",
        b"\xff\xfe{",
        b"",
    ],
)
def test_large_deep_and_long_documents_are_one_line(tmp_path, capsys, content):
    made(tmp_path / "c")
    (tmp_path / "c" / "campaign.json").write_bytes(content)
    (tmp_path / "c" / "requests" / "0000001.json").write_bytes(content)
    for action in (("status", "c"), ("run-block", "c/requests/0000001.json")):
        assert main(["campaign", action[0], str(tmp_path / action[1])]) == 2
        (line,) = capsys.readouterr().err.splitlines()
        assert len(line) < 2000


def test_files_without_end_are_refused(tmp_path, capsys):
    made(tmp_path / "c")
    for name in ("campaign.json", "blocks"):
        with (tmp_path / "c" / name).open("r+b") as stream:
            stream.truncate(1 << 40)  # of holes, which take no room
        assert main(["campaign", "status", str(tmp_path / "c")]) == 2
        assert len(capsys.readouterr().err.splitlines()) == 1
        (tmp_path / "c" / name).unlink()


def test_a_line_is_followed_for_its_purpose_and_campaign_alone():
    make_key()
    key, other = CampaignKey.of("0123456789ab"), CampaignKey.of("ba9876543210")
    line = key.line("job", {"job": "7"})
    assert key.value_of("job", line[:-1]) == {"job": "7"}
    assert key.value_of("journal", line[:-1]) is None
    assert other.value_of("job", line[:-1]) is None
    for place in range(len(line) - 1):
        assert key.value_of("job", line[:place] + b"~" + line[place + 1 : -1]) is None
    assert "_secret" not in repr(key)


def test_jobs_are_told_where_the_key_lies(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CONFIG_HOME", "/a b/$HOME")
    assert export_key() == "export CHAINLINE_CAMPAIGN_KEY='/a b/$HOME/chainline/campaigns/key'"
