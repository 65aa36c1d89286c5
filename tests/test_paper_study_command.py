"""`chainline study paper`: tables beside the printed values, and figures, in a small size."""

import json
from pathlib import Path

import jsonschema
import pytest
from chainline.analysis.machine.load import load_machine
from chainline.analysis.measurement.measured_ratio import count_fma
from chainline.cli import main
from chainline.codegen.render import render
from chainline.codegen.target import find_target
from chainline.codegen.toolchain import find_toolchain
from chainline.codegen.variant import Language, Variant
from chainline.models.kernels.learned.published_tables import SPECIFICATIONS, published_values
from chainline.models.kernels.predictions.roofline import dense_seconds
from chainline.reports.schemas import schema_of

DATA = Path(__file__).parent / "same_answers" / "inputs" / "zen5.parquet"


def _json(capsys, *arguments):
    assert main(["study", "paper", *map(str, arguments), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    jsonschema.validate(found, schema_of("paper"))
    return found


@pytest.mark.parametrize("key", ["a64fx", "clx"])
def test_machine_files_say_what_the_tables_print(key):
    values = list(published_values(load_machine(key)))
    table_4 = [value for value in values if value.table == "Table 4"]
    assert [value.printed for value in table_4] == [value.ours for value in table_4]
    for value in values:
        if value.table == "Table 2":
            # two pipes cannot do better than 0.50, where 0.53 is printed
            assert float(value.ours) == pytest.approx(float(value.printed), rel=0.06, abs=0.01)


def test_other_machines_have_no_printed_values():
    values = list(published_values(load_machine("zen5")))
    assert {value.printed for value in values if value.table != "Table 3"} == {None}
    assert len([value for value in values if value.table == "Table 4"]) == len(SPECIFICATIONS)


def test_every_split_has_a_row_and_every_order_its_errors(tmp_path, capsys):
    found = _json(capsys, "--machine", "clx", "--order", "2,3", "-o", tmp_path / "not" / "there")
    assert found["judge"] == "simulation"
    assert [(row["order"], row["split"]) for row in found["splits"]] == [
        (2, [3]), (2, [2, 1]), (2, [1, 1, 1]),
        (3, [4]), (3, [3, 1]), (3, [2, 2]), (3, [2, 1, 1]), (3, [1, 1, 1, 1]),
    ]  # fmt: skip
    for each in found["errors"]:
        rows = [row for row in found["splits"] if row["order"] == each["order"]]
        for model in ("roofline", "ecm"):
            errors = [abs(row["gflops"][model] / row["speed"] - 1) for row in rows]
            assert each["errors"][model] == pytest.approx(sum(errors) / len(errors))
    assert all(row["speed"] == row["gflops"]["simulation"] for row in found["splits"])
    row, target = found["splits"][-1], find_target("cascadelake")
    kernel = render(Variant(3, (1, 1, 1, 1), language=Language.LLVM))
    cycles = 6 * 4**4 / row["speed"] * 2.0  # at 2 GHz
    per_fma = cycles / count_fma(find_toolchain("llvm", target).assemble(kernel, target))
    assert row["retrospective_ratio"] == pytest.approx((per_fma - 0.5) / (4 - 0.5))
    assert [Path(name).name for name in found["figures"]] == ["chain-ratios.png", "errors.png"]
    assert all(Path(name).stat().st_size > 10_000 for name in found["figures"])


def test_measured_speeds_take_the_place_of_simulated_ones(tmp_path, capsys):
    found = _json(capsys, "--machine", "zen5", "--order", "3", "--data", DATA, "-o", tmp_path)
    assert found["judge"] == "measured"
    known = [row for row in found["splits"] if row["speed"] is not None]
    assert known
    assert any(row["speed"] != row["gflops"]["simulation"] for row in known)


@pytest.mark.exhaustive
def test_orders_7_and_8_have_figures_of_their_splits(tmp_path, capsys):
    assert main(["study", "paper", "--machine", "clx", "--order", "7,8", "-o", str(tmp_path)]) == 0
    printed = capsys.readouterr().out
    assert "Table 4" in printed and "times.png" in printed
    assert "Fig. 2" in printed
    for name in ("dense.png", "times.png", "speeds.png"):
        assert (tmp_path / name).stat().st_size > 10_000


@pytest.mark.parametrize(("order", "bytes_per_second"), [(7, 64 * 2.2e9), (11, 47.25e9)])
def test_a_dense_operator_takes_as_long_as_its_matrix_takes_to_come(order, bytes_per_second):
    """2 MB of order 7 come from L2 of A64FX, 24 MB of order 11 from memory."""
    found = dense_seconds(Variant(order, (order + 1,)), load_machine("a64fx"), 2.2)
    assert found == pytest.approx(8 * (order + 1) ** 6 / bytes_per_second)


def test_a_small_dense_operator_is_bound_by_the_peak_or_by_l1():
    machine = load_machine("a64fx")
    peak, level_1 = 2 * 2 * 8 * 2.2e9, machine.caches[0].load_bytes_per_cycle * 2.2e9
    assert dense_seconds(Variant(2, (3,)), machine, 2.2) == pytest.approx(
        max(2 * 3**6 / peak, 8 * 3**6 / level_1)
    )


def test_a_folder_that_cannot_be_made_is_one_line(tmp_path, capsys):
    (tmp_path / "file").write_text("")
    folder = tmp_path / "file" / "folder"
    assert main(["study", "paper", "--machine", "clx", "--order", "2", "-o", str(folder)]) == 2
    message = capsys.readouterr().err
    assert message.count("\n") == 1 and "cannot be made" in message
