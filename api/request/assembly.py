"""Parameters of the analysis of assembly."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from ...asm.listing import SYNTAXES
from ...errors import UsageError
from ...lazy import pattern
from .kinds import ArgumentTypeError, Kind, file_path, shown, text, truth
from .parameter import REQUIRED, Parameter, Request, choice_of
from .shared import CALIBRATE, MACHINE

_VALUE = pattern(r"(\w+)=([+-]?(?:0[xX][0-9a-fA-F]+|\d+))")
_PROBABILITY = pattern(r"(\S+)=([+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?)")


def assembly(name: str, value: Any) -> str:
    """Return an assembly text, one of several lines, or the name of its file.

    Raises
    ------
    ArgumentTypeError
        If the value is neither.
    """
    return value if isinstance(value, str) and "\n" in value else file_path(name, value)


def pairs(name: str, value: Any) -> tuple[tuple[str, Any], ...]:
    """Return the pairs of a mapping, or of a list of pairs, in which a name may come twice.

    Raises
    ------
    ArgumentTypeError
        If the value is neither, or a name is no text.

    Examples
    --------
    >>> pairs("arguments", {"rdi": 2}), pairs("arguments", [("edi", 2), ("rdi", 2)])
    ((('rdi', 2),), (('edi', 2), ('rdi', 2)))
    """
    found = tuple(value.items()) if isinstance(value, Mapping) else value
    if not isinstance(found, list | tuple) or not all(isinstance(p, tuple) and len(p) == 2 for p in found):
        raise ArgumentTypeError(f"{name} {shown(value)}: give values by name, such as {{'name': 1}}")
    return tuple((text(name, key), one) for key, one in found)


def _parser(matched: Callable[[str], Any], of_value: Callable[[str], Any], write: str) -> Kind:
    """Return the parser of repeated words `NAME=VALUE`."""

    def parse(name: str, words: Iterable[str]) -> tuple[tuple[str, Any], ...]:
        found = []
        for word in words:
            match = matched(word)
            if match is None:
                raise UsageError(f"{name} {word!r}: write {write}")
            found.append((match[1], of_value(match[2])))
        return tuple(found)

    return parse


def _whole(typed: str) -> int:
    return int(typed, 0) if "x" in typed.lower() else int(typed)


ANALYZE = Request(
    source=Parameter(
        assembly,
        REQUIRED,
        "assembly: output of a compiler's -S or of objdump -d; - reads standard input; or an object file, an "
        "archive, a source in C, C++ or Fortran, or LLVM IR",
        metavar="FILE.s",
        option="file",
    ),
    machine=MACHINE,
    function=Parameter(text, None, "analyse only this function", metavar="NAME"),
    calibrate=CALIBRATE,
    syntax=choice_of(SYNTAXES, None, "syntax of x86-64 (default: detected)"),
    arguments=Parameter(
        pairs,
        None,
        "value of an argument register, such as rdi=2, for executed counts; repeatable",
        metavar="REGISTER=VALUE",
        parse=_parser(_VALUE.fullmatch, _whole, "REGISTER=VALUE, such as rdi=2"),
        option="--arg",
        repeatable=True,
    ),
    simulate=Parameter(truth, True, "compute only bounds, which is faster", option="--no-simulation"),
    taken=Parameter(
        pairs,
        None,
        "probability that branches to a label are taken (default: static prediction); repeatable",
        metavar="LABEL=PROBABILITY",
        parse=_parser(_PROBABILITY.fullmatch, float, "LABEL=PROBABILITY from 0 to 1, such as .L5=0.1"),
        repeatable=True,
    ),
    profile=Parameter(
        file_path,
        None,
        "probabilities of all branches from a profile: .gcda, output of gcov (JSON or text) or of perf "
        "annotate --stdio, or a sample profile of LLVM as text",
        metavar="FILE",
    ),
    loop=Parameter(
        text,
        None,
        "analyse only this loop; --graph, --kanata and --trace show the hot loop where none is named",
        metavar="LABEL",
    ),
    recompile=Parameter(
        truth,
        False,
        "compile the source again with the flags that remedies name, and compare the analyses",
        option="--try",
    ),
    source_file=Parameter(
        file_path,
        None,
        "source file that --try compiles, with the flags that gcc -g records",
        metavar="FILE",
        option="--source",
    ),
    compile=Parameter(
        text,
        None,
        "compiler command for --try, such as 'gcc -O3 -c dot.c'; it names the source, too",
        metavar="COMMAND",
    ),
    measure=Parameter(
        truth,
        False,
        "run the body on this host, in a process without system calls, and print its cycles beside those "
        "that are simulated: of --loop, else of the hot body",
    ),
    body=choice_of(
        ("loop", "straight-line"),
        None,
        "how a marked region, or a function without a loop, is repeated (default: a region as a loop, a "
        "function once)",
    ),
    compiler=Parameter(
        text,
        None,
        "compiler of a source that is analysed, by name or path (default: gcc, g++ or gfortran, else "
        "clang's; of LLVM IR the embedded one)",
        metavar="NAME",
    ),
    flags=Parameter(
        text,
        None,
        "its flags, such as --flags='-O2 -march=znver4' (default: -O3, and those for the machine)",
        metavar="FLAGS",
    ),
    dependency_graph=Parameter(
        truth,
        True,
        "find FMA chains in arrays, not in dependency graphs, which is faster and gives the same",
        option="--no-graph",
    ),
)
"""Of `analyze`."""
