"""What was compiled for one processor is never handed to another."""

import os
import shutil
import subprocess
import sys
from dataclasses import replace

import pytest
from chainline.codegen.render import render
from chainline.codegen.target import host_target
from chainline.codegen.toolchain import compiler_language, find_toolchain
from chainline.codegen.variant import Variant

HERE = host_target()
OTHERS = {
    "another name": replace(HERE, llvm_cpu="generic"),
    "other features": replace(HERE, llvm_features=f"{HERE.llvm_features},+crc32"),
    "other vectors": replace(HERE, vector_bits=HERE.vector_bits * 2),
}
# a table that numba keeps beside nothing else, called with one kind of argument
TABLE = """
import numpy as np
from chainline.models.empirical.estimators.completion.normal_equations import times_rows
ones = np.ones((2, 2))
times_rows(ones, ones, np.zeros(2, np.int64), np.zeros(2), ones.copy())
"""


@pytest.mark.parametrize("other", OTHERS)
@pytest.mark.parametrize("compiler", ["llvm", "gcc"])
def test_kernels_are_kept_by_the_processor_that_they_are_for(compiler, other, empty_cache):
    if compiler != "llvm" and shutil.which(compiler) is None:
        pytest.skip(f"{compiler} is not installed")
    toolchain = find_toolchain(compiler, HERE)
    source = render(Variant(1, (2,), language=compiler_language(compiler)))
    paths = {toolchain.build(source, target).path for target in (HERE, HERE, OTHERS[other])}
    assert len(paths) == 2


@pytest.mark.exhaustive
def test_what_numba_compiled_is_kept_by_the_processor_too(tmp_path):
    kept = []
    for processor in ("host", "host", "generic"):
        environment = os.environ | {"NUMBA_CACHE_DIR": str(tmp_path), "NUMBA_CPU_NAME": processor}
        subprocess.run([sys.executable, "-c", TABLE], env=environment, check=True)
        kept.append(len(list(tmp_path.rglob("*times_rows*.nbc"))))
    assert kept == [1, 1, 2]
