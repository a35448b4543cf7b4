# SPDX-License-Identifier: Apache-2.0

"""The requests of public clients of App Store Connect (C8); Documentation/app-store-connect.md has them as a table."""
import hashlib
import struct
import zlib

import pytest
import requests

CLIP = "com.example.fruta.Clip"


def png(width, height, mark=0, color=2, opacity=255):
    """A PNG of one colour."""
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    channels = {2: 3, 6: 4}[color]
    rows = (b"\0" + bytes([mark, 90, 160, opacity][:channels]) * width) * height
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, color, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(rows, 1)) + chunk(b"IEND", b""))


def linkage(kind, identifier):
    return {"data": {"type": kind, "id": identifier}}


def body(kind, attributes=None, relationships=None, identifier=None, included=None):
    data = {"type": kind}
    if identifier:
        data["id"] = identifier
    if attributes is not None:
        data["attributes"] = attributes
    if relationships:
        data["relationships"] = relationships
    return {"data": data} | ({"included": included} if included else {})


@pytest.fixture(scope="module")
def app(client):
    """Spaceship: App.find, by the bundle identifier."""
    found = client("GET", "/v1/apps", params={"filter[bundleId]": "com.example.fruta", "limit": 1})
    assert [app["attributes"]["bundleId"] for app in found["data"]] == ["com.example.fruta"]
    return found["data"][0]


@pytest.fixture(scope="module")
def clip(client, app):
    """Spaceship: get_app_clips."""
    found = client("GET", f"/v1/apps/{app['id']}/appClips", params={"filter[bundleId]": CLIP})
    assert len(found["data"]) == 1
    return found["data"][0]


@pytest.fixture(scope="module")
def version(client, app):
    """Spaceship: get_app_store_versions."""
    found = client("GET", f"/v1/apps/{app['id']}/appStoreVersions",
                   params={"filter[platform]": "IOS", "limit": 1, "include": "appClipDefaultExperience"})
    return found["data"][0]


def uploaded(client, kind, relationships=None, image=None, status="COMPLETE", name="header.png", checksum=None):
    """The three steps of every client: reserve, send, commit."""
    image = image if image is not None else png(1800, 1200)
    made = client("POST", f"/v1/{kind}", body(kind, {"fileName": name, "fileSize": len(image)}, relationships), 201)
    assert made["data"]["attributes"]["assetDeliveryState"]["state"] == "AWAITING_UPLOAD"
    for operation in made["data"]["attributes"]["uploadOperations"]:
        part = image[operation["offset"]:operation["offset"] + operation["length"]]
        headers = {header["name"]: header["value"] for header in operation["requestHeaders"]}
        sent = requests.request(operation["method"], operation["url"], data=part, headers=headers, timeout=30)
        assert sent.status_code == 200, sent.text
    identifier = made["data"]["id"]
    checksum = checksum or hashlib.md5(image).hexdigest()
    done = client("PATCH", f"/v1/{kind}/{identifier}",
                  body(kind, {"uploaded": True, "sourceFileChecksum": checksum}, identifier=identifier))
    state = done["data"]["attributes"]["assetDeliveryState"]
    assert state["state"] == status, state
    return done["data"]


