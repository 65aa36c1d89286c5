"""Regions between the markers of IACA, OSACA and llvm-mca."""

import pytest
from chainline.asm.listing import parse
from chainline.errors import UsageError

BODY = " addq $8, %rax\n subq $1, %rcx\n"
IACA_BYTES = (".byte 100,103,144", ".byte 0x64, 0x67, 0x90", ".byte 100\n .byte 103\n .byte 144")


def regions(text: str, isa: str = "x86-64") -> list[tuple[str, int, int]]:
    return [(r.name, r.start, r.stop) for r in parse(text, isa).regions]


@pytest.mark.parametrize("marker", IACA_BYTES)
def test_iaca(marker: str) -> None:
    text = f" nop\n movl $111, %ebx\n {marker}\n{BODY} movl $222, %ebx\n {marker}\n ret\n"
    assert regions(text) == [("region 1", 2, 4)]


def test_iaca_in_intel_syntax_and_on_one_line() -> None:
    text = " mov ebx, 111; .byte 100,103,144\n add rax, 8\n mov ebx, 222; .byte 100,103,144\n"
    assert regions(text) == [("region 1", 1, 2)]


def test_iaca_in_a_disassembly() -> None:
    text = (
        "0000000000000000 <f>:\n   0:\tmov    $0x6f,%ebx\n   5:\tfs addr32 nop\n   8:\tadd    $0x8,%rax\n"
        "   c:\tmov    $0xde,%ebx\n  11:\tfs addr32 nop\n  14:\tret\n"
    )
    assert regions(text) == [("region 1", 1, 2)]


def test_osaca() -> None:
    assert regions(f"# OSACA-BEGIN\n{BODY}# OSACA-END\n ret\n") == [("region 1", 0, 2)]
    text = "// OSACA-BEGIN\n add x0, x0, #8\n// OSACA-END\n ret\n"
    assert regions(text, "aarch64") == [("region 1", 0, 1)]
    mark = " mov x1, #{}\n .byte 213,3,32,31\n"
    text = mark.format(111) + " add x0, x0, #8\n" + mark.format(222)
    assert regions(text, "aarch64") == [("region 1", 1, 2)]


def test_llvm_mca_regions_have_names_and_may_overlap() -> None:
    text = (
        f"# LLVM-MCA-BEGIN outer\n{BODY}# LLVM-MCA-BEGIN inner\n{BODY}"
        "# LLVM-MCA-END outer\n nop\n# LLVM-MCA-END\n"
    )
    assert regions(text) == [("outer", 0, 4), ("inner", 2, 5)]


def test_marker_after_an_instruction_on_its_line() -> None:
    assert regions("# LLVM-MCA-BEGIN\n nop\n nop # LLVM-MCA-END\n nop\n") == [("region 1", 0, 2)]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("# OSACA-BEGIN\n nop\n", "line 1: OSACA region has no end"),
        (" nop\n# OSACA-END\n", "line 2: OSACA region ends without a begin"),
        ("# LLVM-MCA-BEGIN a\n nop\n# LLVM-MCA-END b\n", "line 3: LLVM-MCA region 'b' ends without"),
        ("# LLVM-MCA-BEGIN\n nop\n# LLVM-MCA-BEGIN\n nop\n", "line 3: LLVM-MCA region begins again"),
        ("# OSACA-BEGIN\n# OSACA-END\n nop\n", "line 2: OSACA region of line 1 holds no instruction"),
        (" movl $222, %ebx\n .byte 100,103,144\n nop\n", "line 2: IACA region ends without"),
    ],
)
def test_unbalanced(text: str, message: str) -> None:
    with pytest.raises(UsageError, match=message):
        parse(text, "x86-64")


def test_other_bytes_are_no_markers() -> None:
    assert regions(" movl $111, %ebx\n .byte 100,103,145\n nop\n movl $7, %ebx\n .byte 100,103,144\n") == []
