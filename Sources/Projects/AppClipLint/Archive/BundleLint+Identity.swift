// SPDX-License-Identifier: Apache-2.0

internal import AppClipBundle
internal import AppClipTypes

extension BundleLint {
    /// Checks A201, A202 and A203.
    static func identity(_ pair: BundlePair) -> [LintFinding] {
        let clip = pair.clip
        // A list that cannot be read is a separate finding.
        guard let info = clip.info else { return [] }
        guard let identifier = info.identifier, !identifier.isEmpty else {
            return [pair.finding(.builtIDMissing, at: clip.place(of: "CFBundleIdentifier"))]
        }
        var findings: [LintFinding] = []
        let place = clip.place(of: "CFBundleIdentifier")
        if let parent = pair.app?.info?.identifier, !identifier.isIdentifier(below: parent) {
            findings.append(
                pair.finding(
                    .builtIDNotPrefixed,
                    [.found: identifier, .parent: parent],
                    at: place
                )
            )
        }
        // A device uses the signed identifier.
        if let signed = clip.applicationIdentifier, clip.entitlements?.origin == .signature,
            !signed.utf8.elementsEqual(identifier.utf8), !signed.hasSuffix("." + identifier)
        {
            findings.append(
                pair.finding(
                    .signedIDMismatch,
                    [.found: identifier, .signed: signed],
                    at: clip.entitlementsPlace
                )
            )
        }
        return findings
    }

    /// Checks A204.
    static func versions(_ pair: BundlePair) -> [LintFinding] {
        guard let info = pair.clip.info, let parent = pair.app?.info else { return [] }
        let pairs = [
            ("CFBundleVersion", info.version, parent.version),
            ("CFBundleShortVersionString", info.shortVersion, parent.shortVersion),
        ]
        return pairs.compactMap { key, found, wanted in
            guard found != wanted else { return nil }
            return pair.finding(
                .builtVersionMismatch,
                [.key: key, .found: found ?? "missing", .wanted: wanted ?? "missing"],
                at: pair.clip.place(of: key)
            )
        }
    }

    /// Checks A206, A208 and A209.
    static func devicesAndSystems(_ pair: BundlePair) -> [LintFinding] {
        let clip = pair.clip
        guard let info = clip.info else { return [] }
        var findings: [LintFinding] = []
        // A clip has the families of its app, except the Mac (rule G-02), which is 6.
        if let found = info.deviceFamilies?.filter({ $0 != 6 }),
            let wanted = pair.app?.info?.deviceFamilies?.filter({ $0 != 6 }), found != wanted
        {
            findings.append(
                pair.finding(
                    .builtDeviceFamily,
                    [.found: text(found), .wanted: text(wanted)],
                    at: clip.place(of: "UIDeviceFamily")
                )
            )
        }
        guard let system = info.minimumSystem else { return findings }
        let place = clip.place(of: "MinimumOSVersion")
        if system < .clips {
            findings.append(pair.finding(.builtSystemLow, [.found: system], at: place))
        }
        if let wanted = pair.app?.info?.minimumSystem, system < wanted {
            findings.append(
                pair.finding(
                    .builtSystemBelowApp,
                    [.found: system, .wanted: wanted],
                    at: place
                )
            )
        }
        return findings
    }

    private static func text(_ families: [Int64]) -> String {
        families.map { $0 == 1 ? "iPhone" : $0 == 2 ? "iPad" : "\($0)" }.joined(separator: ", ")
    }
}
