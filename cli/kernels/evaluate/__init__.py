"""`chainline evaluate`: typed in `options`; `run` finds the module that scores the models."""
