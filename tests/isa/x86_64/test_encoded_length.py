"""Encoded lengths of x86-64 instructions, as GNU as and clang write them."""

import pytest
from chainline.asm.listing import parse
from chainline.isa.x86_64.encoded_length import encoded_length

# machine code and text, as objdump prints them
KNOWN = """\
48 89 fb|mov %rdi,%rbx
48 83 c7 08|add $0x8,%rdi
48 81 ec b8 02 00 00|sub $0x2b8,%rsp
05 e8 03 00 00|add $0x3e8,%eax
66 3d 5a 03|cmp $0x35a,%ax
66 83 f8 5a|cmp $0x5a,%ax
b8 e8 03 00 00|mov $0x3e8,%eax
48 c7 c0 e8 03 00 00|mov $0x3e8,%rax
48 b8 88 77 66 55 44 33 22 11|movabs $0x1122334455667788,%rax
c7 05 00 00 00 00 01 00 00 00|movl $0x1,0x0(%rip)
41 5c|pop %r12
55|push %rbp
6a 08|push $0x8
68 e8 03 00 00|push $0x3e8
40 88 34 24|mov %sil,(%rsp)
88 45 00|mov %al,0x0(%rbp)
42 8b 04 28|mov (%rax,%r13,1),%eax
8b 04 85 00 00 00 00|mov 0x0(,%rax,4),%eax
67 8d 4a ff|lea -0x1(%edx),%ecx
64 48 8b 04 25 28 00 00 00|mov %fs:0x28,%rax
0f b6 c0|movzbl %al,%eax
48 63 d2|movslq %edx,%rdx
48 98|cltq
0f 94 c0|sete %al
48 0f 44 c3|cmove %rbx,%rax
48 0f af c3|imul %rbx,%rax
69 c0 e8 03 00 00|imul $0x3e8,%eax,%eax
d1 e0|shl %eax
c1 e0 05|shl $0x5,%eax
d3 e0|shl %cl,%eax
f3 0f b8 c0|popcnt %eax,%eax
f3 0f bc c0|tzcnt %eax,%eax
f2 45 0f 7c d2|haddps %xmm10,%xmm10
f2 0f c2 c8 01|cmpltsd %xmm0,%xmm1
c5 28 c2 f1 01|vcmpltps %xmm1,%xmm10,%xmm14
c4 c1 6c c2 c8 11|vcmplt_oqps %ymm8,%ymm2,%ymm1
66 90|xchg %ax,%ax
f3 48 ab|rep stos %rax,%es:(%rdi)
0f 28 c1|movaps %xmm1,%xmm0
f2 0f 58 c1|addsd %xmm1,%xmm0
f2 45 0f 58 c1|addsd %xmm9,%xmm8
66 0f ef c1|pxor %xmm1,%xmm0
66 0f 38 00 c1|pshufb %xmm1,%xmm0
66 0f 3a 0f c1 08|palignr $0x8,%xmm1,%xmm0
c5 f5 58 d0|vaddpd %ymm0,%ymm1,%ymm2
c4 c1 75 58 d1|vaddpd %ymm9,%ymm1,%ymm2
c4 e2 f5 b8 d0|vfmadd231pd %ymm0,%ymm1,%ymm2
c4 e3 75 18 d0 01|vinsertf128 $0x1,%xmm0,%ymm1,%ymm2
62 f1 f5 48 58 d0|vaddpd %zmm0,%zmm1,%zmm2
62 f1 f5 48 58 57 01|vaddpd 0x40(%rdi),%zmm1,%zmm2
62 f1 f5 48 58 97 08 00 00 00|vaddpd 0x8(%rdi),%zmm1,%zmm2
c4 e2 e8 f2 c1|andn %rcx,%rdx,%rax
d9 47 10|flds 0x10(%rdi)
c3|ret
e8 00 00 00 00|call f
75 fe|jne f
"""


@pytest.mark.parametrize("line", KNOWN.splitlines())
def test_lengths_are_those_of_assemblers(line):
    code, _, text = line.partition("|")
    (instruction,) = parse(text, "x86-64", "att").instructions
    assert encoded_length(instruction).n_bytes == len(bytes.fromhex(code))


def test_a_prefix_changes_the_length_of_an_immediate():
    code = parse("cmpw $1000, %ax\n cmpw $10, %ax\n cmpl $1000, %eax\n addw %ax, %bx", "x86-64").instructions
    assert [encoded_length(one).changes_length for one in code] == [True, False, False, False]
