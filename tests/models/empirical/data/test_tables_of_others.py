"""Tables as other people write them: the target, parameters and runs that are read, and what is said."""

import pytest
from chainline.errors import UsageError, in_options
from chainline.models.empirical.data.experiments.table import read_table_series
from chainline.models.empirical.data.table_file import read_configurations, read_measurements, read_training


def read(tmp_path, text, features=None, target=None):
    (tmp_path / "runs.csv").write_text(text)
    return read_training(str(tmp_path / "runs.csv"), features, target)


def said(found):
    return " ".join(in_options(line) for line in found.warnings)


STARTS = {
    "timeouts": (
        "n,threads,compiler,time\n100,2,clang,0.00055\n200,1,gcc,ERROR\n400,2,gcc,0.0042\n800,8,icx,TIMEOUT\n"
        "800,4,icx,nan\n800,2,icx,inf\n800,1,icx,\n400,1,gcc,-1\n400,8,gcc,0\n",
        "time",
        ["n", "threads", "compiler"],
        [0.00055, 0.0042],
        ["5 of 9 runs failed and are left out: line 3 ('ERROR'), line 5 ('TIMEOUT')", "2 of 4 rows have no"],
    ),
    "units": (
        "n,threads,time\n200,2,1.519 ms\n400,8,885 us\n400,1,1 s\n800,4,3ms\n",
        "time",
        ["n", "threads"],
        [0.001519, 0.000885, 1.0, 0.003],
        ["column 'time': '1.519 ms' is read as 0.001519 s"],
    ),
    "thousands": (
        "n;threads;time\n1,600,000;8;7,139.32\n100,000;4;222.15\n",
        "time",
        ["n", "threads"],
        [7139.32, 222.15],
        ["column 'n': '1,600,000' is read as 1600000", "column 'time': '7,139.32' is read as 7139.32"],
    ),
    "minutes": (
        "n,threads,real\n200,1,0m2.502s\n400,2,1m8.5s\n",
        "real",
        ["n", "threads"],
        [2.502, 68.5],
        ["'0m2.502s' is read as 2.502 s"],
    ),
    "clock": (
        "n,threads,walltime\n200,1,00:01:26\n400,2,1-00:00:01\n400,4,01:02.5\n",
        "walltime",
        ["n", "threads"],
        [86.0, 86401.0, 62.5],
        ["'00:01:26' is read as 86 s"],
    ),
    "sacct": (
        "JobID|JobName|NNodes|NCPUS|Elapsed|MaxRSS|State\n1000|lmp16|16|768|1-00:07:22|408K|COMPLETED\n"
        "1001|lmp4|4|192|00:27:38|831M|COMPLETED\n1002|lmp8|8|384|00:15:12|555K|FAILED\n"
        "1004|lmp8|8|384|00:15:13|408M|CANCELLED by 1001\n1005|lmp16|16|768|00:07:44|699M|TIMEOUT\n",
        "Elapsed",
        ["NNodes", "NCPUS"],
        [86842.0, 1658.0],
        ["3 of 5 runs failed", "'CANCELLED by 1001'", "JobID, JobName, MaxRSS, State left out"],
    ),
    "header in a comment": (
        "# n,threads,compiler,time\n100,1,gcc,0.00095\n200,1,icx,0.0025\n",
        "time",
        ["n", "threads", "compiler"],
        [0.00095, 0.0025],
        ["--target is 'time', named as times are"],
    ),
    "repetitions": (
        "n,compiler,run1,run2,run3\n1600,gcc,0.061,0.062,0.063\n100,icx,0.001,,0.002\n",
        "run",
        ["n", "compiler"],
        [0.061, 0.062, 0.063, 0.001, 0.002],
        ["run1, run2, run3 are read as repetitions of one run, 'run'"],
    ),
    "OSU": (
        "# OSU MPI Allreduce Latency Test v7.0\n"
        "# Size       Avg Latency(us)   Min Latency(us)   Max Latency(us)  Iterations\n"
        "1                        90.00             50.00            150.00        1000\n"
        "2                        91.00             50.00            150.00        1000\n",
        "Avg Latency(us)",
        ["Size"],
        [90.0, 91.0],
        ["Min Latency(us), Max Latency(us), Iterations left out"],
    ),
    "text beside parameters": (
        "nodes,solver,time\n1,cg,0.08\n1,gmres,0.14\n",
        "time",
        ["nodes", "solver"],
        [0.08, 0.14],
        [],
    ),
    "user and sys": (
        "n,real,user,sys\n8,0m0.111s,0m0.1s,0m0.0s\n16,0m0.3s,0m0.2s,0m0.01s\n",
        "real",
        ["n"],
        [0.111, 0.3],
        ["user, sys left out: known only after the run, as 'real' is"],
    ),
    "exit codes": (
        "n,seconds,exit_code\n8,0.25,0\n16,0.01,137\n32,1,0\n",
        "seconds",
        ["n"],
        [0.25, 1.0],
        ["1 of 3 runs failed and is left out: line 3 ('137')", "exit_code left out"],
    ),
    "failures in a column of another name": (
        "n,threads,gflops\n8,1,3.5\n16,2,ERROR\n32,4,7\n",
        "gflops",
        ["n", "threads"],
        [3.5, 7.0],
        ["1 of 3 runs failed"],
    ),
    "rates": (
        "size,bandwidth\n1K,4.2 GB/s\n3M,900 MB/s\n",
        "bandwidth",
        ["size"],
        [4.2e9, 9e8],
        ["column 'size': '1K' is read as 1000", "'4.2 GB/s' is read as 4200000000 B/s"],
    ),
    "a unit in the name": ("n,time [ms]\n8,1.5 ms\n16,2 s\n", "time [ms]", ["n"], [1.5, 2000.0], ["1.5 ms"]),
    "two times": (
        "n,cpu_time,wall_time\n8,3,1\n16,7,2\n",
        "wall_time",
        ["n"],
        [1.0, 2.0],
        ["cpu_time left out"],
    ),
    "success": (
        "n,time,success\n8,1,True\n16,2,False\n32,3,True\n",
        "time",
        ["n"],
        [1.0, 3.0],
        ["1 of 3 runs failed and is left out: line 3 ('False')", "success left out"],
    ),
    "status of a process": (
        "n,time,status\n8,1,0\n16,2,139\n32,3,0\n",
        "time",
        ["n"],
        [1.0, 3.0],
        ["line 3 ('139')", "status left out"],
    ),
    "phases": (
        "n,setup_time,total_time,solve time [s]\n8,1,3,2\n16,2,7,5\n",
        "total_time",
        ["n"],
        [3.0, 7.0],
        ["setup_time, solve time [s] left out"],
    ),
    "a composed name": (
        "n,Total runtime,level\n8,3,1\n16,7,2\n",
        "Total runtime",
        ["n", "level"],
        [3.0, 7.0],
        [],
    ),
    "quoted thousands": (
        'n,time\n"1,000",2.5\n"16,000",40\n',
        "time",
        ["n"],
        [2.5, 40.0],
        ["column 'n': '1,000' is read as 1000"],
    ),
    "mean and deviation": (
        "m,n,avg,std\n8,1,3,0.1\n16,2,7,0.3\n",
        "avg",
        ["m", "n"],
        [3.0, 7.0],
        ["std left out"],
    ),
    "decimal commas": (
        "n;time\n8;0,25 ms\n16;TIMEOUT\n32;1,5 ms\n",
        "time",
        ["n"],
        [0.00025, 0.0015],
        ["1 of 3"],
    ),
}


