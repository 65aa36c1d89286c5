"""Requests of somebody else, or changed; compilers, flags and settings that no file may name."""

import json

import pytest
from chainline.analysis.campaign.measuring.job_text import OWN_FLAGS, job_from_json, job_to_json
from chainline.analysis.campaign.measuring.node_machine import set_up as set_up_node
from chainline.analysis.campaign.measuring.routines import set_up as set_up_benchmark
from chainline.analysis.campaign.runner import Place, parse_request, run_request, this_node, trusted_request
from chainline.analysis.machine.load import load_machine
from chainline.analysis.measurement.job import Space
from chainline.api.campaign.measuring import own_flags
from chainline.codegen.target import find_target
from chainline.errors import UsageError

from .test_coordinator import made

FLAGS = (
    *("-fplugin=./x.so", "-Wp,-MD,outside", "@outside", "-specs=outside", "-B.", "-o", "-ooutside", "-x"),
    *("--param=x=1", "-include", "-I/tmp", "-Xclang", "-mllvm", "-fdump-tree-all=outside", "-save-temps"),
    *("-wrapper", "-Wl,-o,outside", "-Wa,-aln=outside", "-MD", "-MF", "-imacros", "-fprofile-dir=outside"),
    *("-fcallgraph-info", "-aux-info", "-iplugindir=.", "-fopt-info-all=outside", "-D", "-fstack-usage", ""),
    *("--sysroot=/tmp", "-L/tmp", "-l:x.so", "-fuse-ld=gold", "-Xassembler", "-load", "-fpass-plugin=x.so"),
)


def _request(kind, setting, *parameters, **changes):
    """Return a request as somebody who knows the code would write it, in the version of now."""
    blocks = [{"number": n, "block": f"{n:016x}", "parameters": each} for n, each in enumerate(parameters)]
    told = {"version": 2, "campaign": "0123456789ab", "folder": "/nowhere", "chunk": "0000001", "kind": kind}
    return {**told, "setting": setting, "options": {}, "blocks": blocks, **changes}


def _told(folder, /, **changes):
    return json.dumps({**folder.request("0000001", range(2)), **changes})


@pytest.mark.parametrize(
    "changes",
    [
        {"campaign": "../../x"},
        {"campaign": "ffffffffffff"},
        {"chunk": "../../x"},
        {"chunk": 1},
        {"folder": "/tmp"},
        {"setting": {"seconds": 1}},
        {"blocks": []},
        {"options": {"time_minutes": 10**400}},
        {"mac": None},
        {"mac": "é"},
        {"mac": "0" * 32},
        {"x": 1},
    ],
)
def test_a_request_that_was_changed_is_refused(tmp_path, changes):
    folder = made(tmp_path / "c")
    assert trusted_request(_told(folder), "request").chunk == "0000001"
    with pytest.raises(UsageError):
        trusted_request(_told(folder, **changes), "request")


def test_no_identifier_makes_a_folder_elsewhere(tmp_path, monkeypatch):
    monkeypatch.setenv("CHAINLINE_CACHE_DIR", str(tmp_path / "cache"))
    for changes in (
        {"campaign": "../../x"},
        {"chunk": "../x"},
        {"folder": "relative"},
    ):
        with pytest.raises(UsageError, match="is damaged"):
            parse_request(json.dumps(_request("echo", {}, {}, **changes)), "request")
    assert not (tmp_path / "cache").exists()


def test_a_setting_that_its_kind_does_not_take_is_refused_in_one_line(tmp_path):
    """Even one that is signed, as between versions: told by the journal, never a traceback."""
    from chainline.api.campaign.front_end import KINDS, set_up_of  # noqa: PLC0415

    for number, kind in enumerate(set(KINDS) - {"processor"}):  # that has none
        folder = made(tmp_path / str(number), 2)
        request = parse_request(_told(folder, kind=kind, setting={"seconds": "x"}), "request")
        run_request(request, set_up_of(kind))
        refused = [
            line for line in (folder.rows / "0000001.journal").read_text().splitlines() if "refused" in line
        ]
        assert len(refused) == 1, kind


