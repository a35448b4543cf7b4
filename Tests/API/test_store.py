# SPDX-License-Identifier: Apache-2.0

"""Builds, their bundles and the linkages (C8), the languages of the store (C2), and native clips (C9)."""
import time

import pytest
import requests

from test_clients import body, linkage

TEXTS = "appClipDefaultExperienceLocalizations"


@pytest.fixture(scope="module")
def app(client):
    return client("GET", "/v1/apps", params={"filter[bundleId]": "com.example.fruta"})["data"][0]


@pytest.fixture(scope="module")
def build(client, app):
    return client("GET", "/v1/builds", params={"filter[app]": app["id"], "include": "buildBundles"})["data"][0]


def test_builds_lead_to_their_bundles(client, app):
    """C8: without builds, test invocations are out of reach by the API alone."""
    found = client("GET", "/v1/builds", params={
        "filter[app]": app["id"], "include": "app,appStoreVersion,preReleaseVersion,buildBundles",
        "fields[builds]": "version,uploadedDate,minOsVersion,buildBundles,app,preReleaseVersion",
        "fields[buildBundles]": "bundleId,bundleType", "limit": 200})
    assert len(found["data"]) == found["meta"]["paging"]["total"] == 1
    build = found["data"][0]
    assert build["attributes"]["minOsVersion"] == "16.4" and "processingState" not in build["attributes"]
    kinds = {resource["type"]: resource for resource in found["included"]}
    assert set(kinds) == {"apps", "appStoreVersions", "preReleaseVersions", "buildBundles"}
    bundle = kinds["buildBundles"]
    assert bundle["attributes"] == {"bundleId": "com.example.fruta.Clip", "bundleType": "APP_CLIP"}
    assert build["relationships"]["buildBundles"]["data"] == [{"type": "buildBundles", "id": bundle["id"]}]
    client("GET", f"/v1/buildBundles/{bundle['id']}/betaAppClipInvocations")


def test_builds_are_filtered_sorted_and_paged(client, app, build):
    everything = client("GET", "/v1/builds")["data"]
    assert len(everything) >= 3
    for name, value in [("version", build["attributes"]["version"]), ("id", build["id"]),
                        ("preReleaseVersion", build["relationships"]["preReleaseVersion"]["data"]["id"])]:
        found = client("GET", "/v1/builds", params={f"filter[{name}]": value, "filter[app]": app["id"]})["data"]
        assert [one["id"] for one in found] == [build["id"]], name
    version = client("GET", f"/v1/builds/{build['id']}/preReleaseVersion")["data"]["attributes"]["version"]
    assert client("GET", "/v1/builds", params={"filter[preReleaseVersion.version]": version})["data"]
    assert client("GET", "/v1/builds", params={"filter[preReleaseVersion.version]": "99.9"})["data"] == []
    assert client("GET", "/v1/builds", params={"filter[expired]": "true", "filter[app]": app["id"]})["data"] == []
    assert client("GET", "/v1/builds", params={"filter[app]": "0"})["data"] == []
    client("GET", "/v1/builds", params={"filter[processingState]": "DONE"}, status=400)
    client("GET", "/v1/builds", params={"filter[colour]": "red"}, status=400)
    ids = [int(one["id"]) for one in client("GET", "/v1/builds", params={"sort": "-version"})["data"]]
    assert ids == sorted(ids, reverse=True)
    seen, page = [], client("GET", "/v1/builds", params={"limit": 1})
    while page:
        seen += [one["id"] for one in page["data"]]
        following = page["links"].get("next")
        page = client("GET", following) if following else None
    assert sorted(seen) == sorted(one["id"] for one in everything)


def test_build_by_its_identifier(client, app, build):
    one = client("GET", f"/v1/builds/{build['id']}", params={"include": "app"})
    assert one["data"]["id"] == build["id"] and one["included"][0]["id"] == app["id"]
    assert client("GET", f"/v1/builds/{build['id']}/app")["data"]["id"] == app["id"]
    of_app = client("GET", f"/v1/apps/{app['id']}/builds")["data"]
    assert build["id"] in [other["id"] for other in of_app]
    client("GET", "/v1/builds/0", status=404)


def test_nine_linkages(client, app, build, base):
    """C8: identifiers alone, with the way to themselves and to what they lead to."""
    clip = client("GET", f"/v1/apps/{app['id']}/appClips")["data"][0]["id"]
    default = client("GET", f"/v1/appClips/{clip}/appClipDefaultExperiences")["data"][0]["id"]
    relation = {"appClipDefaultExperience": linkage("appClipDefaultExperiences", default)}
    details = "appClipAppStoreReviewDetails"
    found = requests.get(f"{base}/v1/appClipDefaultExperiences/{default}/appClipAppStoreReviewDetail", timeout=30,
                         headers={"Authorization": "Bearer " + client.key.token()})
    if found.status_code == 404:
        client("POST", f"/v1/{details}", body(details, {"invocationUrls": ["https://fruta.example/"]}, relation), 201)
    texts = client("GET", f"/v1/appClipDefaultExperiences/{default}/{TEXTS}")["data"]
    text = next(text["id"] for text in texts if text["attributes"]["locale"] == "en")
    for path, kind in [
        (f"apps/{app['id']}/*/appClips", "appClips"),
        (f"appClips/{clip}/*/appClipDefaultExperiences", "appClipDefaultExperiences"),
        (f"appClips/{clip}/*/appClipAdvancedExperiences", "appClipAdvancedExperiences"),
        (f"appClipDefaultExperiences/{default}/*/{TEXTS}", TEXTS),
        (f"buildBundles/{build['id']}/*/betaAppClipInvocations", "betaAppClipInvocations"),
        (f"appClipDefaultExperiences/{default}/*/appClipAppStoreReviewDetail", details),
        (f"{TEXTS}/{text}/*/appClipHeaderImage", "appClipHeaderImages"),
        (f"buildBundles/{build['id']}/*/appClipDomainCacheStatus", "appClipDomainStatuses"),
        (f"buildBundles/{build['id']}/*/appClipDomainDebugStatus", "appClipDomainStatuses"),
    ]:
        address = "/v1/" + path.replace("*", "relationships")
        document = client("GET", address)
        assert document["links"]["self"] == base + address, path
        assert document["links"]["related"] == base + "/v1/" + path.replace("*/", ""), path
        related = client("GET", document["links"]["related"])
        if isinstance(document["data"], list):
            assert [one["id"] for one in document["data"]] == [one["id"] for one in related["data"]], path
            assert document["meta"]["paging"]["limit"] == 50
            assert len(client("GET", address, params={"limit": 1})["data"]) <= 1
            client("GET", address, params={"limit": 201}, status=400)
        else:
            assert document["data"]["id"] == related["data"]["id"], path
        for one in document["data"] if isinstance(document["data"], list) else [document["data"]]:
            assert set(one) == {"type", "id"} and one["type"] == kind
        client("GET", address, params={"include": "app"}, status=400)