@pytest.mark.parametrize("kind", STARTS)
def test_tables_are_read_as_their_writers_meant_them(tmp_path, kind):
    text, target, features, times, lines = STARTS[kind]
    found = read(tmp_path, text)
    assert found.target == target and list(found.features) == features
    assert found.times.tolist() == pytest.approx(times, rel=1e-15)
    for line in lines:
        assert line in said(found)
    again = read_measurements(str(tmp_path / "runs.csv"), features, target)  # as `evaluate` reads it
    assert again.times.tolist() == found.times.tolist()


@pytest.mark.parametrize("kind", [kind for kind in STARTS if kind not in ("text beside parameters",)])
def test_laws_read_the_same_target(tmp_path, kind):
    text, target, features, times, _ = STARTS[kind]
    (tmp_path / "runs.csv").write_text(text)
    series = read_table_series(tmp_path / "runs.csv", None, None)
    assert {each.metric for each in series} == {target}
    assert all(set(each.parameters) <= set(features) for each in series)
    assert sum(len(values) for each in series for values in each.repetitions) == len(times)


def test_configurations_are_read_with_units_and_none_is_left_out(tmp_path):
    (tmp_path / "ask.csv").write_text("size,nodes,State\n1K,2,FAILED\n64,4,COMPLETED\n")
    table, found = read_configurations(str(tmp_path / "ask.csv"), ["size", "nodes"])
    assert found.features.values.tolist() == [[1000, 2], [64, 4]]
    assert table.cells[0] == ["1K", "64"]


