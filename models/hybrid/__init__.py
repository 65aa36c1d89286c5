"""Analytical models and learned ones coupled: what an analytical model predicts is a feature to learn from.

`analytical` asks the analytical model, `learners` names what learns, `aggregation` weighs the two
predictions, and `regressor` is the estimator. `study` draws rows to learn from and compares candidates by
their errors, and `paired_difference` says how sure a difference is.

References
----------
H. Ibeid, S. Meng, O. Dobon, L. Olson, W. Gropp: Learning with analytical models, Sections V to VII.
"""
