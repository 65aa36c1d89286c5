"""Models and measurements of SPL Conqueror."""

import pytest
from chainline.errors import UsageError
from chainline.models.empirical.data.variability.files import read_model
from chainline.models.empirical.data.variability.space import valid_configurations
from chainline.models.empirical.data.variability.spl_conqueror import read_results

from .....public_data import public_data


def option(name, inside):
    return f"<configurationOption><name>{name}</name>{inside}</configurationOption>"


MODEL = f"""<?xml version="1.0"?>
<vm name="small"><binaryOptions>
{option("local", "<parent>root</parent><optional>True</optional>")}
{option("api", "<parent> </parent><optional>False</optional>")}
{
    option(
        "cuda",
        "<parent>api</parent><excludedOptions><options>opencl</options></excludedOptions>"
        "<impliedOptions><option>local | ldg</option></impliedOptions><optional>False</optional>",
    )
}
{
    option(
        "opencl",
        "<parent>api</parent><excludedOptions><options>cuda</options></excludedOptions>"
        "<optional>False</optional>",
    )
}
{option("ldg", "<parent/><optional>True</optional>")}
</binaryOptions><numericOptions>
{option("pixels", "<minValue>1</minValue><maxValue>4</maxValue><stepFunction>pixels * 2</stepFunction>")}
{option("pad", "<values>0;0.5;32</values>")}
</numericOptions>
<booleanConstraints><constraint>-opencl | -ldg</constraint></booleanConstraints>
<nonBooleanConstraints><constraint>pixels * pad &lt;= 64</constraint></nonBooleanConstraints>
<mixedConstraints><constraint req="all" exprKind="neg">local * pixels &gt;= 4</constraint></mixedConstraints>
</vm>"""
RESULTS = """<results>
<row><data columname="Configuration">root,api,opencl,</data>
<data columname="NumericOptions"> pixels;2, pad;0.5,</data><data columname="Performance">10.5</data></row>
<row><data column="Configuration">api,cuda,ldg</data>
<data column="Variable Features">pixels;4,pad;0</data><data column="Performance">7</data></row>
</results>"""


@pytest.fixture
def model(tmp_path):
    path = tmp_path / "model.xml"
    path.write_text(MODEL)
    return read_model(path)


def read(tmp_path, name, text, model):
    path = tmp_path / name
    path.write_text(text)
    return read_results(path, model)


def test_a_model_is_read(model):
    assert model.columns == ("local", "api", "cuda", "opencl", "ldg", "pixels", "pad")
    assert [each.values for each in model.numeric] == [(1, 2, 4), (0, 0.5, 32)]
    every = valid_configurations(model)
    assert (every["api"] == 1).all() and (every["cuda"] + every["opencl"] == 1).all()
    assert (every["local"] | every["ldg"])[every["cuda"] == 1].all()
    assert not (every["opencl"] & every["ldg"]).any()
    assert (every["pixels"] * every["pad"] <= 64).all()
    assert every["pixels"][every["local"] == 1].max() == 2
    # cuda with local, ldg or both, opencl with local or not; 8 points without and 6 with local
    assert len(every) == 3 * 6 + 2 * 8


def test_measurements_are_a_table(model, tmp_path):
    found = read(tmp_path, "runs.xml", RESULTS, model)
    assert list(found) == [*model.columns, "Performance"]
    assert found.to_numpy().tolist() == [[0, 1, 0, 1, 0, 2, 0.5, 10.5], [0, 1, 1, 0, 1, 4, 0, 7]]
    assert model.valid(found).all()


