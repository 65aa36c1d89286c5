"""A cluster of dask: its scheduler is there already, and is named by its address.

References
----------
https://distributed.dask.org/en/stable/api.html#distributed.Client.get_executor
"""

from __future__ import annotations

from typing import Any

from ....codegen.process import Executor
from ....errors import UsageError, argument, first_line

_PATIENCE_S = 10


class DaskExecutor:
    """Hands requests to the workers of a cluster, in the shape of `concurrent.futures`.

    Attributes
    ----------
    workers : int
        Requests that the cluster works off at a time.

    Raises
    ------
    UsageError
        If nobody answers at the address.
    """

    def __init__(self, address: str) -> None:
        from distributed import Client  # noqa: PLC0415 - an optional part

        try:
            self._client: Any = Client(address, timeout=_PATIENCE_S, set_as_default=False)
        except (OSError, TimeoutError, ValueError) as error:
            raise UsageError(
                f"{argument('executor', f'dask:{address}')}: does not answer ({first_line(error):.120}); "
                "start dask scheduler, and give the address that it prints"
            ) from None
        # a request may be worked off twice, but two alike are two
        self._executor: Executor = self._client.get_executor(pure=False, retries=0)
        self.submit = self._executor.submit
        self.workers = max(1, len(self._client.nthreads()))

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Leave the cluster; it goes on without us."""
        self._executor.shutdown(wait=wait and not cancel_futures)
        self._client.close()
