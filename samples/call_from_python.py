"""Generate one kernel, compile it for this machine, and apply it to numpy arrays.

A matrix `d[i, m]` weighs input m in output i; the call brings it into the kernel's column-major order.
"""

import numpy as np
from chainline.codegen.kernel import load
from chainline.codegen.render import render
from chainline.codegen.target import host_target
from chainline.codegen.toolchain import EmbeddedLLVM
from chainline.codegen.variant import Variant

variant = Variant(order=7, split=(4, 4))
kernel = load(EmbeddedLLVM().build(render(variant), host_target()))

n, n_elements = variant.np, 10
rng = np.random.default_rng(1)
dx, dy, dz = (rng.standard_normal((n, n)) for _ in range(3))
q = rng.standard_normal((n_elements, n, n, n))
tmp = np.empty_like(q)
expected = np.einsum("im,jo,kp,epom->ekji", dx, dy, dz, q, optimize=True)

kernel(n_elements, [dx, dy, dz], q, tmp)
print(f"{variant.symbol}: largest deviation from numpy {np.abs(tmp - expected).max():.1e}")
