"""What benchmark and profiling tools wrote, on real files of theirs (samples/profiles)."""

import gzip
import io
import json
import shutil
import sys
import tarfile
from pathlib import Path

import chainline as cl
import numpy as np
import pytest
from chainline.cli import main
from chainline.errors import UsageError
from chainline.models.empirical.data.any_table import read_any_table, tool_table
from chainline.models.empirical.data.experiments.read import read_any
from chainline.models.empirical.data.table_file import read_training
from chainline.models.empirical.data.tools import profiles
from chainline.models.empirical.data.tools.runs_table import Profile, table_of_profiles
from chainline.models.empirical.estimators.pmnf.fit import fit_series

from .....tier import standing

PROFILES = Path(__file__).parents[5] / "samples" / "profiles"


def _json(name):
    return json.loads((PROFILES / name).read_text())


def test_google_benchmark_in_seconds():
    table = tool_table(PROFILES / "google-benchmark.json")
    assert table.roles.metrics == ("real_time [s]", "cpu_time [s]")
    entries = [e for e in _json("google-benchmark.json")["benchmarks"] if e["run_type"] == "iteration"]
    assert table.cells_of("kernel") == [e["run_name"].partition("/")[0] for e in entries]
    assert table.cells_of("real_time") == pytest.approx([e["real_time"] * 1e-9 for e in entries])
    assert table.cells_of("n")[:4] == [256, 256, 256, 1024]
    assert table.cells_of("m")[-1] == 32 and table.cells_of("n")[-1] is None
    with pytest.raises(
        UsageError, match="no parameter is in every row; choose those of one kernel by features"
    ):
        read_training(str(PROFILES / "google-benchmark.json"), None, None)
    (series,) = read_any(PROFILES / "google-benchmark.json", "cpu_time", ["n"])
    assert series.kernel == "BM_sort" and [len(values) for values in series.repetitions] == [3] * 5


def test_pyperf_values_without_what_warmed_up():
    (series,) = read_any(PROFILES / "pyperf.json", None, None)
    assert (series.kernel, series.metric, series.parameters) == ("sort", "seconds", ("n",))
    assert series.points.ravel().tolist() == [1000, 2000, 4000, 8000, 16000]
    values = [v for run in _json("pyperf.json")["benchmarks"][0]["runs"] for v in run.get("values", ())]
    assert series.repetitions[0].tolist() == values and len(values) == 9


def test_hyperfine_runs_by_parameter():
    (series,) = read_any(PROFILES / "hyperfine.json", None, None)
    assert (series.kernel, series.metric, series.parameters) == ("seq {n}", "seconds", ("n",))
    assert series.repetitions[1].tolist() == _json("hyperfine.json")["results"][1]["times"]


def test_hyperfine_in_csv_has_means():
    found = read_training(str(PROFILES / "hyperfine.csv"), None, None)
    assert found.target == "seconds" and list(found.features) == ["n"]
    assert found.times == pytest.approx([each["mean"] for each in _json("hyperfine.json")["results"]])


def test_runs_of_hyperfine_that_failed_are_left_out_and_said(tmp_path):
    document = _json("hyperfine.json")
    document["results"][0]["exit_codes"][2] = 1
    (tmp_path / "h.json").write_text(json.dumps(document))
    table = tool_table(tmp_path / "h.json")
    assert len(table.places) == 24 and "1 runs ended with an error" in table.warnings[0]


def test_reframe_logs():
    found = read_training(str(PROFILES / "reframe.log"), None, None)
    assert found.target == "elapsed [s]" and found.features["n"].tolist() == [100000 * 2**k for k in range(5)]
    (series,) = read_any(PROFILES / "reframe.log", "elapsed", None)
    assert series.kernel == "SortTest"


def test_runs_of_reframe_that_did_not_pass_are_left_out_and_said(tmp_path):
    text = (PROFILES / "reframe.log").read_text().replace("\npass|", "\nfail|", 1)
    (tmp_path / "r.log").write_text(text)
    table = read_any_table(tmp_path / "r.log")
    assert len(table.places) == 4 and "1 of 5 runs did not pass" in table.warnings[-1]


