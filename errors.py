"""The exceptions that reach a user: one line each, and the exit code that goes with it."""


class ChainlineError(Exception):
    """Base of every error that chainline reports in one line instead of a traceback.

    The message says what is wrong, where (file and line, or the argument), and what to do.
    """

    exit_code = 1


class UsageError(ChainlineError, ValueError):
    """The request itself is wrong: a bad argument, file or name."""

    exit_code = 2


class RunError(ChainlineError, RuntimeError):
    """The request was sound but a run failed: a compiler error, a crash, a time-out."""

    exit_code = 1
