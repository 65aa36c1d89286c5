"""Libraries of the fastest kernels, as files that build into a program: ours, SCALE-DG's and libCEED's."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..analysis.measurement.measure import Plan
from ..codegen.compilers import compiler_language
from ..codegen.export import USUAL_KINDS
from ..codegen.export.build import LibraryCompilers, library_compilers
from ..codegen.export.c_library import library_sources
from ..codegen.export.c_request import MOST_POINTS, USUALLY_SEARCHED, LibraryRequest, parse_sizes
from ..codegen.export.dealii import dealii_headers
from ..codegen.export.libceed.files import backend_files
from ..codegen.export.libceed.kernels import EvenOdd
from ..codegen.export.libceed.kernels import Request as BackendRequest
from ..codegen.export.library import (
    PROVENANCE,
    Library,
    LibraryKernel,
    library_files,
    require_new_folder,
    write_folder,
)
from ..codegen.export.scale_dg.files import ScaleExport, scale_files
from ..codegen.target import Target
from ..codegen.toolchain import find_toolchain, usual_c_compiler
from ..codegen.variant import DType, Language, Mode
from ..errors import UsageError, argument
from ..models.kernels.predictions.model import PATIENCE_S
from ..models.kernels.ranking.export import Request, choose
from ..models.kernels.search.operator_choice import SimulatedCost
from ..records import record
from .listener import listener
from .machines import MachineLike, Processor
from .machines import machine as machine_of
from .request.libraries import EXPORT
from .request.shared import ROUNDS
from .shown import Shown

if TYPE_CHECKING:
    import pandas as pd


_DIMENSIONS, _NODES, _BEYOND = (1, 2, 3), tuple(range(2, 10)), (-1, 0, 1, 2)
_WIDEST = 512


@record
class Bases:
    """Bases of a libCEED backend; what is empty or None is chosen.

    Attributes
    ----------
    dimensions, nodes : tuple of int
    beyond : tuple of int
        Quadrature points in excess of nodes.
    width : int or None
        Bits of a vector.
    even_odd : str or None
    """

    dimensions: tuple[int, ...]
    nodes: tuple[int, ...]
    beyond: tuple[int, ...]
    width: int | None
    even_odd: str | None


def libceed_files(bases: Bases, target: Target, dtype: DType, folder: Path) -> tuple[dict[str, str], str]:
    """Return the files of a backend of libCEED, and what it holds and which command comes next.

    Parameters
    ----------
    bases : Bases
    target : Target
    dtype : DType
    folder : Path
        Folder of the files, for the command.
    """
    target = target.at_width(bases.width or min(target.vector_bits, _WIDEST))
    request = BackendRequest(
        bases.dimensions or _DIMENSIONS,
        bases.nodes or _NODES,
        bases.beyond or _BEYOND,
        target.vector_bits,
        target.vector_registers,
        EvenOdd(bases.even_odd or EvenOdd.AUTO),
        dtype,
    )
    shapes = f"{len(request.shapes)} shapes of bases"
    listener().stage(f"choosing kernels for {shapes}, a second or more for each")
    following = f"sh {folder}/add-to-libceed.sh TREE, or make -C {folder} CEED_DIR=..."
    return backend_files(request, target), f"kernels of {shapes}; next: {following}"


def scale_dg_files(
    orders: tuple[int, ...], processor: Processor, dtype: DType, compiler: str | None, *, pure_fortran: bool
) -> dict[str, str]:
    """Return the files of SCALE-DG's kernels of some orders.

    Parameters
    ----------
    orders : tuple of int
    processor : Processor
    dtype : DType
    compiler : str or None
        Compiler of C whose code of tiles is evaluated.
    pure_fortran : bool
        Whether kernels are in Fortran, which needs no tiles.

    Raises
    ------
    UsageError
        If the compiler is one of Fortran, or is not installed.
    """
    target = processor.target
    tuning_compiler = _compiler(compiler, target)
    cost_model = None if pure_fortran else SimulatedCost(processor.record, target, tuning_compiler)
    built = tuning_compiler if tuning_compiler != "llvm" else "gcc"
    listener().stage(f"choosing kernels of {len(orders)} orders by simulation, up to a minute for each")
    return scale_files(ScaleExport(orders, target, dtype, pure_fortran, built, cost_model))


def _compiler(asked: str | None, target: Target) -> str:
    if asked is None:
        return usual_c_compiler(target)
    if compiler_language(asked) is Language.FORTRAN:
        pure = argument("pure_fortran")
        raise UsageError(
            f"{argument('compiler')} {asked}: the kernels are in C; give gcc or clang, or {pure}"
        )
    return find_toolchain(asked, target).name


_BEYOND_OF_C = (0, 1)


def c_files(request: LibraryRequest, folder: Path) -> tuple[dict[str, str], str]:
    """Return the files of a shared C library, and what it holds and which command comes next.

    Parameters
    ----------
    request : LibraryRequest
    folder : Path
        Folder of the files, for the command.
    """
    n, levels = len(request.shapes), " and ".join(level.name for level in request.levels)
    listener().stage(f"choosing kernels for {n} operators, some seconds for each")
    files = library_sources(request, datetime.now(UTC).isoformat(timespec="seconds"))
    return files, f"kernels of {n} operators for {levels}; next: make -C {folder} check"


_OF_LIBCEED = ("dimensions", "nodes", "points", "width", "even_odd")
_NOT_OF_LIBCEED = ("orders", "language", "compiler", "elements", "measure", "pure_fortran")
_NOT_OF_DEALII = ("kinds", "thorough", "dimensions", "sizes")
_NOT_OF_C = ("language", "compiler", "elements", "measure", "pure_fortran", "nodes", "even_odd")
_NOT_OF_SCALE_DG = {
    "language": "the kernels are in C, or with {} in Fortran",
    "elements": "a call is for one element",
    "measure": "kernels are chosen by simulation",
}


@record(eq=False, repr=False)
class ExportedLibrary(Shown):
    """A library that was written into a folder.

    Attributes
    ----------
    folder : Path
    interface : str
        library, c, dealii, scale-dg or libceed.
    files : mapping of str to str
        Text of each file by its path in the folder.
    contents : str
        Orders, kernels or shapes that it is made of, and the command that comes next.
    orders : tuple of int
        Polynomial orders; none of libceed.

    Examples
    --------
    >>> import chainline as cl
    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     made = cl.export(folder, interface="libceed", machine="zen5", dimensions=1, nodes=2, points="P")
    >>> made.contents.partition(";")[0], sorted(made.files)[0]
    ('kernels of 1 shapes of bases', 'LICENSE')
    """

    folder: Path
    interface: str
    files: Mapping[str, str]
    contents: str
    orders: tuple[int, ...] = ()

    @property
    def caption(self) -> str:
        """Folder, contents, and the command that comes next."""
        return f"{self.folder}: {self.contents}"

    def to_json(self) -> dict[str, Any]:
        """Return the provenance of a library of its own; of other interfaces orders and files."""
        if PROVENANCE in self.files:
            found: dict[str, Any] = json.loads(self.files[PROVENANCE])
            return found
        orders = {"orders": list(self.orders)} if self.orders else {}
        return {"interface": self.interface, **orders, "files": sorted(self.files)}

    def to_frame(self) -> pd.DataFrame:
        """Return a row for each kernel of a library of its own, or for each file."""
        import pandas as pd  # noqa: PLC0415 - half a second of import

        document = self.to_json()
        return pd.DataFrame(document.get("kernels") or {"file": document["files"]})


@EXPORT.checks
def export(  # noqa: PLR0913
    output: str | os.PathLike[str],
    *,
    orders: int | Sequence[int] | None = None,
    interface: str = "library",
    language: str | None = None,
    modes: str | Sequence[str] = tuple(Mode),
    dtype: str = DType.FLOAT64,
    machine: MachineLike | None = None,
    calibrate: bool = True,
    compiler: str | None = None,
    elements: int | None = None,
    measure: bool = False,
    pure_fortran: bool = False,
    rounds: int = ROUNDS.default,
    patience: float = PATIENCE_S,
    kinds: str | Sequence[str] | None = None,
    thorough: bool = False,
    dimensions: int | Sequence[int] | None = None,
    nodes: int | Sequence[int] | None = None,
    points: str | Sequence[int] | None = None,
    sizes: str | Sequence[str] = (),
    width: int | None = None,
    even_odd: str | None = None,
) -> ExportedLibrary:
    """Write the fastest kernel of each order and mode as a library that builds into a program.

    Kernels are chosen by simulation, or by measuring those that are simulated fastest: seconds for each.

    Parameters
    ----------
    output : str or path
        New or empty folder.
    orders : int or sequence of int
        Polynomial orders; of all interfaces but libceed.
    interface : {"library", "c", "dealii", "scale-dg", "libceed"}
        A library of its own, a shared one of operators behind a C header, or what deal.II, SCALE-DG or
        libCEED take.
    language : str, optional
        Of a library of its own: c, fortran (a module that calls the same C), or llvm (assembly).
    modes : str or sequence of str
        Modes, of x, y, z and element; all by default.
    dtype : str
        float64 (default) or float32.
    machine : str, path, Machine or Processor, optional
        See `machine`, whose default holds here too.
    calibrate : bool
        Whether a host that no machine file describes is calibrated, once.
    compiler : str, optional
        Compiler of the library; gcc and gfortran, or the embedded one by default.
    elements : int, optional
        Elements of a call; as many as L1 holds by default.
    measure : bool
        Whether kernels are measured here, to take one that is certainly faster.
    pure_fortran : bool
        Whether kernels for Fortran are in Fortran instead of C.
    rounds : int
        Samples of each kernel that is measured.
    patience : float
        Seconds to wait, for the kernels of each order and mode, while the machine is disturbed.
    kinds : str or sequence of str, optional
        Of c: kinds of operators; interpolation, gradient and divergence by default.
    thorough : bool
        Of c: whether tiles of many points are searched for as well, many seconds for each function.
    dimensions : int or sequence of int, optional
        Of c and libceed: dimensions of the operators, 1 to 3.
    nodes : int or sequence of int, optional
        Of libceed: nodes along an axis (2 to 9 by default).
    points : str or sequence of int, optional
        Of c, dealii and libceed: quadrature points along an axis, such as "P,P+1", or how many more than
        nodes.
    sizes : str or sequence of str, optional
        Of c: further operators with points taken and made along each axis, such as "4,4,2:5,5,3"; a dash is
        an axis that is left alone, as in "4,4,4:-,-,1".
    width : int, optional
        Of c, dealii and libceed: bits of a vector, of c and dealii of the widest.
    even_odd : {"auto", "yes", "no"}, optional
        Of libceed: even-odd kernels where they should be faster (default), wherever possible, or nowhere.

    Raises
    ------
    UsageError
        If an argument is wrong or of another interface, or a compiler is not installed.
    RunError
        If a kernel cannot be built, or is wrong, or a file cannot be written.

    Examples
    --------
    >>> import chainline as cl
    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     made = cl.export(folder, interface="libceed", machine="zen5", dimensions=1, nodes=2, points="P")
    >>> made.to_json()["files"][-1]
    'ceed-chainline.h'
    """
    given = {
        **{"orders": orders, "language": language, "compiler": compiler, "elements": elements},
        **{"measure": measure, "pure_fortran": pure_fortran, "kinds": kinds},
        **{"thorough": thorough, "dimensions": dimensions, "sizes": sizes},
        **{"nodes": nodes, "points": points, "width": width, "even_odd": even_odd},
    }
    _require_interface(interface, given)
    folder, chosen = Path(output), _as_tuple(orders)
    if interface == "library" and language is None:
        all_languages = ", ".join(Language)
        raise UsageError(
            f"{argument('language')}: give one of {all_languages}, or an {argument('interface')}"
        )
    compilers = None if language is None else library_compilers(compiler, language, pure_fortran=pure_fortran)
    require_new_folder(folder)
    processor = machine_of(machine, calibrate=calibrate)
    if interface == "libceed":
        basis = Bases(_as_tuple(dimensions), _as_tuple(nodes), _as_tuple(points), width, even_odd)
        files, contents = libceed_files(basis, processor.target, DType(dtype), folder)
    elif interface == "dealii":
        if dtype != DType.FLOAT64:
            raise UsageError(f"{argument('dtype')} {dtype}: kernels of deal.II are of float64; leave it out")
        listener().stage(f"choosing kernels of {len(chosen)} degrees, up to a minute for each")
        date = datetime.now(UTC).isoformat(timespec="seconds")
        files = dealii_headers(chosen, _as_tuple(points) or _BEYOND_OF_C, processor.target, width, date)
        contents = f"degrees {','.join(map(str, chosen))}; next: make -C {folder} check DEALII=..."
    elif interface == "c":
        wanted = LibraryRequest(
            _as_tuple(kinds) or USUAL_KINDS,
            _as_tuple(dimensions) or (3,),
            tuple(order + 1 for order in chosen),
            _as_tuple(points) or _BEYOND_OF_C,
            processor.target,
            width,
            DType(dtype),
            MOST_POINTS if thorough else USUALLY_SEARCHED,
            tuple(map(parse_sizes, sizes)),
        )
        files, contents = c_files(wanted, folder)
    elif compilers is None:
        files = scale_dg_files(chosen, processor, DType(dtype), compiler, pure_fortran=pure_fortran)
        contents = f"orders {','.join(map(str, chosen))}; next: make -C {folder} check"
    else:
        if measure:
            processor.require_here()
        request = Request(
            orders=chosen,
            modes=tuple(map(Mode, modes)),
            dtype=DType(dtype),
            language=compilers.language,
            machine=processor.record,
            target=processor.target,
            compiler=compilers.kernels,
            frequency_ghz=processor.clock_ghz,
            n_elements=elements,
            plan=Plan(rounds=rounds, budget_s=patience) if measure else None,
        )
        files = _library_files(request, compilers)
        contents = f"{len(chosen) * len(modes)} kernels; next: make -C {folder} check"
    listener().done()
    write_folder(folder, files)
    return ExportedLibrary(folder, interface, files, contents, chosen)


def _as_tuple(value: Any) -> tuple[Any, ...]:
    return () if value is None else tuple(value)


def _require_interface(interface: str, given: Mapping[str, Any]) -> None:
    """Refuse arguments of another interface, and orders that are missing."""
    c, libceed = (argument("interface", name) for name in ("c", "libceed"))
    leave_out = "leave it out, or give that interface"
    if interface == "libceed":
        _refuse((*_NOT_OF_LIBCEED, "kinds", "thorough", "sizes"), given, f"is not of {libceed}; leave it out")
        return
    if interface in ("c", "dealii"):
        wrong = _NOT_OF_C if interface == "c" else (*_NOT_OF_C, *_NOT_OF_DEALII)
        _refuse(wrong, given, f"is not of {argument('interface', interface)}; leave it out")
    else:
        _refuse(_OF_LIBCEED, given, f"is of {libceed}; {leave_out}")
        _refuse(("kinds", "thorough", "sizes"), given, f"is of {c}; {leave_out}")
    if interface == "scale-dg":
        for name, why in _NOT_OF_SCALE_DG.items():
            said = f"not with {argument('interface', interface)}, {why.format(argument('pure_fortran'))}"
            _refuse((name,), given, said)
    if not given["orders"] and not given["sizes"]:
        raise UsageError(f"the following arguments are required: {argument('orders')}")


def _refuse(names: Sequence[str], given: Mapping[str, Any], why: str) -> None:
    for name in names:
        if given[name]:
            raise UsageError(f"{argument(name)}: {why}")


def _library_files(request: Request, compilers: LibraryCompilers) -> dict[str, str]:
    """Return the files of a library of its own."""
    try:
        request.toolchain()  # one that is missing is named before anything is searched
    except UsageError as error:
        if compilers.fortran is None or compilers.language is Language.FORTRAN:
            raise
        pure = argument("pure_fortran")
        raise UsageError(f"{error.message}; or give {pure}, whose kernels need no C compiler") from None
    date = datetime.now(UTC).isoformat(timespec="seconds")
    n = len(request.orders) * len(request.modes)
    how = "measuring" if request.plan else "simulating"
    listener().stage(f"choosing {n} kernels by {how}, seconds for each")
    kernels = tuple(_logged(choose(request), n, measured=request.plan is not None))
    library = Library(kernels, request.target, request.machine.key, date, compilers.fortran)
    return library_files(library)


def _logged(chosen: Iterator[LibraryKernel], n: int, *, measured: bool) -> Iterator[LibraryKernel]:
    """Yield the chosen kernels, log each, and tell how many of n there are."""
    begun = time.monotonic()
    for number, kernel in enumerate(chosen, 1):
        variant, taken_s = kernel.variant, time.monotonic() - begun
        what = f"split {variant.split_text}" + (f", {variant.schedule}" if variant.schedule else "")
        speed = f"{kernel.predicted_gflops:.1f} GFLOPS predicted"
        if kernel.measured_gflops is not None:
            speed += f", {kernel.measured_gflops:.1f} measured"
        elif measured:
            speed += "; the host was disturbed while it was measured"
        listener().done()
        listener().log(f"order {variant.order} {variant.mode}: {what}: {speed} ({taken_s:.1f} s)")
        if number < n:
            listener().step(f"kernel {number} of {n} chosen", number / n)
        yield kernel
        begun = time.monotonic()