def test_tables_of_jube_with_borders():
    found = read_training(str(PROFILES / "jube.dat"), None, None)
    assert found.target == "elapsed[s]" and found.features["n"].tolist()[-1] == 1600000
    assert found.times[0] == 0.04343238200090127


def test_cube_profiles_have_the_models_that_extra_p_finds():
    pytest.importorskip("pycubexr")
    expected = _json("cube-models-extrap-4.2.5.json")
    series = [
        each for target in (None, "time (inclusive)") for each in read_any(PROFILES / "cube", target, None)
    ]
    found = {(s.kernel, s.metric): f for s, f in zip(series, fit_series(series), strict=True)}
    assert set(found) == {(m["kernel"], m["metric"]) for m in expected["models"]} and len(found) == 32
    points = np.array(expected["points"])
    for model in expected["models"]:
        values = found[model["kernel"], model["metric"]].model.formula.values(points)
        assert values == pytest.approx(
            model["values"], rel=1e-6, abs=1e-9 * max(map(abs, model["values"]))
        ), model


def test_exclusive_times_of_a_call_tree_add_up_to_the_inclusive_one():
    pytest.importorskip("pycubexr")
    table = tool_table(PROFILES / "cube")
    rows = list(zip(table.cells_of("x"), table.cells_of("kernel"), table.cells_of("time"), strict=True))
    inclusive = table.cells_of("time (inclusive)")
    for (x, kernel, _), whole in zip(rows, inclusive, strict=True):
        below = sum(own for other, path, own in rows if other == x and path.startswith(kernel))
        assert whole == pytest.approx(below)


def test_caliper_profiles_of_one_run_each():
    pytest.importorskip("caliperreader")
    table = tool_table(PROFILES / "caliper")
    assert table.roles.metrics[0] == "avg#sum#time.duration" and len(table.places) == 5 * 45
    of_main = [k for k, name in enumerate(table.cells_of("kernel")) if name == "main"]
    jobs = [table.cells_of("jobsize")[k] for k in of_main]
    assert sorted(jobs) == [27, 64, 125, 216, 343]
    whole = table.cells_of("avg#sum#time.duration (inclusive)")
    texts = [(PROFILES / "caliper" / f"{n}_cores.cali").read_text() for n in jobs]
    # 64_cores.cali says of main: avg#inclusive#sum#time.duration=... ; read there, not by a library
    assert all(f"{whole[k]:.6f}" in text for k, text in zip(of_main, texts, strict=True))
    own = table.cells_of("avg#sum#time.duration")
    for k, n in zip(of_main, jobs, strict=True):
        below = [
            own[row]
            for row, name in enumerate(table.cells_of("kernel"))
            if name.startswith("main") and table.cells_of("jobsize")[row] == n
        ]
        assert sum(below) == pytest.approx(whole[k], rel=1e-4)


def test_caliper_in_json_has_the_inclusive_times_that_its_exclusive_ones_add_up_to():
    document = _json("caliper.json")
    of_main = next(k for k, node in enumerate(document["nodes"]) if node["label"] == "main")
    written = [row[0] for row in document["data"] if row[3] == of_main]
    table = tool_table(PROFILES / "caliper.json")
    assert table.cells_of("kernel")[0] == "main" and len(written) == 8
    assert table.cells_of("sum#time.duration (inclusive)")[0] == pytest.approx(np.mean(written), rel=1e-6)


def test_caliper_in_json_is_a_mean_over_processes(tmp_path):
    document = {
        "data": [[1.0, 0, 0], [3.0, 1, 0], [0.5, 0, 1], [0.25, 0, None]],
        "columns": ["time", "mpi.rank", "path"],
        "column_metadata": [{"is_value": True}, {"is_value": True}, {"is_value": False}],
        "nodes": [{"label": "main", "column": "path"}, {"label": "f", "column": "path", "parent": 0}],
        "jobsize": "2",
    }
    (tmp_path / "p.json").write_text(json.dumps(document))
    table = tool_table(tmp_path / "p.json")
    assert table.cells_of("kernel") == ["main", "main->f"] and table.cells_of("jobsize") == [2, 2]
    assert table.cells_of("time") == [2.0, 0.25] and table.cells_of("time (inclusive)") == [2.25, 0.25]


