// SPDX-License-Identifier: Apache-2.0

internal import AppClipBundle
internal import AppClipFormats

extension BundleLint {
    /// Checks A101–A104.
    static func structure(_ bundle: BuiltBundle) -> [LintFinding] {
        let app = bundle.app
        var findings: [LintFinding] = []
        if bundle.isClipAlone {
            findings.append(LintFinding(.clipAlone, target: app.name, at: app.entitlementsPlace))
        } else if bundle.clips.isEmpty, app.misplacedClips.isEmpty {
            findings.append(LintFinding(.clipNotInApp, target: app.name, at: app.start))
        }
        for path in app.misplacedClips {
            findings.append(
                LintFinding(
                    .clipMisplaced,
                    target: app.name,
                    facts: [.path: path],
                    at: app.beginning(of: app.path(path))
                )
            )
        }
        if bundle.clips.count > 1 {
            let names = bundle.clips.map(\.name).joined(separator: ", ")
            findings.append(
                LintFinding(
                    .clipCount,
                    target: app.name,
                    facts: [.count: bundle.clips.count, .names: names],
                    at: app.beginning(of: app.path("AppClips"))
                )
            )
        }
        return findings
    }

    /// Checks A105 and A106.
    static func extensions(_ pair: BundlePair) -> [LintFinding] {
        pair.clip.extensions.flatMap { part -> [LintFinding] in
            let point = part.info?.extensionPoint
            guard point == "com.apple.widgetkit-extension" else {
                return [
                    pair.finding(
                        .clipExtension,
                        [.extension: part.name, .point: point ?? "none"],
                        at: part.place(of: "NSExtension")
                    )
                ]
            }
            guard let entitlements = part.entitlements, entitlements.origin != .profile,
                entitlements.isOnDemandInstallCapable != true
            else { return [] }
            return [
                pair.finding(
                    .widgetNotForClip,
                    [.extension: part.name],
                    at: part.entitlementsPlace
                )
            ]
        }
    }

    /// Checks A107.
    static func problems(_ bundle: AppBundle) -> [LintFinding] {
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

extension AppBundle {
    /// The paths of embedded apps that are neither in the folder of clips nor in that of the watch.
    fileprivate var misplacedClips: [String] {
        contents.apps.filter { path in
            let folder = path.split(separator: "/").dropLast().joined(separator: "/")
            return folder != "AppClips" && folder != "Watch"
                && folder != "com.apple.WatchPlaceholder"
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
