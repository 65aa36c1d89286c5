from .estimators.completion.regressor import CPRegressor as CPRegressor
from .estimators.hybrid.regressor import HybridRegressor as HybridRegressor
from .estimators.influence.regressor import InfluenceRegressor as InfluenceRegressor
from .estimators.pmnf.regressor import PMNFRegressor as PMNFRegressor
from .estimators.sparse_grids import SparseGridRegressor as SparseGridRegressor
from .estimators.splines.regressor import MARSRegressor as MARSRegressor

__all__ = [
    "CPRegressor",
    "HybridRegressor",
    "InfluenceRegressor",
    "MARSRegressor",
    "PMNFRegressor",
    "SparseGridRegressor",
]
