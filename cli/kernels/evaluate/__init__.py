"""`chainline evaluate`: what is typed is in `options`; `run` finds the module that scores the models."""
