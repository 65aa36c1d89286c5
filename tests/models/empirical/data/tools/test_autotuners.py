"""Caches and results of Kernel Tuner, histories of GPTune: targets, parameters, failed runs, damage."""

import json

import pytest
from chainline.cli.main import main
from chainline.errors import UsageError
from chainline.models.empirical.data.table_file import read_training

from .....public_data import public_data

CACHED = {
    "device_name": "NVIDIA A100",
    "kernel_name": "convolution",
    "problem_size": [4096, 4096],
    "tune_params_keys": ["block", "tile", "clock"],
    "tune_params": {"block": [16, 32], "tile": [1, 2], "clock": [1560]},
    "objective": "GFLOP/s",
    "cache": {
        f"{block},{tile},1560": {
            "block": block,
            "tile": tile,
            "clock": 1560,
            "time": 0.5 * block / tile,
            "times": [0.5 * block / tile] * 3,
            "compile_time": 93.0,
            "GFLOP/s": 100.0 * tile,
            "timestamp": "2024-01-16 12:08:45",
        }
        for block in (16, 32)
        for tile in (1, 2)
    }
    | {"64,1,1560": {"block": 64, "tile": 1, "clock": 1560, "time": "CompilationFailedConfig"}},
}
T4 = {
    "schema_version": "1.0.0",
    "results": [
        {
            "configuration": {"block": block},
            "measurements": [{"name": "time", "value": 2.0 * block, "unit": "ms"}],
            "invalidity": "correct" if block < 64 else "compile",
            "objectives": ["time"],
        }
        for block in (16, 32, 64)
    ],
}
GPTUNE = {
    "tuning_problem_name": "pdgeqrf",
    "func_eval": [
        {
            "task_parameter": {"m": 1000},
            "tuning_parameter": {"mb": mb, "layout": layout},
            "constants": {},
            "evaluation_result": {"r": [mb / 4, mb / 4 + 0.1]},
        }
        for mb in (1, 2, 4)
        for layout in ("row", "column")
    ],
}


def written(tmp_path, document, cut=0):
    path = tmp_path / "cache.json"
    text = json.dumps(document, indent=0)
    path.write_text(text[: len(text) - cut])
    return path


def test_a_cache_has_its_time_as_target_and_tuned_values_as_parameters(tmp_path):
    found = read_training(str(written(tmp_path, CACHED)), None, None)
    assert found.target == "time [ms]" and list(found.features) == ["block", "tile"]
    assert found.times.tolist() == [8.0, 4.0, 16.0, 8.0]
    assert any("1 of 5 configurations failed" in line for line in found.warnings)


def test_a_cache_of_an_unfinished_run_is_read(tmp_path):
    path = written(tmp_path, CACHED)
    path.write_text(path.read_text().rstrip().removesuffix("}").rstrip().removesuffix("}") + ",")
    assert len(read_training(str(path), None, None).times) == 4
    assert main(["fit", str(path), "--model", "knn", "--set", "n_neighbors=1"]) == 0


def test_a_rate_can_be_the_target(tmp_path):
    found = read_training(str(written(tmp_path, CACHED)), ["block", "tile"], "GFLOP/s")
    assert found.times.tolist() == [100.0, 200.0, 100.0, 200.0]


def test_results_in_the_schema_t4(tmp_path):
    found = read_training(str(written(tmp_path, T4)), None, None)
    assert (found.target, list(found.features)) == ("time [ms]", ["block"])
    assert found.times.tolist() == [32.0, 64.0]


def test_a_history_of_gptune_has_a_row_for_each_repetition(tmp_path):
    found = read_training(str(written(tmp_path, GPTUNE)), None, None)
    assert (found.target, list(found.features)) == ("r", ["mb", "layout"])
    assert found.times[:2].tolist() == [0.25, 0.35]
    assert len(found.times) == 12


@pytest.mark.parametrize(
    ("document", "message"),
    [
        (CACHED | {"cache": {}}, "no configuration has run"),
        (CACHED | {"cache": {"1": 5}}, "is damaged, or no JSON of Kernel Tuner"),
        (T4 | {"results": [{"configuration": {}, "measurements": 3}]}, "is damaged"),
        (GPTUNE | {"func_eval": [{"evaluation_result": 1}]}, "is damaged, or no JSON of GPTune"),
    ],
)
def test_what_is_damaged_is_one_line(tmp_path, document, message):
    with pytest.raises(UsageError, match=message):
        read_training(str(written(tmp_path, document)), None, None)


def test_a_cache_that_the_tool_made():
    folder = public_data("kernel_tuner_paper/kernels/outputdata/convolution")
    (path,) = folder.glob("*/original_tuning/*_cache.json")
    found = read_training(str(path), None, None)
    assert (found.target, len(found.times)) == ("time [ms]", 2296)
    assert list(found.features)[:3] == ["block_size_x", "block_size_y", "tile_size_x"]
