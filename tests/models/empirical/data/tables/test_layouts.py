"""Layouts, cells, outcomes and names as people and tools write them: one table in many forms."""

import bz2
import gzip
import json
import lzma

import pytest
from chainline.errors import UsageError, in_options
from chainline.models.empirical.data.table_file import read_training

PLAIN = "n,threads,time\n8,1,0.5\n16,2,0.7\n"


def read(tmp_path, content, suffix=".csv"):
    path = tmp_path / f"runs{suffix}"
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return read_training(str(path), None, None)


def listed(separator, *lines):
    return separator.join(lines).split(separator)


def said(found):
    return " ".join(in_options(line) for line in found.warnings)


BLANKS = "   n  threads  time\n   8        1   0.5\n  16        2  0.70\n"
BARS = "| n | threads | time |\n|--:|:--:|---|\n| 8 | 1 | 0.5 |\n| 16 | 2 | 0.7 |\n"
LAYOUTS = {
    **{
        f"header behind {mark}": mark + PLAIN
        for mark in ("#", "# ", "//", "// ", "%", "%% ", "--", "; ", "!", "REM ")
    },
    **{f"names and blanks behind {mark}": mark + PLAIN.replace(",", " ") for mark in ("//", "% ", "!", "; ")},
    **{f"comments with {mark}": f"{mark} node 7\n{PLAIN}{mark} end\n" for mark in ("//", "%", "!", ";")},
    "title": "Results of the week\n" + PLAIN,
    "title above blanks": "Results of the week\n\n" + BLANKS,
    "two lines of titles": "Host: node7\nDate: 2024-01-02\n" + PLAIN,
    "title with commas": "Scaling, weekly,,\n" + PLAIN,
    "title in the first cell": "Scaling,,\n" + PLAIN,
    "separator of Excel": "sep=;\n" + PLAIN.replace(",", ";").replace(".", ","),
    "UTF-16": PLAIN.encode("utf-16"),
    "UTF-16, big end first": b"\xfe\xff" + PLAIN.encode("utf-16-be"),
    "UTF-16 without a mark": PLAIN.encode("utf-16-le"),
    "UTF-32": PLAIN.encode("utf-32"),
    "byte order mark": "\ufeff" + PLAIN,
    "line ends of old": PLAIN.replace("\n", "\r"),
    "separators at the end": PLAIN.replace("\n", ",\n"),
    "separators at the end of rows": "n,threads,time\n8,1,0.5,\n16,2,0.7,\n",
    "separator at the end of the header": "n,threads,time,\n8,1,0.5\n16,2,0.7\n",
    "empty columns and rows": "n,threads,time,,,\n8,1,0.5,,,\n16,2,0.7,,,\n,,,,,\n",
    "double quotes": '"n","threads","time"\n"8","1","0.5"\n"16","2","0.7"\n',
    "single quotes": "'n','threads','time'\n'8','1','0.5'\n'16','2','0.7'\n",
    "quotes between blanks": '"n" "threads" "time"\n"8" "1" "0.5"\n"16" "2" "0.7"\n',
    "R, with row names": '"n" "threads" "time"\n"1" 8 1 0.5\n"2" 16 2 0.7\n',
    "copies of the header": "n,threads,time\n8,1,0.5\nn,threads,time\n16,2,0.7\n",
    "copies between blanks": "n threads time\n8 1 0.5\nn threads time\n16 2 0.7\n",
    "printed data frame": "    n  threads  time\n0   8        1   0.5\n1  16        2   0.7\n",
    "aligned": BLANKS,
    "unit behind a number": "   n  threads   time\n   8        1  0.5 s\n  16        2  0.7 s\n",
    "Markdown": BARS,
    "Markdown without borders": "n | threads | time\n--|---|---\n8 | 1 | 0.5\n16 | 2 | 0.7\n",
    "Markdown, bold and code": BARS.replace("time", "**time**")
    .replace(" n ", " `n` ")
    .replace("0.7", "**0.7**"),
    "Markdown in a text": f"# Results\n\nWhat we saw, once.\n\n{BARS}\nThe end.\n",
    "grid": "+----+---------+------+\n| n  | threads | time |\n+====+=========+======+\n"
    "| 8  | 1       | 0.5  |\n+----+---------+------+\n| 16 | 2       | 0.7  |\n+----+---------+------+\n",
    "rules": "===  =======  ====\nn    threads  time\n===  =======  ====\n8    1        0.5\n"
    "16   2        0.7\n===  =======  ====\n",
    "box drawing": "┌────┬─────────┬──────┐\n│ n  │ threads │ time │\n├────┼─────────┼──────┤\n"
    "│ 8  │ 1       │ 0.5  │\n│ 16 │ 2       │ 0.7  │\n└────┴─────────┴──────┘\n",
    "psql": " n  | threads | time \n----+---------+------\n"
    "  8 |       1 |  0.5\n 16 |       2 |  0.7\n(2 rows)\n",
    "tabulators to align": "n\tthreads\ttime\n8\t\t1\t0.5\n16\t2\t\t0.7\n",
    "pairs": "n=8 threads=1 time=0.5\nn=16 threads=2 time=0.7\n",
    "pairs among others": "start\nn: 8, threads: 1, time: 0.5 s\nn: 16, threads: 2, time: 0.7 s\n",
    "index without a name": ",n,threads,time\n0,8,1,0.5\n1,16,2,0.7\n",
}


