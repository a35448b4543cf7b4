// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension FileManager {
    /// Returns the shared container of an App Group, on the system that runs the code (rule F-04).
    ///
    /// - Returns: An existing folder; `nil` if the caller's entitlement does not name the group.
    public func containerURL(
        forSecurityApplicationGroupIdentifier groupIdentifier: String
    ) -> URL? {
        RunningSystem.current.containerPath(ofGroup: groupIdentifier)
            .map { URL(fileURLWithPath: $0, isDirectory: true) }
    }
}
