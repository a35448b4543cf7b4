# SPDX-License-Identifier: Apache-2.0

"""A server that can open no more files and connections: it sheds load, rests, and recovers."""
import time

import pytest

from crowd import Crowd
from service import Service
from wire import answered


@pytest.fixture
def service(tenants):
    service = Service(tenants.path, descriptors=128)
    yield service
    service.end()


def test_no_descriptors_left(service, figure):
    open_before = service.descriptors()
    before = service.memory()
    crowd = Crowd(service.port, [f"127.1.{index // 100}.{index % 100 + 1}" for index in range(400)], within=1)
    time.sleep(0.5)
    computed = service.processor_time()
    time.sleep(2)
    computed = (service.processor_time() - computed) / 2
    held = service.descriptors()
    figure(f"{crowd.opened} connections, {held} descriptors open, "
           f"{100 * computed:.0f} % of a core, memory {service.memory() - before:+.0f} MiB")
    assert service.process.poll() is None, "the server has ended"
    assert computed < 0.25
    # Those who say nothing make room for others, although they stay.
    ending = time.monotonic() + 60
    while not service.is_well(within=5):
        assert time.monotonic() < ending, "the server has no room for others"
        time.sleep(0.2)
    crowd.close()
    assert service.releases(open_before + 4)
    assert answered(service.port).status == 200
