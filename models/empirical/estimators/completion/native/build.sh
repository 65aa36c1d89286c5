#!/usr/bin/env bash
# C -> the LLVM IR that is shipped, for any processor: bash build.sh [FILE.ll]
# Run it after a change of the C (clang 19); a test compares the two.
set -euo pipefail
cd "$(dirname "$0")"
# little is optimised here: the embedded compiler does that, for the processor at hand
little=(-O1 -mllvm -inline-threshold=-10000)
bash ../../../../../codegen/c_to_ir.sh sums.c "${1:-sums.ll}" "${little[@]}" -ffp-contract=fast -fno-math-errno
