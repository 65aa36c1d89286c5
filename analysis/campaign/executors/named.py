"""Executors of requests, by the name that a user gives.

local           processes of this machine
slurm           jobs of Slurm, by submitit
pjm             jobs of Fujitsu's system (pjsub)
dask:ADDRESS    a cluster of dask: its scheduler is there already, and is named by its address [1]_
MODULE:NAME     anybody's: a callable that returns an executor of `concurrent.futures`

References
----------
.. [1] https://distributed.dask.org/en/stable/api.html#distributed.Client.get_executor
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

from ....codegen.process import Executor, ProcessExecutor
from ....errors import UsageError, argument, first_line
from ..coordinator import Entry, Handing
from ..folder import CampaignFolder
from .jobs import SchedulerExecutor, recorded_jobs
from .options import ClusterOptions
from .pjm import PJM_COMMANDS, Pjm
from .slurm import SLURM_COMMANDS, Slurm, require_commands

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


LOCAL, SLURM, PJM, DASK = "local", "slurm", "pjm", "dask"
SUBMITIT = "submitit"
_JOB_BLOCKS = 8
_MOST_BLOCKS, _SHARES = 64, 16
"""Of a request that no job is started for: a share of the work of each worker, and not too much to lose."""
_AHEAD = 2
"""Requests for each worker that is told nothing but to work: one at hand when another is done."""
_MOST_FREE = 64


def require_executor(name: str) -> str:
    """Return a name that may be an executor's; UsageError if it is none.

    Examples
    --------
    >>> require_executor("dask:tcp://10.0.0.1:8786")
    'dask:tcp://10.0.0.1:8786'
    """
    first, colon, rest = name.partition(":")
    if name in (LOCAL, SLURM, PJM) or (colon and first and rest):
        return name
    raise UsageError(
        f"{argument('executor', name)}: choose {LOCAL}, {SLURM}, {PJM}, {DASK}:ADDRESS, or MODULE:NAME "
        "of your own"
    )


def require_parts(name: str) -> None:
    """Check, before a folder is made, that the requirements of an executor are installed here.

    Raises
    ------
    UsageError
        If a command of its scheduler is missing.
    ModuleNotFoundError
        If an optional part is.
    """
    if name == SLURM:
        import_module("submitit")
        require_commands(SLURM, SLURM_COMMANDS)
    elif name == PJM:
        require_commands(PJM, PJM_COMMANDS)
    elif name.startswith(f"{DASK}:"):
        import_module("distributed")


def make_executor(
    name: str,
    folder: CampaignFolder,
    entry: Entry,
    options: ClusterOptions,
    *,
    measures: bool,
    workers: int | None = None,
) -> tuple[Any, Handing]:
    """Return an executor, and how blocks are handed to it.

    Parameters
    ----------
    name : str
        As typed; `MODULE:NAME` is imported, and comes from the command line alone.
    folder : CampaignFolder
    entry : callable
        Works off a request.
    options : ClusterOptions
    measures : bool
        Whether blocks measure: they are alone on their cores then.
    workers : int or None
        Processes of this machine.

    Raises
    ------
    UsageError
        If there is no such executor here.
    """
    if name in (SLURM, PJM):
        made = SchedulerExecutor(folder, _scheduler(name, folder, entry, options, measures), options.poll_s)
        return made, Handing(options.blocks or _JOB_BLOCKS, options.nodes)
    if name == LOCAL:
        local = ProcessExecutor(1 if measures else workers)
        return local, Handing(options.blocks or _shared(folder, local.workers), _AHEAD * local.workers)
    first, _, rest = name.partition(":")
    if first == DASK:
        dask = DaskExecutor(rest)
        return dask, Handing(options.blocks or _shared(folder, dask.workers), _AHEAD * dask.workers)
    return _imported(name, first, rest), Handing(options.blocks or _shared(folder, _MOST_FREE), _MOST_FREE)


def _shared(folder: CampaignFolder, workers: int) -> int:
    """Return the blocks of a request: few where there are few for each worker, so that all end together."""
    return min(_MOST_BLOCKS, max(1, len(folder.blocks) // (_SHARES * workers)))


def job_canceller(name: str, folder: CampaignFolder, options: ClusterOptions) -> Callable[[], int] | None:
    """Return a function that cancels the jobs of a campaign and counts them.

    None where the work of an executor ends with its front end.

    Parameters
    ----------
    name : str
        Name of the executor.
    folder : CampaignFolder
    options : ClusterOptions
    """
    if name not in (SLURM, PJM):
        return None
    scheduler = _scheduler(name, folder, _no_entry, options, measures=False)
    return SchedulerExecutor(folder, scheduler, options.poll_s).cancel_jobs


def _no_entry(text: str) -> str:
    raise AssertionError("jobs are cancelled, not submitted")


def _scheduler(
    name: str, folder: CampaignFolder, entry: Entry, options: ClusterOptions, measures: bool
) -> Any:
    job_name = f"chainline-{folder.manifest.name}"
    if name == SLURM:
        place = f"{entry.__module__}:{entry.__qualname__}"
        return Slurm(job_name, folder.path / SUBMITIT, place, options, measures)
    return Pjm(job_name, folder.path, options, lambda: recorded_jobs(folder.path, folder.key))


def _imported(name: str, module: str, attribute: str) -> Any:
    """Return the executor that somebody's function makes; what it needs lies where Python looks, or here."""
    if (here := str(Path.cwd())) not in sys.path:
        sys.path.append(here)
    try:
        executor = getattr(import_module(module), attribute)()
    except (ImportError, AttributeError) as error:
        raise UsageError(
            f"{argument('executor', name)}: {first_line(error)}; give MODULE:NAME that Python finds"
        ) from None
    except Exception as error:
        raise UsageError(
            f"{argument('executor', name)}: {type(error).__name__}: {first_line(error)}; correct it"
        ) from None
    if not callable(getattr(executor, "submit", None)):
        raise UsageError(
            f"{argument('executor', name)}: what it returns has no submit; return a "
            "concurrent.futures.Executor"
        )
    return executor
