"""Kernels exported for SCALE-DG beside SCALE-DG's own: results, and time, of every procedure.

    git clone https://github.com/ywkawai/FE-Project
    chainline export --interface scale-dg --orders 1-15 -o exported
    python compare.py FE-Project/FElib/src/element/scale_element_operation_tensorprod3D_kernel.F90 exported

needs gcc and gfortran. Each procedure is called with derivative and filter matrices of
Legendre-Gauss-Lobatto points (`--matrices any`: with any), one element a call, its data in L1 where that
holds it; times are minima of interleaved rounds. The reference is written out in numpy, so that a
mistake of either shows.
"""

from __future__ import annotations

import argparse
import ctypes
import tempfile
import time
from pathlib import Path

import numpy as np
from chainline.codegen.buffer_alignment import PAGE_BYTES, placed
from chainline.codegen.export.scale_dg.kinds import KINDS, Kind
from chainline.codegen.kernel import jit_engine
from chainline.codegen.process import run
from numpy.polynomial import legendre

FLAGS = ("-O3", "-march=native", "-fPIC", "-shared")
STUBS = """module scale_precision
  integer, parameter :: RP = kind(0.d0)
end module
module scale_element_base
  type :: ElementBase3D
    integer :: n
  end type
contains
  subroutine ElementBase3D_Init()
  end subroutine
  subroutine ElementBase3D_Final()
  end subroutine
end module
"""
PREFIX = "__scale_element_operation_tensorprod3d_kernel_MOD_"
ROUNDS, LEAST_NS = 100, 100_000


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("original", type=Path, help="SCALE-DG's source file")
    parser.add_argument("exported", type=Path, help="folder that chainline export wrote")
    parser.add_argument("--orders", default="1-15")
    parser.add_argument("--matrices", choices=("derivatives", "any"), default="derivatives")
    options = parser.parse_args()
    first, _, last = options.orders.partition("-")
    orders = tuple(range(int(first), int(last or first) + 1))
    with tempfile.TemporaryDirectory() as folder:
        compare(options, orders, Path(folder))


def compare(options: argparse.Namespace, orders: tuple[int, ...], folder: Path) -> None:
    """Build both, and print a line for each procedure that both have."""
    theirs = build_original(options.original, folder / "theirs")
    ours, prefix = build_ours(options.exported, folder / "ours")
    ratios: dict[str, list[float]] = {}
    missing: list[int] = []
    heads = f"{'ours off':>9} {'theirs off':>10} {'ours ns':>9} {'theirs ns':>9} {'ratio':>6}"
    print(f"{'procedure':24} {'order':>5} {heads}")
    for order in orders:
        for kind in KINDS:
            name = kind.procedure(order).lower()
            if not hasattr(theirs, PREFIX + name):
                continue
            if not hasattr(ours, prefix + name):
                missing.append(order)
                continue
            call = Call(kind, order, options.matrices)
            procedures = [getattr(ours, prefix + name), getattr(theirs, PREFIX + name)]
            off = [call.deviation(address_of(procedure)) for procedure in procedures]
            if off[1] == float("inf"):
                print(f"{kind.name:24} {order:5} {off[0]:9.1e} theirs writes outside of its arrays")
                continue
            times = call.times([address_of(procedure) for procedure in procedures])
            ratios.setdefault(kind.name, []).append(times[1] / times[0])
            print(
                f"{kind.name:24} {order:5} {off[0]:9.1e} {off[1]:10.1e} {times[0]:9.1f} {times[1]:9.1f} "
                f"{times[1] / times[0]:6.2f}",
                flush=True,
            )
    if missing:
        print(f"orders {', '.join(map(str, dict.fromkeys(missing)))}: not in {options.exported}, left out")
    if not ratios:
        raise SystemExit(f"compare.py: no procedure of orders {options.orders} in {options.exported}")
    for name, values in ratios.items():
        print(f"{name:24} geometric mean {geometric_mean(values):5.2f}, least {min(values):5.2f}")
    everything = [value for values in ratios.values() for value in values]
    print(f"{'all':24} geometric mean {geometric_mean(everything):5.2f}, least {min(everything):5.2f}")