def test_advanced_experience_with_image_and_texts(client, clip):
    image = uploaded(client, "appClipAdvancedExperienceImages")
    asset = image["attributes"]["imageAsset"]
    picture = requests.get(asset["templateUrl"].format(w=asset["width"], h=asset["height"], f="png"), timeout=30)
    assert picture.status_code == 200 and picture.headers["content-type"] == "image/png"
    assert hashlib.md5(picture.content).hexdigest() == image["attributes"]["sourceFileChecksum"]

    texts = [{"type": "appClipAdvancedExperienceLocalizations", "id": f"${{new-{language}}}",
              "attributes": {"language": language, "title": f"Menu {language}", "subtitle": "Order here"}}
             for language in ["EN", "DE"]]
    made = client("POST", "/v1/appClipAdvancedExperiences", body(
        "appClipAdvancedExperiences",
        {"link": "https://fruta.example/api", "action": "OPEN", "isPoweredBy": True, "defaultLanguage": "EN",
         "businessCategory": "FOOD_AND_DRINK",
         "place": {"names": ["Fruta"], "displayPoint": {"coordinates": {"latitude": 47.37, "longitude": 8.54},
                                                        "source": "CALCULATED"}}},
        {"appClip": linkage("appClips", clip["id"]),
         "headerImage": linkage("appClipAdvancedExperienceImages", image["id"]),
         "localizations": {"data": [{"type": text["type"], "id": text["id"]} for text in texts]}},
        included=texts), 201)["data"]
    assert made["attributes"]["status"] == "RECEIVED" and made["attributes"]["placeStatus"] == "MATCHED"
    path = f"/v1/appClipAdvancedExperiences/{made['id']}"

    whole = client("GET", path, params={"include": "localizations,headerImage,appClip", "limit[localizations]": 50})
    kinds = sorted(resource["type"] for resource in whole["included"])
    assert kinds == ["appClipAdvancedExperienceImages", "appClipAdvancedExperienceLocalizations",
                     "appClipAdvancedExperienceLocalizations", "appClips"]

    # The same URL again is refused, with the place (C-15).
    again = client("POST", "/v1/appClipAdvancedExperiences", body(
        "appClipAdvancedExperiences",
        {"link": "https://fruta.example/api", "isPoweredBy": False, "defaultLanguage": "EN"},
        {"appClip": linkage("appClips", clip["id"]),
         "headerImage": linkage("appClipAdvancedExperienceImages", image["id"]),
         "localizations": {"data": [{"type": texts[0]["type"], "id": texts[0]["id"]}]}},
        included=texts[:1]), 409)
    assert again["errors"][0]["source"] == {"pointer": "/data/attributes/link"}

    listed = client("GET", f"/v1/appClips/{clip['id']}/appClipAdvancedExperiences",
                    params={"filter[status]": "RECEIVED", "filter[placeStatus]": "MATCHED", "limit": 200})
    assert made["id"] in [one["id"] for one in listed["data"]]

    # There is no DELETE: it is removed by a change, and can come back.
    for removed, status in [(True, "DEACTIVATED"), (False, "RECEIVED")]:
        changed = client("PATCH", path, body("appClipAdvancedExperiences", {"removed": removed}, identifier=made["id"]))
        assert changed["data"]["attributes"]["status"] == status
    client("DELETE", path, status=405)


def test_default_experience_as_fastlane_makes_it(client, clip, version):
    current = client("GET", f"/v1/appStoreVersions/{version['id']}/appClipDefaultExperience",
                     params={"include": "appClipDefaultExperienceLocalizations,appClipAppStoreReviewDetail"})["data"]
    made = client("POST", "/v1/appClipDefaultExperiences", body(
        "appClipDefaultExperiences", {"action": "PLAY"},
        {"appClip": linkage("appClips", clip["id"]),
         "appClipDefaultExperienceTemplate": linkage("appClipDefaultExperiences", current["id"])}), 201)["data"]
    path = f"/v1/appClipDefaultExperiences/{made['id']}"
    changed = client("PATCH", path, body("appClipDefaultExperiences", {"action": "VIEW"}, identifier=made["id"]))
    assert changed["data"]["attributes"]["action"] == "VIEW"

    found = client("GET", path + "/appClipDefaultExperienceLocalizations", params={"filter[locale]": "fr-FR"})
    assert found["data"] == []
    relation = {"appClipDefaultExperience": linkage("appClipDefaultExperiences", made["id"])}
    kind = "appClipDefaultExperienceLocalizations"
    french = {"locale": "fr-FR", "subtitle": "Commandez"}
    text = client("POST", f"/v1/{kind}", body(kind, french, relation), 201)["data"]
    client("POST", f"/v1/{kind}", body(kind, {"locale": "fr-FR"}, relation), 409)
    client("PATCH", f"/v1/{kind}/{text['id']}", body(kind, {"subtitle": "Commandez ici"}, identifier=text["id"]))

    related = {"appClipDefaultExperienceLocalization": linkage(kind, text["id"])}
    client("GET", f"/v1/{kind}/{text['id']}/appClipHeaderImage", status=404)
    image = uploaded(client, "appClipHeaderImages", related, png(1800, 1200, 7))
    link = client("GET", f"/v1/{kind}/{text['id']}/relationships/appClipHeaderImage")
    assert link["data"] == {"type": "appClipHeaderImages", "id": image["id"]}
    assert client("GET", f"/v1/appClipHeaderImages/{image['id']}")["data"]["attributes"]["fileName"] == "header.png"
    client("DELETE", f"/v1/appClipHeaderImages/{image['id']}", status=204)
    client("GET", f"/v1/appClipHeaderImages/{image['id']}", status=404)

    kind = "appClipAppStoreReviewDetails"
    detail = client("POST", f"/v1/{kind}", body(kind, {"invocationUrls": ["https://fruta.example/"]}, relation),
                    201)["data"]
    client("PATCH", f"/v1/{kind}/{detail['id']}",
           body(kind, {"invocationUrls": ["https://fruta.example/menu"]}, identifier=detail["id"]))
    assert client("GET", path + "/appClipAppStoreReviewDetail")["data"]["id"] == detail["id"]

    client("GET", path + "/relationships/releaseWithAppStoreVersion", status=404)
    # A released version keeps its default experience (C-01).
    client("PATCH", path + "/relationships/releaseWithAppStoreVersion",
           linkage("appStoreVersions", version["id"]), status=409)
    listed = client("GET", f"/v1/appClips/{clip['id']}/appClipDefaultExperiences",
                    params={"exists[releaseWithAppStoreVersion]": "false"})
    assert [one["id"] for one in listed["data"]] == [made["id"]]
    client("DELETE", path, status=204)
    client("DELETE", f"/v1/appClipDefaultExperiences/{current['id']}", status=409)


