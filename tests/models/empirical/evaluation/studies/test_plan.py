"""Which fits are made, what is kept, and what the figures choose from the trials."""

import json
from dataclasses import replace

import pytest
from chainline.errors import UsageError
from chainline.models.empirical.evaluation.studies.plan import next_works, settings_of, sizes_up_to
from chainline.models.empirical.evaluation.studies.trial import (
    Trial,
    TrialFile,
    Work,
    by_discretization,
    by_extrapolation,
    by_model_size,
    by_refinement,
    by_training_size,
    setting_text,
)


def trial(work, mlogq, size=1000):
    return Trial(work, mlogq, 1.0, 0.1, size, 10)


def test_every_setting_is_tried_on_the_smallest_set():
    works = next_works("knn", [256, 512], [])
    assert [work.parameters["n_neighbors"] for work in works] == [1, 2, 3, 4, 5, 6]
    assert {work.n_train for work in works} == {256}


def test_settings_with_a_chance_go_on():
    works = next_works("knn", [256, 512], [])
    errors = [0.5, 0.30, 0.2, 0.21, 0.219, 0.4]
    trials = [trial(work, error) for work, error in zip(works, errors, strict=True)]
    later = next_works("knn", [256, 512], trials)
    assert [(work.n_train, work.parameters["n_neighbors"]) for work in later] == [
        (512, 3),
        (512, 4),
        (512, 5),
    ]
    assert not next_works("knn", [256, 512], [*trials, *(trial(work, 0.1) for work in later)])


def test_a_class_whose_every_fit_failed_ends():
    trials = [
        Trial(work, None, None, None, None, None, "ValueError") for work in next_works("knn", [256], [])
    ]
    assert not next_works("knn", [256, 512], trials)


def test_kernels_learn_from_so_many_rows_at_most():
    assert not next_works("gp", [16384], [])


@pytest.mark.parametrize("model", ["cpr", "cpr-cells"])
def test_cpr_keeps_what_figures_show(model):
    works = next_works(model, [4096, 8192, 16384], [])
    assert len(works) == len(settings_of(model)) == 7 * 7 * 4
    trials = [trial(work, 2.0**number) for number, work in enumerate(works)]
    later = next_works(model, [4096, 8192, 16384], trials)
    shown = [(work.parameters["cells"], work.parameters["rank"]) for work in later]
    assert len(set(shown)) == 49
    assert len(later) <= 49 + 28 + 3  # the best of each, of each rank and penalty, and of all
    trials += [trial(work, 2.0**number) for number, work in enumerate(later)]
    last = next_works(model, [4096, 8192, 16384], trials)
    assert {work.parameters["cells"] for work in last} == {4, 8, 16, 32, 64, 128, 256}
    kept = {(work.parameters["rank"], work.parameters["regularization"]) for work in last}
    assert len(kept) == 28 and len(last) <= 28 + 7 + 3


def test_small_models_go_on_beside_good_ones():
    works = next_works("et", [256, 512], [])
    trials = [trial(work, 0.1 + 0.1 * number, 1000 - number) for number, work in enumerate(works)]
    assert len(next_works("et", [256, 512], trials)) == 16  # each is worse, and smaller
    trials = [trial(work, 0.1 + 0.1 * number, 1000 + number) for number, work in enumerate(works)]
    assert len(next_works("et", [256, 512], trials)) == 3


def test_fits_that_would_take_too_long_do_not_go_on():
    works = next_works("knn", [256, 512], [])
    trials = [Trial(work, 0.1, 10.0 * n, 0.1, 100, 10) for n, work in enumerate(works)]
    later = next_works("knn", [256, 512], trials, limit_s=45.0)
    assert [work.parameters["n_neighbors"] for work in later] == [1, 2, 3]


