"""A command stopped over and over, and what it must have kept and left each time."""

import os
import shutil
import signal
from collections import Counter
from pathlib import Path

from .running import Stage

_INTERRUPTED = 130
_ALMOST_DONE_S = 2.0


class Trial:
    """Runs of a command over one output, stopped again and again until it is whole."""

    def __init__(self, writer, folder, inputs):
        self.writer = writer
        self.stage = Stage(folder, Path(os.environ["CHAINLINE_CACHE_DIR"]) / "machines")
        shutil.copytree(inputs, self.stage.work, dirs_exist_ok=True)
        self._inputs = {path.name for path in self.stage.work.iterdir()}
        self._output = self.stage.work / writer.output
        self.rows = frozenset()

    def whole(self):
        """Run the command to its end; return how it ended and every row that there can be."""
        ended = self.stage.run(self.writer.words)
        assert ended.code == 0, ended.stderr
        self._read()
        return ended

    def stop(self, moment, how):
        """Stop the command once, and look at what there is; return how it ended."""
        ended = self.stage.run(self.writer.words, moment, how)
        assert not self.stage.left(), (self.stage.left(0), moment, ended)
        assert "Traceback" not in ended.stderr, (moment, ended)
        if how == signal.SIGINT:
            self._assert_tidy(moment, ended)
        if ended.stopped and how == signal.SIGINT and ended.code == _INTERRUPTED:
            assert ended.stderr.endswith("chainline: interrupted\n"), (moment, ended)
        elif ended.stopped and how == signal.SIGINT:
            # it came when all was done: Python takes no interrupts any more, or the command had ended
            assert ended.code in (0, -how) and ended.went_on_s < _ALMOST_DONE_S, (moment, ended)
        else:
            assert ended.code == (-how if ended.stopped else 0), (moment, ended)
        self._read(moment, ended)
        return ended

    def finish(self):
        """Have the command come to its end, from what there is."""
        if not (self.writer.grows or self.writer.replaces):
            self.renew(keep=False)
        self.whole()
        assert not self.stage.left()

    def renew(self, keep):
        """Begin again, with the output that is there or with none."""
        if keep:
            return
        self.rows = frozenset()
        for path in self.stage.work.iterdir():
            if path.name not in self._inputs:
                shutil.rmtree(path) if path.is_dir() else path.unlink()

    def _read(self, *told):
        journal = self._output.with_name(f"{self._output.name}.journal")
        there = self._output.exists() or journal.exists()
        found = self.writer.read(self._output) if there else []
        doubled = [row for row, number in Counter(found).items() if number > 1]
        assert not doubled, (doubled, told)
        assert self.rows <= set(found), (self.rows - set(found), told)
        self.rows = frozenset(found)

    def _assert_tidy(self, *told):
        """Nothing lies beside an output that is stopped in an orderly way."""
        name = self._output.name
        known = {*self._inputs, name, f"{name}.journal", f".{name}.lock"}
        assert {path.name for path in self.stage.work.iterdir()} <= known, told
