# SPDX-License-Identifier: Apache-2.0

"""Parts of images: who learns where they are put, and what stays of them (C4, C8)."""
import contextlib
import os
import sqlite3
import time

import pytest
import requests

from conftest import Client
from morsel import IMAGE
from service import Service

PART = 4 << 20


@pytest.fixture(scope="module")
def own(tenants, keys, tmp_path_factory):
    """A server on a copy of the database, which no other test changes."""
    database = tmp_path_factory.mktemp("uploads") / "morsel.sqlite"
    with contextlib.closing(sqlite3.connect(tenants.path)) as source:
        source.execute("VACUUM INTO ?", (str(database),))
    service = Service(database)
    yield service, database, {role: Client(f"http://localhost:{service.port}", key) for role, key in keys.items()}
    service.end()


def blobs(database):
    """The digests and sizes of all bytes."""
    with contextlib.closing(sqlite3.connect(database, timeout=30)) as connection:
        return dict(connection.execute("SELECT digest, size FROM blobs"))


def reserve(client, size):
    body = {"data": {"type": "appClipAdvancedExperienceImages", "attributes": {"fileName": "a.png", "fileSize": size}}}
    return client("POST", "/v1/appClipAdvancedExperienceImages", body, status=201)["data"]


def put(operation, content):
    headers = {field["name"]: field["value"] for field in operation["requestHeaders"]}
    return requests.put(operation["url"], data=content, headers=headers, timeout=60).status_code


def test_addresses_are_for_those_who_may_write(own):
    _, _, clients = own
    image = reserve(clients["editor"], 100)
    path = f"/v1/appClipAdvancedExperienceImages/{image['id']}"
    assert clients["editor"]("GET", path)["data"]["attributes"]["uploadOperations"]
    assert not clients["viewer"]("GET", path)["data"]["attributes"].get("uploadOperations")


def test_a_replaced_part_is_released(own):
    _, database, clients = own
    before = blobs(database)
    image = reserve(clients["editor"], PART + 10)
    first, last = image["attributes"]["uploadOperations"]
    for _ in range(8):
        assert put(first, os.urandom(PART)) == 200
    assert put(last, b"x" * 10) == 200
    kept = sum(size for digest, size in blobs(database).items() if digest not in before)
    print(f"8 parts of 4 MiB sent to one address: {kept / 2**20:.1f} MiB kept")
    assert kept == PART + 10
    # It is no image: what was sent for it goes.
    path = f"/v1/appClipAdvancedExperienceImages/{image['id']}"
    body = {"data": {"type": "appClipAdvancedExperienceImages", "id": image["id"], "attributes": {"uploaded": True}}}
    done = clients["editor"]("PATCH", path, body)
    assert done["data"]["attributes"]["assetDeliveryState"]["state"] == "FAILED"
    assert blobs(database).keys() == before.keys()


def test_an_image_in_parts_is_there_once(own):
    _, database, clients = own
    before = blobs(database)
    content = IMAGE.read_bytes()
    image = reserve(clients["editor"], len(content))
    for operation in image["attributes"]["uploadOperations"]:
        start = operation["offset"]
        assert put(operation, content[start:start + operation["length"]]) == 200
    path = f"/v1/appClipAdvancedExperienceImages/{image['id']}"
    body = {"data": {"type": "appClipAdvancedExperienceImages", "id": image["id"], "attributes": {"uploaded": True}}}
    done = clients["editor"]("PATCH", path, body)["data"]["attributes"]
    assert done["assetDeliveryState"]["state"] == "COMPLETE"
    assert set(blobs(database)) - set(before) <= {done["imageAsset"]["templateUrl"].split("/")[-2]}


@pytest.mark.parametrize("change", [lambda url: url[:-1] + "7", lambda url: url.replace("/uploads/", "/uploads/x")])
def test_large_bodies_go_to_addresses_alone(own, change):
    """Nothing of a large body is read at an address where no part is awaited."""
    service, _, clients = own
    image = reserve(clients["editor"], PART)
    [operation] = image["attributes"]["uploadOperations"]
    service.forget_peak()
    before = service.memory()
    response = None
    try:
        response = requests.put(change(operation["url"]), data=b"x" * PART, timeout=60,
                                headers={"Content-Type": "image/png"})
    except requests.ConnectionError:
        pass
    assert response is None or response.status_code == 404
    assert service.memory(peak=True) - before < 16


def test_bytes_without_an_owner_are_collected(own, tmp_path):
    """What a reservation left that nobody has completed, and what older versions have left behind."""
    _, database, _ = own
    copy = tmp_path / "morsel.sqlite"
    with contextlib.closing(sqlite3.connect(database)) as source:
        source.execute("VACUUM INTO ?", (str(copy),))
    before = blobs(copy)
    with contextlib.closing(sqlite3.connect(copy)) as connection, connection:
        for number in range(200):
            digest = f"{number:064x}"
            connection.execute("INSERT INTO blobs (digest, size) VALUES (?, 262144)", (digest,))
            connection.execute("INSERT INTO blob_parts (digest, position, bytes) VALUES (?, 0, zeroblob(262144))",
                               (digest,))
    service = Service(copy)
    try:
        deadline = time.monotonic() + 60
        while len(blobs(copy)) > len(before) and time.monotonic() < deadline:
            time.sleep(0.2)
        assert blobs(copy).keys() == before.keys()
    finally:
        service.end()
    with contextlib.closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("SELECT count(*) FROM blob_parts WHERE digest NOT IN (SELECT digest FROM blobs)"
                                  ).fetchone() == (0,)
