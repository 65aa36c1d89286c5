"""Glossary of pages, shown on hover: terms of `docs/glossary.md` in plain text."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

GLOSSARY: Mapping[str, str] = {
    "accumulation chain": "The dependent FMA and adds through which one result is summed up.",
    "arithmetic intensity": "Floating-point operations over bytes moved.",
    "chain ratio": (
        "The longest chain of dependent FMA over the number of FMA of an instruction stream. 0 where "
        "no FMA waits for another, 1 where all form one chain."
    ),
    "critical path": "The slowest way through the dependencies of one iteration.",
    "dispatch width": "Micro-ops that may enter the schedulers each cycle.",
    "FMA chain": "FMA of which each waits for the result of the one before.",
    "FMA": "Fused multiply-add, a b + c in one instruction with one rounding; two operations.",
    "GFLOPS": "Billions of floating-point operations a second.",
    "held out": "Predicted by a model that was fitted without it.",
    "interval": (
        "The range that holds the stated share (90 % unless said otherwise) of what will be measured."
    ),
    "Kendall tau": "How alike two orders are: 1 for the same order, 0 for none, -1 for the reverse.",
    "fetch width": "Micro-ops that are fetched each cycle; those behind a taken branch wait for the next.",
    "latency": "Cycles from the start of an instruction until another may use its result.",
    "loop-carried dependency": (
        "A path of dependencies from one iteration into the next; its cycles are a bound on every iteration."
    ),
    "MAPE": "Mean absolute percentage error, the mean of |p - m| / m of predicted p and measured m.",
    "micro-op": "What a processor splits an instruction into; each needs one port.",
    "MLogQ": "Mean of |ln(p / m)|: counts twice too long and twice too short alike. Near 0 it equals MAPE.",
    "port": "One of the entrances to execution units; takes one micro-op a cycle.",
    "reorder buffer": (
        "Instructions in flight, in program order; the window in which a core looks for independent work."
    ),
    "retire width": "Micro-ops that may leave the reorder buffer each cycle.",
    "roofline": "The lower of two ceilings: the peak of the core, and bandwidth times arithmetic intensity.",
    "scheduler": "Buffer in which micro-ops wait for their operands.",
    "split": (
        "An inner product cut into parts, each with a temporary of its own, written as their lengths: 4,4."
    ),
    "window": "The executed instructions that a core sees at once.",
}

_WORDS = re.compile(
    "|".join(rf"(?<!\w){re.escape(term)}s?(?!\w)" for term in sorted(GLOSSARY, key=len, reverse=True)),
    re.IGNORECASE,
)
_BY_LOWER = {term.lower(): term for term in GLOSSARY}


def term_of(words: str) -> str | None:
    """Return the term that is named in some words first; None where none is.

    Examples
    --------
    >>> term_of("execution ports"), term_of("FMA chains in a row"), term_of("report")
    ('port', 'FMA chain', None)
    """
    found = _WORDS.search(words)
    if found is None:
        return None
    word = found[0].lower()
    return _BY_LOWER.get(word) or _BY_LOWER[word.removesuffix("s")]


def terms_in(texts: Iterable[str]) -> list[str]:
    """Return the terms that are named in some texts, by the alphabet."""
    found = {term for text in texts if (term := term_of(text)) is not None}
    return sorted(found, key=str.lower)
