"""Small whole files of every kind that is read, to be changed."""

ATT = b"""\t.text
\t.globl\tupdate
\t.type\tupdate, @function
update:
\tvxorpd\t%xmm0, %xmm0, %xmm0
\txorl\t%eax, %eax
.L3:
\tvmovsd\t(%rdi,%rax,8), %xmm2
\tvfmadd231sd\t(%rsi,%rax,8), %xmm2, %xmm0
\tvbroadcastsd\t.LC0(%rip), %zmm1{%k1}{z}
\taddq\t$1, %rax
\tcmpq\t$10, %rax
\tjne\t.L3
\tcall\tsqrt@PLT
\tret
\t.size\tupdate, .-update
\t.section\t.rodata
.LC0:
\t.long\t0
\t.long\t1072693248
"""
INTEL = b"""\t.intel_syntax noprefix
scale:
\tvmovupd\tzmm1, ZMMWORD PTR [rdi+rax*8]
\tvmulpd\tzmm1, zmm1, QWORD PTR .LC1[rip]{1to8}
\tvmovupd\tZMMWORD PTR [rdi+rax*8], zmm1
\tadd\trax, 8
\tcmp\trax, rsi
\tjl\tscale
\tret
"""
SVE = b"""\t.arch armv8.2-a+sve
dot:
\tmov\tx2, 0
\tcntd\tx5
\twhilelo\tp0.d, xzr, x3
.L2:
\tld1d\tz1.d, p0/z, [x0, x2, lsl 3]
\tld1rd\tz2.d, p0/z, [x1]
\tfmla\tz0.d, p0/m, z1.d, z2.d
\tldr\tq3, [x1], 16
\tfmla\tv4.2d, v3.2d, v5.d[1]
\tadd\tx2, x2, x5
\twhilelo\tp0.d, x2, x3
\tb.any\t.L2
\tret
"""
OBJDUMP = b"""
k.o:     file format elf64-x86-64


Disassembly of section .text:

0000000000000000 <update>:
   0:\t31 c0                \txor    %eax,%eax
   2:\tc5 fb 10 14 c7       \tvmovsd (%rdi,%rax,8),%xmm2
   7:\tc4 e2 e9 b9 04 c6    \tvfmadd231sd (%rsi,%rax,8),%xmm2,%xmm0
   d:\t48 ff c0             \tinc    %rax
  10:\t48 83 f8 0a          \tcmp    $0xa,%rax
  14:\t75 ec                \tjne    2 <update+0x2>
  16:\te8 00 00 00 00       \tcall   1b <update+0x1b>
\t\t\t17: R_X86_64_PLT32\tsqrt-0x4
  1b:\tc3                   \tret
"""
FORMULAS = [b"1.5 + 2e-3 n log2(n)^2 - p^(1/2) (n + 3) / 4", b"log2(x y^2) * sqrt(x) + ln(y) ** 2 + 7"]
CONSTRAINTS = [b"!a & (b | c) => n * m <= 20", b"a = 1 | n + 2 * m - 1 >= 4 / 2"]
PMNF_JSON = b"""{
 "model": "pmnf",
 "parameters": ["p", "n"],
 "models": [{"kernel": "main", "metric": "time", "formula": "1 + 2 p log2(n)", "segments": null,
  "text": "1 + 2 p log2(n)", "smape": 1.5, "adjusted_r2": 0.99}]
}
"""
PMNF_SEGMENTS = b"""{
 "model": "pmnf",
 "parameters": ["p"],
 "models": [{"kernel": "main", "metric": "time", "formula": "p", "text": "p; p^2", "smape": 1.5,
  "adjusted_r2": 0.99, "segments": {"change": [8.0, 16.0], "parts": [{"formula": "p"}, {"formula": "p^2"}]}}]
}
"""
SPACE = b"""[parameters.m]
kind = "integer"
range = [32, 4096]
spacing = "logarithmic"
unit = "rows"

[parameters.solver]
kind = "categorical"
choices = ["amg", "pcg"]
"""
VARIABILITY = b"""name = "solver"
constraints = ["direct => !refine", "cells * post <= 200"]
[binary.direct]
[binary.smoother]
optional = false
choices = ["jacobi", "sor"]
[binary.refine]
parent = "sor"
excludes = ["log"]
implies = ["jacobi | sor"]
[binary.log]
[numeric.cells]
range = [50, 56]
step = 2
[numeric.post]
values = [1, 2, 4]
"""
OPTIONS_XML = b"""<?xml version="1.0"?>
<vm name="small"><binaryOptions>
<configurationOption><name>api</name><parent> </parent><optional>False</optional></configurationOption>
<configurationOption><name>cuda</name><parent>api</parent><excludedOptions><options>cl</options>
</excludedOptions><impliedOptions><option>api | cl</option></impliedOptions></configurationOption>
<configurationOption><name>cl</name><parent>api</parent><optional>True</optional></configurationOption>
</binaryOptions><numericOptions>
<configurationOption><name>pixels</name><minValue>1</minValue><maxValue>4</maxValue>
<stepFunction>pixels * 2</stepFunction></configurationOption>
<configurationOption><name>pad</name><values>0;0.5;32</values></configurationOption></numericOptions>
<booleanConstraints><constraint>-cuda | -cl</constraint></booleanConstraints>
<nonBooleanConstraints><constraint>pixels * pad &lt;= 64</constraint></nonBooleanConstraints>
<mixedConstraints><constraint req="all" exprKind="neg">cl * pixels &gt;= 4</constraint></mixedConstraints>
</vm>"""
RESULTS_XML = b"""<results>
<row><data columname="Configuration">root,api,cl,</data>
<data columname="NumericOptions"> pixels;2, pad;0.5,</data><data columname="Performance">10.5</data></row>
<row><data column="Configuration">api,cuda</data>
<data column="Variable Features">pixels;4,pad;0</data><data column="Performance">7</data></row>
</results>"""
RESULTS_CSV = b"""api;cuda;cl;pixels;pad;Performance
1;1;0;2;0.5;10.5
1;0;1;4;0;7
"""
TIMES = b"""m,p,solver,seconds
8,1,amg,0.1
16,2,amg,0.25
32,1,lu,1.5
64,4,lu,2.25
128,8,amg,3e-1
"""
CONFIGURATIONS = b"nx,ny\n8,16\n16,16\n32,8.0\n"
IMPORTED = b"""order,split,gflops,n_fma,frequency_ghz,compiler,n_elements,threads,flags
7,"4,4",18.2,1344,2.2,frt,512,12,-Kfast
3,"2,2",9.5,,2.2,,512,1,
"""
VARIANTS = b"""order,schedule,split
7,512 mask z/v3/u6 xy/u6,"4,4"
2,512 mask plane xyz
"""
EXTRAP_TEXT = b"""# two kernels
PARAMETER p
PARAMETER n
POINTS (2 10) (4 10) (2 20)
REGION main->solve
METRIC time
DATA 1.5 1.25
DATA 2.5
DATA 3.5 4
REGION main
METRIC time
DATA 1
DATA 2
DATA 3
"""
EXTRAP_JSON = [
    b"""{"parameters": ["p"], "measurements": {"main": {"time": [{"point": [2], "values": [1.5, 2]},
 {"point": [4], "values": [3]}]}}}""",
    b"""{"parameters": [{"id": 1, "name": "p"}], "callpaths": [{"id": 1, "name": "main"}],
"metrics": [{"id": 1, "name": "time"}], "coordinates": [{"id": 1, "parameter_value_pairs":
[{"parameter_id": 1, "parameter_value": 2.0}]}], "measurements": [{"id": 1, "coordinate_id": 1,
"callpath_id": 1, "metric_id": 1, "value": 1.5}]}""",
]
EXTRAP_LINES = [
    b"""{"params": {"p": 2, "n": 10}, "callpath": "main", "metric": "time", "value": 1.5}
{"params": {"p": 4, "n": 10}, "callpath": "main", "metric": "time", "value": 2.5}
""",
    b"""{"parameters": {"p": 2; "n": 10}; "callpath": "main"; "metric": "time"; "value": 1.5}
""",
]
