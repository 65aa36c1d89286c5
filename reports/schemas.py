"""JSON Schemas of the outputs of commands, made from their types.

`python -m chainline.reports.schemas best`.
"""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Any

from ..errors import UsageError
from ..files.checked_json import json_text

OUTPUTS = {
    "analyze": ("chainline analyze --json", "analyze:AnalysedFile"),
    "applications": ("chainline study applications --json", "paper_studies:ApplicationsOutput"),
    "benchmark": ("chainline benchmark --json", "campaigns:BenchmarkOutput"),
    "best": ("chainline best --json", "best:BestOutput"),
    "best_all": ("chainline best --model all --json", "best:ComparedOutput"),
    "calibrate": ("chainline calibrate --json", "processors:CalibrationOutput"),
    "calibrate_instructions": ("chainline calibrate --instructions --json", "processors:InstructionsOutput"),
    "campaign": ("chainline campaign status --json", "campaigns:CampaignOutput"),
    "case_study": ("chainline study case-study --json", "studies:CaseStudyOutput"),
    "compare": ("chainline compare-formulas --json", "programs:ComparedFormulas"),
    "doctor": ("chainline doctor --json", "processors:DoctorOutput"),
    "evaluate": ("chainline evaluate --json", "kernels:EvaluationOutput"),
    "fit": ("chainline fit --json", "fitting:FittedOutput"),
    "held_out": ("scores of learned models on held-out rows", "kernels:HeldOutOutput"),
    "learning_curve": ("chainline study learning-curve --json", "studies:LearningCurveOutput"),
    "machine": ("chainline machine --json", "processors:MachineOutput"),
    "machine_names": ("chainline machine --list --json", "processors:MachineNamesOutput"),
    "measure": ("chainline measure --json", "campaigns:MeasuredSummary"),
    "merge": ("chainline merge --json", "campaigns:MergeOutput"),
    "noise": ("chainline noise --json", "programs:NoiseOutput"),
    "operator": ("chainline operator --json", "kernels:OperatorOutput"),
    "paper": ("chainline study paper --json", "paper_studies:PaperOutput"),
    "peers": ("chainline peers --json", "kernels:PeersOutput"),
    "pmnf": ("chainline fit --model pmnf --json", "fitting:ScalingLaws"),
    "predict": ("chainline predict --json", "kernels:PredictOutput"),
    "predicted_times": ("chainline predict MODEL X.csv --json", "programs:PredictedTimes"),
    "provenance": (
        "provenance.json of a library that chainline export writes, and chainline export --json",
        "kernels:LibraryProvenance",
    ),
    "repeat": ("chainline measure --repeat --json", "campaigns:RepeatOutput"),
    "sample": ("chainline sample --json", "programs:SampleOutput"),
    "scores": ("chainline evaluate MODEL TEST.csv --json", "programs:ModelScores"),
    "strategies": ("chainline study strategies --json", "studies:StrategiesOutput"),
    "study": ("chainline study models --json", "studies:ModelStudyOutput"),
    "suggest": ("chainline suggest --json", "programs:SuggestOutput"),
    "suggest_splits": ("chainline suggest-splits --json", "kernels:SuggestSplitsOutput"),
    "train": ("chainline train --json", "training:TrainOutput"),
    "trained_model": ("manifest.json of a model that chainline train wrote", "training:TrainedModel"),
}
"""Title, and module and name of the type, by the name of the schema."""


def schema_of(name: str) -> dict[str, Any]:
    """Return the JSON Schema of an output.

    Raises
    ------
    UsageError
        If there is no output of that name.

    Examples
    --------
    >>> schema_of("benchmark")["$defs"]["BenchmarkOutput"]["required"]
    ['routine', 'file', 'configurations', 'new']
    """
    import msgspec  # noqa: PLC0415 - only what asks for a schema needs it

    if name not in OUTPUTS:
        raise UsageError(f"no output {name!r}; choose one of {', '.join(OUTPUTS)}")
    title, place = OUTPUTS[name]
    module, _, output = place.partition(":")
    made = msgspec.json.schema(getattr(import_module(f".outputs.{module}", __package__), output))
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": title, **made}


if __name__ == "__main__":
    sys.stdout.writelines(json_text(schema_of(each)) + "\n" for each in sys.argv[1:])
