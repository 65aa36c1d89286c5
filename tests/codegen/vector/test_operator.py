"""What operators can be, and what is refused."""

import numpy as np
import pytest
from chainline.codegen.vector.function import array_shape
from chainline.codegen.vector.matrix_loads import held_rows
from chainline.codegen.vector.matrix_storage import halves, parity_of, require_parity
from chainline.codegen.vector.operator import Layout, Matrix, Parity, TensorOperator, Term
from chainline.codegen.vector.operator_kernel import OperatorKernel
from chainline.codegen.vector.operator_plans import plans
from chainline.codegen.vector.plan import Form, Tile, parse_tile
from chainline.codegen.vector.registry import (
    collocated_divergence,
    collocated_gradient,
    divergence,
    gradient,
    interpolation,
    named_operator,
    procedure_name,
)
from chainline.errors import UsageError


@pytest.mark.parametrize(
    ("made", "said"),
    [
        (lambda: Matrix("bx", 0, 3), "0 rows"),
        (lambda: Matrix("bx", 3, 33), "33 columns"),
        (lambda: Matrix("u0", 3, 3), "'u0'"),
        (lambda: Matrix("no good", 3, 3), "'no good'"),
        (lambda: TensorOperator("op", ((3,),), ()), "needs an input and a term"),
        (lambda: interpolation([Matrix("bx", 4, 3)], points=(5,)), "takes 3 points, but 5 come to it"),
        (lambda: interpolation([Matrix("bx", 4, 3)], components=0), "at least 1"),
        (lambda: interpolation([Matrix("bx", 4, 3)], interlaced=4), "layout element with blocks of 4"),
        (lambda: interpolation([Matrix("bx", 4, 3)], layout=Layout.INTERLACED), "blocks of 1"),
        (
            lambda: interpolation([Matrix("bx", 4, 3), Matrix("bx", 5, 3)]),
            "two different matrices are called bx",
        ),
        (lambda: gradient([Matrix("gx", 4, 3)] * 4), "one to three axes"),
        (lambda: parse_tile("across/v0"), "across/v0"),
    ],
)
def test_refuses_what_cannot_be(made, said):
    with pytest.raises(UsageError) as refused:
        made()
    assert said in str(refused.value)
    assert "\n" not in str(refused.value)


def test_outputs_of_different_shape_are_refused():
    wide, narrow = Matrix("wide", 5, 3), Matrix("narrow", 4, 3)
    terms = tuple(Term(0, 0, ((matrix,),)) for matrix in (wide, narrow))
    with pytest.raises(UsageError, match="terms of output 0 make 4 and 5"):
        TensorOperator("op", ((3,),), terms)


def test_a_matrix_without_symmetry_is_refused_with_its_largest_deviation():
    values = np.array([[1.0, 2.0], [2.5, 1.0]])
    with pytest.raises(UsageError, match=r"entry \(0, 1\) is 0.5 off"):
        require_parity(values, Parity.EVEN)
    assert parity_of(values) is Parity.NONE


def test_even_odd_form_of_a_matrix_without_symmetry_is_refused():
    plan = plans(interpolation([Matrix("bx", 4, 4)]))[0]
    with pytest.raises(UsageError, match="parity none"):
        OperatorKernel(plan, 128, (Tile(Form.TURNED, even_odd=True),))


@pytest.mark.parametrize(("rows", "columns"), [(4, 4), (5, 4), (4, 5), (5, 3), (7, 7), (12, 11), (20, 6)])
@pytest.mark.parametrize("parity", [Parity.EVEN, Parity.ODD])
def test_halves_apply_the_matrix(rows, columns, parity):
    random = np.random.default_rng(rows)
    values = random.standard_normal((rows, columns))
    values += parity.sign * values[::-1, ::-1]
    n_even, n_odd = -(-columns // 2), columns // 2
    matrix = Matrix("bx", rows, columns, parity=parity)
    half, held = -(-rows // 2), held_rows(matrix)
    stored = halves(matrix, values)
    even = stored[: held * n_even].reshape(n_even, held).T
    odd = stored[held * n_even : held * columns].reshape(n_odd, held).T
    points = random.standard_normal(columns)
    sums = points[:n_even] + points[::-1][:n_even]
    if columns % 2:
        sums[-1] = points[n_odd]
    near, far = even @ sums, odd @ (points - points[::-1])[:n_odd]
    made = np.concatenate([(near + far)[:half], (parity.sign * (near - far))[: rows // 2][::-1]])
    assert np.allclose(made, values @ points, rtol=1e-14, atol=1e-14)
    # rows of the second half that are held come from the sum as well
    assert np.allclose(near + far, (values @ points)[:held], rtol=1e-14, atol=1e-14)


def _work(operator):
    return plans(operator)[0].flops


def test_work_of_plans_is_that_of_closed_forms():
    p, q = 4, 6
    b, g, d = Matrix("bx", q, p), Matrix("gx", q, p), Matrix("dx", q, q)
    along = [p * p * q, p * q * q, q**3]  # entries after each axis
    assert _work(interpolation([b] * 3)) == sum(along) * (2 * p - 1)
    # x twice, y three times, z three times: what terms begin with is shared
    assert _work(gradient([g] * 3, [b] * 3)) == (2 * along[0] + 3 * along[1] + 3 * along[2]) * (2 * p - 1)
    assert _work(collocated_gradient([b] * 3, [d] * 3)) == sum(along) * (2 * p - 1) + 3 * q**3 * (2 * q - 1)
    # transposed: the same products, and sums of three fields in place of none
    bt, dt = Matrix("bx", p, q, True), Matrix("dx", q, q, True)
    down = [q * q * p, q * p * p, p**3]
    expected = 3 * q**3 * (2 * q - 1) + 2 * q**3 + sum(down) * (2 * q - 1)
    assert _work(collocated_divergence([dt] * 3, [bt] * 3)) == expected


def test_terms_of_an_output_share_what_they_end_with():
    g, b = Matrix("gx", 3, 5), Matrix("bx", 3, 5)
    steps = plans(divergence([g] * 3, [b] * 3))[0].steps
    assert len(steps) == 8
    assert sum(step.beta for step in steps) == 2


def test_shapes_of_arrays():
    operator = interpolation([Matrix("bx", 5, 2), Matrix("by", 6, 3)], components=2)
    assert array_shape(operator, operator.points[0], 7) == (7, 2, 3, 2)
    blocks = interpolation([Matrix("bx", 5, 2)], components=2, layout=Layout.INTERLACED, interlaced=4)
    assert array_shape(blocks, (2,), 7) == (2, 2, 2, 4)


@pytest.mark.parametrize(
    ("kind", "along", "made", "said"),
    [
        ("gradient", "z", (3, 3, 3), "gradient is along every axis"),
        ("interpolation", "", (3, 3, 3), "give some of xyz"),
        ("interpolation", "zz", (3, 3, 1), "give some of xyz"),
        ("interpolation", "w", (3, 3, 1), "give some of xyz"),
        ("interpolation", "z", (3, 2, 1), "y is left alone, but 2 points are made of 3"),
    ],
)
def test_axes_left_alone_keep_their_points(kind, along, made, said):
    with pytest.raises(UsageError, match=said):
        named_operator(kind, (3, 3, 3), made, along=along)


def test_the_name_of_a_face_says_along_which_axes_it_is():
    end = named_operator("interpolation", (3, 3, 3), (3, 3, 1), along="z")
    assert procedure_name("interpolation", end, 4) == "interpolation_p3_q3x3x1_f64x4_along_z"
