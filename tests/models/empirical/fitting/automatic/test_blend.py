"""Several models as one: what is said where some of them have no answer."""

import numpy as np
import pandas as pd
import pytest
from chainline.models.empirical.fitting.automatic.candidates import LogBlend

ROWS = pd.DataFrame({"n": [1.0, 2.0, 3.0]})


class Says:
    def __init__(self, *times):
        self.times = np.array(times)

    def predict(self, rows):
        return self.times


def test_a_member_of_a_mean_that_has_no_answer_does_not_silence_the_others():
    members = Says(2.0, -1.0, np.inf), Says(8.0, 8.0, np.nan), Says(4.0, 2.0, -3.0)
    assert LogBlend(members, (0.25, 0.25, 0.5)).predict(ROWS).round(9).tolist() == [
        4.0,
        round(8 ** (1 / 3) * 2 ** (2 / 3), 9),
        0.0,
    ]


def test_a_correction_has_an_answer_where_both_have_one():
    product = LogBlend((Says(2.0, -1.0, 3.0), Says(1.5, 2.0, np.nan)), (1.0, 1.0))
    assert product.predict(ROWS).tolist() == pytest.approx([3, 0, 0])