def test_models_that_are_too_large_do_not_go_on():
    works = next_works("et", [256, 512], [])
    trials = [trial(work, 0.1, 20_000_000 if number else 10) for number, work in enumerate(works)]
    assert [work.setting for work in next_works("et", [256, 512], trials)] == [works[0].setting]
    assert all(
        w.parameters["width"] < 2048 or w.parameters["layers"] == 1 for w in next_works("nn", [256], [])
    )


def test_sparse_grids_keep_the_best_of_each_level_and_refinement():
    works = next_works("sgr", [256, 512], [])
    later = next_works("sgr", [256, 512], [trial(work, number) for number, work in enumerate(works)])
    shown = [(work.parameters["level"], work.parameters["refinements"]) for work in later]
    assert len(set(shown)) == 21 and len(shown) == 23  # and the best three


def test_sizes():
    assert sizes_up_to(65536)[-1] == 65536 and len(sizes_up_to(65536)) == 9
    assert sizes_up_to(100) == [100]


def test_trials_are_read_back_and_a_cut_line_is_left_out(tmp_path):
    path = tmp_path / "trials.csv"
    written = [
        trial(Work("knn", setting_text({"n_neighbors": 3}), 256), 0.25),
        Trial(Work("et", setting_text({}), 512, 2048.0), None, None, None, None, None, "more than 5 s"),
    ]
    file = TrialFile(path, 0, "a" * 12)
    with file.open() as log:
        for one in written:
            file.append(log, one)
    path.write_text(path.read_text() + "knn,")
    with file.open() as log:
        assert file.known(log) == written
        again = replace(written[0], mlogq=0.125)
        file.append(log, again)  # the later line of a fit counts
        assert file.known(log) == [again, *written[1:]]
        for other in (TrialFile(path, 1, "a" * 12), TrialFile(path, 0, "b" * 12)):
            assert other.known(log) == []
    assert path.read_text().endswith("\n") and "knn,\n" not in path.read_text()
    path.write_text("a,b\n1,2\n")
    with pytest.raises(UsageError, match="is no table of trials"):
        file.open()
    assert path.read_text() == "a,b\n1,2\n"


def cpr(cells, rank, n, error, size=1000):
    return trial(
        Work("cpr", setting_text({"cells": cells, "rank": rank, "regularization": 1e-5}), n), error, size
    )


TRIALS = [
    cpr(4, 1, 256, 0.5),
    cpr(4, 1, 8192, 0.4, 10),
    cpr(8, 1, 8192, 0.3, 20),
    cpr(8, 2, 8192, 0.2, 40),
    cpr(16, 2, 8192, 0.25, 80),
    trial(Work("mars", setting_text({"max_degree": 1}), 8192), 0.6),
    trial(Work("et", setting_text({"max_depth": 2}), 8192), 0.1, 20_000_000),
    trial(Work("et", setting_text({"max_depth": 2}), 4096, 512.0), 0.9),
]


def test_figures_take_the_least_error_at_each_place():
    cells, mars = by_discretization(TRIALS)
    assert [point[:2] for point in cells.points] == [(4, 0.4), (8, 0.2), (16, 0.25)]
    assert [point[:2] for point in mars.points] == [(4, 0.6), (16, 0.6)]
    assert {curve.name: len(curve.points) for curve in by_refinement(TRIALS)} == {
        "cpr C4": 1,
        "cpr C8": 2,
        "cpr C16": 1,
    }
    sizes = {curve.name: [point[:2] for point in curve.points] for curve in by_training_size(TRIALS)}
    assert sizes == {"cpr": [(256, 0.5), (8192, 0.2)], "mars": [(8192, 0.6)]}  # the trees are too large
    assert [point[:2] for point in by_model_size(TRIALS)[0].points] == [(10, 0.4), (20, 0.3), (40, 0.2)]
    (beyond,) = by_extrapolation(TRIALS)
    assert (beyond.name, beyond.points[0][:2]) == ("et", (512.0, 0.9))
    assert json.loads(beyond.points[0][2]) == {"max_depth": 2}
