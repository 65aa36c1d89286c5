"""What takes seconds says what it does before it begins, on standard error."""

import io
import subprocess
import sys
from functools import partial
from types import ModuleType, SimpleNamespace

import pytest
from chainline.analysis.measurement.campaign import Progress, _tell_rounds
from chainline.api.listener import Listener, listener, listening
from chainline.cli import messages
from chainline.cli.main import main
from chainline.cli.messages import PipedProgress, TerminalListener, done, progress_bar, stage, warn
from chainline.codegen.process.worker_pool import map_processes, run_side_by_side
from chainline.errors import UsageError, option_of
from chainline.threads import watched_by


class _Terminal(io.StringIO):
    def isatty(self):
        return True


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["best", "--order", "5", "--model", "simulation"], "ranking the splits of order 5 by simulation"),
        pytest.param(
            ["best", "--order", "1", "--space", "full"],
            "order 1: searching kernels in explicit vectors",
            marks=pytest.mark.exhaustive,
        ),
        pytest.param(
            ["export", "--orders", "1", "--language", "llvm", "--modes", "x"],
            "choosing 1 kernels by simulating",
            marks=pytest.mark.exhaustive,
        ),
    ],
)
def test_what_is_slow_speaks_first(capsys, tmp_path, arguments, said):
    more = ["-o", str(tmp_path / "new")] if arguments[0] == "export" else ["--json"]
    assert main([*arguments, "--machine", "zen4", *more]) == 0
    assert capsys.readouterr().err.startswith(f"chainline: {said}")


def test_what_is_quick_says_nothing(capsys):
    assert main(["best", "--order", "3", "--model", "chain", "--machine", "zen4"]) == 0
    assert capsys.readouterr().err == ""


def test_a_terminal_keeps_one_line(monkeypatch):
    terminal = _Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    stage("one", quiet=True)
    stage("two")
    done()
    assert terminal.getvalue() == "\r\033[Kone ...\r\033[Ktwo ...\r\033[K"


@pytest.mark.parametrize(
    "arguments",
    [
        ["study", "case-study", "runs.txt"],
        ["suggest-splits", "--order", "3"],
        ["train", "rows.parquet", "-o", "model", "--machine", "zen5"],
        ["fit", "runs.csv", "--target", "seconds"],
    ],
    ids=" ".join,
)
def test_a_terminal_sees_the_first_stage_before_libraries_are_loaded(arguments):
    watch = (
        "import io, os, sys\n"
        "class Terminal(io.StringIO):\n"
        "    isatty = lambda self: True\n"
        "class Watch:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        "        if name in ('numpy', 'pandas', 'sklearn', 'networkx'):\n"
        "            print(sys.stderr.getvalue(), flush=True)\n"
        "            os._exit(0)\n"
        "from chainline.cli.main import main\n"
        "sys.stderr = Terminal()\n"
        "sys.meta_path.insert(0, Watch())\n"
        f"main({arguments!r})\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", watch], capture_output=True, text=True, check=True, timeout=60
    )
    assert "reading" in done.stdout


def test_a_quiet_stage_leaves_errors_alone(capsys):
    stage("one", quiet=True)
    done()
    assert capsys.readouterr().err == ""


EXPERIMENT = "PARAMETER p\nPOINTS 2 4 8 16 32 64\nREGION main\nMETRIC time\n" + "".join(
    f"DATA {1 + p} {1.1 + p}\n" for p in (2, 4, 8, 16, 32, 64)
)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["fit", "--model", "pmnf", "FILE"], ["reading", "fitting scaling laws to 1 kernels and metrics"]),
        (
            ["study", "case-study", "FILE", "--budgets", "100", "--workers", "1"],
            ["reading", "playing 3 strategies: 0 of 1 kernels done", "1 of 1 kernels done"],
        ),
        (
            ["suggest-splits", "--order", "3", "--machine", "zen5"],
            ["reading", "ranking the splits of order 3 by chain", "choosing what to measure"],
        ),
    ],
)
def test_a_terminal_sees_what_takes_time(arguments, said, tmp_path, monkeypatch, capsys):
    (tmp_path / "runs.txt").write_text(EXPERIMENT)
    terminal = _Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    assert main([str(tmp_path / "runs.txt") if word == "FILE" else word for word in arguments]) == 0
    stages = terminal.getvalue().split("\r\033[K")
    at = [next(n for n, line in enumerate(stages) if words in line) for words in said]
    assert at == sorted(at) and stages[-1] == ""


def test_a_bar_is_for_terminals(monkeypatch, capsys):
    with progress_bar("{desc} {bar:10} {n_fmt}/{total_fmt}") as show:
        show("one", 1, 4)
    assert capsys.readouterr().err == ""
    terminal = _Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    with progress_bar("{desc} {bar:10} {n_fmt}/{total_fmt}", keep=True) as show:
        show("starting", 0, None)
        show("measuring", 1, 4)
    text = terminal.getvalue()
    assert "starting" in text and "measuring" in text and "1/4" in text


def test_a_bar_that_never_moves_is_not_seen(monkeypatch):
    terminal = _Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    with progress_bar("{desc}"):
        pass
    assert terminal.getvalue() == ""


def test_a_line_takes_the_place_of_a_stage(monkeypatch):
    terminal = _Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    stage("fitting")
    warn("odd")
    assert terminal.getvalue() == "\r\033[Kfitting ...\r\033[Kchainline: warning: odd\n"


