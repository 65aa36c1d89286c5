import numpy as np
from chainline.codegen.kernel import check
from chainline.codegen.peers.baselines import EinsumKernel
from chainline.codegen.variant import DType, Mode, Variant


def test_the_product_is_left_in_tmp():
    for variant in (Variant(2, (3,)), Variant(5, (6,), dtype=DType.FLOAT32), Variant(3, (4,), Mode.Y)):
        assert check(EinsumKernel(variant), variant).problem is None


def test_a_second_call_gives_the_same():
    variant = Variant(2, (3,))
    kernel = EinsumKernel(variant)
    random = np.random.default_rng(0)
    operators = [random.standard_normal((3, 3)) for _ in variant.modes]
    q = random.standard_normal((2, 3, 3, 3))
    results = []
    for _ in range(2):
        tmp = np.empty_like(q)
        kernel(2, operators, q.copy(), tmp)
        results.append(tmp)
    assert np.allclose(*results, rtol=1e-13)
