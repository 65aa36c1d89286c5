"""Intel syntax: the same instructions as AT&T syntax, by hand and over compiler output."""

import shutil
import subprocess
from dataclasses import replace

import pytest
from chainline.asm.format_detection import detect_syntax
from chainline.asm.listing import parse
from chainline.isa.instruction import DecodeError, Instruction
from chainline.isa.x86_64.decode import decode

PAIRS = [
    ("mov rax, rbx", "movq %rbx, %rax"),
    ("mov DWORD PTR [rdi], 7", "movl $7, (%rdi)"),
    ("mov eax, DWORD PTR -8[rbp]", "movl -8(%rbp), %eax"),
    ("mov eax, dword ptr [rbp - 8]", "movl -8(%rbp), %eax"),
    ("mov eax, dword ptr [rsi + 4*rax + 16]", "movl 16(%rsi,%rax,4), %eax"),
    ("mov eax, DWORD PTR table[0+rax*4]", "movl table(,%rax,4), %eax"),
    ("mov eax, DWORD PTR table[rip+12]", "movl table+12(%rip), %eax"),
    ("mov rax, QWORD PTR [rip + table]", "movq table(%rip), %rax"),
    ("mov rax, QWORD PTR fs:40", "movq %fs:40, %rax"),
    ("mov rax, qword ptr fs:[40]", "movq %fs:40, %rax"),
    ("mov edi, OFFSET FLAT:.LC0", "movl $.LC0, %edi"),
    ("mov edi, offset .LC0+4", "movl $.LC0+4, %edi"),
    ("movabs rax, 0x123456789", "movabsq $4886718345, %rax"),
    ("lea rax, [rdi+rsi]", "leaq (%rdi,%rsi), %rax"),
    ("lea rax, 0[0+rdi*8]", "leaq 0(,%rdi,8), %rax"),
    ("lea rsi, [rsi+riz*1+0x0]", "leaq 0(%rsi), %rsi"),
    ("movzx eax, BYTE PTR [rdi]", "movzbl (%rdi), %eax"),
    ("movsx rax, cx", "movswq %cx, %rax"),
    ("movsxd rax, ecx", "movslq %ecx, %rax"),
    ("cdqe", "cltq"),
    ("cqo", "cqto"),
    ("sal rax, 3", "shlq $3, %rax"),
    ("shr eax, 1", "shrl %eax"),
    ("imul rax, rbx, 24", "imulq $24, %rbx, %rax"),
    ("cmp QWORD PTR [rsp+8], rax", "cmpq %rax, 8(%rsp)"),
    ("cmovne rax, rbx", "cmovneq %rbx, %rax"),
    ("push QWORD PTR [rsp+16]", "pushq 16(%rsp)"),
    ("ret", "retq"),
    ("call [QWORD PTR sin@GOTPCREL[rip]]", "callq *sin@GOTPCREL(%rip)"),
    ("call sin@PLT", "callq sin@PLT"),
    ("jmp [QWORD PTR .L4[0+rdi*8]]", "jmp *.L4(,%rdi,8)"),
    ("notrack jmp rax", "notrack jmp *%rax"),
    ("jne .L3", "jne .L3"),
    ("lock cmpxchg DWORD PTR [rdi], esi", "lock cmpxchgl %esi, (%rdi)"),
    ("rep stosq", "rep stosq"),
    ("rep stos QWORD PTR es:[rdi],rax", "rep stos %rax,%es:(%rdi)"),
    ("movsd", "movsl"),
    ("nop WORD PTR cs:[rax+rax*1+0x0]", "nopw %cs:0(%rax,%rax,1)"),
    ("vfmadd231pd zmm0{k1}, zmm1, QWORD PTR [rdx+rax]{1to8}",
     "vfmadd231pd (%rdx,%rax){1to8}, %zmm1, %zmm0{%k1}"),
    ("vmovupd zmm1 {k1} {z}, zmmword ptr [rdi]", "vmovupd (%rdi), %zmm1 {%k1} {z}"),
    ("vaddpd zmm2, zmm1, zmm0, {rn-sae}", "vaddpd {rn-sae}, %zmm0, %zmm1, %zmm2"),
    ("vaddpd zmm2, zmm1, QWORD BCST [rdi]", "vaddpd (%rdi){1to8}, %zmm1, %zmm2"),
    ("vgatherqpd zmm2{k1}, QWORD PTR [rdi+zmm1*8]", "vgatherqpd (%rdi,%zmm1,8), %zmm2{%k1}"),
    ("vcvtpd2ps xmm0, YMMWORD PTR [rdi]", "vcvtpd2psy (%rdi), %xmm0"),
    ("vcvtpd2ps ymm0, ZMMWORD PTR [rdi]", "vcvtpd2ps (%rdi), %ymm0"),
    ("vcvtpd2ps xmm0, ymm1", "vcvtpd2psy %ymm1, %xmm0"),
    ("cvtsi2sd xmm1, rax", "cvtsi2sdq %rax, %xmm1"),
    ("vcvtsi2sd xmm1, xmm1, DWORD PTR [rdi]", "vcvtsi2sdl (%rdi), %xmm1, %xmm1"),
    ("vcvttsd2si rax, xmm0", "vcvttsd2siq %xmm0, %rax"),
    ("movsd xmm2, QWORD PTR [rdi]", "movsd (%rdi), %xmm2"),
    ("vmovsd QWORD PTR [rdi], xmm2", "vmovsd %xmm2, (%rdi)"),
    ("vcmppd k1{k2}, zmm1, zmm0, 1", "vcmppd $1, %zmm0, %zmm1, %k1{%k2}"),
    ("and rsp, 0xffffffffffffffe0", "andq $-32, %rsp"),
]  # fmt: skip


