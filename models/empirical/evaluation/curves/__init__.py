"""Learning curves: errors over the share of training rows.

candidates are compared by `study`, which draws rows to learn from (`draw_by_draw` into an `error_file`,
resumed where it stopped); `curve` is the result, and `paired_difference` has its confidence intervals.

References
----------
H. Ibeid, S. Meng, O. Dobon, L. Olson, W. Gropp: Learning with analytical models, Sections V to VII.
"""
