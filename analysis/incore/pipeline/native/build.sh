#!/usr/bin/env bash
# C -> the LLVM IR that is shipped, for any processor, and without FILE.ll its assembly for x86-64, on such
# a machine: bash build.sh [FILE.ll]
# Run it after a change of the C (clang 19); a test compares the two.
set -euo pipefail
cd "$(dirname "$0")"
if [ $# = 0 ]; then
  python3 -c 'from chainline.analysis.incore.pipeline.tables import core_header; print(core_header(), end="")' > core_row.h
fi
# optimised here, once: a first start only translates it
bash ../../../../codegen/c_to_ir.sh pipeline.c "${1:-pipeline.ll}" -O2 -fno-vectorize -fno-slp-vectorize -ffp-contract=off
if [ $# = 0 ] && [ "$(uname -m)" = x86_64 ]; then
  translate='import sys; from chainline.codegen.builtin_ir import translation; print(translation(sys.stdin.read()), end="")'
  python3 -c "$translate" < pipeline.ll > pipeline.x86-64.s
fi
