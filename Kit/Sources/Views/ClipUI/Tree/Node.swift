// SPDX-License-Identifier: Apache-2.0

public import ClipState

/// The persistent counterpart of a view on the screen.
///
/// Views are values that every evaluation creates anew; they update the tree of nodes. The static type of
/// a view determines the class of its node, so that updates can cast without a check.
public class Node: Observer {
    override init() {}

    /// Visits the identifiers of the outermost elements, in order.
    package func visitRoots(_ visit: (UInt32) -> Void) {}

    #if !hasFeature(Embedded)
    /// Adds the preferences of the views inside to a collector, in order.
    package func tellPreferences(to collector: PreferenceCollector) {}

    /// Searches the views inside for a view to scroll to, in order.
    package func search(_ search: ScrollSearch) {}
    #endif

    /// Releases identifiers and dependencies.
    ///
    /// The elements of the node have already been removed, or are in an element that has.
    package func unmount() {}
}

// Only final classes are instantiated: Embedded Swift emits the initializer of other classes in every
// module that calls it, and linking fails.
final class EmptyNode: Node {}

/// A node without an element, around one other node.
package class WrapperNode: Node {
    package final let child: Node

    init(_ child: Node) {
        self.child = child
    }

    package override func visitRoots(_ visit: (UInt32) -> Void) { child.visitRoots(visit) }

    package override func unmount() { child.unmount() }

    #if !hasFeature(Embedded)
    package override func tellPreferences(to collector: PreferenceCollector) {
        child.tellPreferences(to: collector)
    }

    package override func search(_ search: ScrollSearch) {
        child.search(search)
    }
    #endif
}