@pytest.mark.parametrize("flag", FLAGS)
def test_flags_of_a_block_pass_the_grammar_of_data_sets(flag):
    space = Space(orders=(2,), compilers=("gcc",), flags=(("-O2", "-fno-tree-vectorize"),))
    target = find_target("znver5")
    (job, *_) = space.jobs(target, load_machine("zen5"))
    told = job_to_json(job)
    assert job_from_json(told, target) == job
    with pytest.raises(UsageError, match="no compiler is given this flag"):
        job_from_json({**told, "flags": ["-O2", flag]}, target)
    assert job_from_json({**told, "flags": ["-O2", flag]}, target, {flag}).flags == ("-O2", flag)


@pytest.mark.parametrize(
    "compiler", ["/usr/bin/gcc", "./gcc", "gcc-13", "touch", "", "cc", None, ["gcc"], "clang"]
)
def test_compilers_of_a_block_are_known_names(compiler):
    space = Space(orders=(2,), compilers=("gfortran",))
    (job, *_) = space.jobs(find_target("znver5"), load_machine("zen5"))
    with pytest.raises(UsageError, match=r"no compiler's name|no measurement"):
        job_from_json({**job_to_json(job), "compiler": compiler}, find_target("znver5"))


def test_a_node_asks_only_known_compilers_with_known_flags(tmp_path):
    work = set_up_node({"calibrated": False, OWN_FLAGS: []}, Place(tmp_path, True, this_node()))
    for tool in (["gcc", ["-fplugin=./x.so"]], ["/bin/touch", []], ["gcc"], "gcc", ["gcc", "-O2"], {}, 3):
        with pytest.raises(UsageError):
            work({"tools": [tool], "vector_bits": [256]})


@pytest.mark.parametrize(
    "change",
    [
        {"routine": "/bin/touch"},
        {"routine": 3},
        {"compiler": "/usr/bin/gcc"},
        {"compiler": "-fplugin=x.so"},
        {"oversubscribed": "yes"},
        {"sampling": {"rounds": 1, "sample_s": 1e-4}},
        {"sampling": {"rounds": 1, "sample_s": 1e-4, "seed": 0, "x": 1}},
        {"sampling": []},
        {"cpu": None},
    ],
)
def test_a_benchmark_is_of_a_known_routine_by_a_known_compiler(tmp_path, change):
    sampling = {"rounds": 1, "sample_s": 1e-4, "seed": 0}
    cpu = this_node().cpu
    told = {"routine": "gemm", "compiler": None, "oversubscribed": False, "sampling": sampling, "cpu": cpu}
    place = Place(tmp_path, True, this_node())
    work = set_up_benchmark(told, place)
    for configurations in ([["a"]], [1], "x", [[True]], None):
        with pytest.raises(UsageError, match="is damaged: configurations"):
            work({"configurations": configurations})
    with pytest.raises(UsageError):
        set_up_benchmark({**told, **change}, place)


def test_flags_that_are_typed_are_the_users_own():
    sets = [("-O2", "-fno-ipa-cp"), ("-O3", "-Wp,-MD,x", "-fno-ipa-cp")]
    assert own_flags(sets) == ["-Wp,-MD,x", "-fno-ipa-cp"]
    assert own_flags([()]) == []


def test_a_study_on_a_node_reads_no_file_that_its_campaign_names(tmp_path):
    from chainline.models.empirical.evaluation.studies.run import set_up  # noqa: PLC0415

    problem = {"train": "/etc/passwd", "test": "/etc/passwd", "target": "x", "parameters": [], "beyond": []}
    with pytest.raises(UsageError, match="no problem with its tables"):
        set_up({"problem": problem, "limit_s": 1, "seed": 0}, Place(tmp_path, True, this_node()))
