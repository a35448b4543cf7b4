# SPDX-License-Identifier: Apache-2.0

"""A server with a published clip, and keys for its API."""
import json
import pathlib
import sys
import time

import jwt
import pytest
import requests

HERE = pathlib.Path(__file__).resolve().parent
sys.path += [str(HERE.parent / "Browser"), str(HERE.parent / "Hostile")]
from morsel import run  # noqa: E402
from service import Service  # noqa: E402
from tenants import Tenants  # noqa: E402


class Key:
    """A key, as a client of App Store Connect has it."""

    def __init__(self, database, folder, role):
        self.file = str(folder / f"{role}.p8")
        made = run("key", "create", role, "--role", role, "--output", self.file, "--json", "--database", str(database))
        made = json.loads(made.stdout if hasattr(made, "stdout") else made)
        self.id, self.issuer = made["id"], made["issuer"]

    def token(self, **claims):
        now = int(time.time())
        claims = {"iss": self.issuer, "iat": now, "exp": now + 1200, "aud": "appstoreconnect-v1"} | claims
        token = jwt.encode(claims, pathlib.Path(self.file).read_text(), "ES256", {"kid": self.id, "typ": "JWT"})
        return token.decode("ascii") if isinstance(token, bytes) else token


class Client:
    """Requests with a key."""

    def __init__(self, base, key):
        self.base, self.key = base, key
        self.session = requests.Session()

    def __call__(self, method, path, body=None, status=200, **options):
        url = path if path.startswith("http") else self.base + path
        headers = {"Authorization": "Bearer " + self.key.token()} | options.pop("headers", {})
        response = self.session.request(method, url, json=body, headers=headers, timeout=30, **options)
        assert response.status_code == status, (method, path, response.status_code, response.text)
        assert response.headers["content-type"] == "application/json" if response.content else True
        return response.json() if response.content else None


@pytest.fixture(scope="session")
def tenants(tmp_path_factory):
    return Tenants(tmp_path_factory.mktemp("store"))


@pytest.fixture(scope="session")
def keys(tenants, tmp_path_factory):
    folder = tmp_path_factory.mktemp("keys")
    return {role: Key(tenants.path, folder, role) for role in ["viewer", "editor"]}


@pytest.fixture(scope="session")
def service(tenants, keys):
    service = Service(tenants.path, "--api-requests", "1000000", "--client-requests", "100000")
    yield service
    assert service.process.poll() is None, "the server has ended"
    service.end()


@pytest.fixture(scope="session")
def base(service):
    return f"http://localhost:{service.port}"


@pytest.fixture(scope="session")
def client(base, keys):
    return Client(base, keys["editor"])
