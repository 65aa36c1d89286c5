"""Coupling of analytical and learned models: trees learn the ratio to a formula, or see its times.

`analytical` calls the analytical model, or a fitted one in its place, and `regressor` is the estimator, with
its learners and the weighted mean of the two predictions. `learned_influence` learns a model where there is
no formula, `estimator_selection` chooses among estimators. `evaluation.curves` compares them.

References
----------
H. Ibeid, S. Meng, O. Dobon, L. Olson, W. Gropp: Learning with analytical models, Sections V to VII.
"""
