"""Logs of benchmarks, alone and in folders; nested profiles; other letters."""

import json

import pytest
from chainline.errors import UsageError
from chainline.models.empirical.data.table_file import read_training
from chainline.models.empirical.data.tools.benchmark_logs import log_runs, log_table

STREAM = """-------------------------------------------------------------
STREAM version $Revision: 5.10 $
-------------------------------------------------------------
Array size = {size} (elements), Offset = 0 (elements)
Number of Threads requested = 8
Number of Threads counted = {threads}
Function    Best Rate MB/s  Avg time     Min time     Max time
Copy:           24571.2     {copy}     0.006512     0.006811
Triad:          25110.9     0.009702     0.009558     0.009902
Solution Validates: avg error less than 1.000000e-13 on all three arrays
"""
BENCH = """LIKWID MICRO BENCHMARK
Test: triad
Using 1 work groups
Using {threads} threads
CPU Clock:		2294478000
Time:			{time}e+00 sec
Iterations:		4
Size (Byte):		400000
MFlops/s:		1167.47
MByte/s:		18679.49
"""
PERFCTR = """TABLE,Region solve,Group 1 Metric,MEM,2,,
Metric,HWThread 0,HWThread 1,
Runtime (RDTSC) [s],0.25,{time},
Memory bandwidth [MBytes/s],1000,1001,
TABLE,Region solve,Group 1 Metric STAT,MEM,2,,
Runtime (RDTSC) [s] STAT,0.51,0.25,0.26,0.255,
TABLE,Region exchange,Group 1 Metric,MEM,2,,
Runtime (RDTSC) [s],0.5,0.4,
"""


def test_stream_has_a_row_for_each_kernel_of_each_run(tmp_path):
    path = tmp_path / "stream.log"
    runs = [STREAM.format(size=size, threads=4, copy=f"{size * 1e-9:.6f}") for size in (1000000, 2000000)]
    path.write_text("".join(runs))
    found = read_training(str(path), None, None)
    assert (found.target, list(found.features)) == ("avg time [s]", ["kernel", "array_size"])
    assert found.times.tolist() == [0.001, 0.009702, 0.002, 0.009702]


def test_a_folder_of_logs_has_the_numbers_in_their_names(tmp_path):
    for n in (1, 2, 4):
        (tmp_path / f"triad.n{n}.log").write_text(BENCH.format(threads=2 * n, time=n))
    (tmp_path / "notes.txt").write_text("measured on a Monday\n")
    found = read_training(str(tmp_path), None, None)
    assert (found.target, list(found.features)) == ("time of an iteration [s]", ["n", "threads"])
    assert found.times.tolist() == [0.25, 0.5, 1.0] and found.features["threads"].tolist() == [2, 4, 8]


def test_perfctr_has_the_longest_time_of_threads_of_each_region(tmp_path):
    for n in (1, 2):
        (tmp_path / f"run.n{n}.csv").write_text(PERFCTR.format(time=n))
    found = read_training(str(tmp_path), None, None)
    assert (found.target, list(found.features)) == ("runtime [s]", ["kernel", "n"])
    assert found.times.tolist() == [1.0, 0.5, 2.0, 0.5]


def test_a_folder_without_logs_is_refused(tmp_path):
    (tmp_path / "notes.txt").write_text("measured on a Monday\n")
    with pytest.raises(UsageError, match="is a folder without profiles"):
        read_training(str(tmp_path), None, None)


def test_letters_of_latin_1_are_read_and_bytes_that_are_none_refused(tmp_path):
    path = tmp_path / "runs.csv"
    path.write_bytes("größe,seconds\n1,0.5\n2,1.0\n".encode("latin-1"))
    assert list(read_training(str(path), None, None).features) == ["größe"]
    path.write_bytes(b"n,seconds\n1,\x00\xff\n")
    with pytest.raises(UsageError, match="line 2: is no text in UTF-8"):
        read_training(str(path), None, None)


