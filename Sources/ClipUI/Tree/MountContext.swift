/// Where a node comes to stand.
public struct MountContext {
    var parent: UInt32
    // The sibling that follows; 0 at the end.
    var before: UInt32
    var environment: ViewEnvironment
    // How many composite views stand above: the shallow are evaluated before the deep.
    var depth: Int

    func inside(_ parent: UInt32, environment: ViewEnvironment) -> MountContext {
        MountContext(parent: parent, before: 0, environment: environment, depth: depth)
    }

    func replacing(_ environment: ViewEnvironment) -> MountContext {
        var changed = self
        changed.environment = environment
        return changed
    }
}