def build_original(source: Path, folder: Path) -> ctypes.CDLL:
    """Compile SCALE-DG's module against stand-ins for the two modules that it uses."""
    folder.mkdir()
    (folder / "scaleFElib.h").write_text("")
    (folder / "stubs.F90").write_text(STUBS)
    library = folder / "theirs.so"
    # what the module keeps to itself is compared as well
    text = source.read_text().replace("  private\n", "  public\n", 1)
    (folder / "theirs.F90").write_text(text)
    sources = [str(folder / "stubs.F90"), str(folder / "theirs.F90")]
    compiled("gfortran", *FLAGS, f"-I{folder}", f"-J{folder}", "-o", str(library), *sources)
    return ctypes.CDLL(str(library))


def build_ours(folder: Path, build: Path) -> tuple[ctypes.CDLL, str]:
    """Compile what `chainline export --interface scale-dg` wrote; also what its symbols begin with."""
    build.mkdir()
    library = build / "ours.so"
    sources = sorted(map(str, folder.glob("kernels/*.c")))
    if not sources:  # Fortran alone
        sources = [str(folder / "scale_precision.f90"), *map(str, folder.glob("*.F90"))]
        compiled("gfortran", *FLAGS, "-fopenmp-simd", f"-J{build}", "-o", str(library), *sources)
        return ctypes.CDLL(str(library)), PREFIX
    compiled("gcc", *FLAGS, "-ffp-contract=fast", f"-I{folder}", "-o", str(library), *sources)
    return ctypes.CDLL(str(library)), ""


def compiled(*command: str) -> None:
    """Run a compiler."""
    done = run(list(command), timeout_s=1200)
    if done.returncode:
        raise SystemExit(done.stderr)


