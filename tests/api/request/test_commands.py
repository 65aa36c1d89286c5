"""Options of every command: the parameters of its public function, but for what it prints and writes."""

import inspect
from functools import reduce

import chainline as cl
import pytest
from chainline.api.request.parameter import REQUIRED
from chainline.cli.host.completion import command_parsers

PARSERS = command_parsers()
PRINTED = {
    *("json", "html", "figures", "output", "format", "verbose", "all", "coverage"),
    *("graph", "kanata", "trace", "fortran_interface"),
}
"""Options that say what is printed, and which files are written."""
DEMANDED = {("measure", "output")}
"""Options that a command demands though its function has a default."""
OTHERS = {("calibrate", "forget"), ("calibrate", "instructions"), ("machine", "list")}
"""Options that call another function: `forget_calibration`, `calibrate_instructions`, `machines`."""
WITHOUT_REQUEST = {"completion", "doctor"}
"""Commands whose functions have no parameters."""


def request_of(command):
    option_of = PARSERS[command].get_default("option_of")
    return None if option_of is None else option_of.__self__


DECLARED = [command for command in PARSERS if request_of(command) and command != "campaign"]


def test_all_commands_with_options_have_them_from_a_request():
    assert {command for command in PARSERS if request_of(command) is None} == WITHOUT_REQUEST


@pytest.mark.parametrize("command", DECLARED)
def test_options_and_defaults_are_those_of_the_signature(command):
    request = request_of(command)
    function = reduce(getattr, command.replace("-", "_").split(), cl)
    assert function.request is request
    signature = inspect.signature(function).parameters
    assert list(signature) == list(request.parameters)
    options = {action.dest: action for action in PARSERS[command]._actions if action.dest != "help"}
    others = {option for name, option in OTHERS if name == command}
    assert set(options) - (PRINTED - set(signature)) - others == set(signature)
    for name, parameter in request.parameters.items():
        default = signature[name].default
        assert parameter.default == (REQUIRED if default is inspect.Parameter.empty else default), name
        assert parameter.help, name
        if options[name].required:
            assert parameter.default is REQUIRED or (command, name) in DEMANDED
        else:
            assert options[name].default == (None if parameter.repeatable else parameter.default), name


@pytest.mark.parametrize("command", PARSERS)
def test_a_short_option_has_a_long_one(command):
    for action in PARSERS[command]._actions:
        lengths = {len(option) > 2 for option in action.option_strings}
        assert not action.option_strings or True in lengths, action.option_strings
