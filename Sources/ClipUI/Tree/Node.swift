/// What stands on the screen for a view, and lasts from one evaluation to the next.
///
/// Views are values that come and go; the tree of nodes is what they change. The kind of node at a
/// place follows from the static type of the view there, so an update casts without asking.
public class Node {
    init() {}

    // The outermost elements, in order.
    func visitRoots(_ visit: (UInt32) -> Void) {}

    // Gives back identifiers and subscriptions. The elements have been taken off the screen, or are
    // inside one that was.
    func unmount() {}
}

// Only final classes are instantiated: a class that can be inherited from has its initialiser emitted
// in every module that calls it, and the link then fails.
final class EmptyNode: Node {}
