# SPDX-License-Identifier: Apache-2.0

"""Who is let in, and how often (C8)."""
import json
import os
import time

import pytest
import requests

from conftest import Client, Key
from morsel import run
from service import Service


def status(base, method="GET", path="/v1/apps", **options):
    return requests.request(method, base + path, timeout=30, **options).status_code


@pytest.mark.parametrize("authorization", [None, "", "Bearer", "Bearer ", "Bearer a.b.c", "Basic YTpi"])
def test_without_a_token_nothing_is_said(base, authorization):
    response = requests.get(base + "/v1/apps", timeout=30,
                            headers={"Authorization": authorization} if authorization is not None else {})
    assert response.status_code == 401 and response.headers["www-authenticate"] == "Bearer"
    assert response.json()["errors"][0]["code"] == "NOT_AUTHORIZED"


@pytest.mark.parametrize("claims", [
    {"exp": 1}, {"exp": int(time.time()) + 4000}, {"aud": "other"}, {"iss": "other"},
    {"iat": int(time.time()) + 4000}, {"scope": ["GET /v1/users"]}, {"scope": "GET /v1/apps"}, {"scope": None},
    {"nbf": int(time.time()) + 600},
])
def test_tokens_are_for_now_and_here(base, keys, claims):
    headers = {"Authorization": "Bearer " + keys["viewer"].token(**claims)}
    assert status(base, headers=headers) == 401


def test_viewer_only_reads(base, keys):
    viewer = Client(base, keys["viewer"])
    viewer("GET", "/v1/apps")
    refused = viewer("POST", "/v1/appClipDefaultExperiences", {"data": {}}, status=403)
    assert refused["errors"][0]["code"] == "FORBIDDEN_ERROR"


def test_revoked_key_is_refused_at_once(base, tenants, tmp_path):
    key = Key(tenants.path, tmp_path, "editor")
    assert os.stat(key.file).st_mode & 0o777 == 0o600
    client = Client(base, key)
    client("GET", "/v1/apps")
    run("key", "revoke", key.id, "--database", str(tenants.path))
    client("GET", "/v1/apps", status=401)


def test_limit_of_requests(tenants, keys):
    service = Service(tenants.path, "--api-requests", "3")
    try:
        client = Client(f"http://localhost:{service.port}", keys["viewer"])
        headers = {"Authorization": "Bearer " + client.key.token()}
        for rest in [2, 1, 0]:
            response = requests.get(client.base + "/v1/apps", headers=headers, timeout=30)
            assert response.headers["x-rate-limit"] == f"user-hour-lim:3;user-hour-rem:{rest};"
        assert client("GET", "/v1/apps", status=429)["errors"][0]["code"] == "RATE_LIMIT_EXCEEDED"
    finally:
        service.end()


@pytest.mark.parametrize("method, path, headers, expected", [
    ("PUT", "/v1/apps", {}, 405), ("POST", "/v1/apps", {"Content-Type": "text/plain"}, 415),
    ("PUT", "/v1/uploads/a/b/0", {}, 404), ("GET", "/v1/nothing", {}, 401), ("GET", "/v1/openapi.json", {}, 200),
])
def test_other_requests(base, method, path, headers, expected):
    assert status(base, method, path, headers=headers, data=b"x" if method != "GET" else None) == expected


def test_bodies_are_bounded(base, client):
    assert status(base, "POST", "/v1/appClipDefaultExperiences", data=b"x" * (1 << 20) + b"x",
                  headers={"Content-Type": "application/json"}) == 413
    deep = "[" * 2000
    headers = {"Content-Type": "application/json", "Authorization": "Bearer " + client.key.token()}
    response = requests.post(base + "/v1/appClipDefaultExperiences", data=deep, headers=headers, timeout=30)
    assert response.status_code == 422
    assert json.loads(response.text)["errors"][0]["code"] == "ENTITY_UNPROCESSABLE"


def test_public_address(tenants, keys):
    """Behind a proxy with TLS, responses name the address of the proxy."""
    service = Service(tenants.path, "--public-address", "https://store.example")
    try:
        headers = {"Authorization": "Bearer " + keys["viewer"].token()}
        url = f"http://localhost:{service.port}/v1/apps"
        for host in ["store.example", "localhost"]:
            response = requests.get(url, headers=headers | {"Host": host}, timeout=30)
            assert response.json()["links"]["self"] == "https://store.example/v1/apps"
        assert requests.get(url, headers={"Host": "other.example"}, timeout=30).status_code != 401
    finally:
        service.end()
