"""The exceptions that reach a user: one line each, and the exit code that goes with it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import partial
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import logging


_LONGEST = 1200
"""Characters of a message."""


LIMIT_REACHED = "the limit of processes and threads is reached; end some, or raise it (ulimit -u)"
"""Message where the system lets no process or thread be started: `EAGAIN`."""


def one_line(text: str) -> str:
    """Return a text with what would break its line, or steer a terminal, written out.

    Examples
    --------
    >>> print(one_line("a\\nfile.s: \\x1b[31mred \u00e9"))
    a\\nfile.s: \\x1b[31mred \u00e9
    """
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)


_BEGIN, _SEPARATOR, _END = "\ue000", "\ue001", "\ue002"
_ARGUMENT = re.compile(
    f"{_BEGIN}([^{_SEPARATOR}]*){_SEPARATOR}([^{_SEPARATOR}]*){_SEPARATOR}([^{_END}]*){_END}"
)


def argument(name: str, value: Any = None) -> str:
    """Return an argument for a message, which prints it in the words of the user's tool.

    Parameters
    ----------
    name : str
        Name of the parameter in Python.
    value : str, int, float, bool or list, optional
        A value that the message shows or proposes.

    Examples
    --------
    >>> proposal = f"use {argument('language', 'c')}, or leave out {argument('vector_bits')}"
    >>> str(UsageError(proposal))
    "use language='c', or leave out vector_bits"
    >>> UsageError(proposal).worded(option_of)
    'use --language c, or leave out --vector-bits'
    """
    if value is None:
        return _marked(name, "", name)
    if isinstance(value, Iterable) and not isinstance(value, str):
        import shlex  # noqa: PLC0415 - of few messages

        typed = shlex.quote(",".join(map(str, value)))
    else:
        typed = "" if isinstance(value, bool) else str(value)
    return _marked(name, typed, f"{name}={value!r}")


def setting(name: str = "", value: Any = None) -> str:
    """Return a parameter of a model for a message, as `argument` does.

    Parameters
    ----------
    name : str
        Name of the parameter; empty for all of them.
    value : str, int, float or list, optional
        A value that the message shows or proposes; a text that is a number is shown as one.

    Examples
    --------
    >>> error = UsageError(f"{setting('rank')}: none; give {setting('alpha', '1e-6')}")
    >>> print(error)
    settings 'rank': none; give settings={'alpha': 1e-6}
    >>> print(error.worded(option_of))
    --set rank: none; give --set alpha=1e-6
    """
    if value is None:
        return _marked("set", name, f"settings {name!r}" if name else "settings")
    typed = ",".join(map(str, value)) if isinstance(value, list) else str(value)
    return _marked("set", f"{name}={typed}", f"settings={{{name!r}: {_number_or_repr(value)}}}")


def _number_or_repr(value: Any) -> str:
    try:
        float(value)
    except (ValueError, TypeError, OverflowError):
        return repr(value)
    return str(value)


def _marked(name: str, typed: str, in_python: str) -> str:
    return f"{_BEGIN}{name}{_SEPARATOR}{typed}{_SEPARATOR}{in_python}{_END}"


def option_of(name: str) -> str:
    """Return the option of the command line for a parameter, by the rule that most follow.

    Examples
    --------
    >>> option_of("vector_bits"), option_of("output")
    ('--vector-bits', '-o')
    """
    return "-o" if name == "output" else f"--{name.replace('_', '-')}"


def in_python(message: str) -> str:
    """Return a message with its arguments in the words of Python."""
    return _ARGUMENT.sub(lambda found: found[3], message)


def in_options(message: str, option: Callable[[str], str] = option_of) -> str:
    """Return a message with its arguments in the words of the command line; `option` names them."""
    return _ARGUMENT.sub(lambda found: f"{option(found[1])} {found[2]}".rstrip(), message)


_WORDING: ContextVar[Callable[[str], str]] = ContextVar("wording", default=in_python)


def worded(message: str) -> str:
    """Return a message in the words of the tool that is used: of Python, unless the command line runs."""
    return _WORDING.get()(message)


@contextmanager
def worded_by(option: Callable[[str], str]) -> Iterator[None]:
    """Have `worded` name options of the command line inside the block."""
    token = _WORDING.set(partial(in_options, option=option))
    try:
        yield
    finally:
        _WORDING.reset(token)


def first_line(error: BaseException) -> str:
    """Return the first line of what an error of a library says, or its kind where it says nothing."""
    return str(error).strip().partition("\n")[0] or type(error).__name__


def _shortened(line: str) -> str:
    """Leave out the middle of a line that quotes too much of a file: what and where, and what to do, stay."""
    return line if len(line) <= _LONGEST else f"{line[: _LONGEST // 2]} [...] {line[-_LONGEST // 3 :]}"


class ChainlineError(Exception):
    """Base of every error that chainline reports in one line instead of a traceback.

    The message says what is wrong, where (file and line, or the argument), and what to do.
    """

    exit_code = 1

    def __str__(self) -> str:
        return _shortened(one_line(in_python(super().__str__())))

    def __format__(self, spec: str) -> str:
        """Return the message for another one that quotes it, its arguments as yet unworded."""
        return format(self.message, spec)

    @property
    def message(self) -> str:
        """Message with its arguments as yet unworded, to make another of it."""
        return super().__str__()

    def worded(self, option: Callable[[str], str]) -> str:
        """Return the message with options of the command line in place of arguments of Python."""
        return _shortened(one_line(in_options(super().__str__(), option)))


class UsageError(ChainlineError, ValueError):
    """The request itself is wrong: a bad argument, file or name."""

    exit_code = 2


OPTIONAL_PARTS = {
    "caliperreader": "caliper",
    "dask": "cluster",
    "distributed": "cluster",
    "matplotlib": "figures",
    "openpyxl": "excel",
    "pyamg": "multigrid",
    "pyarrow": "parquet",
    "pycubexr": "cube",
    "submitit": "cluster",
    "sympy": "formulas",
}
"""Packages that an installation may do without, and the extra that brings each."""


def missing_part(error: ImportError) -> UsageError | None:
    """Return the error for a package that cannot be imported; None where it is chainline's own.

    Examples
    --------
    >>> print(missing_part(ModuleNotFoundError(name="pyarrow.parquet")))
    needs pyarrow, which is not installed; pip install "chainline[parquet]"
    >>> print(missing_part(ImportError("libarrow.so: cannot open", name="pyarrow.lib")))
    needs pyarrow, which cannot be imported: libarrow.so: cannot open; pip install --force-reinstall \
"chainline[parquet]"
    """
    package = (error.name or "").partition(".")[0]
    if package in ("", "chainline"):
        return None
    with_it = f'"chainline[{OPTIONAL_PARTS[package]}]"' if package in OPTIONAL_PARTS else "chainline"
    if isinstance(error, ModuleNotFoundError):
        return UsageError(f"needs {package}, which is not installed; pip install {with_it}")
    again = f"pip install --force-reinstall {with_it}"
    return UsageError(f"needs {package}, which cannot be imported: {first_line(error)}; {again}")


class RunError(ChainlineError, RuntimeError):
    """The request was sound but a run failed: a compiler error, a crash, a time-out."""

    exit_code = 1


_ROOT, _LINE = "chainline", "line"
_shown: list[Callable[[str], None]] = []
"""By what the command line shows it, where that runs."""


def show_by(show: Callable[[str], None]) -> None:
    """Have what is logged shown, a line each, unless somebody has given the logger handlers."""
    _shown[:] = [show]


def warn(line: str, logger: str = _ROOT) -> None:
    """Log a line that the user should read."""
    import logging  # noqa: PLC0415 - takes a tenth of a small command, and most say nothing

    root = logging.getLogger(_ROOT)
    if _shown and not root.handlers:
        root.addHandler(_handler(_shown[0]))
    logging.getLogger(logger).warning("%s", in_python(line), extra={_LINE: line})


def _handler(show: Callable[[str], None]) -> logging.Handler:
    from logging import Handler  # noqa: PLC0415 - as above

    class Shown(Handler):
        def emit(self, record: logging.LogRecord) -> None:
            show(getattr(record, _LINE, None) or record.getMessage())

    return Shown()
