"""Formulas as Extra-P prints them."""

import re
from fractions import Fraction

from chainline.models.empirical.formulas.formula import Term

_FACTOR = re.compile(r"(?:log2\((\w+)\)|([A-Za-z]\w*))\*\*\(([^)]+)\)")


def parsed(text, parameters):
    """Return the constant and the coefficient of each product."""
    constant, products = 0.0, {}
    for part in re.split(r"(?<![e(*])(?=[+-])", text):
        number = re.match(r"[-+]?[0-9.]+(?:e[-+]?\d+)?", part)
        factors = {}
        for logarithm, name, exponent in _FACTOR.findall(part):
            place = parameters.index(logarithm or name)
            power, log = factors.get(place, (Fraction(0), 0))
            factors[place] = (power, int(exponent)) if logarithm else (Fraction(exponent), log)
        if factors:
            products[tuple((place, Term(*pair)) for place, pair in sorted(factors.items()))] = float(
                number[0]
            )
        elif part:
            constant = float(number[0])
    return constant, products