def test_a_pipe_gets_a_line_every_half_minute(capsys):
    now = [0.0]
    piped = PipedProgress(lambda: now[0])
    for step in range(1, 101):
        now[0] = 2.0 * step
        piped.tell(f"measuring, row {step} of 100", step / 100)
    lines = capsys.readouterr().err.splitlines()
    assert lines[0] == "chainline: measuring, row 15 of 100: 15% done, about 3 min left"
    assert len(lines) == 6 and "90% done, about 20 s left" in lines[-1]
    piped.tell("nothing", 0.0)
    now[0] += 30
    piped.tell("nothing", 0.0)
    assert capsys.readouterr().err == "chainline: nothing: 0% done\n"


def test_calibrations_and_fits_tell_a_pipe_how_far_they_are(monkeypatch):
    told = []
    monkeypatch.setattr(PipedProgress, "tell", lambda self, what, share: told.append((what, share)))
    terminal = TerminalListener(option_of, ())
    with terminal.bar("calibrating") as step:
        step("fma latency", 0.25)
    terminal.stage("fitting cpr")
    terminal.step("rank 4 tried", 0.5)
    assert told == [("calibrating, fma latency", 0.25), ("rank 4 tried", 0.5)]


def test_shared_work_is_shown_with_the_time_left_once_it_takes_long(monkeypatch):
    """Of two rounds of work in one stage the second says so; what is done at once shows nothing."""
    terminal, now = _Terminal(), [0.0]
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setattr(messages, "time", SimpleNamespace(monotonic=lambda: now[0]))
    listener = TerminalListener(option_of, ())
    with watched_by(listener.parts):
        listener.stage("searching")
        list(map_processes(abs, range(10), workers=1))
        assert terminal.getvalue().count("\r") == 1
        for done, _ in enumerate(map_processes(partial(_nested, now), range(4), workers=1), 1):
            shown = f"{'#' * 5 * done:20}] searching, step 2, about {4 * (4 - done)} s left"
            assert terminal.getvalue().endswith(shown if done < 4 else "\r\033[K")


def test_a_line_of_a_log_takes_the_place_of_the_bar(monkeypatch):
    terminal = _Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    listener = TerminalListener(option_of, ())
    listener.stage("fitting", quiet=True)
    listener.log("draw 1 of 2")
    assert terminal.getvalue() == "\r\033[Kfitting ...\r\033[Kdraw 1 of 2\n"


def _nested(now, item):
    now[0] += 4.0
    return list(map_processes(abs, range(item), workers=1))


def test_measure_tells_a_pipe_how_far_it_is(monkeypatch, capsys):
    """A campaign of two blocks: shares grow while a block is built and measured, rows after each."""
    told = []
    monkeypatch.setattr(PipedProgress, "tell", lambda self, what, share: told.append((what, share)))
    with TerminalListener(option_of, ()).phases("row") as show:
        for progress in campaign_progress():
            show(progress.phase, progress.done, progress.total, progress.share)
    assert told[0] == ("building, row 0 of 4", 0.0) and told[-1] == ("done, row 4 of 4", 1.0)
    assert [share for _, share in told] == sorted(share for _, share in told)
    assert ("measuring, row 0 of 4", 0.375) in told


def campaign_progress():
    """Yield what a campaign says: blocks of two rows, built and then measured in two rounds."""
    for kept in (0, 2):
        yield from (Progress(kept, 4, "building", within / 2) for within in range(3))
        said = []
        for number in range(3):
            _tell_rounds(said.append, Progress(kept, 4, "measuring"), 1.0, number, 2)
        yield from said
    yield Progress(4, 4, "done")


def test_a_terminal_sees_it_before_scaling_laws_are_loaded(monkeypatch):
    terminal, seen = _Terminal(), []
    monkeypatch.setattr(sys, "stderr", terminal)

    def found_laws(*given):
        seen.append(terminal.getvalue())
        raise UsageError("enough")

    stand_in = ModuleType("chainline.api.scaling_laws")
    stand_in.found_laws = found_laws
    monkeypatch.setitem(sys.modules, "chainline.api.scaling_laws", stand_in)
    assert main(["fit", "--model", "pmnf", "runs.txt"]) == 2
    assert "reading runs.txt" in seen[0]


def test_a_line_is_no_wider_than_its_terminal(monkeypatch):
    """Where it is cut, the time left stays; a line that is broken in two would not be taken away."""
    terminal = _Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setenv("COLUMNS", "40")
    messages.rewrite_line("searching kernels in explicit vectors", ", about 9 s left")
    assert terminal.getvalue() == "\r\033[Ksearching kernels in..., about 9 s left"


def test_what_is_fitted_or_timed_in_rounds_shows_the_time_left(monkeypatch):
    terminal, now = _Terminal(), [0.0]
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setattr(messages, "time", SimpleNamespace(monotonic=lambda: now[0]))
    listener = TerminalListener(option_of, ())
    listener.stage("fitting", quiet=True)
    now[0] = 5.0
    listener.step("rank 4 tried", 0.5)
    assert terminal.getvalue().endswith("\r\033[K[##########          ] rank 4 tried, about 5 s left")
    show = listener.rounds("timing")
    now[0] = 8.0
    show(1, 4)
    assert terminal.getvalue().endswith("\r\033[K[#####               ] timing, round 1 of 4, about 9 s left")
    show(4, 4)
    assert terminal.getvalue().endswith("\r\033[K")


def test_threads_tell_the_listener_of_their_owner():
    """Each fit of a comparison of classes is made in a thread."""
    told = []

    class Hears(Listener):
        def log(self, line):
            told.append(line)

    with listening(Hears()):
        run_side_by_side([partial(_logs, word) for word in "ab"], 2, lambda: None)
    assert sorted(told) == ["a", "b"]


def _logs(word):
    listener().log(word)
