"""Commands whose matrices are small: threads of a BLAS would wait for work, which takes processor time."""

from __future__ import annotations

import os
import sys

_VARIABLES = ("OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")


def on_one_thread() -> None:
    """Have the BLAS that numpy loads take one thread, unless the environment says how many.

    Only where numpy has not been loaded yet: a BLAS looks but once. On two cores that others used as well,
    starting numpy took a quarter less processor time, and twenty scaling laws a third less.
    """
    if "numpy" not in sys.modules and not any(name in os.environ for name in _VARIABLES):
        os.environ.update(dict.fromkeys(_VARIABLES, "1"))
