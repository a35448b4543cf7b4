// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
public import AppClipExperiences
import AppClipTypes

extension BuildFinding {
    /// A sentence that explains why the store refuses the build.
    public var sentence: String {
        switch code {
        case .version(let version):
            "The version '\(version)' must be up to three whole numbers with periods between them, such "
                + "as 1.2.3."
        case .versionNotHigher(let version, let highest):
            "The version \(version) is lower than \(highest), which was published before; use "
                + "\(highest) or a higher one."
        case .systemTooOld(let system):
            "The lowest system of the clip is iOS \(system), and App Clips need iOS "
                + "\(SystemVersion.clips) or later."
        case .tooLarge(let size, let limit, _):
            "The clip has \(size); with its lowest system, the maximum is \(limit) MB."
        @unknown default: rule.sentence
        }
    }

    /// A sentence that describes the result of publishing the build despite the finding.
    public var consequence: String {
        if case .versionNotHigher(let version, _) = code {
            return "The public now gets \(version)."
        }
        return "The App Store would refuse it."
    }
}
