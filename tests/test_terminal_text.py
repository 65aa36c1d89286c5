"""Nothing that is printed steers a terminal, whatever names, titles and logs hold."""

import io
import json
import re
import sys
import unicodedata
from pathlib import Path

import pytest
from chainline.analysis.campaign.status import CampaignStatus
from chainline.cli.main import main
from chainline.cli.messages import note, progress_bar, say, stage
from chainline.reports.campaign_status import campaign_status_lines
from chainline.reports.layout import Bar, Bars, Labelled, NamedTable, Prose
from chainline.reports.terminal import as_text, print_lines
from chainline.terminal_text import EscapedStream, escaped, escaped_output

EVIL = "\x1b[31mevil\x9b31m\x1b]0;title\x07\r\x08\u202ereversed\u2066\x7f\x85"
QUOTED = re.sub(r"[^ -~]", lambda found: f"\\u{ord(found[0]):04x}", EVIL)
"""The same in TOML."""
STEERS = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]")
MACHINES = Path(__file__).parents[1] / "analysis" / "machine" / "machines"
LOOP = """f:
.L2:
	vfmadd231pd (%rdi,%rax), %ymm1, %ymm0
	addq $32, %rax
	cmpq %rdx, %rax
	jne .L2
	ret
"""
BENCHMARKS = {
    "benchmarks": [
        {
            "name": f"{EVIL}/n:{n}",
            "run_type": "iteration",
            "real_time": 2.0 * n,
            "cpu_time": 1,
            "time_unit": "us",
        }
        for n in (1, 2, 4, 8, 16)
    ]
}


class Terminal(io.StringIO):
    """A stream that says that it is a terminal."""

    def isatty(self):
        return True


def test_every_character_that_steers_is_written_out():
    kept = []
    for number in (*range(0xD800), *range(0xE000, 0x3000)):
        character = chr(number)
        if unicodedata.category(character) == "Cc" or unicodedata.bidirectional(character) in {
            *("LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"),
            "B",
        }:
            shown = escaped(f"a{character}b")
            assert shown.isprintable() or character in "\t\n", number
            kept += [character] if shown == f"a{character}b" else []
    assert kept == ["\t", "\n"]
    assert escaped("é 核 \u0301 ½\n") == "é 核 \u0301 ½\n"


def test_json_stays_json():
    text = json.dumps({"name": EVIL}, ensure_ascii=False)
    assert json.loads(escaped(text)) == {"name": EVIL} and not STEERS.search(escaped(text))


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    return tmp_path


def made(folder):
    """Write files of strangers, with names and contents that would steer a terminal."""
    code = folder / f"{EVIL}.s"
    code.write_text(LOOP + f'\t.file 1 "{EVIL}.c"\n\t{EVIL} %rax\n')
    table = folder / f"{EVIL}.csv"
    rows = "".join(f"{n},{'ab'[n % 2]}{EVIL.replace(chr(13), '')},{n * 0.5}\n" for n in range(1, 20))
    table.write_text(f'n,"{EVIL}",seconds\n{rows}')
    space = folder / f"{EVIL}.toml"
    space.write_text(f'[binary."{QUOTED}"]\n[binary.other]\nparent = "{QUOTED}"\n')
    machine = folder / "machine.toml"
    machine.write_text(
        re.sub(
            r"(?m)^title = .*",
            f'title = "{QUOTED}"'.replace("\\", r"\\"),
            (MACHINES / "zen4.toml").read_text(),
        )
    )
    (folder / "benchmarks.json").write_text(json.dumps(BENCHMARKS))
    return code, table, space, machine


COMMANDS = [
    ["analyze", "CODE", "--machine", "zen4"],
    ["analyze", "CODE", "--machine", "zen4", "--json"],
    ["analyze", "CODE", "--machine", "zen4", "-v"],
    ["analyze", "CODE", "--machine", "zen4", "--format", "short"],
    ["analyze", "CODE", "--machine", "zen4", "--format", "sarif"],
    ["analyze", "CODE", "--machine", "machine.toml"],
    ["analyze", "CODE", "--machine", "zen4", "--function", EVIL],
    ["analyze", "CODE", "--machine", "zen4", "--loop", EVIL],
    ["machine", "machine.toml"],
    ["machine", "machine.toml", "--json"],
    ["machine", "machine.toml", "--format", "osaca"],
    ["machine", EVIL],
    ["fit", "TABLE", "--target", "seconds", "--model", "rf", "-o", "out.model"],
    ["fit", "TABLE", "--target", EVIL, "--model", "rf", "-o", "out.model"],
    ["fit", "benchmarks.json", "--model", "pmnf"],
    ["fit", "benchmarks.json", "--model", "pmnf", "--json"],
    ["noise", "TABLE", "--target", "seconds"],
    ["noise", "TABLE", "--target", "seconds", "--json"],
    ["sample", "SPACE"],
    ["predict", "TABLE", EVIL],
    ["merge", EVIL, EVIL, "-o", "out.parquet"],
    ["evaluate", "chain", "TABLE"],
    ["campaign", "status", EVIL],
    ["best", "--order", EVIL],
    ["export", "--language", "c", "--orders", EVIL, "-o", EVIL],
    ["operator", EVIL],
    ["measure", "--order", EVIL, "-o", EVIL],
    ["calibrate", "-o", f"{EVIL}/{EVIL}.toml", EVIL],
    ["study", EVIL],
    [EVIL],
    ["completion", EVIL],
]