def test_test_invocations(client):
    """At most three of a build (C-45), each with a title (C-46)."""
    kind, texts = "betaAppClipInvocations", "betaAppClipInvocationLocalizations"
    bundle = linkage("buildBundles", "1")

    def make(number, status=201, title="Order"):
        identifier = "${beta-app-clip-localized-invocation-en-US}"
        return client("POST", f"/v1/{kind}", body(
            kind, {"url": f"https://fruta.example/test/{number}"},
            {"buildBundle": bundle, texts: {"data": [{"type": texts, "id": identifier}]}},
            included=[{"type": texts, "id": identifier, "attributes": {"locale": "en-US", "title": title}}]), status)

    make(0, 409, title=" ")
    made = [make(number)["data"] for number in range(3)]
    assert "C-45" in make(3, 409)["errors"][0]["detail"]
    found = client("GET", f"/v1/buildBundles/1/{kind}", params={"include": texts})
    assert len(found["data"]) == 3 and len(found["included"]) == 3
    relation = {"betaAppClipInvocation": linkage(kind, made[0]["id"])}
    text = client("POST", f"/v1/{texts}", body(texts, {"locale": "de", "title": "Bestellen"}, relation), 201)["data"]
    client("PATCH", f"/v1/{texts}/{text['id']}", body(texts, {"title": "Jetzt bestellen"}, identifier=text["id"]))
    client("DELETE", f"/v1/{texts}/{text['id']}", status=204)
    for one in made:
        client("DELETE", f"/v1/{kind}/{one['id']}", status=204)
    status = client("GET", "/v1/buildBundles/1/appClipDomainCacheStatus")["data"]["attributes"]
    assert status["domains"][0]["domain"] == "fruta.example" and status["domains"][0]["isValid"]


@pytest.mark.parametrize("image, code", [
    (png(900, 600), "IMAGE_INCORRECT_DIMENSIONS"),
    (png(1800, 1200, color=6, opacity=254), "IMAGE_ALPHA_NOT_ALLOWED"),
    (png(1800, 1200)[:-40], "IMAGE_UNKNOWN_FORMAT"),
    (b"GIF89a" + bytes(100), "IMAGE_UNKNOWN_FORMAT"),
])
def test_images_are_checked(client, image, code):
    """C-06: size, transparency and format."""
    done = uploaded(client, "appClipAdvancedExperienceImages", image=image, status="FAILED")
    assert code in [error["code"] for error in done["attributes"]["assetDeliveryState"]["errors"]]


def test_opaque_image_with_alpha_is_taken(client):
    """C-06: pixels decide, and not the colour type."""
    uploaded(client, "appClipAdvancedExperienceImages", image=png(1800, 1200, color=6))


def test_checksum_is_checked(client):
    uploaded(client, "appClipAdvancedExperienceImages", status="FAILED", checksum="0" * 32)


def test_large_image_comes_in_parts(client):
    """Noise does not compress: more than one part."""
    image = png(1800, 1200) + bytes(index * index % 251 for index in range(5_000_000))
    kind = "appClipAdvancedExperienceImages"
    made = client("POST", f"/v1/{kind}", body(kind, {"fileName": "a.png", "fileSize": len(image)}), 201)["data"]
    operations = made["attributes"]["uploadOperations"]
    assert len(operations) == 2 and sum(part["length"] for part in operations) == len(image)
    # Not yet sent; and a part of another size, or at an address that was guessed, is none.
    client("PATCH", f"/v1/{kind}/{made['id']}", body(kind, {"uploaded": True}, identifier=made["id"]), 409)
    assert requests.put(operations[0]["url"], data=b"x", timeout=30).status_code == 422
    guessed = operations[0]["url"].rsplit("/", 2)[0] + "/guessed/0"
    assert requests.put(guessed, data=b"x", timeout=30).status_code == 404
    uploaded(client, kind, image=image)


