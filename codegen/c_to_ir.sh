#!/usr/bin/env bash
# C -> LLVM IR for any processor (clang 19): bash c_to_ir.sh FILE.c FILE.ll FLAGS...
set -euo pipefail
flags=(-std=c11 -Wall -Wextra -Werror -fwrapv -fno-strict-aliasing "${@:3}")
{
  echo "; Made from C by build.sh; every type has the same size on every target."
  ${CLANG:-clang-19} "${flags[@]}" -S -emit-llvm -o - "$1" | sed -E \
    -e '/^; ModuleID/d' -e '/^source_filename/d' -e '/^target /d' -e '/^; Function Attrs/d' \
    -e '/^!llvm\.(module\.flags|ident)/d' -e 's/^(define|declare)(.*) #[0-9]+/\1\2 #0/' \
    -e '/^(  |declare).*@llvm\.lifetime/d' -e 's/^(  .*call .*) #[0-9]+$/\1/' \
    -e '/^attributes #0/c attributes #0 = { nounwind }' -e '/^attributes #[1-9]/d'
} | cat -s > "$2"
