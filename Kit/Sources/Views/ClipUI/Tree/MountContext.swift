// SPDX-License-Identifier: Apache-2.0

/// The position and the environment of a new node.
package struct MountContext {
    package var parent: UInt32
    /// The sibling after the node; 0 at the end.
    package var before: UInt32
    package var environment: ViewEnvironment
    // The number of composite views above: views are evaluated from the top down.
    var depth: Int

    func inside(_ parent: UInt32, environment: ViewEnvironment) -> MountContext {
        MountContext(parent: parent, before: 0, environment: environment, depth: depth)
    }

    package func replacing(_ environment: ViewEnvironment) -> MountContext {
        var changed = self
        changed.environment = environment
        return changed
    }
}