@pytest.mark.parametrize("layout", LAYOUTS)
def test_layouts_are_read_alike(tmp_path, layout):
    found = read(tmp_path, LAYOUTS[layout])
    assert found.target == "time" and found.times.tolist() == [0.5, 0.7]
    assert found.features.to_dict("list") == {"n": [8, 16], "threads": [1, 2]}


def test_what_is_left_out_around_a_table_is_said(tmp_path):
    assert "line 1 is no part of the table and left out" in said(read(tmp_path, "Host: node7\n" + PLAIN))
    assert "the header occurs 2 times; it is read once" in said(
        read(tmp_path, LAYOUTS["copies of the header"])
    )


LINES = '{"n": 8, "threads": 1, "time": 0.5}\n{"n": 16, "threads": 2, "time": 0.7}\n'
ROWS = "[" + ",".join(LINES.split("\n")[:2]) + "]"
IN_JSON = [
    *[(LINES, suffix) for suffix in (".jsonl", ".ndjson", ".json", ".txt", ".log")],
    (ROWS, ".json"),
    ('{"results": ' + ROWS + ', "host": "a"}', ".json"),
    ('{"n": [8, 16], "threads": [1, 2], "time": [0.5, 0.7]}', ".json"),
    ('{"n": {"0": 8, "1": 16}, "threads": {"0": 1, "1": 2}, "time": {"0": 0.5, "1": 0.7}}', ".json"),
    ('{"columns": ["n", "threads", "time"], "index": [0, 1], "data": [[8, 1, 0.5], [16, 2, 0.7]]}', ".json"),
    ('[["n", "threads", "time"], [8, 1, 0.5], [16, 2, 0.7]]', ".json"),
    (
        '[{"config": {"n": 8, "threads": 1}, "time": 0.5}, {"config": {"n": 16, "threads": 2}, "time": 0.7}]',
        ".json",
    ),
]


@pytest.mark.parametrize(("text", "suffix"), IN_JSON)
def test_tables_in_json_are_read_alike(tmp_path, text, suffix):
    found = read(tmp_path, text, suffix)
    assert found.target == "time" and found.times.tolist() == [0.5, 0.7]
    assert found.features.to_dict("list") == {"n": [8, 16], "threads": [1, 2]}


def test_lists_of_times_are_repetitions(tmp_path):
    found = read(tmp_path, '{"n": 8, "times": [0.5, 0.6]}\n{"n": 16, "times": [0.7, 0.8]}\n', ".jsonl")
    assert found.features["n"].tolist() == [8, 8, 16, 16] and found.times.tolist() == [0.5, 0.6, 0.7, 0.8]


