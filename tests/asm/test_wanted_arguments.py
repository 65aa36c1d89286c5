"""Which argument registers tell how often a loop runs."""

from chainline.asm.control_flow import basic_blocks
from chainline.asm.control_slice import wanted_arguments
from chainline.asm.listing import parse


def wanted(text, isa="x86-64"):
    listing = parse(text.replace("; ", "\n"), isa)
    return wanted_arguments(listing.instructions, basic_blocks(listing, listing.functions[0]), isa)


def test_the_count_and_not_the_data():
    assert wanted("f:; testl %edx, %edx; jle .L3; .L2:; addq $8, %rsi; decl %edx; jne .L2; .L3:; ret") == (
        "rdx",
    )


def test_both_ends_of_a_pointer():
    text = "f:; leaq (%rsi,%rdx,8), %rax; .L2:; addq $8, %rsi; cmpq %rax, %rsi; jne .L2; ret"
    assert wanted(text) == ("rsi", "rdx")


def test_data_are_no_argument():
    assert wanted("f:; .L2:; addq $4, %rdi; cmpl %edx, (%rdi); jne .L2; ret") == ()


def test_a_call_wants_nothing_by_itself():
    assert wanted("f:; movq %rdi, %rbx; .L2:; call g; decq %rbx; jne .L2; ret") == ("rdi",)


def test_aarch64():
    assert wanted("f:; .L2:; subs x2, x2, #1; b.ne .L2; ret", "aarch64") == ("x2",)
