#if !hasFeature(Embedded)
public import Foundation

extension UserDefaults {
    /// The defaults of an App Group, on the system that runs the code (rule F-05).
    ///
    /// The result is `nil` if the system says that the caller's entitlement does not name the group,
    /// and for an empty name. Names that do not begin with `group.` are those of the process, as in
    /// Foundation. A name handed over as an optional goes past the system, to Foundation itself: unwrap
    /// it first.
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
#endif
