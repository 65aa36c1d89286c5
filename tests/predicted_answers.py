"""Answers about kernels whose speeds are made up: nothing is compiled or simulated."""

from chainline.codegen.assembly import Provenance
from chainline.codegen.variant import Variant
from chainline.codegen.vector.schedule import parse_schedule
from chainline.models.kernels.predictions.ranking import Prediction, rank
from chainline.models.kernels.ranking.request import Answer, Search

BUILT = Provenance("llvm", "22", ("-O3",))


def predicted(variant, gflops):
    """Return a prediction of a speed."""
    code = f"{variant.symbol} {variant.language}"
    return Prediction(variant, code, 0.1, 1.0, 1.2, 900.0, 950.0, gflops, "load ports", "reason: of it")


def answer_of(question, cycles_by_schedule):
    """Return the answer of kernels in explicit vectors whose cycles of the question's clock are given."""
    variants = [
        Variant(
            question.order, (question.order + 1,), question.mode, question.language, question.dtype,
            parse_schedule(text),
        )
        for text in cycles_by_schedule
    ]  # fmt: skip
    predictions = [
        predicted(variant, variant.nominal_flops / cycles * question.frequency_ghz)
        for variant, cycles in zip(variants, cycles_by_schedule.values(), strict=True)
    ]
    return Answer(question, rank(predictions), BUILT, Search(tuple(variants), len(variants)))