def test_measurements_in_csv_are_the_same(model, tmp_path):
    text = """local;api;cuda;opencl;ldg;pixels;pad;Performance;
false;true;false;true;false;2;0.5;10.5;
False;True;True;False;True;4;0;7;
"""
    found = read(tmp_path, "runs.csv", text, model)
    assert found.equals(read(tmp_path, "runs.xml", RESULTS, model))
    commas = text.replace(";", ",").replace("true", "1").replace("false", "0")
    assert read(tmp_path, "commas.csv", commas, model).equals(found)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("opencl,", "vulkan,", "row 1: option 'vulkan'"),
        ("pixels;2", "texels;2", "row 1: numeric option 'texels'"),
        ("pixels;2", "pixels;two", "row 1: pixels: 'two' is no number"),
        ("10.5", "", "row 1: Performance: '' is no number"),
        (", pad;0.5", "", "row 1: no value of pad"),
        ("results>", "rows>", "not <results>"),
        ("</row>", "", "is no XML"),
    ],
)
def test_wrong_measurements_are_one_line(model, tmp_path, old, new, message):
    with pytest.raises(UsageError, match=r"runs\.xml") as refused:
        read(tmp_path, "runs.xml", RESULTS.replace(old, new), model)
    assert message in str(refused.value)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("pixels * 2", "pixels * pad", "no option 'pad'"),
        ("pixels * 2", "pixels / 0", "option pixels: step 'pixels / 0': column 8: divides by zero"),
        ("<name>pixels", "<name>", "option '': use letters, digits 0 to 9 and _"),
        ("<name>pixels", "<name>x²", "option 'x²': use letters, digits 0 to 9 and _"),
        ("<minValue>1", "<minValue>١", "'١' is no number"),
        ("<minValue>1", "<minValue>one", "'one' is no number"),
        ("-opencl | -ldg", "-opencl | -metal", "no option 'metal'"),
        ('req="all"', 'req="some"', "req is all or none"),
        ("<optional>True", "<optional>Perhaps", "write True or False"),
        ("vm", "model", "not <vm>"),
    ],
)
def test_wrong_models_are_one_line(tmp_path, old, new, message):
    path = tmp_path / "model.xml"
    path.write_text(MODEL.replace(old, new))
    with pytest.raises(UsageError, match=r"model\.xml") as refused:
        read_model(path)
    assert message in str(refused.value)


@pytest.mark.parametrize(
    "declared",
    ['<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">', '<!ENTITY a SYSTEM "file:///etc/hostname">', ""],
)
def test_entities_are_refused(tmp_path, declared):
    path = tmp_path / "model.xml"
    path.write_text(MODEL.replace("<vm", f"<!DOCTYPE vm [{declared}]><vm"))
    with pytest.raises(UsageError, match="DOCTYPE"):
        read_model(path)


@pytest.mark.parametrize(
    ("system", "n"),
    [
        ("distance_based/lrzip_FeatureModel.xml distance_based/lrzip_measurements.xml", 432),
        ("distance_based/x264_FeatureModel.xml distance_based/x264_measurements.xml", 1152),
        ("splconqueror/BerkeleyDBFeatureModel.xml splconqueror/BerkeleyDBMeasurements.xml", 2560),
    ],
)
def test_every_valid_configuration_of_public_systems_was_measured(system, n):
    model_file, measured_file = system.split()
    model = read_model(public_data(model_file))
    measured = read_results(public_data(measured_file), model)[list(model.columns)]
    every = valid_configurations(model)
    assert len(measured) == len(every) == n
    assert set(map(tuple, measured.to_numpy())) == set(map(tuple, every.to_numpy()))


def test_the_mixed_model_of_spl_conqueror():
    model = read_model(public_data("splconqueror/VariabilityModel.xml"))
    assert [each.values for each in model.numeric] == [(0, 2), (0.1, 0.2, 0.4)]
    measured = read_results(public_data("splconqueror/measurements.xml"), model)
    # its four rows with binOpt3 and binOpt4 break what the model states
    wrong = measured[~model.valid(measured)]
    assert len(measured) == 20 and len(wrong) == 4
    assert (wrong["binOpt3"] & wrong["binOpt4"]).all()
    sampling = read_model(public_data("splconqueror/VariabilityModelSampling.xml"))
    assert len(valid_configurations(sampling)) == 108 * 2 * 4


def test_elements_are_bounded(tmp_path, monkeypatch):
    """Four bytes of a file become a hundred of objects."""
    monkeypatch.setattr("chainline.models.empirical.data.variability.spl_conqueror._MOST_ELEMENTS", 1000)
    path = tmp_path / "model.xml"
    path.write_text(f"<vm>{'<a/>' * 1000}</vm>")
    with pytest.raises(UsageError, match="has more than 1000 elements; give a part of it"):
        read_model(path)