@pytest.mark.parametrize(
    ("cells", "seconds"),
    [
        (("12 µs", "1.5 ms"), (12e-6, 1.5e-3)),
        (("12μs", "1.5ms"), (12e-6, 1.5e-3)),
        (("12 seconds", "1 second"), (12, 1)),
        (("12 min", "1 h"), (720, 3600)),
        (("1h02m", "3m20.5s"), (3720, 200.5)),
        (("00:01:02.5", "2-03:04:05"), (62.5, 183845)),
        (("PT1M2.5S", "P1DT2H3M4S"), (62.5, 93784)),
        (("0 days 00:01:02.500000", "0:00:03"), (62.5, 3)),
        (('1\'02.5""', '0\'03""'), (62.5, 3)),
        (("1s 250ms", "2s"), (1.25, 2)),
        (("1_234.5", "2.5"), (1234.5, 2.5)),
        (("0.5D+00", "7.D-01"), (0.5, 0.7)),
        (("0.5 ± 0.01", "0.7 +/- 0.02"), (0.5, 0.7)),
        (("5 ms ± 0.1 ms", "7.5 ± 0.2 ms"), (0.005, 0.0075)),
        (("0.5 (0.01)", "0.7 (0.02)"), (0.5, 0.7)),
        (("~0.5", "≈0.7"), (0.5, 0.7)),
        (("1,5", "0,75"), (1.5, 0.75)),
        (("1,234.5", "2.5"), (1234.5, 2.5)),
    ],
)
def test_times_in_cells(tmp_path, cells, seconds):
    text = "n,time\n" + "".join(f'{n},"{cell}"\n' for n, cell in zip((8, 16), cells, strict=True))
    assert read(tmp_path, text).times.tolist() == pytest.approx(seconds, rel=1e-15)


@pytest.mark.parametrize(
    ("cells", "values"),
    [
        (("1 KiB", "1 GiB"), (1024, 2**30)),
        (("64KB", "2MB"), (64000, 2000000)),
        (("64k", "2m"), (64000, 2000000)),
        (("2^10", "2**11"), (1024, 2048)),
        (("1 000", "16 000"), (1000, 16000)),
        (("1\u00a0000", "16\u00a0000"), (1000, 16000)),
        (("1'000", "16'000"), (1000, 16000)),
        (("1_000", "16_000"), (1000, 16000)),
        (("1,024", "16,384"), (1024, 16384)),
        (("1,00,000", "16,000"), (100000, 16000)),
        (("50%", "100 %"), (50, 100)),
        (("100 MFlop/s", "1.2 GFLOPS"), (1e8, 1.2e9)),
        (("2400 MHz", "2.5GHz"), (2.4e9, 2.5e9)),
        (("100 Mbit/s", "1 Gb/s"), (1e8, 1e9)),
    ],
)
def test_quantities_in_cells(tmp_path, cells, values):
    text = "a,time\n" + "".join(f'"{cell}",{time}\n' for cell, time in zip(cells, (0.5, 0.7), strict=True))
    assert read(tmp_path, text).features["a"].tolist() == list(values)


@pytest.mark.parametrize(
    ("cells", "values"),
    [
        (("128,128", "256,256"), ["128,128", "256,256"]),  # sizes of a grid
        (("128x128", "256x256"), ["128x128", "256x256"]),
        (("128,256", "64,512"), ["128,256", "64,512"]),
        (("128 256", "64 512"), ["128 256", "64 512"]),
        (("8 (2)", "16 (4)"), ["8 (2)", "16 (4)"]),
        (("v2 # beta", "v3 # beta"), ["v2 # beta", "v3 # beta"]),
        (("0xff", "0x0f"), ["0xff", "0x0f"]),
    ],
)
def test_cells_that_are_no_quantities_stay_words(tmp_path, cells, values):
    text = "a,time\n" + "".join(f'"{cell}",{time}\n' for cell, time in zip(cells, (0.5, 0.7), strict=True))
    assert read(tmp_path, text).features["a"].tolist() == values


def test_decimal_commas_beside_points_of_thousands(tmp_path):
    found = read(tmp_path, "n;time\n1.000;1.234,5\n2.000;0,75\n")
    assert found.features["n"].tolist() == [1000, 2000] and found.times.tolist() == [1234.5, 0.75]
    found = read(tmp_path, "n;time\n1 000;1 234,5\n16 000;00:00:02,5\n".replace("00:00:02", "2"))
    assert found.features["n"].tolist() == [1000, 16000] and found.times.tolist() == [1234.5, 2.5]


@pytest.mark.parametrize("units", ["-,-,s", "[],[1],[s]", ",#,(s)", "none,1,sec"])
def test_units_below_the_header(tmp_path, units):
    found = read(tmp_path, f"n,threads,time\n{units}\n8,1,0.5\n16,2,0.7\n")
    assert found.target.startswith("time [s") and found.features["n"].tolist() == [8, 16]


