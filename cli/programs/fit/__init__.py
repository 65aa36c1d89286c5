"""`chainline fit`: what is typed is in `options`; `run` finds the module that fits the kind of model."""