def without_text(instruction: Instruction) -> Instruction:
    return replace(instruction, text="")


@pytest.mark.parametrize(("intel", "att"), PAIRS)
def test_same_as_att(intel: str, att: str) -> None:
    assert without_text(decode(intel, 3, "intel")) == without_text(decode(att, 3))
    assert decode(intel, 3, "intel").text == intel


@pytest.mark.parametrize(
    "text",
    ["mov", "mov rax,", "mov rax, [rbx", "mov rax, [rbx*3]", "mov rax, [-rbx]", "mov rax, [rax+rbx+rcx]",
     "mov [rax], [rbx]", "mov [rdi], 7", "add rax, x y", "fld [rsp+8]",
     "mov rax, 99999999999999999999"],
)  # fmt: skip
def test_unreadable(text: str) -> None:
    with pytest.raises(DecodeError):
        decode(text, 1, "intel")


@pytest.mark.parametrize(
    ("text", "syntax"),
    [
        ("\t.intel_syntax noprefix\n mov %eax, 1", "intel"),
        ("\t.att_syntax\n mov %eax, %ebx", "att"),
        ("# %bb.0:\n  vaddpd zmm0, zmm1, zmm2", "intel"),
        ("# rax is the counter\n addq $1, %rcx", "att"),
        ("f:\n ret", "att"),
    ],
)
def test_detect_syntax(text: str, syntax: str) -> None:
    assert detect_syntax(text, "x86-64") == syntax


def test_syntax_changes_with_directives_but_not_against_the_caller() -> None:
    text = " add rax, 8\n.att_syntax\n addq $8, %rax\n.intel_syntax noprefix\n add rax, 8\n"
    listing = parse(text, "x86-64")
    assert [i.mnemonic for i in listing.instructions] == ["addq"] * 3
    assert listing.syntax == "intel"
    assert [u.line for u in parse(text, "x86-64", "intel").unknown] == [3]


SOURCE = """
#include <math.h>
#include <stdatomic.h>
#include <string.h>
void gemm(int n, const double *restrict a, const double *restrict b, double *restrict c) {
  for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) {
    double s = 0; for (int k = 0; k < n; k++) s += a[i * n + k] * b[k * n + j]; c[i * n + j] = s; } }
double spmv(int n, const int *restrict row, const int *restrict col, const double *restrict v, double *x) {
  double s = 0;
  for (int i = 0; i < n; i++) for (int k = row[i]; k < row[i + 1]; k++) s += v[k] * x[col[k]];
  return s; }
void convert(int n, const int *restrict x, double *restrict y, float *restrict z, unsigned char *restrict b) {
  for (int i = 0; i < n; i++) {
    y[i] = x[i] * 0.5; z[i] = (float)y[i] + b[i]; b[i] = x[i] > 255 ? 255 : x[i]; } }
int dispatch(int k, int x) { switch (k) { case 0: return x * 3; case 1: return x / 5; case 2: return x << 3;
  case 3: return x % 7; case 4: return ~x; case 5: return x >> 2; default: return __builtin_ctz(x | 1); } }
int count(_Atomic int *c, int v) {
  int e = 3; atomic_fetch_add(c, v); atomic_compare_exchange_strong(c, &e, v);
  return atomic_exchange(c, 5) + __builtin_bswap32(v); }
__int128 wide(long a, long b) { return (__int128)a * b + a; }
unsigned long mod(unsigned long a, unsigned long b, unsigned short c) {
  return a % b + c % 3 + (a >> (b & 63)); }
double call(double x, char *p, const char *q) { memcpy(p, q, 200); return sin(x) + floor(x) + fmin(x, 2); }
extern int table[64]; extern double weights[];
double external(int i) { return weights[i + 2] * table[i] + table[3]; }
"""

OPTIONS = [
    ["-O0"],
    ["-O2", "-fPIC"],
    ["-Os"],
    ["-O3", "-mavx2", "-mfma", "-mbmi2"],
    ["-O3", "-march=icelake-server", "-mprefer-vector-width=512", "-ffast-math"],
]
COMPILERS = {"gcc": ["-masm=intel"], "clang": ["-mllvm", "-x86-asm-syntax=intel"]}


@pytest.mark.parametrize("options", OPTIONS, ids=" ".join)
@pytest.mark.parametrize("compiler", COMPILERS)
def test_compiler_output_is_the_same_in_both_syntaxes(compiler, options, tmp_path) -> None:
    """Property: the two listings agree in everything but text."""
    path = shutil.which(compiler) or shutil.which(f"{compiler}-19")
    if path is None:
        pytest.skip(f"needs {compiler}")
    (tmp_path / "k.c").write_text(SOURCE)
    command = [path, *options, "-S", str(tmp_path / "k.c"), "-o", "-"]
    att, intel = (
        parse(subprocess.run([*command, *more], check=True, capture_output=True, text=True).stdout, "x86-64")
        for more in ([], COMPILERS[compiler])
    )
    assert (att.syntax, intel.syntax) == ("att", "intel")
    assert not att.unknown
    assert not intel.unknown
    assert (att.labels, att.functions, att.data) == (intel.labels, intel.functions, intel.data)
    assert len(att.instructions) > 150
    for one, other in zip(att.instructions, intel.instructions, strict=True):
        assert without_text(replace(one, line=0)) == without_text(replace(other, line=0)), (
            one.text,
            other.text,
        )
