"""Binary -> a callable on this machine, its check against numpy, and LLVM IR of the loops that time it.

A matrix `D` has one meaning here and everywhere: `D[i, m]` weighs input m in output i, out_i = sum over m of
D[i, m] q_m. Kernels take it column-major, entry (i, m) at `i + Np*m`.

Loading runs machine code in this process: callers that must survive a crash do it in a worker.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import llvmlite.binding as llvm
import numpy as np
import numpy.typing as npt

from ..errors import UsageError
from ..isa.registry import host_isa, instruction_set
from ..records import record
from .assembly import Binary, BinaryKind
from .buffer_alignment import PAGE_BYTES, starts_of
from .render import template
from .variant import Mode, Variant

# out[k,j,i]: numpy's last axis is the contiguous one, Fortran's first
MODE_SUBSCRIPTS = {Mode.X: "im,ekjm->ekji", Mode.Y: "jm,ekmi->ekji", Mode.Z: "km,emji->ekji"}
Array = npt.NDArray[Any]

_GUARD_BYTES = 512


@record
class Kernel:
    """A loaded kernel.

    Attributes
    ----------
    variant : Variant
        Kernel's variant.
    address : int
        Entry point in this process.
    owner : object
        Keeps the code mapped.
    transposed : tuple of Mode
        Modes whose operator it takes row-major; calls from Python bring it into either order.
    """

    variant: Variant
    address: int
    owner: object
    transposed: tuple[Mode, ...] = ()

    def __call__(self, n_elements: int, operators: list[Array], q: Array, tmp: Array) -> None:
        """Run the kernel; arrays are passed by address, unchecked.

        Operators may lie in either memory order: one that does not lie as the kernel takes it is copied.
        """
        modes = zip(self.variant.modes, operators, strict=False)  # a dense operator is one for all modes
        placed = [np.asarray(d, order="C" if mode in self.transposed else "F") for mode, d in modes]
        arrays = [*placed, q, tmp]
        prototype = ctypes.CFUNCTYPE(None, ctypes.c_int64, *[ctypes.c_void_p] * len(arrays))
        prototype(self.address)(n_elements, *(array.ctypes.data for array in arrays))


@record
class Workspace:
    """Arrays for `n_elements` elements: operators `(Np, Np)`, buffers `(n, Np, Np, Np)`.

    Operators are column-major in memory as kernels take them, and orthogonal, so that a kernel applied any
    number of times neither overflows nor sinks into subnormal numbers, which would change its speed.
    `arena` holds all arrays, and NaN between them.
    """

    n_elements: int
    operators: list[Array]
    q: Array
    tmp: Array
    arena: Array


@record
class CheckResult:
    """Outcome of the numerical check; errors are relative."""

    error: float
    tolerance: float
    problem: str | None

    @property
    def passed(self) -> bool:
        """True where the kernel computes the right result and writes nothing else."""
        return self.problem is None


def load(binary: Binary) -> Kernel:
    """Return the kernel of a compiled file; of one built with OpenMP, the parallel one.

    Raises
    ------
    UsageError
        If it was compiled for another instruction set.
    """
    if not binary.target.runs_here:
        raise UsageError(
            f"a kernel for {binary.target.name} ({binary.target.isa}) cannot run on this machine"
        )
    loader = _load_object if binary.kind is BinaryKind.OBJECT else _load_shared
    symbol = binary.variant.openmp_symbol if binary.openmp else binary.variant.symbol
    address, owner = loader(str(binary.path), symbol)
    return Kernel(binary.variant, address, owner, binary.transposed)


def _load_shared(path: str, symbol: str) -> tuple[int, object]:
    library = ctypes.CDLL(path)
    address = ctypes.cast(getattr(library, symbol), ctypes.c_void_p).value
    assert address is not None
    return address, library


def _load_object(path: str, symbol: str) -> tuple[int, object]:
    engine = jit_engine()
    engine.add_object_file(llvm.ObjectFileRef.from_path(path))
    engine.finalize_object()
    return engine.get_function_address(symbol), engine


def jit_engine(ir: str = "") -> llvm.ExecutionEngine:
    """Return an execution engine for this machine that holds the functions of `ir`, or nothing yet."""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    llvm.initialize_native_asmparser()
    machine = llvm.Target.from_default_triple().create_target_machine(opt=1)
    module = llvm.parse_assembly(ir)
    module.verify()
    engine: llvm.ExecutionEngine = llvm.create_mcjit_compiler(module, machine)
    if ir:
        engine.finalize_object()
    else:
        engine.remove_module(module)  # to compile nothing takes 5 ms
    return engine


@record
class Layout:
    """Placement of the arrays of a call, in bytes from a page boundary.

    Attributes
    ----------
    operators : tuple of int
        Of each mode in turn.
    q, tmp : int
        Input and output, which the modes use by turns.
    n_bytes : int
        Bytes for all of them.
    """

    operators: tuple[int, ...]
    q: int
    tmp: int
    n_bytes: int


def array_layout(variant: Variant, n_elements: int) -> Layout:
    """Return the placement of the arrays of a call, for measurements and simulations alike.

    The placement of arrays changes the speed of the same code up to twofold: a load that follows a
    store at the same offset of another 4 KiB page waits for it in vain. `q` starts a page,
    `tmp` starts half a page off, the operators follow, every one on a cache line.
    """
    size, n = np.dtype(str(variant.dtype)).itemsize, variant.np
    data, operator = n_elements * n**3 * size, n**2 * size
    modes = len(variant.modes)
    starts, end = starts_of(
        [data, data, *[operator] * modes], [0, PAGE_BYTES // 2, *[None] * modes], _GUARD_BYTES
    )
    return Layout(starts[2:], starts[0], starts[1], end + _GUARD_BYTES)


def make_workspace(variant: Variant, n_elements: int, seed: int = 0) -> Workspace:
    """Return arrays with random data, placed the same way in every process (`array_layout`).

    Parameters
    ----------
    variant : Variant
    n_elements : int
        Elements of a call.
    seed : int
        Seed of the data.
    """
    n, dtype = variant.np, np.dtype(str(variant.dtype))
    random = np.random.default_rng(seed)
    operators = [np.linalg.qr(random.standard_normal((n, n)))[0] for _ in variant.modes]
    q = random.standard_normal((n_elements, n, n, n))
    layout = array_layout(variant, n_elements)
    arena = np.full((layout.n_bytes + PAGE_BYTES) // dtype.itemsize + 1, np.nan, dtype)
    page = -arena.ctypes.data % PAGE_BYTES

    def place(content: Array, offset: int) -> Array:
        start = (page + offset) // dtype.itemsize
        view = arena[start : start + content.size].reshape(content.shape)
        view[...] = content
        return view

    placed = [place(content, offset).T for content, offset in zip(operators, layout.operators, strict=True)]
    return Workspace(n_elements, placed, place(q, layout.q), place(np.zeros_like(q), layout.tmp), arena)


def reference(variant: Variant, operators: list[Array], q: Array) -> Array:
    """Return the expected content of `tmp`, by `numpy.einsum`.

    Parameters
    ----------
    variant : Variant
        Kernel whose modes are applied.
    operators : list of ndarray, (Np, Np)
        One for each mode.
    q : ndarray
        Input of the kernel.
    """
    for mode, operator in zip(variant.modes, operators, strict=True):
        q = np.einsum(MODE_SUBSCRIPTS[mode], operator, q)
    return q


def check(kernel: Callable[..., None], variant: Variant, n_elements: int = 2, seed: int = 0) -> CheckResult:
    """Run a kernel once and compare it with numpy in float64.

    The error is the largest deviation relative to the same product of absolute values; each
    mode of kernel and reference may lose `Np` units of roundoff (Higham, Accuracy and
    Stability of Numerical Algorithms, 2nd ed., Eq. 3.5), so the tolerance is twice that.

    Parameters
    ----------
    kernel : callable
        Takes `(n_elements, operators, q, tmp)`.
    variant : Variant
        Variant to compare with.
    n_elements : int
        At least 2 shows a wrong element stride.
    seed : int
        Seed of the random numbers.

    Returns
    -------
    CheckResult
        With `problem` set if the error exceeds the tolerance or memory outside was touched.
    """
    work = make_workspace(variant, n_elements, seed)
    work.tmp[...] = np.nan
    wide = [operator.astype(np.float64) for operator in work.operators]
    expected = reference(variant, wide, work.q.astype(np.float64))
    scale = reference(variant, [abs(operator) for operator in wide], abs(work.q).astype(np.float64))
    kernel(n_elements, work.operators, work.q, work.tmp)
    with np.errstate(invalid="ignore"):
        error = float(np.max(np.abs(work.tmp - expected) / scale))
    tolerance = 2 * len(variant.modes) * variant.np * float(np.finfo(work.q.dtype).eps) / 2
    return CheckResult(error, tolerance, _problem(error, tolerance, work))


def _problem(error: float, tolerance: float, work: Workspace) -> str | None:
    if not error <= tolerance:  # NaN included
        return f"relative error {error:.2e} exceeds {tolerance:.2e}"
    used = sum(array.size for array in (work.q, work.tmp, *work.operators))
    if int(np.isnan(work.arena).sum()) != work.arena.size - used:
        return "memory outside the arrays was written"
    return None


ADDS_PER_ROUND = NOPS_PER_ROUND = 64
_SUMS = 12
PRODUCTS_PER_ROUND = 2 * _SUMS
PAIRED_PER_ROUND = 2 * PRODUCTS_PER_ROUND
FEW_ARRAYS, MOST_ARRAYS = 5, 16
"""Arrays that `repeat` passes, and `repeat_many`, which stores each for which there is no register."""
STACK_OFFSETS = (0, 16, 32, 48)
"""Places that a calling convention with a 16-byte aligned stack can give a kernel's frame."""