def test_a_call_path_that_is_not_in_every_run_is_counted_to_its_caller():
    runs = [
        ({"main": 1.0, "main->f": 2.0}, {"n": 1}),
        ({"main": 1.0, "main->g": 4.0, "main->f": 2.0}, {"n": 2}),
    ]
    profiles = [
        Profile("", at, {"time": own}, {"time": {"main": sum(own.values()), **own}}) for own, at in runs
    ]
    table = table_of_profiles("", profiles, ["time"])
    assert table.cells_of("time") == [1.0, 2.0, 5.0, 2.0]
    assert "1 of 3 call paths were not entered in every run" in table.warnings[0]


def test_thickets_are_tables():
    thicket = pytest.importorskip("thicket")
    files = sorted(map(str, (PROFILES / "caliper").glob("*.cali")))
    profiles = thicket.Thicket.from_caliperreader(files, disable_tqdm=True)
    laws = cl.fit(profiles, "Avg time/rank", "pmnf", ["jobsize"])
    wanted = read_any(PROFILES / "caliper", "avg#sum#time.duration (inclusive)", ["jobsize"])
    assert {s.kernel for s in laws.series} == {s.kernel for s in wanted}
    ours = {s.kernel: dict(zip(s.points.ravel(), np.concatenate(s.repetitions), strict=True)) for s in wanted}
    for one in laws.series:
        found = dict(zip(one.points.ravel(), np.concatenate(one.repetitions), strict=True))
        assert found == pytest.approx(ours[one.kernel])


@pytest.mark.parametrize(
    "name",
    standing(
        ["pyperf.json", "hyperfine.json", "reframe.log", "jube.dat"], for_all={"reframe.log"}.__contains__
    ),
)
def test_a_model_is_fitted_and_asked(capsys, tmp_path, name):
    path, model = PROFILES / name, tmp_path / "a.model"
    assert main(["fit", "--model", "knn", str(path), "--set", "n_neighbors=2", "-o", str(model)]) == 0
    assert main(["predict", str(model), str(path), "--as", "predicted"]) == 0
    assert main(["fit", "--model", "pmnf", str(path)]) == 0
    assert "Traceback" not in capsys.readouterr().err


@pytest.mark.parametrize(
    ("package", "name", "part"),
    [("pycubexr", "cube", "cube"), ("caliperreader", "caliper", "caliper")],
)
def test_a_reader_that_is_not_installed_is_named(capsys, monkeypatch, package, name, part):
    monkeypatch.setitem(sys.modules, package, None)
    assert main(["fit", "--model", "pmnf", str(PROFILES / name)]) == 2
    wanted = f'needs {package}, which is not installed; pip install "chainline[{part}]"'
    assert capsys.readouterr().err == f"chainline: error: {wanted}\n"


def _refused(path):
    with pytest.raises(UsageError) as error:
        read_any_table(path)
    assert "\n" not in str(error.value)
    return str(error.value)


def test_a_folder_without_profiles(tmp_path):
    assert "is a folder without profiles" in _refused(tmp_path)


@pytest.mark.parametrize(
    ("document", "said"),
    [
        ({"context": {}, "benchmarks": [{}]}, "is damaged, or no JSON of Google Benchmark: KeyError('name')"),
        ({"context": {}, "benchmarks": []}, "holds no measurement"),
        ({"benchmarks": [{"runs": 3}]}, "is damaged, or no JSON of pyperf"),
        ({"results": [{"command": "x", "times": ["y"]}]}, "is damaged, or no JSON of hyperfine"),
        ({"data": [], "columns": [], "nodes": [], "column_metadata": []}, "no JSON of Caliper"),
    ],
)
def test_damaged_json_is_one_line(tmp_path, document, said):
    (tmp_path / "x.json").write_text(json.dumps(document))
    assert said in _refused(tmp_path / "x.json")


