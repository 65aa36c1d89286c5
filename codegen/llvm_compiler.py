"""The embedded compiler: LLVM through llvmlite, for any target, with pip alone."""

from __future__ import annotations

from functools import cache

import llvmlite
import llvmlite.binding as llvm

from ..errors import RunError, first_line
from .assembly import Assembly, Binary, BinaryKind, Provenance
from .cache import cached_bytes, cached_file, content_key
from .render import Source, SourceText
from .target import Target, define_function_attributes

_OPT_LEVEL = 3


class EmbeddedLLVM:
    """LLVM IR -> assembly or object code in this process, new pass manager at -O3."""

    name = "llvm"

    @property
    def version(self) -> str:
        """Version of LLVM and of llvmlite."""
        return f"LLVM {'.'.join(map(str, llvm.llvm_version_info))} (llvmlite {llvmlite.__version__})"

    def provenance(self, target: Target) -> Provenance:
        """Return the provenance that is recorded beside every build."""
        flags = (f"-O{_OPT_LEVEL}", f"-mcpu={target.llvm_cpu}", f"-mprefer-vector-width={target.vector_bits}")
        return Provenance(self.name, self.version, flags)

    def assemble(self, source: Source, target: Target) -> Assembly:
        """Return the assembly of a source for a target.

        Raises
        ------
        RunError
            If LLVM rejects the source.
        """
        return Assembly(source.variant, target, self.provenance(target), self.assembly_text(source, target))

    def assembly_text(self, source: SourceText, target: Target) -> str:
        """Return the assembly of any source; raises as `assemble` does."""
        return cached_bytes(
            self._key(source, target, "s"), ".s", lambda: self._emit(source, target, to_object=False)
        ).decode()

    def build(self, source: Source, target: Target) -> Binary:
        """Return an object file, the same code that `assemble` shows."""
        path = cached_file(
            self._key(source, target, "o"), ".o", lambda: self._emit(source, target, to_object=True)
        )
        return Binary(source.variant, target, self.provenance(target), BinaryKind.OBJECT, path)

    def _key(self, source: SourceText, target: Target, what: str) -> str:
        return content_key(self.version, repr(target), what, source.text)

    def _emit(self, source: SourceText, target: Target, to_object: bool) -> bytes:
        try:
            if to_object:
                return emit_object(source.text, target)
            module = optimise(define_function_attributes(source.text, target), target)
        except RuntimeError as error:
            raise RunError(f"llvm: {source.symbol}: {first_line(error)}") from None
        assembly: str = target_machine(target).emit_assembly(module)
        return assembly.encode()


def emit_object(ir: str, target: Target) -> bytes:
    """Return the object file of `ir`, whose functions have attribute group 0, for `target`."""
    made: bytes = target_machine(target).emit_object(optimise(define_function_attributes(ir, target), target))
    return made


def optimise(ir: str, target: Target) -> llvm.ModuleRef:
    """Return the module of `ir` after the -O3 pipeline for `target`."""
    machine = target_machine(target)
    module = llvm.parse_assembly(ir)
    module.triple = target.triple
    module.data_layout = str(machine.target_data)
    module.verify()
    options = llvm.create_pipeline_tuning_options(speed_level=_OPT_LEVEL)
    options.loop_vectorization = True
    options.slp_vectorization = True
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)
    return module


@cache
def target_machine(target: Target) -> llvm.TargetMachine:
    """Return LLVM's target machine of a target."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    llvm.initialize_native_asmparser()  # a source may hold inline assembly of this machine
    found = llvm.Target.from_triple(target.triple)
    return found.create_target_machine(
        cpu=target.llvm_cpu,
        features=target.llvm_features,
        opt=_OPT_LEVEL,
        reloc="pic",
        codemodel="default",
        abiname=target.instruction_set.toolchain.abi,
    )
