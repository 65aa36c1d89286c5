"""Terms of one parameter: ``x^i log2(x)^j``.

Lists of names for messages of one line.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import islice

import numpy as np
import numpy.typing as npt

from ....arrays import Floats
from ..expressions import shortened

_MOST_NAMES = 10


def listed(names: Collection[str]) -> str:
    """Return names in one line, at most the first ten.

    Examples
    --------
    >>> listed(["nx", "px"]), listed([]), listed(list("abcdefghijkl"))
    ('nx, px', 'none', 'a, b, c, d, e, f, g, h, i, j, ...')
    """
    shown = [shortened(name) for name in islice(names, _MOST_NAMES)]
    return ", ".join([*shown, "..."] if len(names) > _MOST_NAMES else shown) or "none"


LOGARITHMS_OF: Mapping[str, tuple[int, ...]] = {
    "0": (1, 2),
    **dict.fromkeys(("1/4", "1/3", "1/2", "2/3", "3/4", "1", "3/2", "2", "5/2"), (0, 1, 2)),
    **dict.fromkeys(("5/4", "4/3", "3"), (0, 1)),
    **dict.fromkeys(("4/5", "5/3", "7/4", "9/4", "7/3", "8/3", "11/4"), (0,)),
}
"""Exponents of ``log2 x`` beside each exponent of ``x``, as of Extra-P 4.2.5."""


@dataclass(frozen=True, slots=True, order=True)
class Term:
    """``x^power log2(x)^logarithm``, not both zero.

    Examples
    --------
    >>> Term(Fraction(1, 2), 1).values(np.array([4.0, 16.0])).tolist()
    [4.0, 16.0]
    """

    power: Fraction
    logarithm: int

    def __hash__(self) -> int:
        """Return a hash that is cheaper to compute than that of a fraction."""
        return hash((self.power.numerator, self.power.denominator, self.logarithm))

    def values(self, x: Floats) -> Floats:
        """Return the term at values of the parameter, (n,); positive ones if it has a logarithm."""
        result = x ** float(self.power)
        return result * np.log2(x) ** self.logarithm if self.logarithm else result


def values_of(terms: Sequence[Term], x: Floats) -> Floats:
    """Return the values of several terms, (..., n) -> (..., n_terms, n), each as of `Term.values`.

    Examples
    --------
    >>> values_of([Term(Fraction(2), 0), Term(Fraction(0), 1)], np.array([2.0, 4.0])).tolist()
    [[4.0, 16.0], [1.0, 2.0]]
    """
    powers = np.array([float(term.power) for term in terms])
    logarithms = np.array([term.logarithm for term in terms])
    found = x[..., None, :] ** powers[:, None]
    taken = np.flatnonzero(logarithms)
    if len(taken):
        found[..., taken, :] *= np.log2(x)[..., None, :] ** logarithms[taken, None].astype(np.float64)
    return np.asarray(found)


@dataclass(frozen=True, slots=True)
class TermChoice:
    """Choice of the terms for a search.

    Attributes
    ----------
    powers : mapping of str or number to sequence of int
        Exponents of the logarithm beside each exponent of the parameter.
    logarithms : bool
        False leaves out terms with a logarithm.
    negative : bool or None
        True adds every term with both exponents negated; None adds them only where the times fall.
    """

    powers: Mapping[str, Sequence[int]] | None = None
    logarithms: bool = True
    negative: bool | None = None

    def terms(self) -> tuple[Term, ...]:
        """Return the terms, each once, from slow to fast growth.

        Raises
        ------
        ValueError
            If an exponent is no fraction, or no term is left.
        """
        chosen = LOGARITHMS_OF if self.powers is None else self.powers
        terms = {Term(_fraction(i), int(j)) for i, logarithms in chosen.items() for j in logarithms}
        if not self.logarithms:
            terms = {term for term in terms if not term.logarithm}
        if self.negative:
            terms |= {Term(-term.power, -term.logarithm) for term in terms}
        terms.discard(Term(Fraction(0), 0))
        if not terms:
            raise ValueError("no term is left to try; give exponents")
        return tuple(sorted(terms))

    def falling_terms(self) -> tuple[Term, ...]:
        """Return the further terms that are tried where times fall, each once."""
        if self.negative is not None:
            return ()
        rising = self.terms()
        return tuple(sorted({Term(-each.power, -each.logarithm) for each in rising} - set(rising)))


def _fraction(text: str | float) -> Fraction:
    try:
        return Fraction(str(text)).limit_denominator(1000)
    except (ValueError, ZeroDivisionError):
        raise ValueError(f"exponent {text!r} is no number or fraction such as 3/2") from None


def usable(terms: Sequence[Term], x: Floats) -> npt.NDArray[np.bool_]:
    """Return a mask of the terms that are usable at some values of a parameter, (n_terms,).

    Logarithms need values of at least 1, and logarithms in the denominator values above 1. Roots need values
    of at least 0, and powers in the denominator positive values.
    """
    low = float(x.min())
    if low > 1:
        return np.ones(len(terms), bool)

    def fits(term: Term) -> bool:
        if term.logarithm and low < 1:
            return False
        if term.logarithm < 0 and low <= 1:
            return False
        if term.power < 0 and low <= 0:
            return False
        return bool(term.power.denominator == 1 or low >= 0)

    return np.array([fits(term) for term in terms])
