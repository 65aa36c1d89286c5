"""chainline: what limits a kernel inside the core, and which variant to choose.

The face of the package, of which each part is loaded when it is first used:

>>> import chainline as cl
>>> machine = cl.machine("zen5")                    # or "host", or a file
>>> ranking = cl.best(2, machine=machine)           # every split of polynomial order 2, with reasons
>>> apply = cl.kernel(2, schedule=ranking.best)     # compiled in process, called on numpy arrays
>>> report = cl.analyze(apply.assembly, machine)    # or a file: what limits each loop
>>> model = cl.fit("runs.csv", target="seconds")    # doctest: +SKIP
"""

from typing import Any

from .version import __version__ as __version__

_HOMES = {
    "ChainlineError": "errors",
    "RunError": "errors",
    "UsageError": "errors",
    "CompiledKernel": "api.kernels",
    "CompiledOperator": "api.compiled_operator",
    "ExportedLibrary": "api.export",
    "FittedModel": "api.fitted_model",
    "FormulaComparison": "api.compare_formulas",
    "HostCalibration": "api.calibration",
    "HostInventory": "api.doctor",
    "InstructionCalibration": "api.calibration",
    "Measurements": "api.measuring",
    "ModelErrors": "api.evaluation",
    "MergedData": "api.merge",
    "Noise": "api.noise",
    "PredictedTimes": "api.prediction",
    "PredictorComparison": "api.best_models",
    "Predictions": "api.training",
    "Processor": "api.machines",
    "Ranking": "api.ranking",
    "Regressor": "api.regressor",
    "Report": "api.analysis",
    "Sample": "api.sample",
    "ScalingLaws": "api.scaling_laws",
    "SplitSuggestions": "api.split_suggestion",
    "SuggestedRuns": "api.suggest",
    "Timings": "api.benchmark",
    "TrainedKernels": "api.training",
    "analyze": "api.analysis",
    "benchmark": "api.benchmark",
    "best": "api.best",
    "calibrate": "api.calibration",
    "calibrate_instructions": "api.calibration",
    "campaign": "api",
    "compare_formulas": "api.compare_formulas",
    "evaluate": "api.evaluation",
    "doctor": "api.doctor",
    "export": "api.export",
    "fit": "api.fit",
    "forget_calibration": "api.calibration",
    "generate": "api.variants",
    "kernel": "api.kernels",
    "load": "api.prediction",
    "machine": "api.machines",
    "machines": "api.machines",
    "measure": "api.measuring",
    "merge": "api.merge",
    "noise": "api.noise",
    "operator": "api.operators",
    "peers": "api.peers",
    "predict": "api.prediction",
    "sample": "api.sample",
    "study": "api",
    "suggest": "api.suggest",
    "suggest_splits": "api.split_suggestion",
    "train": "api.training",
}
"""Where each public name is defined; `__init__.pyi` says the same to type checkers."""

__all__ = ["__version__", *_HOMES]  # noqa: PLE0604 - all texts


def __getattr__(name: str) -> Any:
    """Return a public name, loaded when it is first used (PEP 562)."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module  # noqa: PLC0415

    home = import_module(f".{_HOMES[name]}", __name__)
    # a name of `api` itself is a module of functions that belong together, such as `campaign.status`
    value = getattr(home, name, None) or import_module(f"{home.__name__}.{name}")
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted(__all__)