class Call:
    """Arguments of a procedure, and what it must make of them."""

    def __init__(self, kind: Kind, order: int, matrices: str) -> None:
        self._kind, n = kind, order + 1
        random = np.random.default_rng(order)
        derivative, filtering = (
            matrices_of(n) if matrices == "derivatives" else random.standard_normal((2, n, n))
        )
        found, offsets = {}, []
        for argument in kind.arguments:
            shape = [int(text) for text in argument.shape.format(n=n).split(",")]
            if argument.name.startswith("Mat"):
                matrix = filtering if "1D" in argument.name else derivative
                values = matrix.T if argument.name.endswith("_tr") else matrix
                offsets.append(None)
            else:
                values = random.standard_normal(shape)
                offsets.append(PAGE_BYTES // 2 if argument.written else 0)
            found[argument.name] = values
        # where both do well, and not by chance: inputs on pages, outputs half a page further
        rooms = placed([guarded(values) for values in found.values()], offsets)
        named = list(zip(found.items(), rooms, strict=True))
        self.arrays = {name: room[: v.size].reshape(v.shape, order="F") for (name, v), room in named}
        self._guards = [room[values.size :] for (_, values), room in named]
        if "vec_in_" in self.arrays:
            self.arrays["vec_in_"] = self.arrays["vec_in"]
        self._matrices = derivative, filtering
        self.expected = self._reference()

    def deviation(self, address: int) -> float:
        """Return the largest deviation relative to absolute products; infinite where it wrote outside."""
        self._repeat(address, 1)
        if not all(np.isnan(guard).all() for guard in self._guards):
            return float("inf")
        found = [
            np.max(abs(self.arrays[name] - made) / scale) for name, (made, scale) in self.expected.items()
        ]
        return float(max(found))

    def times(self, addresses: list[int]) -> list[float]:
        """Return the least nanoseconds of a call of each."""
        calls = 1
        while self._repeat(addresses[0], calls) < LEAST_NS:
            calls *= 2
        found = [[self._repeat(address, calls) / calls for address in addresses] for _ in range(ROUNDS)]
        return [min(each) for each in zip(*found, strict=True)]

    def _repeat(self, address: int, calls: int) -> float:
        pointers = [array.ctypes.data for array in self.arrays.values()]
        repeat = repeater(len(pointers))
        begin = time.perf_counter_ns()
        repeat(address, calls, *pointers)
        return time.perf_counter_ns() - begin

    def _reference(self) -> dict[str, tuple[np.ndarray, np.ndarray]]:
        made = self._written_out(*self._matrices, self.arrays)
        absolute = {name: abs(values) for name, values in self.arrays.items()}
        scale = self._written_out(*map(abs, self._matrices), absolute)
        return {name: (values, scale[name]) for name, values in made.items()}

    def _written_out(self, derivative, filtering, arrays) -> dict[str, np.ndarray]:
        name = self._kind.name
        if name.startswith("dir"):
            return {"vec_out": along("XYZ".index(name[3]), derivative, arrays["vec_in"])}
        if name == "Lift_hexahedral":
            factors, faces = arrays["Lift"], arrays["vec_in"]
            forms = ("ijk,ik", "ijk,jk", "ijk,ik", "ijk,jk", "ijk,ij", "ijk,ij")
            terms = (
                np.einsum(f"{form}->ijk", factors[..., f], faces[..., f]) for f, form in enumerate(forms)
            )
            return {"vec_out": sum(terms)}
        if name == "ModalFilter":
            values = arrays["vec_in"]
            for axis in range(3):
                values = along(axis, filtering, values)
            return {"vec_out": values}
        sources = ["vec_in"] * 3 if name.startswith("grad") else [f"vec_in_{axis}" for axis in "xyz"]
        made = {}
        for axis, source in zip("xyz", sources, strict=True):
            made[f"vec_out_{axis}"] = along("xyz".index(axis), derivative, arrays[source])
        return made


def guarded(values: np.ndarray) -> np.ndarray:
    """Return the entries in Fortran order with NaN behind them, room for what is written out of bounds."""
    room = np.full(6 * values.size, np.nan)
    room[: values.size] = values.ravel(order="F")
    return room


def along(axis: int, matrix: np.ndarray, values: np.ndarray) -> np.ndarray:
    """Apply a matrix along an axis."""
    return np.moveaxis(np.tensordot(matrix, values, (1, axis)), 0, axis)


def matrices_of(n: int) -> tuple[np.ndarray, np.ndarray]:
    """Return derivative and modal filter on the Legendre-Gauss-Lobatto points."""
    inner = legendre.Legendre.basis(n - 1).deriv().roots().real if n > 2 else np.empty(0)
    points = np.concatenate([[-1.0], np.sort(inner), [1.0]])
    points = (points - points[::-1]) / 2
    polynomial = legendre.Legendre.basis(n - 1)(points)
    gaps = points[:, None] - points[None, :] + np.eye(n)
    derivative = polynomial[:, None] / polynomial[None, :] / gaps
    np.fill_diagonal(derivative, 0.0)
    derivative[0, 0], derivative[-1, -1] = -n * (n - 1) / 4, n * (n - 1) / 4
    modes = legendre.legvander(points, n - 1)
    damping = np.exp(-36.0 * (np.arange(n) / max(n - 1, 1)) ** 16)
    return derivative, modes @ np.diag(damping) @ np.linalg.inv(modes)


_REPEATERS: dict[int, tuple[object, object]] = {}


def repeater(pointers: int):
    """Return a function that calls an address with some pointers, many times."""
    if pointers not in _REPEATERS:
        typed = ", ".join(f"ptr %a{number}" for number in range(pointers))
        ir = f"""define void @repeat(ptr %f, i64 %calls, {typed}) {{
entry:
  br label %loop
loop:
  %left = phi i64 [ %calls, %entry ], [ %next, %loop ]
  call void %f({typed})
  %next = add i64 %left, -1
  %more = icmp ne i64 %next, 0
  br i1 %more, label %loop, label %done
done:
  ret void
}}"""
        engine = jit_engine(ir)
        arguments = [ctypes.c_void_p, ctypes.c_int64, *[ctypes.c_void_p] * pointers]
        function = ctypes.CFUNCTYPE(None, *arguments)(engine.get_function_address("repeat"))
        _REPEATERS[pointers] = function, engine
    return _REPEATERS[pointers][0]


def address_of(procedure: object) -> int:
    """Return where a loaded procedure begins."""
    return ctypes.cast(procedure, ctypes.c_void_p).value or 0


def geometric_mean(values: list[float]) -> float:
    """Return the geometric mean."""
    return float(np.exp(np.mean(np.log(values))))


if __name__ == "__main__":
    main()
