"""The kernels of an answer, run on this machine and compared with numpy; nothing is timed."""

from __future__ import annotations

from dataclasses import replace

from ....analysis.measurement.measure import Plan, measure
from ....codegen.process import map_processes
from ....codegen.target import Target, host_target
from ....errors import UsageError
from .measured import build_entry
from .request import Answer, Checked

_ELEMENTS = 1  # the check has its own, of all the remainders that loops have


def checked_target(target: Target, key: str) -> Target:
    """Return the target for running kernels here that are ranked for another processor.

    Parameters
    ----------
    target : Target
        The processor that they are ranked for.
    key : str
        Its name, for the message.

    Raises
    ------
    UsageError
        If it has another instruction set.
    """
    here = host_target()
    if target.isa != here.isa:
        raise UsageError(
            f"--check runs kernels on this machine ({here.isa}), {key} executes {target.isa}; "
            "choose another --machine"
        )
    # the length of SVE is the process's, and code for another does not run in it
    whole = here.scalable or target.vector_bits >= here.vector_bits
    return here if whole else here.at_width(target.vector_bits)


def check_answer(given: Answer) -> Answer:
    """Return the answer with every distinct kernel compared with numpy on this machine."""
    leaders = [entry for entry in given.ranked if entry.same_code_as is None]
    jobs = [(given.question.compiler, given.question.target, entry.prediction.variant) for entry in leaders]
    binaries = list(map_processes(build_entry, jobs, chunk=4))
    results = measure(binaries, [_ELEMENTS] * len(binaries), Plan(rounds=0))
    wrong = {result.variant.symbol: result.problem for result in results if result.problem}
    errors = [result.error for result in results if result.error is not None]
    tolerances = [result.tolerance for result in results if result.tolerance is not None]
    checked = Checked(len(results), max(errors, default=None), min(tolerances, default=None), wrong)
    return replace(given, checked=checked)