def test_client_from_pypi(base, keys, monkeypatch):
    """`appstoreconnect`, which signs its own tokens, with another address."""
    import appstoreconnect.api
    monkeypatch.setattr(appstoreconnect.api, "BASE_API", base)
    key = keys["viewer"]
    api = appstoreconnect.api.Api(key.id, key.file, key.issuer, submit_stats=False)
    apps = list(api.list_apps(filters={"bundleId": "com.example.fruta"}))
    assert [app.bundleId for app in apps] == ["com.example.fruta"]
    assert api.read_app_information(apps[0].id).name == apps[0].name
    assert len(list(api.list_apps())) == 3
    with pytest.raises(appstoreconnect.api.APIError):
        api.read_app_information("0")


def test_generated_client_from_pypi(base, keys, clip, monkeypatch):
    """`applaud`, which is generated from Apple's description and checks every response against it."""
    import applaud.endpoints.base
    from applaud.connection import Connection
    from applaud.fields import AppClipField
    from applaud.schemas.enums import AppClipAction, AppClipAdvancedExperienceLanguage
    from applaud.schemas.models import AppClipAdvancedExperienceLocalizationInlineCreate
    from applaud.schemas.requests import (
        AppClipAdvancedExperienceCreateRequest,
        AppClipAdvancedExperienceImageCreateRequest,
        AppClipAdvancedExperienceImageUpdateRequest,
        AppClipAdvancedExperienceUpdateRequest,
    )
    monkeypatch.setattr(applaud.endpoints.base, "ENDPOINT_BASE_URL", base)
    key = keys["editor"]
    with open(key.file) as file:
        connection = Connection(key.issuer, key.id, file.read())

    apps = connection.apps().filter(bundle_id="com.example.fruta").get()
    found = connection.app(apps.data[0].id).app_clips().fields(app_clip=AppClipField.BUNDLE_ID).get()
    assert found.data[0].attributes.bundle_id == CLIP and found.data[0].id == clip["id"]

    picture = png(1800, 1200, 3)
    create = AppClipAdvancedExperienceImageCreateRequest
    image = connection.app_clip_advanced_experience_images().create(create(
        data=create.Data(attributes=create.Data.Attributes(file_name="a.png", file_size=len(picture))))).data
    for operation in image.attributes.upload_operations:
        part = picture[operation.offset:operation.offset + operation.length]
        assert requests.request(operation.method, operation.url, data=part, timeout=30).ok
    update = AppClipAdvancedExperienceImageUpdateRequest
    image = connection.app_clip_advanced_experience_image(image.id).update(update(data=update.Data(
        id=image.id, attributes=update.Data.Attributes(
            uploaded=True, source_file_checksum=hashlib.md5(picture).hexdigest())))).data
    assert image.attributes.asset_delivery_state.state.value == "COMPLETE"

    create = AppClipAdvancedExperienceCreateRequest
    relations = create.Data.Relationships
    text = AppClipAdvancedExperienceLocalizationInlineCreate
    made = connection.app_clip_advanced_experiences().create(create(
        data=create.Data(
            attributes=create.Data.Attributes(
                link="https://fruta.example/applaud", is_powered_by=False, action=AppClipAction.VIEW,
                default_language=AppClipAdvancedExperienceLanguage.EN),
            relationships=relations(
                app_clip=relations.AppClip(data=relations.AppClip.Data(id=clip["id"])),
                header_image=relations.HeaderImage(data=relations.HeaderImage.Data(id=image.id)),
                localizations=relations.Localizations(data=[relations.Localizations.Data(id="${a}")]))),
        included=[text(id="${a}", attributes=text.Attributes(
            language=AppClipAdvancedExperienceLanguage.EN, title="Applaud", subtitle="A client"))])).data
    update = AppClipAdvancedExperienceUpdateRequest
    changed = connection.app_clip_advanced_experience(made.id).update(update(
        data=update.Data(id=made.id, attributes=update.Data.Attributes(removed=True))))
    assert changed.data.attributes.status.value == "DEACTIVATED"
