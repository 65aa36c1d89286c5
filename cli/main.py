"""Arguments -> one command; errors -> one line and an exit code."""

from __future__ import annotations

import argparse
import errno
import gc
import io
import os
import select
import signal
import sys
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path
from traceback import walk_tb
from typing import TYPE_CHECKING, TextIO

from ..api.listener import listening
from ..errors import LIMIT_REACHED, ChainlineError, missing_part, option_of, show_by, worded_by
from ..terminal_text import escaped_output
from ..threads import heed_thread_limit, is_limit_reached, on_one_thread, watched_by
from ..version import __version__
from .catalogue import adder_of, grouped_help, load, require_command
from .messages import TerminalListener, note, say
from .parser import Parser, terminal_columns, wrapped

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer


STANDARD_OUTPUT = "standard output"


class _Kept(io.FileIO):
    """A descriptor of which `write` raises nothing: it remembers the first error, and drops the rest.

    Attributes
    ----------
    lost : OSError or None
        Why something was not written.
    """

    lost: OSError | None = None

    def write(self, data: ReadableBuffer, /) -> int:
        """Write all of some bytes; return their number."""
        view = memoryview(data).cast("B")
        done = 0
        while self.lost is None and done < len(view):
            try:
                written = super().write(view[done:])
            except OSError as error:
                self.lost = error
                break
            if written is None:  # who shares the terminal has made it non-blocking
                select.select([], [self], [])
            else:
                done += written
        return len(view)


def open_standard_streams() -> None:
    """Take the three standard streams, so that nothing that is printed raises an error."""
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            # what is written to standard output is to be missed, what is said on standard error is not
            with suppress(OSError):
                os.open(os.devnull, os.O_WRONLY if number == 2 else os.O_RDONLY)
    sys.stdout = _kept(sys.stdout, 1)
    sys.stderr = _kept(sys.stderr, 2)


def _kept(stream: TextIO | None, number: int) -> TextIO:
    """Return a stream like another one, or one that Python has not opened, since it was closed."""
    if stream is not None and not isinstance(stream, io.TextIOWrapper):
        return stream  # somebody else's, who has put it there
    with suppress(OSError, ValueError):
        if stream is not None:
            number = stream.fileno()
            stream.flush()
    raw = _Kept(number, "w", closefd=False)
    return io.TextIOWrapper(
        io.BufferedWriter(raw),
        encoding=stream.encoding if stream is not None else "utf-8",
        errors="backslashreplace",  # file names need not be text
        line_buffering=number == 2 or raw.isatty(),
        write_through=stream is not None and stream.write_through,
    )


def lost_output() -> OSError | None:
    """Return why not all that was printed has reached standard output; None where it has."""
    with suppress(ValueError):
        if sys.stdout is not None:
            sys.stdout.flush()
    raw = getattr(getattr(sys.stdout, "buffer", None), "raw", None)
    return raw.lost if isinstance(raw, _Kept) else None


_PURPOSE = "Find what limits a kernel, choose its fastest variant, and model the cost of programs."
_AGAIN_S = 0.01
_ALLOCATIONS = 50_000
"""After which cycles are looked for, not after 700: large files are read into hundreds of thousands of lists
without one, and looking took a sixth of the time of a thousand scaling laws."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; return its exit code: 0 success, 2 bad use, 1 a failed run, 70 a fault of ours."""
    if arguments is not None:
        with escaped_output():
            return _code(arguments)
    open_standard_streams()
    sys.unraisablehook = _heed_interrupt
    gc.set_threshold(_ALLOCATIONS)
    try:
        with escaped_output():
            try:
                code = _code(sys.argv[1:])
            except SystemExit as end:  # of --help and --version
                code = end.code if isinstance(end.code, int) else 0
        return _without_interrupts(_with_lost_output(code))
    except KeyboardInterrupt:  # between the command and here
        say("interrupted")
        return _without_interrupts(130)


def _without_interrupts(code: int) -> int:
    """Return an exit code; what follows cleans up, which an interrupt would cut short with a traceback."""
    with suppress(ValueError):  # in a thread
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    gc.freeze()  # the process ends, and frees all: Python would look through everything for cycles first
    return code


def _heed_interrupt(lost: sys.UnraisableHookArgs) -> None:
    """Have an interrupt come again that came where Python drops exceptions: in the end of an object."""
    if issubclass(lost.exc_type, KeyboardInterrupt):
        main_thread = threading.main_thread().ident
        again = threading.Timer(_AGAIN_S, signal.pthread_kill, (main_thread, signal.SIGINT))
        again.daemon = True
        again.start()
    else:
        sys.__unraisablehook__(lost)


def _with_lost_output(code: int) -> int:
    """Say that output was lost, and return the exit code then; a reader that has gone is no error of ours."""
    lost = lost_output()
    if lost is None or isinstance(lost, BrokenPipeError):
        return code
    why = "is closed" if lost.errno == errno.EBADF else f"cannot be written ({lost.strerror})"
    say(f"error: {STANDARD_OUTPUT} {why}: what was printed is lost; redirect it to a file")
    return code or 1


def _code(arguments: Sequence[str]) -> int:
    try:
        _run(list(arguments))
    except ChainlineError as error:
        say(f"error: {error}")
        return error.exit_code
    except KeyboardInterrupt as error:
        if _while_importing(error) and is_limit_reached():  # OpenBLAS, which cannot start its threads
            say(f"error: {LIMIT_REACHED}")
            return 1
        say("interrupted")
        return 130
    except Exception as error:
        if _by_interrupt(error):
            say("interrupted")
            return 130
        if isinstance(error, ImportError) and (missing := missing_part(error)) is not None:
            say(f"error: {missing}")
            return missing.exit_code
        return tell_unexpected(error)
    return 0


