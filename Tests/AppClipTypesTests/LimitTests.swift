// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipTypes
import Testing

struct LimitTests {
    /// D-57 to D-61: the limit by minimum system, invocation and kind.
    @Test(arguments: [
        (SystemVersion(14), InvocationSource.messages, ExperienceKind.advanced, 10, "D-57"),
        (SystemVersion(15, 8), .qrCode, .advanced, 10, "D-57"),
        (SystemVersion(15), .qrCode, .demoLink, 10, "D-57"),
        (SystemVersion(16), .messages, .advanced, 15, "D-58"),
        (SystemVersion(16, 4), .smartAppBanner, .associatedWebsite, 15, "D-58"),
        (SystemVersion(17), .smartAppBanner, .associatedWebsite, 100, "D-59"),
        (SystemVersion(17), .maps, .advanced, 100, "D-59"),
        (SystemVersion(17), .qrCode, .defaultLink, 15, "D-60"),
        (SystemVersion(17), .appClipCode, .advanced, 15, "D-61"),
        (SystemVersion(17), .qrCode, .demoLink, 100, "D-59"),
    ])
    func sizeLimits(
        _ minimum: SystemVersion,
        _ source: InvocationSource,
        _ kind: ExperienceKind,
        _ megabytes: Int,
        _ rule: String
    ) {
        let limit = ClipSize.limit(minimumSystem: minimum, source: source, kind: kind)
        #expect(limit.megabytes == megabytes)
        #expect(limit.rule.text == rule)
    }

    /// D-62, D-63, O-26: the maximum is inclusive; decimal megabytes are for warnings, binary ones for errors.
    @Test(arguments: [
        (10_000_000, false, false),
        (10_000_001, true, false),
        (10_485_760, true, false),
        (10_485_761, false, true),
    ])
    func megabytes(_ bytes: Int, nearly: Bool, exceeded: Bool) {
        let limit = ClipSize.limit(minimumSystem: SystemVersion(15))
        #expect(limit.isNearlyExceeded(by: ClipSize(bytes: bytes)) == nearly)
        #expect(limit.isExceeded(by: ClipSize(bytes: bytes)) == exceeded)
    }

    @Test(arguments: [
        ("14", SystemVersion(14)), ("16.4", SystemVersion(16, 4)),
        ("16.4.1", SystemVersion(16, 4, 1)), ("017", SystemVersion(17)),
    ])
    func readsVersions(_ text: String, _ version: SystemVersion) {
        #expect(SystemVersion(text) == version)
    }

    @Test(arguments: ["", ".", "14.", "14..1", "1.2.3.4", "14a", "-1", "1000", "14.3 "])
    func refusesVersions(_ text: String) {
        #expect(SystemVersion(text) == nil)
    }

    @Test func versionsHaveAnOrder() {
        let versions = ["14", "14.3", "14.10", "15", "15.4", "16", "16.4", "16.4.1", "17"]
        let read = versions.compactMap { SystemVersion($0) }
        #expect(read.shuffled().sorted() == read)
        #expect(read.map(\.description).last == "17.0")
    }
}