@pytest.mark.parametrize("locale", ["xx-foo", "de-AT", "tlh", "en-ZZ"])
def test_languages_are_those_of_the_store(client, app, build, locale):
    """C2: one list for default experiences and test invocations."""
    clip = client("GET", f"/v1/apps/{app['id']}/appClips")["data"][0]["id"]
    default = client("GET", f"/v1/appClips/{clip}/appClipDefaultExperiences")["data"][0]["id"]
    relation = {"appClipDefaultExperience": linkage("appClipDefaultExperiences", default)}
    error = client("POST", f"/v1/{TEXTS}", body(TEXTS, {"locale": locale, "subtitle": "A"}, relation), 409)["errors"][0]
    assert error["source"]["pointer"] == "/data/attributes/locale" and "language of the store" in error["detail"]
    kind, texts = "betaAppClipInvocations", "betaAppClipInvocationLocalizations"
    client("POST", f"/v1/{kind}", body(
        kind, {"url": "https://fruta.example/a"},
        {"buildBundle": linkage("buildBundles", build["id"]), texts: {"data": [{"type": texts, "id": "${a}"}]}},
        included=[{"type": texts, "id": "${a}", "attributes": {"locale": locale, "title": "A"}}]), 409)


def test_released_version_stays_complete(client, app):
    """D5: what would take the clip off the air is refused, with the part."""
    clip = client("GET", f"/v1/apps/{app['id']}/appClips")["data"][0]["id"]
    default = client("GET", f"/v1/appClips/{clip}/appClipDefaultExperiences")["data"][0]
    texts = client("GET", f"/v1/appClipDefaultExperiences/{default['id']}/{TEXTS}")["data"]
    text = next(text for text in texts if text["attributes"]["locale"] == "en")
    for subtitle in [None, ""]:
        client("PATCH", f"/v1/{TEXTS}/{text['id']}", body(TEXTS, {"subtitle": subtitle}, identifier=text["id"]), 409)
    kind = "appClipDefaultExperiences"
    client("PATCH", f"/v1/{kind}/{default['id']}", body(kind, {"action": None}, identifier=default["id"]), 409)
    assert client("GET", f"/v1/{TEXTS}/{text['id']}")["data"]["attributes"] == text["attributes"]


def test_clip_for_iphones_alone(client, base):
    """C9: registered without a module, completed, and then as any other clip."""
    facts = {"clipIdentifier": "ABCDE12345.com.example.native.Clip", "appIdentifier": "ABCDE12345.com.example.native",
             "appName": "Native", "versionString": "1.0", "minimumSystem": "16.4",
             "associatedDomains": ["appclips:native.example"],
             "appAssociatedDomains": ["applinks:native.example", "webcredentials:native.example"],
             "website": "https://native.example/about"}
    for name, value in [("clipIdentifier", "native"), ("versionString", "abc"), ("minimumSystem", "13.0"),
                        ("associatedDomains", ["native.example"]), ("website", "https://")]:
        refused = client("POST", "/v1/builds", body("builds", facts | {name: value}), 409)["errors"][0]
        assert refused["source"]["pointer"].startswith(f"/data/attributes/{name}"), refused
    made = client("POST", "/v1/builds", body("builds", facts), 201)["data"]
    lower = client("POST", "/v1/builds", body("builds", facts | {"versionString": "0.9"}), 409)
    assert "lower than 1.0" in lower["errors"][0]["detail"]
    bundle = client("GET", f"/v1/builds/{made['id']}", params={"include": "app,buildBundles"})
    assert {one["type"] for one in bundle["included"]} == {"apps", "buildBundles"}

    def served():
        return requests.get(base + "/.well-known/apple-app-site-association", timeout=30,
                            headers={"Host": "native.example"})

    # The server takes up what was written within a moment.
    deadline = time.monotonic() + 30
    while served().status_code != 200 and time.monotonic() < deadline:
        time.sleep(0.05)
    file = served().json()
    assert file["appclips"]["apps"] == ["ABCDE12345.com.example.native.Clip"]
    assert file["applinks"]["details"][0]["appIDs"] == ["ABCDE12345.com.example.native"]
    assert file["webcredentials"]["apps"] == ["ABCDE12345.com.example.native"]