def _while_importing(error: BaseException) -> bool:
    frames = (frame for frame, _ in walk_tb(error.__traceback__))
    return any(frame.f_globals.get("__name__") == "importlib._bootstrap" for frame in frames)


def _by_interrupt(error: BaseException | None) -> bool:
    """Tell whether an interrupt led to an error: extensions that it meets while they load raise another."""
    seen: set[int] = set()
    while error is not None and id(error) not in seen:
        if isinstance(error, KeyboardInterrupt):
            return True
        seen.add(id(error))
        error = error.__cause__ or error.__context__
    return False


def _run(arguments: Sequence[str]) -> None:
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # file names need not be text
    options = parser_for(arguments).parse_args(arguments)
    options.typed = tuple(arguments)  # pages say by what they were made
    show_by(note)
    limited = heed_thread_limit()
    option = getattr(options, "option_of", option_of)
    try:
        to = TerminalListener(option, arguments)
        with listening(to), worded_by(option), watched_by(to.parts):
            _loaded(options)(options)
    except ChainlineError as error:
        raise type(error)(error.worded(option)) from None
    if limited and "numpy" in sys.modules:
        note(f"one thread was used: {LIMIT_REACHED}")


def _loaded(options: argparse.Namespace) -> Callable[[argparse.Namespace], None]:
    """Return the function of a command, whose modules stay: nothing is collected while they load."""
    if getattr(options, "one_thread", False):
        on_one_thread()
    collects = gc.isenabled()
    gc.disable()
    try:
        return load(options.run)
    finally:
        if collects:
            gc.enable()


class _Front(Parser):
    """The parser of `chainline` itself: its help shows every command in a group, and loads none."""

    def format_help(self) -> str:
        """Return the help."""
        columns = terminal_columns()
        begin = ["usage: chainline COMMAND ...", "", *wrapped(_PURPOSE, columns)]
        end = [
            "",
            *wrapped(
                "`chainline COMMAND --help` shows options and examples; --version the version.", columns
            ),
        ]
        return "\n".join([*begin, grouped_help(columns), *end, ""])


def parser_for(arguments: Sequence[str]) -> Parser:
    """Return the parser of a command line, with the command that it names."""
    parser = _Front(prog="chainline")
    parser.add_argument("--version", action="version", version=f"chainline {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND", parser_class=Parser)
    if arguments and arguments[0] not in ("-h", "--help", "--version"):
        name = require_command(arguments[0])  # alone: the others' options take time to declare
        add = adder_of(name)
        add(commands, arguments[1:]) if name == "study" else add(commands)
    return parser


INTERNAL_ERROR = 70
"""Exit code of a fault of ours, `EX_SOFTWARE` of sysexits.h."""
EXIT_CODES = {
    0: "success",
    1: "a run failed: a compiler error, a crash, a time-out, too little memory; data sets that contradict",
    2: "bad use: an option, a name or an input; a line says what, where and what to do",
    INTERNAL_ERROR: "a fault of chainline; the traceback is in a file that the line names",
    130: "interrupted by Ctrl-C",
}
"""Exit codes and their meanings."""
DEBUG = "CHAINLINE_DEBUG"
"""Set to anything, has the traceback printed."""


def tell_unexpected(error: Exception) -> int:
    """Say in a line what went wrong; return the exit code: 1 for the system's refusals, 70 for our faults."""
    import traceback

    if os.environ.get(DEBUG):
        traceback.print_exception(error)
    if _is_thread_limit(error):
        say(f"error: {LIMIT_REACHED}")
        return 1
    if isinstance(error, OSError):
        say(f"error: {_refusal(error)}")
        return 1
    if isinstance(error, MemoryError):
        say("error: not enough memory; give less at once, or use a larger machine")
        return 1
    words = traceback.format_exception_only(error)[-1].strip()
    say(f"error: {words[:300]} (a fault of chainline: please report it; {_traceback_place(error)})")
    return INTERNAL_ERROR


def _refusal(error: OSError) -> str:
    """Return the message for an error of the system: its reason, the place, and a remedy."""
    why = error.strerror or str(error)
    if error.filename is not None:
        return f"{error.filename}: {why}; see that there is space and permission"
    try:
        Path.cwd()
    except OSError:
        return "the working directory is gone; change to another one"
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        folder = os.environ.get("TMPDIR", "/tmp")  # noqa: S108 - is named, not used
        return f"{why}; make space in {folder} (TMPDIR) and where files are written"
    return f"{why}; see that there is space and permission"


def _is_thread_limit(error: BaseException | None) -> bool:
    """Tell whether an error comes of a process or thread that could not be started (`EAGAIN`, no file)."""
    seen: set[int] = set()
    while error is not None and id(error) not in seen:
        if isinstance(error, OSError) and error.errno == errno.EAGAIN and error.filename is None:
            return True
        if isinstance(error, RuntimeError) and "can't start new thread" in str(error):
            return True
        seen.add(id(error))
        error = error.__cause__ or error.__context__
    return False


def _traceback_place(error: Exception) -> str:
    if os.environ.get(DEBUG):
        return "the traceback is above"
    import tempfile
    import traceback

    with suppress(OSError):
        handle, name = tempfile.mkstemp(prefix="chainline-traceback-", suffix=".txt")
        with os.fdopen(handle, "w", encoding="utf-8", errors="backslashreplace") as file:
            traceback.print_exception(error, file=file)
        return f"the traceback is in {name}"
    return f"{DEBUG}=1 prints the traceback"
