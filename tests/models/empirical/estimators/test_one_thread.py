"""BLAS has one thread while a fit runs, and as many as before when it has ended."""

import pytest
from chainline.models.empirical.estimators.long_fits import _libraries, on_one_thread
from threadpoolctl import threadpool_limits


def blas_threads():
    """Of numpy's and scipy's libraries; another test may have loaded the system's."""
    return {library["num_threads"] for library in _libraries().info() if library["user_api"] == "blas"}


@pytest.mark.parametrize("fails", [False, True])
def test_blas_has_one_thread_while_a_function_runs(fails):
    @on_one_thread
    def fit():
        seen.update(blas_threads())
        if fails:
            raise ValueError

    seen = set()
    with threadpool_limits(2, user_api="blas"):
        if fails:
            with pytest.raises(ValueError):
                fit()
        else:
            fit()
        assert seen == {1} and blas_threads() == {2}
