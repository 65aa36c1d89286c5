"""Models that are learned from measured times alone, as scikit-learn estimators."""
