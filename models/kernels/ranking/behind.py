"""Kernel in C that a Fortran program can call through a `bind(c)` interface in place of its own."""

from __future__ import annotations

from dataclasses import replace

from ....codegen.run_time.choice import stored_choice
from ....codegen.toolchain import find_toolchain
from ....codegen.variant import Language
from ....errors import ChainlineError, UsageError
from ..predictions.model import Model
from .best import predict_together
from .question import Answer, BehindInterface, Question

_C, _WITHOUT = "gcc", "llvm"
"""Compiler of the kernel, and the compiler whose code stands for it where that is not installed."""


def with_interface(answer: Answer) -> Answer:
    """Return the answer about Fortran kernels with the prediction of the stored kernel in C added.

    It is as it was where none is stored that fits the processor, or its code cannot be followed.
    """
    question = answer.question
    if question.language is not Language.FORTRAN:
        return answer
    compiler = _compiler(question)
    language = Language.C if compiler == _C else Language.LLVM
    found = stored_choice(question.target, question.order, question.mode, question.dtype, language)
    if found is None:
        return answer
    model = Model.SIMULATION if question.model is Model.LEARNED else question.model
    asked = replace(question, compiler=compiler, language=language, model=model)
    try:
        (prediction,) = predict_together((asked, [found.variant]))
    except ChainlineError:
        return answer
    return replace(answer, behind_interface=BehindInterface(compiler, prediction))


def _compiler(question: Question) -> str:
    try:
        return find_toolchain(_C, question.target).name
    except UsageError:
        return _WITHOUT
