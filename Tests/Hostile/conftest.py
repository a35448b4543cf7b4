# SPDX-License-Identifier: Apache-2.0

"""A registry for all tests, servers on it, and a table of what each attack costs."""
import resource

import pytest

from service import Service
from slow import Slow
from tenants import Tenants

FIGURES = []


@pytest.fixture(scope="session", autouse=True)
def many_descriptors():
    """Attackers need as many as the system allows."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(most, 65_536), most))


@pytest.fixture(scope="session")
def tenants(tmp_path_factory):
    return Tenants(tmp_path_factory.mktemp("tenants"))


@pytest.fixture(scope="module")
def service(tenants):
    service = Service(tenants.path)
    yield service
    assert service.process.poll() is None, "the server has ended"
    service.end()


@pytest.fixture(scope="session", autouse=True)
def patient(tenants, many_descriptors, request):
    """The slow clients begin before all other tests, and are looked at after them."""
    if not any(item.path.name == "test_slow_clients.py" for item in request.session.items):
        yield None
        return
    service = Service(tenants.path)
    slow = Slow(service)
    yield slow
    slow.thread.join()
    service.end()


@pytest.fixture
def figure(request):
    """Writes a line of the table: what an attack costs."""
    return lambda text: FIGURES.append((request.node.name.removeprefix("test_").replace("_", " "), text))


def pytest_terminal_summary(terminalreporter):
    if FIGURES:
        terminalreporter.section("what it costs")
        width = max(len(name) for name, _ in FIGURES)
        for name, text in FIGURES:
            terminalreporter.line(f"{name:{width}}  {text}")
