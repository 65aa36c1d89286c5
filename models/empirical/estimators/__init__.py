"""What learns from runs, as scikit-learn estimators: one folder a class of models."""
