"""The exceptions that reach a user: one line each, and the exit code that goes with it."""

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
        return _shortened(one_line(super().__str__()))


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