GOOGLE = """2024-01-01T10:00:00+00:00
Running ./bench
Run on (8 X 3600 MHz CPU s)
  L1 Data 32 KiB (x4)
-----------------------------------------------------
Benchmark           Time             CPU   Iterations
-----------------------------------------------------
BM_dot/1024       123 ns          122 ns      5700000
BM_dot/2048     0.245 us        0.244 us      2800000 bytes_per_second=1.2G/s
"""
GOOGLE_CSV = """2024-01-01T10:00:00+00:00
Running ./bench
name,iterations,real_time,cpu_time,time_unit,bytes_per_second,items_per_second,label,error_occurred,error_message
"BM_dot/1024",5700000,123,122,ns,,,,,
"BM_dot/2048",2800000,0.245,0.244,us,,,,,
"BM_dot/4096",0,0,0,ns,,,,true,"no memory"
"""
GO = """goos: linux
BenchmarkDot/n=1024-8         \t   10000\t    123 ns/op\t    4096 B/op\t       1 allocs/op
BenchmarkDot/n=2048-8         \t    5000\t    245 ns/op\t    8192 B/op\t       1 allocs/op
PASS
"""


def _of_pytest(**stats):
    params = [{"name": f"test_dot[{n}]", "params": {"n": n}} for n in (1024, 2048)]
    times = (123e-9, 245e-9)
    benchmarks = [
        each | {"stats": {key: [time] if key == "data" else time for key in stats}}
        for each, time in zip(params, times, strict=True)
    ]
    return json.dumps({"machine_info": {}, "commit_info": {}, "benchmarks": benchmarks, "version": "4.0"})


@pytest.mark.parametrize(
    ("name", "text", "parameter"),
    [
        ("log.txt", GOOGLE, "arg1"),
        ("log.csv", GOOGLE_CSV, "arg1"),
        ("log.txt", GO, "n"),
        ("log.json", _of_pytest(median=1), "n"),
        ("log.json", _of_pytest(median=1, data=1), "n"),
    ],
)
def test_microbenchmarks_of_other_languages(tmp_path, name, text, parameter):
    (tmp_path / name).write_text(text)
    found = read_training(str(tmp_path / name), None, None)
    assert found.features.to_dict("list") == {parameter: [1024, 2048]}
    assert found.times.tolist() == pytest.approx([123e-9, 245e-9], rel=1e-12)


BABEL = """Fri 31 Jul 07:29:30 CDT 2020
BabelStream
Version: 3.4
Implementation: OpenMP
Running kernels 100 times
Precision: double
Array size: {size} MB (=0.3 GB)
Total size: 805.3 MB (=0.8 GB)
Function    MBytes/sec  Min (sec)   Max         Average
Copy        17925.607   0.02995     0.03105     {time}
Triad       19211.786   0.04192     0.04284     0.04233
Application 6382380 resources: utime ~84s, stime ~2s
"""
IMB = """# Intel(R) MPI Benchmarks 2021.3, MPI-1 part
# Calling sequence was:
# IMB-MPI1 Allreduce Barrier
#----------------------------------------------------------------
# Benchmarking Allreduce
# #processes = 2
# ( 2 additional processes waiting in MPI_Barrier)
#----------------------------------------------------------------
       #bytes #repetitions  t_min[usec]  t_max[usec]  t_avg[usec]
            0         1000         0.07         0.07         0.07
            8         1000         0.65         6.07         3.36
#----------------------------------------------------------------
# Benchmarking Allreduce
# #processes = 4
#----------------------------------------------------------------
       #bytes #repetitions  t_min[usec]  t_max[usec]  t_avg[usec]
            8         1000         0.65         6.07         4.5
# Benchmarking PingPong
# #processes = 2
       #bytes #repetitions      t[usec]   Mbytes/sec
            8         1000         1.25         6.40
"""
HPL = """================================================================================
HPLinpack 2.3  --  High-Performance Linpack benchmark  --   December 2, 2018
================================================================================
T/V                N    NB     P     Q               Time                 Gflops
--------------------------------------------------------------------------------
WR11C2R4       10000   192     2     2              31.42             2.1220e+01
HPL_pdgesv() start time Fri Dec 12 10:36:55 2025
--------------------------------------------------------------------------------
||Ax-b||_oo/(eps*(||A||_oo*||x||_oo+||b||_oo)*N)=   2.02055227e-03 ...... PASSED
================================================================================
T/V                N    NB     P     Q               Time                 Gflops
--------------------------------------------------------------------------------
WR11C2R4       20000   192     2     2             230.11             2.3180e+01
"""


