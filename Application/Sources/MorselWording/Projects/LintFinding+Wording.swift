// SPDX-License-Identifier: Apache-2.0

public import AppClipLint

extension LintFinding {
    /// A sentence that describes the finding, followed by the reason if it is about a file that
    /// cannot be read.
    public var sentence: String {
        cause.map { "\(message) \($0.reason)" } ?? message
    }
}

extension LintFinding.Certainty.Reason {
    /// A sentence that explains why the finding is not certain.
    public var sentence: String {
        switch self {
        case .settings:
            "A settings file is not there, or a variable has no value, which could set this."
        case .sources: "Not all source files of the target could be read."
        case .condition: "The code may be left out of the build, by a condition that is not known."
        case .otherCode: "Other code of the target may do the same in another way."
        case .exclusion: "A configuration may leave the file out of the build."
        case .project: "A project that could not be read may say otherwise."
        case .profile:
            "The signature could not be read, and the provisioning profile allows more than is claimed."
        case .network: "The website could not be asked."
        @unknown default: "Not everything that it rests on could be read."
        }
    }
}
