// SPDX-License-Identifier: Apache-2.0

extension Definition {
    /// The effects of missing keys, by key; a key that is not listed has no effect if it is missing.
    var defaults: [String: String] {
        switch self {
        case .scenario:
            [
                "rules": "[]", "cases": "one case", "device": "an iPhone with iOS 18",
                "world": "empty",
            ]
        case .device:
            [
                "system": "18", "languages": "[en]", "clock": "2026-01-01T12:00:00Z", "zone": "UTC",
                "region": "US", "position": "null: unknown", "suggestion-distance": "500 m",
                "apps": "[]", "clips": "[]", "local-experiences": "[]", "sites-without-card": "[]",
                "private-browsing": "false", "clips-forbidden": "false", "known-sender": "true",
                "location-services": "true", "retention": "30 days", "cache-lifetime": "24 h",
                "launch-banner": "5 s", "databases": "{}",
            ]
        case .deviceClip: ["signing": "store", "build": "the build in the world"]
        case .localExperience:
            [
                "clip": "the only clip", "title": "empty", "subtitle": "empty", "verb": "OPEN",
                "image": "null",
            ]
        case .world:
            [
                "apps": "[]", "experiences": "[]",
                "sites": "a host that an entitlement names is `hosted`, any other is unreachable",
                "pages": "each page has a correct tag", "redirects": "{}",
                "link-hosts": "[appclip.apple.com]",
            ]
        case .app:
            [
                "groups": "[]", "clip": "none", "store-number": "unknown", "names-clip": "true",
            ]
        case .clip:
            [
                "domains": "[]", "groups": "[]", "containers": "[]", "notifications": "false",
                "location-confirmation": "false", "live-activities": "false", "pass-types": "false",
                "names-parent": "true", "demo-key": "none",
                "build": "released, 5 MB, for iOS 14 and later; null for none",
                "default-experience": "published, without texts; null for none",
            ]
        case .build:
            [
                "version": "1.0", "size": "5 MB", "stage": "released", "minimum-system": "14",
                "test-invocations": "[]",
            ]
        case .defaultExperience:
            [
                "verb": "OPEN", "image": "null", "language": "en", "subtitle": "empty",
                "subtitles": "{}", "state": "published",
            ]
        case .experience:
            [
                "number": "the position in the list, from 1 on", "clip": "the only clip",
                "title": "the app's name", "subtitle": "empty", "texts": "{}", "language": "en",
                "verb": "OPEN", "image": "null", "place": "null", "category": "none",
                "state": "published", "powered-by": "false",
            ]
        case .cardText: ["title": "the app's name", "subtitle": "empty"]
        case .page:
            [
                "clip": "null: no tag for a clip",
                "card": "true with `clip`, false without",
                "store-number": "the app's number with `clip`, null without",
                "preview-image": "null",
            ]
        case .step: ["at": "the current time"]
        case .invoke:
            [
                "url": "required, except for `xcode`, which then passes no URL",
                "contact": "camera", "tag": "true", "message": "text-message", "viewer": "safari",
                "caller": "none", "clip": "the clip of the URL, else the first of the world",
                "signing": "development", "url-variable": "true",
            ]
        case .comeBack: ["clip": "the only clip", "notification": "required by `notification`"]
        case .install: ["signing": "store"]
        case .notification: ["title": "empty", "target": "none", "clip": "the only clip"]
        case .schedule: ["title": "empty", "target": "none", "at": "the current time"]
        case .fileCall, .deleteCall, .defaultCall: ["group": "the clip's or app's own container"]
        case .locationExpectation:
            ["launch": "the latest launch", "url": "the URL of the payload", "region": "a circle"]
        case .set, .call, .signIn, .permissionCall, .recordCall, .keychainItem, .keychainQuery,
            .expect, .cardExpectation, .launchExpectation, .callbacks, .container, .appOrClip,
            .keychainExpectation, .recordExpectation, .previewExpectation, .site,
            .testInvocation:
            [:]
        }
    }
}
