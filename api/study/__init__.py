"""Studies, which compare models and strategies by experiments; they resume when they are run again.

>>> import chainline as cl
>>> cl.study.models("train.csv", "test.csv", "seconds", output="trials.csv")
Traceback (most recent call last):
...
chainline.errors.UsageError: train.csv: cannot be read: No such file or directory; check the name
"""

from typing import TYPE_CHECKING

from ...lazy import lazy_names

if TYPE_CHECKING:
    from .application_studies import ApplicationStudy as ApplicationStudy
    from .application_studies import applications as applications
    from .learning_curves import LearningCurve as LearningCurve
    from .learning_curves import learning_curve as learning_curve
    from .model_comparison import ModelComparison as ModelComparison
    from .model_comparison import models as models
    from .paper_figures import PaperStudy as PaperStudy
    from .paper_figures import paper as paper
    from .strategy_comparison import CaseStudyReplay as CaseStudyReplay
    from .strategy_comparison import StrategyComparison as StrategyComparison
    from .strategy_comparison import case_study as case_study
    from .strategy_comparison import strategies as strategies

__getattr__, __all__ = lazy_names(
    __name__,
    {
        "ApplicationStudy": "application_studies",
        "CaseStudyReplay": "strategy_comparison",
        "LearningCurve": "learning_curves",
        "ModelComparison": "model_comparison",
        "PaperStudy": "paper_figures",
        "StrategyComparison": "strategy_comparison",
        "applications": "application_studies",
        "case_study": "strategy_comparison",
        "learning_curve": "learning_curves",
        "models": "model_comparison",
        "paper": "paper_figures",
        "strategies": "strategy_comparison",
    },
)
