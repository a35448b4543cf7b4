// SPDX-License-Identifier: Apache-2.0

import AppClipBundle
import AppClipFormats

extension AppBundle {
    /// The location of a finding about the bundle as a whole.
    var start: Place { beginning(of: path("Info.plist")) }

    /// Returns the location of a file without lines.
    func beginning(of path: String) -> Place {
        Place(file: path, position: TextPosition(line: 1, column: 1))
    }

    /// Returns the location of a key in `Info.plist`.
    func place(of key: String) -> Place { info?.place(of: key) ?? start }

    /// The location of the entitlements.
    var entitlementsPlace: Place { entitlements.map { beginning(of: $0.path) } ?? start }

    /// Whether it was built for the simulator, which signs without entitlements.
    var isForSimulator: Bool {
        info?.platforms.contains("iPhoneSimulator") ?? false
            || binary?.slices.contains { $0.platform == .iOSSimulator } ?? false
    }

    /// The certainty of a finding that is based on the entitlements: a profile allows more than is claimed.
    var entitlementCertainty: LintFinding.Certainty {
        entitlements?.origin == .profile ? .unsure(.profile) : .certain
    }

    /// The identifier with its prefix; `nil` if the entitlements do not contain it.
    var applicationIdentifier: String? {
        entitlements?.applicationIdentifier.flatMap { $0.hasSuffix("*") ? nil : $0 }
    }
}
