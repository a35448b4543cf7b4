// SPDX-License-Identifier: Apache-2.0

import AppClipBundle
import AppClipBytes

extension BuiltBundle {
    /// Returns the findings about an app with its clip, or about a clip alone; those of the app come first.
    ///
    /// - Parameter time: The date on which profiles must be valid; `nil` skips this check.
    /// - Returns: The findings, with the severities of their rules.
    func findings(at time: Timestamp?) -> [LintFinding] {
        var findings = LintCheck.findings {
            if case .bundle(let look) = $0 { look(self) } else { [] }
        }
        for one in [app] + clips {
            for part in [one] + one.extensions {
                findings += LintCheck.findings {
                    if case .contents(let look) = $0 { look(part) } else { [] }
                }
            }
            findings += LintCheck.findings {
                if case .signature(let look) = $0 { look(one, time) } else { [] }
            }
        }
        // A clip alone has no full app to be compared with.
        for clip in isClipAlone ? clips + [app] : clips {
            let pair = BundlePair(
                clip: clip,
                app: isClipAlone ? nil : app,
                isEstimated: sizesAreEstimated
            )
            findings += LintCheck.findings {
                if case .builtClip(let look) = $0 { look(pair) } else { [] }
            }
        }
        guard !isClipAlone else { return findings }
        return findings
            + LintCheck.findings { if case .builtApp(let look) = $0 { look(app) } else { [] } }
    }
}

extension SizeReport {
    /// Returns the findings about a report.
    ///
    /// - Parameters:
    ///   - file: The path of the report, for the locations of findings.
    ///   - minimumSystem: The minimum version of the system that the clip supports; `nil` if it is not known.
    /// - Returns: The findings, with the severities of their rules.
    func findings(file: String, minimumSystem: SystemVersion?) -> [LintFinding] {
        LintCheck.findings {
            if case .sizeReport(let look) = $0 { look(self, file, minimumSystem) } else { [] }
        }
    }
}

extension BuiltBundle {
    /// Whether the bundle's app is a clip: it is marked as one, or it has entitlements of clips and contains none.
    var isClipAlone: Bool {
        guard let entitlements = app.entitlements else { return false }
        if let flag = entitlements.isOnDemandInstallCapable { return flag }
        return entitlements[EntitlementKey.parents] != nil
            && entitlements.origin != .profile && clips.isEmpty
    }
}
