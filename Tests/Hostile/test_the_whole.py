# SPDX-License-Identifier: Apache-2.0

"""What all attacks together cost. It runs last."""
from service import Service


def test_memory_under_all_attacks(figure):
    figure(f"{Service.highest:.0f} MiB resident at most")
    assert Service.highest * 2**20 <= 150e6
