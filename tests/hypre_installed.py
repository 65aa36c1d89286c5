"""Whether hypre and MPI are here, and a reason to skip if not."""

import pytest
from chainline.codegen.applications.hypre import hypre_driver
from chainline.errors import UsageError


def _missing():
    try:
        hypre_driver()
    except UsageError as error:
        return str(error)
    return ""


WHY = _missing()
needs_hypre = pytest.mark.skipif(bool(WHY), reason=WHY)
