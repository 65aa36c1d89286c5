"""The only package that starts processes and pools: commands, line workers, parallel maps.

Every process gets an argument list (never a shell string), a time limit, and is killed with
its whole group when the limit is reached.
"""

from .bounded import BoundedCalls, Bounds, OverBoundsError
from .command import Completed, run
from .line_process import LineProcess, LineWorker
from .worker_pool import (
    Executor,
    Future,
    ProcessExecutor,
    available_cores,
    end_with,
    in_worker,
    map_processes,
    run_side_by_side,
    wait_for_any,
    with_one_thread,
)

__all__ = [
    "BoundedCalls",
    "Bounds",
    "Completed",
    "Executor",
    "Future",
    "LineProcess",
    "LineWorker",
    "OverBoundsError",
    "ProcessExecutor",
    "available_cores",
    "end_with",
    "in_worker",
    "map_processes",
    "run",
    "run_side_by_side",
    "wait_for_any",
    "with_one_thread",
]