def test_babelstream_of_several_runs():
    text = BABEL.format(size="268.4", time="0.03026") + BABEL.format(size="536.9", time="0.06052")
    found = log_runs(text, "babel.out")
    assert [run.kernel for run in found] == ["Copy", "Triad"] * 2
    assert dict(found[2].parameters) == {
        "implementation": "OpenMP",
        "precision": "double",
        "array size [B]": 536_900_000,
    }
    assert found[2].metrics["avg time [s]"] == 0.06052 and found[1].metrics["best rate [MB/s]"] == 19211.786


def test_intel_mpi_benchmarks():
    found = [(run.kernel, dict(run.parameters), run.metrics["time [us]"]) for run in log_runs(IMB, "imb.log")]
    assert found == [
        ("Allreduce", {"processes": 2, "bytes": 0}, 0.07),
        ("Allreduce", {"processes": 2, "bytes": 8}, 3.36),
        ("Allreduce", {"processes": 4, "bytes": 8}, 4.5),
        ("PingPong", {"processes": 2, "bytes": 8}, 1.25),
    ]


def test_high_performance_linpack(tmp_path):
    (tmp_path / "hpl.out").write_text(HPL)
    table = log_table(HPL, tmp_path / "hpl.out")
    assert table is not None and table.roles is not None
    assert table.roles.parameters == ("N",) and table.roles.metrics == ("time [s]",)


NCCL = """# nThread 1 nGpus 2 minBytes 8 maxBytes 65536 step: 2(factor) warmup iters: 5 iters: 20 agg iters: 1
#
# Using devices
#  Rank  0 Group  0 Pid  12345 on       node device  0 [0x07] NVIDIA A100
#  Rank  1 Group  0 Pid  12345 on       node device  1 [0x0f] NVIDIA A100
#
#                                          out-of-place                       in-place
#  size  count   type  redop  root     time   algbw   busbw #wrong     time   algbw   busbw #wrong
#   (B)  (elements)                    (us)  (GB/s)  (GB/s)            (us)  (GB/s)  (GB/s)
8 2 float sum -1   35.85    0.00    0.00      0    35.49    0.00    0.00      0
65536 16384 float sum -1   45.21    1.45    2.54      0      N/A     N/A     N/A    N/A
# Out of bounds values : 0 OK
# Avg bus bandwidth    : 1.27
"""


def test_collectives_of_nccl():
    found = [
        (run.kernel, dict(run.parameters), run.metrics["time [us]"]) for run in log_runs(NCCL, "nccl.log")
    ]
    alike = {"ranks": 2, "type": "float", "redop": "sum"}
    assert found == [
        ("out of place", {"bytes": 8, **alike}, 35.85),
        ("in place", {"bytes": 8, **alike}, 35.49),
        ("out of place", {"bytes": 65536, **alike}, 45.21),
    ]


IOR = """IOR-3.3.0: MPI Coordinated Test of Parallel I/O
Options:
api                 : POSIX
nodes               : 1
tasks               : 4

Results:

access  bw(MiB/s)  IOPS  Latency(s)  block(KiB) xfer(KiB)  open(s)  wr/rd(s)  close(s)  total(s)  iter
------  ---------  ----  ----------  ---------- ---------  --------  --------  --------  --------  ----
write  1234.56  1234.56  0.003238  16384  1024.00  0.000421  0.829  0.000102  0.829466  0
read  4234.56  4234.56  0.001238  16384  1024.00  0.000221  0.241  0.000092  0.241466  0
Max Write: 1234.56 MiB/sec (1294.53 MB/sec)
"""


def test_input_and_output_by_ior():
    written, read = log_runs(IOR, "ior.txt")
    assert (written.kernel, read.kernel) == ("write", "read")
    assert dict(written.parameters) == {
        "api": "POSIX",
        "nodes": 1,
        "tasks": 4,
        "block [KiB]": 16384,
        "xfer [KiB]": 1024.0,
    }
    assert dict(read.metrics) == {"total [s]": 0.241466, "bw [MiB/s]": 4234.56}
