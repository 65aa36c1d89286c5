"""Assembly text -> the analysis of its bodies, for the tests of this folder."""

from chainline.analysis.incore.regions.file import analyse_file
from chainline.analysis.machine.load import load_machine
from chainline.asm.listing import parse

KEYS = {"x86-64": "zen4", "aarch64": "a64fx"}


def file_of(text, isa="x86-64", machine=None, arguments=None):
    """Return the analysis of a text, statements on lines or apart by semicolons."""
    listing = parse(text.replace(";", "\n"), isa)
    return analyse_file(
        listing, machine or load_machine(KEYS[isa]), arguments=arguments or {}, simulate=False
    )


def body_of(text, isa="x86-64", machine=None):
    """Return the analysis of the only body of a text."""
    (function,) = file_of(text, isa, machine).functions
    (body,) = function.bodies
    return body


def loop_of(text, isa="x86-64", machine=None):
    """Return the analysis of a loop with this body; the branch reads flags that nothing writes."""
    branch = "b.ne .L1" if isa == "aarch64" else "jne .L1"
    return body_of(f"f:\n.L1:\n{text}\n{branch}\nret", isa, machine)


def bound_of(analysis, name):
    """Return the cycles of one bound."""
    return next(bound.cycles for bound in analysis.bounds if bound.name == name)
