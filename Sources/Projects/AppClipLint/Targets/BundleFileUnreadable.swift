// SPDX-License-Identifier: Apache-2.0

import AppClipBundle
import AppClipFormats
import AppClipTypes

extension RuleFamily {
    /// A107: a file of a bundle that cannot be read.
    static let bundleFileUnreadable = RuleFamily(
        [.contents(findings)],
        LintRule(
            .bundleFileUnreadable,
            "bundle-file-unreadable",
            .error,
            basis: [.store],
            sources: ["G-11"],
            summary: "A file of the bundle cannot be read.",
            message: "'\(.path)' of \(.target) cannot be read: \(.reason).",
            why: "What a device or the store cannot read either is refused.",
            remedy: "Build and export the bundle again.",
            wrong: .settings("Clip.app/Info.plist   (empty)"),
            right: .settings("Clip.app/Info.plist   (a property list)")
        )
    )

    private static func findings(_ bundle: AppBundle) -> [LintFinding] {
        bundle.problems.map { problem in
            LintFinding(
                .bundleFileUnreadable,
                target: bundle.name,
                facts: [.path: problem.path, .reason: problem.fault.reason],
                at: bundle.beginning(of: problem.path)
            )
        }
    }
}

extension BundleProblem.Fault {
    /// The reason a file cannot be read, in a few words.
    fileprivate var reason: String {
        switch self {
        case .missing: "it is not there"
        case .unreadable:
            "it is damaged, or a link that leads out of the bundle, or no file at all"
        case .tooLarge(let limit): "it is larger than \(limit >> 20) MiB, the most that is read"
        case .archiveTooLarge(let limit):
            "the archive unpacks to more than \(limit >> 20) MiB, the most that is read of one of its size"
        case .list(let error): "it is not a property list (byte \(error.offset))"
        case .notADictionary: "it is a property list, and not a dictionary"
        case .binary(.notABinary): "it is not a program of Apple's systems"
        case .binary(.truncated): "the program is truncated"
        case .binary: "the headers of the program are damaged"
        case .profile: "it is not a provisioning profile"
        case .entitlements: "the entitlements in the code signature cannot be read"
        case .tooManyFiles(let limit): "it has more than \(limit) files"
        @unknown default: "it cannot be read"
        }
    }
}
