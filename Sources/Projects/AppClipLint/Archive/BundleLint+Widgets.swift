// SPDX-License-Identifier: Apache-2.0

internal import AppClipBundle

extension BundleLint {
    /// Checks A108 (E-55) and A109 (E-58): widget extensions in the clip.
    static func widgets(_ pair: BundlePair) -> [LintFinding] {
        let ofApp = Set((pair.app?.extensions ?? []).compactMap { $0.info?.identifier })
        return pair.clip.extensions.flatMap { part -> [LintFinding] in
            guard part.info?.extensionPoint == "com.apple.widgetkit-extension",
                let identifier = part.info?.identifier
            else { return [] }
            var findings: [LintFinding] = []
            let place = part.place(of: "CFBundleIdentifier")
            if ofApp.contains(identifier) {
                findings.append(
                    pair.finding(
                        .builtWidgetInApp,
                        [.extension: part.name, .found: identifier],
                        at: place
                    )
                )
            }
            if let parent = pair.clip.info?.identifier,
                !identifier.isIdentifier(below: parent)
            {
                findings.append(
                    pair.finding(
                        .builtWidgetID,
                        [.extension: part.name, .found: identifier, .parent: parent],
                        at: place
                    )
                )
            }
            return findings
        }
    }
}