def test_folders_of_cube_profiles_name_the_same_parameters(tmp_path):
    for folder in ("mm.x1y1", "mm.x1z1"):
        (tmp_path / folder).mkdir()
        shutil.copy(PROFILES / "cube/mm.x10y1z1.r1/profile.cubex", tmp_path / folder)
    assert "its folder names x, z, another x, y; name the same in all" in _refused(tmp_path)


def _cubex(tmp_path, parts):
    folder = tmp_path / "mm.x1"
    folder.mkdir()
    with tarfile.open(folder / "p.cubex", "w") as archive:
        for name, content in parts.items():
            member = tarfile.TarInfo(name)
            member.size = len(content)
            archive.addfile(member, io.BytesIO(content))
    return folder / "p.cubex"


@pytest.mark.parametrize(
    ("parts", "said"),
    [
        ({"anchor.xml": b"<?xml version='1.0'?><!DOCTYPE a><cube/>"}, "anchor.xml has a document type"),
        ({"anchor.xml": b"<?xml version='1.0'?><cube/>"}, "is no CUBE profile"),
        ({}, "is no CUBE profile"),
    ],
)
def test_forged_cube_profiles_are_one_line(tmp_path, parts, said):
    pytest.importorskip("pycubexr")
    assert said in _refused(_cubex(tmp_path, parts))


def test_a_cube_profile_that_unpacks_to_too_much(tmp_path, monkeypatch):
    pytest.importorskip("pycubexr")
    monkeypatch.setattr(profiles, "_MOST_UNPACKED", 4 << 20)
    content = gzip.compress(bytes(5 << 20))
    assert "unpacks to more than 4 MiB" in _refused(_cubex(tmp_path, {"anchor.xml": content}))


@pytest.mark.parametrize(
    "lines",
    [
        ["__rec=node,id=20,attr=8,data=a,parent=20", "__rec=ctx,ref=20"],
        ["__rec=node,id=20,attr=8,data=a,parent=3", "__rec=node,id=20,attr=8,data=b,parent=20"],
        [f"__rec=node,id={n},attr=8,data=a,parent={n - 1}" for n in range(20, 600)],
    ],
    ids=["of itself", "twice", "deep"],
)
def test_forged_caliper_profiles_are_one_line(tmp_path, lines):
    pytest.importorskip("caliperreader")
    (tmp_path / "x.cali").write_text("\n".join(lines))
    assert "is no node of a tree" in _refused(tmp_path / "x.cali")


def _jmh(size, unit, values):
    score = {"score": sum(values) / len(values), "scoreUnit": unit, "rawData": [values]}
    return {
        "jmhVersion": "1.36",
        "benchmark": "org.sample.Sort.quick",
        "mode": "avgt",
        "threads": 1,
        "params": {"size": str(size)},
        "primaryMetric": score,
    }


def test_iterations_of_jmh(tmp_path):
    path = tmp_path / "jmh.json"
    path.write_text(json.dumps([_jmh(n, "us/op", [0.01 * n, 0.0101 * n]) for n in (1000, 10000)]))
    table = read_any_table(path)
    assert table.roles.parameters == ("size",) and table.roles.metrics == ("score [us/op]",)
    assert len(table.places) == 4
    path.write_text(json.dumps([_jmh(1000, "us/op", [1.0]), _jmh(1000, "ops/s", [1e6])]))
    with pytest.raises(UsageError, match=r"scores in us/op and in ops/s; give -bm and -tu"):
        read_any_table(path)


def test_a_median_beside_a_mean_is_no_parameter(tmp_path):
    path = tmp_path / "nsys.csv"
    path.write_text("n,Total Time (ns),Avg (ns),Med (ns),Min (ns)\n1,9,3,3,2\n2,18,6,6,5\n4,40,13,13,9\n")
    found = read_training(str(path), None, None)
    assert found.target == "Total Time (ns)" and list(found.features) == ["n"]
