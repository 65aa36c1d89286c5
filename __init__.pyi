from .api.analysis import Report as Report
from .api.analysis import analyze as analyze
from .api.best import best as best
from .api.compiled_operator import CompiledOperator as CompiledOperator
from .api.export import ExportedLibrary as ExportedLibrary
from .api.export import export as export
from .api.fitting import FittedModel as FittedModel
from .api.fitting import fit as fit
from .api.generate import generate as generate
from .api.kernels import CompiledKernel as CompiledKernel
from .api.kernels import kernel as kernel
from .api.machines import Processor as Processor
from .api.machines import machine as machine
from .api.measuring import Measurements as Measurements
from .api.measuring import measure as measure
from .api.operators import operator as operator
from .api.ranking import Ranking as Ranking
from .api.scaling_laws import ScalingLaws as ScalingLaws
from .api.stored import Predictions as Predictions
from .api.stored import TrainedKernels as TrainedKernels
from .api.stored import load as load
from .errors import ChainlineError as ChainlineError
from .errors import RunError as RunError
from .errors import UsageError as UsageError
from .version import __version__ as __version__

__all__: list[str]
