"""Names of the contenders of a comparison."""

from ....codegen.peers.gemm_library import GemmLibrary

VECTORS = "vectors"
"""Name of our contender."""
SPLIT_SUFFIX = " split"
"""Ends the name under which the best split of a compiler runs."""
EINSUM = "einsum"
LIBRARIES = (*(str(library) for library in GemmLibrary), EINSUM)
COMPILERS = ("gcc", "gfortran", "clang", "flang", "llvm")
PEERS = (*LIBRARIES, *COMPILERS)
"""Peers by name; "llvm", the embedded compiler, is always there."""
