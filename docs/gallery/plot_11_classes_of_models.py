"""
Classes of models, cross-validated
==================================

`cl.Regressor` is a scikit-learn regressor: five folds of 300 matrix products, by class.
"""

import chainline as cl
import matplotlib.pyplot as plt
import pandas as pd
from sklearn.model_selection import cross_val_score

table = pd.read_csv("../../samples/routines/gemm.csv")
X, y = table[["m", "n", "k"]], table["seconds"]
errors = {
    name: -cross_val_score(
        cl.Regressor(name), X, y, cv=5, scoring="neg_mean_absolute_percentage_error"
    ).mean()
    for name in ("mars", "gp", "et", "knn")
}

figure, axes = plt.subplots(layout="constrained")
axes.barh(list(errors), [100 * error for error in errors.values()])
axes.invert_yaxis()
axes.set_xlabel("mean error in per cent, five folds")
