"""Which flags compilers take, by compilers that say what we want."""

import logging
from dataclasses import replace

import pytest
from chainline.codegen import flags
from chainline.codegen.flags import require_accepted, target_flags, try_flags
from chainline.codegen.target import Target, find_target
from chainline.errors import UsageError

HOST = Target(
    "host", "x86-64", "znver4", 512, gcc_arch=("-march=native", "-march=znver4", "-march=x86-64-v4")
)
FEATURES = "clang-19: warning: invalid feature combination: +avx10.1-256; will be promoted to avx10.1-512"


@pytest.fixture
def compiler(tmp_path):
    """Make a compiler that answers each flag with a line and a status."""

    def make(answers, name="clang-19"):
        path = tmp_path / name
        cases = "".join(f"  {flag}) echo '{line}' >&2; status={code};;\n" for flag, line, code in answers)
        path.write_text(
            f'#!/bin/sh\nstatus=0\nfor flag in "$@"; do case "$flag" in\n{cases}esac; done\nexit $status\n'
        )
        path.chmod(0o755)
        return str(path)

    return make


@pytest.fixture
def notes(caplog):
    flags._tell.cache_clear()
    caplog.set_level(logging.WARNING, "chainline.codegen")
    return lambda: [record.getMessage() for record in caplog.records]


def test_a_warning_is_no_rejection_and_told_once(compiler, notes):
    path = compiler([("-march=native", FEATURES, 0)])
    for _ in range(3):
        assert target_flags("clang", path, HOST) == ("-march=native", "-mprefer-vector-width=512")
    assert notes() == [f"clang-19 says of -march=native: {FEATURES}"]


def test_what_is_said_of_native_without_the_word_warning_is_told_too(compiler, notes):
    line = "+avx10.2 is not a recognized feature for this target (ignoring feature)"
    path = compiler([("-march=native", line, 0)])
    assert target_flags("clang", path, HOST)[0] == "-march=native"
    assert notes() == [f"clang-19 says of -march=native: {line}"]


def test_each_target_asks_and_native_is_told_once(compiler, notes):
    path = compiler([("-march=native", FEATURES, 0)])
    for bits in (512, 256, 128):
        target_flags("clang", path, replace(HOST, vector_bits=bits))
    assert len(notes()) == 1


def test_the_nearest_architecture_serves_where_native_is_rejected_and_that_is_told(compiler, notes):
    path = compiler(
        [("-march=native", "error: unsupported argument native", 1), ("-march=znver4", "error: bad", 1)]
    )
    assert target_flags("clang", path, HOST)[0] == "-march=x86-64-v4"
    (line,) = notes()
    assert (
        "rejects -march=native (error: unsupported argument native); compiling with -march=x86-64-v4" in line
    )


def test_a_compiler_that_takes_nothing_is_told(compiler):
    path = compiler([("-march=*", "error: no", 1)], "gcc")
    with pytest.raises(
        UsageError, match="cannot compile for host: it rejects -march=native and -march=znver4"
    ):
        target_flags("gcc", path, HOST)


def test_a_silent_compiler_is_not_quoted(compiler, notes):
    assert target_flags("gcc", compiler([], "gcc"), HOST)[0] == "-march=native"
    assert notes() == []


@pytest.mark.parametrize(
    "line",
    [
        "clang: warning: argument unused during compilation: '-foo' [-Wunused-command-line-argument]",
        "clang: warning: unknown warning option '-Wfoo'",
        "gcc: warning: unrecognized command-line option '-foo'",
        "cc1: warning: command-line option '-foo' is valid for Fortran but not for C",
    ],
)
def test_a_flag_without_effect_is_refused(compiler, line):
    path = compiler([("-foo", line.replace("'", ""), 0)])
    with pytest.raises(UsageError, match="does not take the flag '-foo'"):
        require_accepted(path, ("-foo",))


def test_what_is_said_is_kept_of_a_trial(compiler):
    path = compiler([("-fgood", "warning: it is slow", 0)])
    assert try_flags(path, ("-fgood",)).accepted
    assert try_flags(path, ("-fgood",)).said == "warning: it is slow"


def test_workers_tell_nothing(compiler, notes, monkeypatch):
    monkeypatch.setattr(flags, "in_worker", lambda: True)
    target_flags("clang", compiler([("-march=native", FEATURES, 0)]), HOST)
    assert notes() == []


def test_an_old_clang_takes_the_nearest_name_of_a_new_processor(compiler, notes):
    path = compiler([("-march=znver5", "error: unknown target CPU", 1)], "clang-14")
    assert "-march=znver4" in target_flags("clang", path, find_target("znver5"))
    assert notes() == []