FAILURES = listed(
    ",",
    "FAILED,OOM,-,N/A,n.a.,#N/A,#DIV/0!,#VALUE!,nil,>3600,>=3600,≥3600,> 3600 s,>1h,3600+",
    "TIMEOUT(600),T/O,TO,OOT,Killed,SEGV,exit 137,rc=1,signal 9,MPI_ABORT,std::bad_alloc",
    "CUDA error: out of memory,MEMOUT,ran out of memory,Segmentation fault (core dumped)",
    "CANCELLED by 1000,did not converge,diverged,infeasible,DNF,skipped,not run,pending,RUNNING,∞,—,–",
    "*,…,missing,unknown,undefined,n/a (too big),<error>,OUT_OF_MEMORY,NODE_FAIL,unstable",
)


@pytest.mark.parametrize("word", FAILURES)
def test_runs_that_failed_are_left_out(tmp_path, word):
    found = read(tmp_path, f"n,threads,time\n8,1,0.5\n16,2,{word}\n32,4,0.9\n")
    assert found.times.tolist() == [0.5, 0.9] and "1 of 3 r" in said(found) and "line 3" in said(found)


OUTCOMES = [
    *[
        (name, ("0", code, "0"))
        for name in ("exit", "rc", "errorlevel", "signal", "Exit Status")
        for code in "19"
    ],
    ("ExitCode", ("0:0", "0:9", "0:0")),
    *[(name, ("True", "False", "True")) for name in ("ok", "valid", "converged", "completed", "success")],
    *[(name, ("no", "yes", "no")) for name in ("timeout", "timed_out", "crashed", "failed")],
    *[
        ("status", states)
        for states in (("ok", "failed", "ok"), ("done", "running", "done"), ("C", "F", "C"))
    ],
    ("result", ("PASS", "FAIL", "PASS")),
    ("verification", ("SUCCESSFUL", "UNSUCCESSFUL", "SUCCESSFUL")),
    ("error", ("", "segmentation fault", "")),
    ("State", ("COMPLETED", "CANCELLED by 1000", "COMPLETED")),
]


@pytest.mark.parametrize(("name", "cells"), OUTCOMES)
def test_columns_of_outcomes(tmp_path, name, cells):
    rows = zip((8, 16, 32), (0.5, 0.01, 0.9), cells, strict=True)
    found = read(tmp_path, f"n,time,{name}\n" + "".join(f"{n},{time},{cell}\n" for n, time, cell in rows))
    assert found.times.tolist() == [0.5, 0.9] and list(found.features) == ["n"]


REPETITIONS = listed(
    "|",
    "run1,run2,run3|rep_1,rep_2,rep_3|time1,time2,time3|t1,t2,t3|t (s) #1,t (s) #2,t (s) #3",
    "time [s] 1,time [s] 2,time [s] 3|Run 1 (s),Run 2 (s),Run 3 (s)|r1,r2,r3|#1,#2,#3|1,2,3",
    "run_a,run_b,run_c|time.1,time.2,time.3|time,time.1,time.2|time,time,time|iter0,iter1,iter2",
    "first,second,third|1st run,2nd run,3rd run|T1[ms],T2[ms],T3[ms]|wall1,wall2,wall3",
    "elapsed_run_1,elapsed_run_2,elapsed_run_3|sample01,sample02,sample03",
    "run1_time,run2_time,run3_time|Messung 1,Messung 2,Messung 3",
)


@pytest.mark.parametrize("names", REPETITIONS)
def test_columns_of_repetitions(tmp_path, names):
    found = read(tmp_path, f"n,threads,{names}\n8,1,0.5,0.51,0.52\n16,2,0.7,0.71,0.72\n32,2,1.7,1.71,1.72\n")
    assert found.times.tolist() == [0.5, 0.51, 0.52, 0.7, 0.71, 0.72, 1.7, 1.71, 1.72]
    assert list(found.features) == ["n", "threads"] and "read as repetitions" in said(found)


@pytest.mark.parametrize(
    ("header", "features"),
    [
        ("x1,x2,x3,y", ["x1", "x2", "x3"]),
        ("t1,t2,n,time", ["t1", "t2", "n"]),
        ("nx,b1,b2,elapsed", ["nx", "b1", "b2"]),
    ],
)
def test_numbered_parameters_are_no_repetitions(tmp_path, header, features):
    found = read(tmp_path, f"{header}\n1.5,1.6,1.7,8\n2.5,2.4,2.6,16\n3.5,3.6,3.4,32\n")
    assert list(found.features) == features


