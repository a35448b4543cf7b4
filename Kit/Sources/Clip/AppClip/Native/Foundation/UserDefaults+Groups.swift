// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UserDefaults {
    /// Creates the defaults of an App Group, on the system that runs the code (rule F-05).
    ///
    /// The result is `nil` if the caller's entitlement does not name the group, and for an empty name.
    /// Names that do not start with `group.` are suites of the process, as in Foundation. An optional
    /// name selects Foundation's own initializer and does not reach the system: unwrap it first.
    public convenience init?(suiteName: String) {
        guard suiteName.hasPrefix("group.") else {
            guard !suiteName.isEmpty else { return nil }
            self.init(suiteName: Optional(suiteName))
            return
        }
        guard let domain = RunningSystem.current.defaultsDomain(ofGroup: suiteName) else {
            return nil
        }
        self.init(suiteName: Optional(domain))
    }
}
