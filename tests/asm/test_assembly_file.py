"""Files that cannot be read as assembly: one line with the file, the line and what to do."""

import time

import pytest
from chainline.asm.listing import LARGEST_BYTES, read_listing
from chainline.errors import UsageError

BAD = {
    "empty": (b"", "is empty"),
    "blank": (b"\n \n", "is empty"),
    "object": (b"\x7fELF\x02\x01", "object file; pass what `objdump -d`"),
    "binary": (b"\tret\n\tnop\n\0\1\2", "line 3: is a binary file"),
    "noise": (bytes(range(1, 256)) * 9, "cannot tell the instruction set"),
    "escape": (b"\tbad\x1b %rax\n", "first unknown, line 1: bad\N{REPLACEMENT CHARACTER}"),
    "prose": (b"What is this?\n", "cannot tell the instruction set"),
    "other": (b"\tlw $t0, 4(%eax)\n", "no x86-64 instruction .*first unknown, line 1: lw"),
    "macro": (b"\tmovq %rax, %rbx\n.macro x\n nop\n", "line 2: a macro"),
    "marker": (b"\tmovq %rax, %rbx\n# OSACA-END\n", "line 2: OSACA"),
}


@pytest.mark.parametrize("name", BAD)
def test_refused(name: str, tmp_path) -> None:
    content, message = BAD[name]
    path = tmp_path / f"{name}.s"
    path.write_bytes(content)
    with pytest.raises(UsageError, match=message) as caught:
        read_listing(path)
    assert str(caught.value).startswith(str(path))
    assert "\n" not in str(caught.value)


def test_missing(tmp_path) -> None:
    with pytest.raises(UsageError, match=r"none\.s: cannot be read: No such file"):
        read_listing(tmp_path / "none.s")
    with pytest.raises(UsageError, match="cannot be read"):
        read_listing(tmp_path)


def test_a_file_of_200_megabytes_is_refused_at_once(tmp_path) -> None:
    path = tmp_path / "large.s"
    with path.open("wb") as file:
        file.truncate(200 << 20)  # takes no room on the disk
    start = time.perf_counter()
    with pytest.raises(UsageError, match="larger than 16 MiB"):
        read_listing(path)
    assert time.perf_counter() - start < 5
    assert LARGEST_BYTES == 16 << 20


@pytest.mark.parametrize(("isa", "syntax"), [("riscv", None), ("aarch64", "intel"), ("x86-64", "masm")])
def test_unknown_isa_or_syntax(isa, syntax, tmp_path) -> None:
    (tmp_path / "f.s").write_text("\taddq %rax, %rbx\n")
    with pytest.raises(UsageError, match="use one of"):
        read_listing(tmp_path / "f.s", isa, syntax)


def test_unknown_and_truncated_instructions_are_told_by_line(tmp_path) -> None:
    (tmp_path / "f.s").write_bytes(b"f:\r\n\taddq %rax, %rbx\r\n\tfrobnicate\r\n\tvaddpd (%rsi,%ra")
    listing = read_listing(tmp_path / "f.s")
    assert [(u.line, u.text) for u in listing.unknown] == [(3, "frobnicate"), (4, "vaddpd (%rsi,%ra")]


def test_raw_bytes_in_a_string_or_comment(tmp_path) -> None:
    """As clang writes checksums: `.ascii "\\t\\335\xd0"`."""
    (tmp_path / "f.s").write_bytes(
        b'\t.section .debug_line\n\t.ascii "\xd0\xff"\n\t.text\nf: incq %rax # \xe9\n'
    )
    assert [i.mnemonic for i in read_listing(tmp_path / "f.s").instructions] == ["incq"]


def test_an_array_of_gigabytes_is_not_laid_down(tmp_path) -> None:
    lines = ["\t.bss", "x:", "\t.zero 80000000000", "\t.p2align 4000", "\t.text", "f: addq %rax, %rbx"]
    (tmp_path / "f.s").write_text("\n".join(lines))
    assert len(read_listing(tmp_path / "f.s").data["x"]) < 100 << 20
