"""Estimators of the scikit-learn interface that learn from runs: one folder for each class of models."""
