"""One object per instruction set: complete, and nothing outside `isa` tests a name."""

import ast
import inspect
import re
from pathlib import Path

import chainline
import pytest
from chainline.asm.listing import parse
from chainline.errors import UsageError
from chainline.isa import parts
from chainline.isa.instruction import Kind
from chainline.isa.registry import INSTRUCTION_SETS, detect_isa, instruction_set

ROOT = Path(chainline.__file__).parent
OUTSIDE = re.compile(r"(isa|tests|samples|docs|build|\.\w+)/")
TESTED = re.compile(r"isa\s*(==|!=|in|is)\s")
PARTS = {
    "decode": parts.Decoder,
    "execute": parts.Semantics,
    "lanes": parts.Lanes,
    "coverage": parts.Coverage,
    "forms": parts.Forms,
    "vectorisation": parts.Vectorisation,
    "benchmarks": parts.Benchmarks,
    "timing": parts.Timing,
    "timed_block": parts.TimedBlock,
    "form_benchmarks": parts.FormBenchmarkWriter,
    "encoded_length": parts.Encoding,
    "compilation": parts.Compilation,
}
every = pytest.mark.parametrize("isa", INSTRUCTION_SETS.values(), ids=INSTRUCTION_SETS)


def modules():
    """Yield the modules of the package outside `isa`, by their paths."""
    for path in sorted(ROOT.rglob("*.py")):
        name = path.relative_to(ROOT).as_posix()
        if not OUTSIDE.match(name) and name != "setup.py":
            yield name, path.read_text(encoding="utf-8")


def test_no_module_outside_tests_the_name_of_an_instruction_set():
    found = []
    for name, text in modules():
        found += [(name, match[0]) for match in TESTED.finditer(text)]
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Constant) and node.value in INSTRUCTION_SETS:
                found.append((name, node.lineno))
    assert not found


def test_no_module_outside_imports_a_folder_of_an_instruction_set():
    folders = "|".join(isa.folder for isa in INSTRUCTION_SETS.values())
    imported = re.compile(rf"\bisa\.({folders})\b|\bisa import .*\b({folders})\b")
    assert not [name for name, text in modules() if imported.search(text)]


def attributes(protocol):
    names = {**protocol.__annotations__, **vars(protocol)}
    return [name for name in names if not name.startswith("_")]


@every
@pytest.mark.parametrize("part", PARTS)
def test_every_part_is_there_or_told_to_be_missing(isa, part):
    if part in isa.missing:
        with pytest.raises(UsageError, match=isa.title):
            isa._part(part)
        return
    module, protocol = isa._part(part), PARTS[part]
    for name in attributes(protocol):
        found, wanted = getattr(module, name), getattr(protocol, name, None)
        if inspect.isfunction(wanted):
            parameters = list(inspect.signature(wanted).parameters.values())[1:]
            own = list(inspect.signature(found).parameters.values())
            assert len(own) == len(parameters), name
            assert [p.name for p in own if p.kind is p.KEYWORD_ONLY] == [
                p.name for p in parameters if p.kind is p.KEYWORD_ONLY
            ]


@every
def test_what_is_missing_is_the_name_of_a_part(isa):
    assert isa.missing <= set(PARTS)


@every
def test_registers_are_found_by_their_names(isa):
    registers, convention = isa.registers, isa.convention
    for root in (*registers.general, *registers.vectors, *registers.masks):
        found = isa.find_register(root)
        assert found is not None and found.root == root
    assert isa.find_register("no_such_register") is None
    pointers = {registers.stack_pointer, registers.frame_pointer} - {""}
    assert pointers | set(convention.arguments) <= set(registers.general)
    assert set(convention.vector_arguments) <= set(registers.vectors)
    assert not registers.zero or isa.find_register(registers.zero).root == registers.zero


@every
def test_its_code_is_recognised_and_decoded(isa):
    text = "\n".join(isa.convention.call_loop)
    assert detect_isa(text) == isa.name
    listing = parse(f"f:\n.L1:\n{text}\n", isa.name)
    assert not listing.unknown and listing.syntax == isa.dialect.syntaxes[0]
    (call,) = (instruction for instruction in listing.instructions if instruction.kind is Kind.CALL)
    assert call.mnemonic in isa.convention.calls


def test_names_and_formats_are_told_apart():
    tools = [isa.toolchain for isa in INSTRUCTION_SETS.values()]
    assert len({tool.elf_machine for tool in tools}) == len(tools)
    names = [name for tool in tools for name in tool.system_names]
    assert len(set(names)) == len(names)
    assert all(instruction_set(name) is isa for name, isa in INSTRUCTION_SETS.items())
    with pytest.raises(UsageError, match="use one of x86-64"):
        instruction_set("pdp-11")


def test_roots_of_different_files_do_not_clash():
    """The files of all instruction sets are asked by root alone."""
    files = {}
    for isa in INSTRUCTION_SETS.values():
        for kind in ("general", "vectors", "masks"):
            for root in getattr(isa.registers, kind):
                assert files.setdefault(root, kind) == kind
