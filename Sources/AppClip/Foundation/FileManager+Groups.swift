#if !hasFeature(Embedded)
public import Foundation

extension FileManager {
    /// The folder of an App Group, on the system that runs the code (rule F-04).
    ///
    /// - Returns: The folder, which exists; `nil` if the caller's entitlement does not name the group.
    public func containerURL(
        forSecurityApplicationGroupIdentifier groupIdentifier: String
    ) -> URL? {
        RunningSystem.current.containerPath(ofGroup: groupIdentifier)
            .map { URL(fileURLWithPath: $0, isDirectory: true) }
    }
}
#endif
