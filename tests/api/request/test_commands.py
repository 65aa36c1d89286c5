"""Options of every command: the parameters of its public function, but for what it prints and writes."""

import inspect
from functools import reduce

import chainline as cl
import pytest
from chainline.api.request.parameter import REQUIRED
from chainline.cli.host.completion import command_parsers

PARSERS = command_parsers()
PRINTED = {
    *("json", "html", "figures", "output", "format", "verbose", "all"),
    *("graph", "kanata", "trace", "fortran_interface"),
}
"""Options that say what is printed, and which files are written."""
DEMANDED = {("measure", "output")}
"""Options that a command demands though its function has a default."""
NOT_DECLARED = {
    *("calibrate", "doctor", "machine", "completion", "campaign", "merge"),
    *("study models", "study strategies", "study learning-curve", "study case-study"),
}
"""Commands whose options are declared beside the parameters of their functions, still."""


def request_of(command):
    option_of = PARSERS[command].get_default("option_of")
    return None if option_of is None else option_of.__self__


DECLARED = [command for command in PARSERS if request_of(command) is not None]


def test_all_commands_but_some_have_their_options_from_a_request():
    assert set(PARSERS) - set(DECLARED) <= NOT_DECLARED


@pytest.mark.parametrize("command", DECLARED)
def test_options_and_defaults_are_those_of_the_signature(command):
    request = request_of(command)
    function = reduce(getattr, command.replace("-", "_").split(), cl)
    assert function.request is request
    signature = inspect.signature(function).parameters
    assert list(signature) == list(request.parameters)
    options = {action.dest: action for action in PARSERS[command]._actions if action.dest != "help"}
    assert set(options) - (PRINTED - set(signature)) == set(signature)
    for name, parameter in request.parameters.items():
        default = signature[name].default
        assert parameter.default == (REQUIRED if default is inspect.Parameter.empty else default), name
        assert parameter.help, name
        if options[name].required:
            assert parameter.default is REQUIRED or (command, name) in DEMANDED
        else:
            assert options[name].default == (None if parameter.repeatable else parameter.default), name
