"""What was compiled for one processor is never handed to another."""

import shutil
from dataclasses import replace

import pytest
from chainline.codegen.compilers import compiler_language
from chainline.codegen.render import render
from chainline.codegen.target import host_target
from chainline.codegen.toolchain import find_toolchain
from chainline.codegen.variant import Variant

HERE = host_target()
OTHERS = {
    "another name": replace(HERE, llvm_cpu="generic"),
    "other features": replace(HERE, llvm_features=f"{HERE.llvm_features},+crc32"),
    "other vectors": replace(HERE, vector_bits=HERE.vector_bits * 2),
}


@pytest.mark.parametrize("other", OTHERS)
@pytest.mark.parametrize("compiler", ["llvm", "gcc"])
def test_kernels_are_kept_by_the_processor_that_they_are_for(compiler, other, empty_cache):
    if compiler != "llvm" and shutil.which(compiler) is None:
        pytest.skip(f"{compiler} is not installed")
    toolchain = find_toolchain(compiler, HERE)
    source = render(Variant(1, (2,), language=compiler_language(compiler)))
    paths = {toolchain.build(source, target).path for target in (HERE, HERE, OTHERS[other])}
    assert len(paths) == 2