@cache
def _host_features() -> Mapping[str, bool]:
    return dict(llvm.get_host_cpu_features())


@cache
def host_timing_ir() -> str:
    """Return the IR for this processor."""
    return timing_ir(host_isa(), _host_features())


def crowded_above() -> float:
    """Return the slowdown of products by loads beside them above which another thread shares the core.

    Infinity where that is not known: of a narrow core, or one with more pipes for products than for loads.
    """
    return instruction_set(host_isa()).timing.timing_code(_host_features()).pass_beside


def timing_ir(isa: str, features: Mapping[str, bool]) -> str:
    """Return the IR of the calls of kernels, of clocks, and of the probes for other threads.

    The first are `repeat` and `repeat_many`, then `counter`, `counter_hz` and `add_chain`. The last are
    `nops`, `branches`, `products` of vectors, and `paired`: these with as many loads.

    Parameters
    ----------
    isa : str
        Instruction set.
    features : mapping of str to bool
        LLVM's features of the processor.
    """
    code = instruction_set(isa).timing.timing_code(features)
    products = [code.product.format(n=n % _SUMS) for n in range(PRODUCTS_PER_ROUND)]
    changed = [*(f"{code.registers}{n}" for n in range(_SUMS)), *code.loaded.split(",")]
    return template("timing.ll.j2").render(
        isa=isa,
        repeats=[("repeat", FEW_ARRAYS), ("repeat_many", MOST_ARRAYS)],
        read_counter=code.read_counter,
        read_counter_hz=code.read_counter_hz,
        add=code.add,
        adds=ADDS_PER_ROUND,
        nops=NOPS_PER_ROUND,
        zeros=[code.zero.format(n=n) for n in range(_SUMS)],
        products=products,
        paired=[code.before, *(line for product in products for line in (product, code.load))],
        changed=",".join(f"~{{{one}}}" for one in changed),
        after=code.after,
        count_down=code.count_down,
        branch_back=code.branch_back,
    )
