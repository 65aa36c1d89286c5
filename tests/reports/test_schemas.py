"""Schemas of outputs are made from their types: valid, strict, and described where the types are."""

import subprocess
import sys

import chainline as cl
import pytest
from chainline.analysis.incore.vocabulary import PRECEDENCE, SWITCHES
from chainline.errors import UsageError
from chainline.models.empirical.fitting.registry import AUTO, BLEND, COMPARED, HYBRID, PMNF
from chainline.models.kernels.predictions.model import Model
from chainline.reports.schemas import OUTPUTS, schema_of

OPEN = {
    *("CampaignOutput", "FailedBlock", "NodeBlocks"),
    *("MergeOutput", "MergedPart", "MergedProcessor", "MergeConflict"),
}
"""Outputs that may get further keys."""


@pytest.mark.parametrize("name", OUTPUTS)
def test_a_schema_is_valid_and_refuses_unknown_keys(name):
    validator = pytest.importorskip("jsonschema").Draft202012Validator
    found = schema_of(name)
    validator.check_schema(found)
    assert found["title"] == OUTPUTS[name][0]
    for output, kind in found["$defs"].items():
        assert kind["description"] and (kind.get("additionalProperties") is False) == (output not in OPEN)


def test_bounds_and_descriptions_reach_the_schema():
    variant = schema_of("best")["$defs"]["RankedVariant"]
    assert variant["properties"]["chain_ratio"] == {
        "type": "number",
        "minimum": 0,
        "maximum": 1,
        "description": "mean windowed chain ratio",
    }
    assert "measured_gflops" in variant["required"]
    assert "kind" in schema_of("calibrate")["$defs"]["InFlight"]["properties"]


def test_names_are_those_of_registries_and_enumerations():
    bound = schema_of("analyze")["$defs"]["AnalysedBound"]["properties"]["name"]["enum"]
    assert bound == sorted(PRECEDENCE)
    model = schema_of("fit")["$defs"]["FitOutput"]["properties"]["model"]["enum"]
    assert {*COMPARED, PMNF, HYBRID, BLEND} < {*model} and AUTO not in model
    kernels = schema_of("evaluate")["$defs"]["EvaluationOutput"]["properties"]
    assert kernels["models"]["items"]["enum"] == sorted(Model)


def test_switches_of_encodings_are_a_bound_of_the_schema():
    jsonschema = pytest.importorskip("jsonschema")
    mixed = "f:\n.L1:\n vpaddd %ymm3, %ymm4, %ymm5\n paddd %xmm6, %xmm0\n decq %rax\n jne .L1\n ret\n"
    found = cl.analyze(mixed, machine="spr").to_json()
    assert found["functions"][0]["loops"][0]["bounds"][0]["name"] == SWITCHES
    jsonschema.validate(found, schema_of("analyze"))


def test_a_hybrid_model_and_no_other_says_how():
    validator = pytest.importorskip("jsonschema").Draft202012Validator(schema_of("fit"))
    failed = [error.validator for error in validator.iter_errors({"model": "hybrid"})]
    assert "required" in failed
    assert "not" in [error.validator for error in validator.iter_errors({"model": "rf", "hybrid": {}})]


def test_an_unknown_output_is_refused():
    with pytest.raises(UsageError, match="no output 'bests'; choose one of"):
        schema_of("bests")


def test_a_text_of_a_file_loads_no_outputs():
    program = (
        "import sys\nfrom chainline.cli.main import main\n"
        "import chainline.api.analysis\n"
        "print([name for name in sys.modules if '.reports.outputs' in name])"
    )
    done = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    assert done.stdout == "[]\n"
