// SPDX-License-Identifier: Apache-2.0

/// The persistent counterpart of a view on the screen.
///
/// Views are values that every evaluation creates anew; they update the tree of nodes. The static type of
/// a view determines the class of its node, so that updates can cast without a check.
public class Node {
    init() {}

    // The outermost elements, in order.
    func visitRoots(_ visit: (UInt32) -> Void) {}

    // Releases identifiers and dependencies. The elements of the node are removed already, or are in an
    // element that is.
    func unmount() {}
}

// Only final classes are instantiated: Embedded Swift emits the initializer of other classes in every
// module that calls it, and linking fails.
final class EmptyNode: Node {}