def test_a_user_says_otherwise(tmp_path):
    text = "n,real,user,sys,State\n8,3,1,1,COMPLETED\n16,7,2,2,FAILED\n"
    found = read(tmp_path, text, ["n", "user", "State"], "real")
    assert list(found.features) == ["n", "user", "State"] and len(found.times) == 2
    runs = "n,run1,run2\n8,3,1\n16,7,2\n"
    assert list(read(tmp_path, runs, ["n", "run1"], "run2").features) == ["n", "run1"]


@pytest.mark.parametrize(
    ("text", "features"),
    [
        ("t1,t2,time\n8,8,1\n16,8,2\n", ["t1", "t2"]),  # sizes of tiles
        ("user,n,time\nanna,8,1\nben,16,2\n", ["user", "n"]),
        ("grid;time\n128,128,128;1\n256,256,256;2\n", ["grid"]),
        ("level,time\n3d,1\n2d,2\n", ["level"]),
        ("StartTime,n,time\n12:00:07,8,1\n12:01:00,16,2\n", ["StartTime", "n"]),
        ("timeout,n,time\n10,8,1\n20,16,2\n", ["timeout", "n"]),
        ("valid,n,time\n3,8,1\n4,16,2\n", ["valid", "n"]),
        ("time limit,n,time\n01:00:00,8,1\n02:00:00,16,2\n", ["time limit", "n"]),
        ("status,n,time\nnew,8,1\nold,16,2\n", ["status", "n"]),
        ("latency,n,time\n" + "".join(f"{k % 2 + 1},{k},{k + 1}\n" for k in range(8)), ["latency", "n"]),
        ("# of epyc, nightly\nn,8x,time\n1,2,3\n4,5,6\n", ["n", "8x"]),
        ("iterations,n,time\n8,1,2\n16,2,4\n", ["iterations", "n"]),
    ],
)
def test_parameters_that_look_like_measurements_stay(tmp_path, text, features):
    found = read(tmp_path, text)
    assert found.target == "time" and list(found.features) == features


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            "n,time\n8,1.5 ms\n16,2\n",
            "runs.csv:3: column 'time': '2' has no unit where '1.5 ms' has one; write",
        ),
        ("n,time\n8,1\n16,soon\n", "runs.csv:3: column 'time': 'soon' is no number; write times as numbers"),
        ("n,time,m\n8,TIMEOUT,1\n16,ERROR,2\n", "column 'time': every run failed; name another by"),
    ],
)
def test_a_cell_that_cannot_be_read_is_named(tmp_path, text, message):
    with pytest.raises(UsageError) as found:
        read(tmp_path, text)
    assert message in str(found.value) and "\n" not in str(found.value)


def test_elapsed_is_measured_whatever_its_values_are(tmp_path):
    rows = "".join(f"{5 + n % 3},search,{n},{4 + n % 3}\n" for n in range(1, 13))
    found = read(tmp_path, f"elapsed,label,threads,Latency\n{rows}")
    assert (found.target, list(found.features)) == ("Latency", ["label", "threads"])


def test_a_log_of_words_says_what_to_keep(tmp_path):
    log = "Starting up\nLoading csp.params\nReady\nwall 1.5 s, 3 steps\n"
    with pytest.raises(UsageError, match=r":4: 2 fields where the header has 1; keep the lines of the table"):
        read(tmp_path, log)
