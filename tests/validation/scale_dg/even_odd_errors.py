"""Rounding errors of the even-odd form beside those of the plain form, in units of roundoff.

    python even_odd_errors.py

Derivative and modal filter on Legendre-Gauss-Lobatto points are applied to 4,000 vectors of normal
random numbers by compiled kernels; each error is relative to the sum of absolute products, against
extended precision.
"""

import numpy as np
from chainline.codegen.vector.function import compile_operator
from chainline.codegen.vector.kernel_choice import default_kernel
from chainline.codegen.vector.operator import Matrix, Parity
from chainline.codegen.vector.registry import interpolation
from compare import matrices_of

VECTORS = 4000
ROUNDOFF = np.finfo(float).eps / 2


def main() -> None:
    """Print a line for each number of points."""
    heads = f"{'derivative, plain':>18} {'even-odd':>12}  {'filter, plain':>14} {'even-odd':>12}"
    print(f"{'points':>6}  {heads}")
    for n in range(4, 17, 2):
        derivative, filtering = matrices_of(n)
        cells = []
        for values, parity in ((derivative, Parity.ODD), (filtering, Parity.EVEN)):
            mirrored = (values + parity.sign * values[::-1, ::-1]) / 2
            cells += [errors(mirrored, parity, even_odd) for even_odd in (False, True)]
        texts = [f"{worst:5.1f} ({typical:.2f})" for worst, typical in cells]
        print(f"{n:6}  {texts[0]:>18} {texts[1]:>12}  {texts[2]:>14} {texts[3]:>12}")
    print("largest of all results, and in brackets the root mean square")


def errors(values: np.ndarray, parity: Parity, even_odd: bool) -> tuple[float, float]:
    """Return largest and root mean square error of a kernel."""
    n = len(values)
    operator = interpolation([Matrix("dx", n, n, parity=parity)])
    apply = compile_operator(default_kernel(operator, 64, 16, even_odd=even_odd))
    points = np.random.default_rng(0).standard_normal((VECTORS, 1, n))
    made = np.empty_like(points)
    apply(apply.stored({"dx": values}), [points], [made])
    exact = np.einsum("rc,ebc->ebr", values.astype(np.longdouble), points.astype(np.longdouble))
    scale = np.einsum("rc,ebc->ebr", abs(values), abs(points))
    found = (abs(made - exact) / scale / ROUNDOFF).astype(float)
    return float(found.max()), float(np.sqrt((found**2).mean()))


if __name__ == "__main__":
    main()
