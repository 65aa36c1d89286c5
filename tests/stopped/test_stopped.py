"""Commands killed and interrupted at any moment: no row lost or doubled, every file readable, nothing left.

An ordinary run stops a few commands once each way; `--stops 100` stops each that writes so often each way.
"""

import os
import random
import signal
import sys
from dataclasses import replace

import pytest
from chainline.cli import main

from ..tier import STOPS, standing
from .inputs import write_inputs
from .running import Moment
from .trial import Trial
from .writers import KNOWN_MODEL, WRITERS

GIVEN = os.environ.get(STOPS)
_WANTED = int(GIVEN or 1)
_LONGEST_CHAIN = 6
"""Of runs that each go on with what the one before left."""
_JUST_AFTER_S = 0.004
HOW = {"killed": signal.SIGKILL, "interrupted": signal.SIGINT}

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks for processes in /proc")


@pytest.fixture(scope="module")
def inputs(tmp_path_factory):
    return write_inputs(tmp_path_factory.mktemp("inputs"))


@pytest.fixture(scope="module")
def model(inputs):
    """What `predict` predicts by; seconds that other commands need not wait for."""
    given = ["fit", str(inputs / "gemm.csv"), "--model", "knn", "--target", "seconds", "--features", "m,n,k"]
    assert main([*given, "-o", str(inputs / KNOWN_MODEL)]) == 0


def _moment(draw, whole):
    """Return a moment: any of the time that a command takes, or just after a change of what it writes."""
    if draw.random() < 0.5 or not whole.changes:
        return Moment(0, draw.uniform(0, whole.seconds))
    return Moment(draw.randint(1, whole.changes), draw.uniform(0, _JUST_AFTER_S))


def _shorter(whole, ended, moment):
    """Return how long a command takes and how often it writes where nothing has to be compiled any more."""
    changes = min(whole.changes, ended.changes) if moment.changes else whole.changes
    return replace(whole, seconds=min(whole.seconds, ended.seconds), changes=changes)


@pytest.mark.exhaustive
@pytest.mark.parametrize("how", HOW)
@pytest.mark.parametrize("name", standing(list(WRITERS), for_all=lambda name: GIVEN or WRITERS[name].share))
def test_stopped_at_any_moment_it_loses_and_leaves_nothing(name, how, tmp_path, inputs, request):
    writer, draw = WRITERS[name], random.Random(f"{name} {how}")
    if writer.this_machine:
        request.getfixturevalue("known_host")
    if KNOWN_MODEL in writer.words:
        request.getfixturevalue("model")
    first = Trial(writer, tmp_path / "first", inputs)
    whole = first.whole()
    trial = Trial(writer, tmp_path / "stopped", inputs)
    stops, writing = _stopped(trial, HOW[how], draw, whole, first.rows)
    print(f"{name} {how}: {stops} stops, {writing} after the first change of its output", flush=True)
    assert stops


def _stopped(trial, how, draw, whole, rows):
    """Stop a command as often as is wanted; return how often, and how often after it began to write."""
    stops, writing, chain = 0, 0, 0
    for _ in range(4 * _WANTED):
        moment = _moment(draw, whole)
        ended = trial.stop(moment, how)
        chain += 1
        stops += ended.stopped
        writing += ended.stopped and ended.changes > 0
        ends = stops == _WANTED or chain == _LONGEST_CHAIN
        if not ended.stopped or ended.code == 0:
            assert trial.rows == rows
        if not ended.stopped:
            whole = _shorter(whole, ended, moment) if chain == 1 else whole
        elif ends:
            trial.finish()
            assert trial.rows == rows
        if ends or not ended.stopped or not trial.writer.grows:
            trial.renew(keep=trial.writer.replaces and not trial.writer.grows and draw.random() < 0.5)
            chain = 0
        if stops == _WANTED:
            break
    return stops, writing
