# SPDX-License-Identifier: Apache-2.0

"""Thousands of requests made from a description of the API, and every response against it (C8).

The description is the server's own, or a file: MORSEL_API_DESCRIPTION=FILE. MORSEL_API_EXAMPLES is the count of
requests for each operation.
"""
import collections
import json
import os
import pathlib

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

EXAMPLES = int(os.environ.get("MORSEL_API_EXAMPLES", "25"))
CHECKS = [not_a_server_error, content_type_conformance, response_schema_conformance, status_code_conformance]
COUNTS = collections.Counter()


@pytest.fixture(scope="module")
def schema(base):
    chosen = os.environ.get("MORSEL_API_DESCRIPTION")
    if chosen:
        description = json.loads(pathlib.Path(chosen).read_text())
        description["servers"] = [{"url": base}]
        return schemathesis.openapi.from_dict(description)
    return schemathesis.openapi.from_url(base + "/v1/openapi.json")


@pytest.fixture(scope="module")
def identifiers(client):
    """Identifiers that lead to something, for half of the requests."""
    app = client("GET", "/v1/apps")["data"][0]
    clip = client("GET", f"/v1/apps/{app['id']}/appClips")["data"][0]
    default = client("GET", f"/v1/appClips/{clip['id']}/appClipDefaultExperiences")["data"][0]
    texts = client("GET", f"/v1/appClipDefaultExperiences/{default['id']}/appClipDefaultExperienceLocalizations")
    version = default["relationships"]["releaseWithAppStoreVersion"]["data"]["id"]
    return {"apps": app["id"], "appClips": clip["id"], "appStoreVersions": version, "buildBundles": "1",
            "appClipDefaultExperiences": default["id"], "appClipAdvancedExperiences": "1",
            "appClipDefaultExperienceLocalizations": texts["data"][0]["id"],
            "appClipHeaderImages": texts["data"][0]["id"]}


def test_every_response_is_as_described(schema, client, identifiers):
    failures = []
    for result in schema.get_all_operations():
        operation = result.ok()

        @settings(max_examples=EXAMPLES, deadline=None, derandomize=True, database=None,
                  suppress_health_check=list(HealthCheck), phases=[Phase.generate])
        @given(case=operation.as_strategy())
        def run(case):
            kind = case.path.split("/")[2]
            COUNTS["all"] += 1
            if kind in identifiers and "id" in (case.path_parameters or {}) and COUNTS["all"] % 2:
                case.path_parameters["id"] = identifiers[kind]
            case.headers = {"Authorization": "Bearer " + client.key.token()}
            response = case.call(base_url=client.base, timeout=30)
            COUNTS[response.status_code] += 1
            case.validate_response(response, checks=CHECKS)

        try:
            run()
        except BaseException as failure:  # noqa: BLE001 - all operations are tried
            failures.append(f"{operation.label}: {failure}"[:3000])
        print(operation.label, COUNTS["all"], len(failures), flush=True)
    print(dict(COUNTS))
    assert not failures, "\n\n".join(failures)