@pytest.mark.exhaustive
@pytest.mark.parametrize(
    "command", COMMANDS, ids=lambda command: "-".join(command).replace(EVIL, "EVIL")[:60]
)
def test_no_command_prints_what_steers(command, folder, capsys):
    code, table, space, _ = made(folder)
    named = {"CODE": str(code), "TABLE": str(table), "SPACE": str(space)}
    status = main([named.get(word, word) for word in command])
    printed = capsys.readouterr()
    assert status in (0, 1, 2), printed.err
    assert "evil" in printed.out + printed.err or "fit" in command or "noise" in command
    for stream in (printed.out, printed.err):
        assert not STEERS.search(stream), repr(STEERS.search(stream))
    if "--json" in command and status == 0:
        json.loads(printed.out)


@pytest.mark.exhaustive
def test_a_text_for_another_tool_steers_no_terminal_that_shows_it(folder):
    made(folder)
    assert main(["machine", "machine.toml", "--format", "osaca", "-o", "out.yml"]) == 0
    written = Path("out.yml").read_text()
    assert "evil" in written and not STEERS.search(written)


def test_a_log_of_a_node_is_shown_and_steers_nothing(capsys):
    status = CampaignStatus(EVIL, EVIL, EVIL, EVIL, 3, 1, 0, {1: EVIL}, {EVIL: 1}, 1.0, 1.0, EVIL)
    with escaped_output():
        print_lines(campaign_status_lines(status))
    printed = capsys.readouterr().out
    assert "evil" in printed and not STEERS.search(printed)


LINES = [
    EVIL,
    Prose(EVIL),
    Labelled("WHY", EVIL),
    Bars("LIMIT", (Bar(EVIL, EVIL, 2.0, EVIL), Bar("ports", "p5", 1.0, "1.00"))),
    NamedTable(EVIL, (EVIL, "n"), ((EVIL, "1"),), note=EVIL),
]


@pytest.mark.parametrize("line", LINES, ids=lambda line: type(line).__name__)
def test_no_line_of_a_report_steers(line):
    assert not any(STEERS.search(text) for text in as_text([line], 80))


def test_codes_of_its_own_reach_a_terminal(monkeypatch):
    terminal, errors = Terminal(), Terminal()
    monkeypatch.setattr(sys, "stdout", terminal)
    monkeypatch.setattr(sys, "stderr", errors)
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    with escaped_output():
        print_lines(LINES)
        print(EVIL)
        say(EVIL)
        note(EVIL)
        stage(EVIL)
        with progress_bar("{desc} {bar:10} {n_fmt}/{total_fmt}", keep=True) as show:
            show(EVIL, 1, 2)
    own = re.compile(r"\x1b\[(?:0|1|1;3[36])m|\r\x1b\[K|\r|\x1b\[A")
    for stream, code in ((terminal, "\x1b[1m"), (errors, "\r\x1b[K")):
        written = stream.getvalue()
        assert code in written and "evil" in written
        assert not STEERS.search(own.sub("", written))
        assert "\x1b[31m" not in written and "\r\x08" not in written


def test_streams_are_as_they_were_afterwards(monkeypatch):
    before = sys.stdout, sys.stderr
    with escaped_output():
        assert isinstance(sys.stdout, EscapedStream)
        with escaped_output():
            assert isinstance(sys.stdout, EscapedStream)
        assert isinstance(sys.stdout, EscapedStream)
    assert (sys.stdout, sys.stderr) == before
    monkeypatch.setattr(sys, "stderr", None)
    with escaped_output():
        assert sys.stderr is None


def test_a_stream_stands_for_the_one_behind_it():
    stream = EscapedStream(io.TextIOWrapper(io.BytesIO(), "utf-8"))
    assert stream.encoding == "utf-8" and not stream.isatty()
    assert stream.write("a\x1b") == 2
    stream.writelines(["b\x9b", "c\n"])
    stream.flush()
    assert stream.buffer.getvalue() == b"a\\x1bb\\u009bc\n"