BESIDE = listed(
    "|",
    "user,sys|utime,stime|maxrss|max-rss|max_rss_kb|Maximum resident set size (kbytes)|memory|mem_mb",
    "peak_memory|energy_j|power|GFLOPS/s|speedup|efficiency|cpu_percent|page_faults|instructions",
    "cycles|L1_misses|ipc|bandwidth (GB/s)|residual|error|checksum|timestamp|date|hostname|iterations",
    "std|ci95|min,max|mpi_time,compute_time|date,hostname",
)
DATES = {"date": "2024-01-{:02d}", "timestamp": "2024-01-02T03:04:{:02d}", "hostname": "node{}"}


@pytest.mark.parametrize("names", BESIDE)
def test_what_is_measured_beside_the_time_is_no_parameter(tmp_path, names):
    times = (0.5, 0.7, 1.7, 2.9, 3.3, 5.1, 7.3, 8.8, 9.9)
    lines = [f"n,threads,time,{names}"]
    for row, time in enumerate(times, 1):
        beside = [
            DATES.get(name, f"{0.713 * time + 0.013 * row:.3f}").format(row) for name in names.split(",")
        ]
        lines.append(",".join([str(8 << row // 2), str(1 << row % 4), str(time), *beside]))
    found = read(tmp_path, "\n".join(lines))
    assert found.target == "time" and list(found.features) == ["n", "threads"] and "left out" in said(found)


READINGS = [
    ("rep,n,time\n1,8,1\n2,8,1.1\n1,16,2\n2,16,2.1\n", "time", ["n"], 4),
    ("run,n,time,rss\n1,8,1,7\n2,8,1.1,8\n1,16,2,9\n2,16,2.1,7\n", "time", ["n"], 4),
    ("timestamp,n,time\n1704164645,8,1\n1704164705,16,2\n1704164765,32,3\n", "time", ["n"], 3),
    (
        "start_time,end_time,n,duration\n1704164645,1704164646,8,1\n1704164647,1704164649,16,2\n",
        "duration",
        ["n"],
        2,
    ),
    ("n,mean,run1,run2\n8,0.505,0.5,0.51\n16,0.71,0.7,0.72\n", "run", ["n"], 4),
    ("n,time,relative\n8,0.5,1.0\n16,0.7,1.4\n32,0.9,1.8\n", "time", ["n"], 3),
    ('n,Score,"Score Error (99.9%)"\n8,123.4,1.2\n16,256.7,2.2\n', "Score", ["n"], 2),
    ("p,n=8,n=16\n1,0.5,0.7\n2,0.3,0.4\n", "time", ["p", "n"], 4),
    (
        "# Datatype: MPI_INT.\n# Size       Avg Latency(us)\n4      12.34\n8     12.50\n",
        "Avg Latency(us)",
        ["Size"],
        2,
    ),
    (
        "Warning: added 'node1' to known hosts.\n# Size   Latency (us)\n1   0.22\n2  0.23\n",
        "Latency (us)",
        ["Size"],
        2,
    ),
    (
        "# bytes repetitions t_min[usec] t_max[usec] t_avg[usec]\n4 1000 1.2 1.3 1.25\n8 1000 1.4 1.6 1.5\n",
        "t_avg[usec]",
        ["bytes"],
        2,
    ),
    ("n threads time\n# warm\n8 1 0.5\n16 2 0.7 # slow node\n32 2 0.8\n", "time", ["n", "threads"], 3),
    (
        "JobID|JobName|State|Elapsed|NNodes|\n1000|a|COMPLETED|00:07:22|16|\n1000.batch|batch|COMPLETED|00:07:22|1|\n"
        "1001|b|COMPLETED|00:27:38|4|\n1001.batch|batch|COMPLETED|00:27:38|1|\n",
        "Elapsed",
        ["NNodes"],
        2,
    ),
]


@pytest.mark.parametrize(("text", "target", "features", "n_runs"), READINGS)
def test_columns_are_told_apart(tmp_path, text, target, features, n_runs):
    found = read(tmp_path, text)
    assert (found.target, list(found.features), len(found.times)) == (target, features, n_runs)


CHOSEN = listed(
    ",",
    "memory,power,iterations,bandwidth,rate,energy,error,residual,temperature,status,check,valid,frequency,sample",
    "efficiency,steps,seed,time_step,dt,cycles,latency,timeout,t1,r1,level,rank,start,end,user,x1,budget",
)


@pytest.mark.parametrize("name", CHOSEN)
def test_what_was_chosen_is_a_parameter(tmp_path, name):
    rows = "".join(f"{n},{value},{n * value / 7}\n" for n in (8, 16, 32) for value in (10, 20, 40, 80))
    assert list(read(tmp_path, f"n,{name},time\n{rows}").features) == ["n", name]


@pytest.mark.parametrize("name", ["Unnamed: 0", "", "index", "id", "row", "No.", "#"])
def test_numbers_of_rows_are_no_parameter(tmp_path, name):
    found = read(tmp_path, f"{name},n,threads,time\n0,8,1,0.5\n1,8,2,0.7\n2,32,2,0.8\n")
    assert list(found.features) == ["n", "threads"]


TARGETS = listed(
    "|",
    "Time(s)|runtime_s|Wall time|Elapsed Time (sec)|T_wall|tot_time|secs|t|T|t_s|t[s]|ms|avg_time",
    "Mean [s]|median|best|min_time|Laufzeit|temps|tiempo|Time per iteration|time/step|s/step|ns/op",
    "us_per_call|GFLOPS|throughput|cost|Real|duration_ns|kernel_time|Walltime [h]|SolveTime|timing|y",
    "perf|result|response_time|makespan|objective|measured|latency_p50",
)


@pytest.mark.parametrize("name", TARGETS)
def test_the_target_may_stand_first(tmp_path, name):
    found = read(tmp_path, f"{name},n,threads\n0.512,8,1\n0.743,16,2\n1.81,32,4\n2.93,64,8\n")
    assert found.target == name and list(found.features) == ["n", "threads"]


@pytest.mark.parametrize(
    ("header", "target", "features"),
    [
        ("case,case,result,result\nn,threads,time,stddev\n", "time", ["n", "threads"]),
        ("n,threads,time,time\n,,mean,std\n", "time mean", ["n", "threads"]),
        (",,time,time\n,,mean,std\nn,threads,,\n", "time mean", ["n", "threads"]),
    ],
)
def test_a_header_of_two_levels(tmp_path, header, target, features):
    found = read(tmp_path, header + "8,1,0.512,0.011\n16,2,0.743,0.023\n32,4,1.81,0.031\n64,8,2.93,0.047\n")
    assert found.target == target and list(found.features) == features
    assert found.times.tolist() == [0.512, 0.743, 1.81, 2.93]


@pytest.mark.parametrize("compressed", [gzip.compress, bz2.compress, lzma.compress])
@pytest.mark.parametrize("ending", [".csv.gz", ".json.xz"])
def test_a_compressed_table(tmp_path, compressed, ending):
    rows = [{"n": n, "time": n / 4 + 0.013} for n in (8, 16, 32, 64)]
    listed = "n,time\n" + "".join(f"{row['n']},{row['time']}\n" for row in rows)
    text = json.dumps(rows) if "json" in ending else listed
    found = read(tmp_path, compressed(text.encode()), ending)
    assert found.target == "time" and found.features["n"].tolist() == [8, 16, 32, 64]


@pytest.mark.parametrize(
    ("text", "suffix", "message"),
    [
        (
            "   n  threads  time\n   8        1   0.5\n  16        2\n  32        4   0.9\n",
            ".txt",
            ":3: 2 fields where",
        ),
        ("- n: 8\n  time: 0.5\n", ".yaml", ".yaml is not read; write the runs as CSV or as a JSON list"),
        ("runs:\n  - parameters:\n      n: 8\n    time: 0.5\n", ".yml", ".yml is not read; write the runs"),
        (b"\xff\xfe\x00\x81", ".csv", "is no text in UTF-8"),
        (gzip.compress(b"n,time\n8,1\n", mtime=0)[:-9], ".csv.gz", "cannot be unpacked: its end is missing"),
        (b"\x1f\x8bn,time\n", ".csv.gz", "cannot be unpacked: "),
        (b"PK\x03\x04", ".csv", "is an archive; unpack it and give one of its files"),
        ("", ".csv", "no rows"),
        ("threads,8,16,32\n1,0.5,0.7,0.9\n2,0.3,0.4,0.5\n", ".csv", "columns 8, 16, 32 are named by numbers"),
        ("n,8,16,32\ntime,0.5,0.7,0.9\n", ".csv", ":1: is a row of the table, no header"),
        ("n,time\n8,1\n16,x\n32,2\n", ".csv", ":3: column 'time': 'x' is no number"),
    ],
)
def test_what_cannot_be_read_is_one_line(tmp_path, text, suffix, message):
    with pytest.raises(UsageError) as found:
        read(tmp_path, text, suffix)
    assert message in str(found.value) and "\n" not in str(found.value)
