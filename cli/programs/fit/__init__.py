"""`chainline fit`: typed in `options`; `run` finds the module that fits the kind of model."""
