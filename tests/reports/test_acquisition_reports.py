"""Text and JSON of strategies and suggestions, from the same records."""

from chainline.models.empirical.acquisition.replay import FULL, Outcome, budget_scores
from chainline.models.empirical.acquisition.suggest import Progress, Suggestion
from chainline.models.empirical.acquisition.synthetic import Scenario
from chainline.reports.run_strategies import (
    strategies_lines,
    strategies_to_json,
    suggest_lines,
    suggest_to_json,
)

OUTCOMES = [
    Outcome(function, strategy, budget, error, 0.9 * budget, 10, 20)
    for strategy, budget, errors in (
        (FULL, 1.0, (0.01, 0.3)),
        ("gpr", 0.2, (0.04, 0.04)),
        ("gpr", 0.1, (0.04, None)),
    )
    for function, error in enumerate(errors)
]
RUN = Suggestion({"p": 8.0, "n": 10.0}, 2, None, None, "repeated, to see the noise")


def test_scores_are_of_a_strategy_and_budgets_rise():
    scores = budget_scores(OUTCOMES, (0.05, 0.5))
    assert [(score.strategy, score.budget) for score in scores] == [(FULL, 1.0), ("gpr", 0.1), ("gpr", 0.2)]
    assert [score.within for score in scores] == [
        {0.05: 0.5, 0.5: 1.0},
        {0.05: 0.5, 0.5: 0.5},
        {0.05: 1.0, 0.5: 1.0},
    ]
    assert [score.modelled for score in scores] == [1.0, 0.5, 1.0]


def test_a_table_for_each_error_says_what_the_rows_say():
    found = [(Scenario(2, 0.01), OUTCOMES)]
    near, far = strategies_lines(found, (0.05, 0.5))
    assert near.title.startswith("2 parameters, noise 1 % (uniform), 2 functions: predicted within 5 %")
    assert near.headings == ("strategy", "cost 10 %", "cost 20 %")
    assert near.rows == (("full (100 %)", "50.0", "50.0"), ("gpr", "50.0 (50)", "100.0"))
    assert far.rows[0] == ("full (100 %)", "100.0", "100.0")
    rows = strategies_to_json(found, (0.05, 0.5))["rows"]
    assert [(row["strategy"], row["budget"], row["within"]) for row in rows[2:4]] == [
        ("gpr", 0.1, 0.05),
        ("gpr", 0.1, 0.5),
    ]
    assert {row["functions"] for row in rows} == {2}


def test_what_is_not_known_yet_is_a_question_mark_and_null():
    found = Progress((RUN,), 3.0, 10.0, 25, 2, 0.012, None, False)
    table, spent = suggest_lines(found)
    assert table.rows == (("8", "10", "2", "?", "?", "repeated, to see the noise"),)
    assert spent == "spent 3 of 10; 2 of 25 points measured, noise 1.2 %"
    (run,) = suggest_to_json(found)["suggestions"]
    assert (run["point"], run["predicted_time"]) == ({"p": 8.0, "n": 10.0}, None)


def test_where_nothing_is_left_to_spend_it_is_said():
    lines = suggest_lines(Progress((), 10.0, 10.0, 25, 25, 0.012, None, True))
    assert lines[0] == "no run is left that the budget allows"
    assert lines[-1] == "the last runs made the fit no better: this may be the time to stop"
