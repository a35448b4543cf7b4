// SPDX-License-Identifier: Apache-2.0

/// The position and the environment of a new node.
public struct MountContext {
    var parent: UInt32
    // The sibling after the node; 0 at the end.
    var before: UInt32
    var environment: ViewEnvironment
    // The number of composite views above: views are evaluated from the top down.
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
