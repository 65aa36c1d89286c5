"""Flags that a file may have a compiler given: each one word of a list, none that names a file."""

import pytest
from chainline.codegen.compilers import FAMILIES
from chainline.codegen.flags import unknown_flags


@pytest.mark.parametrize(
    "flags",
    [
        *(" ".join(family.base_flags) for family in FAMILIES.values()),
        "-fPIC -march=native -mprefer-vector-width=512 -O1 -fno-tree-slp-vectorize -fopenmp -fopenmp-simd",
        "-mcpu=apple-m4 -march=armv8.2-a+sve -msve-vector-bits=512 -mtune=neoverse-v2 -Os -funroll-loops",
        "-mno-avx512f -mfma -msse4.2 -fvect-cost-model=very-cheap -ffp-contract=off -fno-schedule-insns2",
    ],
)
def test_flags_of_measurements_are_known(flags):
    assert unknown_flags(flags.split()) == []


@pytest.mark.parametrize(
    "flag",
    [
        *("-fplugin=/tmp/x.so", "-fplugin-arg-x-y", "-fpass-plugin=x.so", "-load", "-Xclang", "-mllvm"),
        *("-Wp,-MD,/home/u/.bashrc", "-Wa,-o,x", "-Wl,-rpath,.", "-wrapper", "gdb,--args", "-B/tmp", "-Bx"),
        *("-o", "-ox", "x.c", "@file", "-include", "/etc/passwd", "-I.", "-imacros", "-specs=x", "--specs=x"),
        *("-fdump-tree-all", "-fprofile-generate=/tmp", "-fsave-optimization-record", "-save-temps", "-MD"),
        *(
            "-fstack-usage",
            "-ftest-coverage",
            "-fuse-ld=/tmp/x",
            "-no-integrated-as",
            "-dumpdir",
            "-gsplit-dwarf",
        ),
        *("-march=../../x", "-march=a,b", "-march=a b", "-march=", "-mcpu=@x", "-mprefer-vector-width=x"),
        *(
            "-O3\n-o",
            "-O9",
            "-std=c99/x",
            "-Kfp_contract,-o=x",
            "-Kprofile_dir=/tmp",
            "",
            "-",
            "--",
            "-x",
            "c",
        ),
        *("-foffload=/x", "-fopenmp-targets=x", "-fsanitize=address", "-ffile-prefix-map=a=b", "--help"),
    ],
)
def test_no_other_flag_is(flag):
    assert unknown_flags(["-O3", flag]) == [flag]
