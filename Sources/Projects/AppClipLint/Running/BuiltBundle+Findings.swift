// SPDX-License-Identifier: Apache-2.0

internal import AppClipBundle
internal import AppClipTypes

extension BuiltBundle {
    /// Returns the findings about an app with its clip, or about a clip alone; those of the app come first.
    ///
    /// - Parameter time: The date on which profiles must be valid; `nil` skips this check.
    /// - Returns: The findings, with the severities of their rules.
    func findings(at time: Timestamp?) -> [LintFinding] {
        var findings = findings { if case .bundle(let look) = $0 { look(self) } else { [] } }
        for one in [app] + clips {
            for part in [one] + one.extensions {
                findings += self.findings {
                    if case .contents(let look) = $0 { look(part) } else { [] }
                }
            }
            findings += self.findings {
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
            findings += self.findings {
                if case .builtClip(let look) = $0 { look(pair) } else { [] }
            }
        }
        guard !isClipAlone else { return findings }
        return findings
            + self.findings { if case .builtApp(let look) = $0 { look(app) } else { [] } }
    }

    private func findings(_ look: (LintCheck) -> [LintFinding]) -> [LintFinding] {
        LintCheck.all.flatMap(look)
    }
}
