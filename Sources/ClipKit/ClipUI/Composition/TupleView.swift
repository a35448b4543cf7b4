// SPDX-License-Identifier: Apache-2.0

// Sequences of views, one type for each length. With nested pairs instead, the compiler takes the types of
// long bodies for an infinite recursion and refuses to specialise them.

final class TupleNode: Node {
    let children: [Node]

    init(_ children: [Node]) {
        self.children = children
    }

    override func visitRoots(_ visit: (UInt32) -> Void) {
        for child in children { child.visitRoots(visit) }
    }

    override func unmount() {
        for child in children { child.unmount() }
    }
}

@inline(never)
private func children(of node: Node) -> [Node] {
    // SAFETY: `mountNode` of the types in this file creates a node of this class.
    unsafe unsafeDowncast(node, to: TupleNode.self).children
}

/// Two views.
public struct TupleView2<First: View, Second: View>: PrimitiveView {
    let first: First
    let second: Second

    /// Shows all of them.
    public func mountNode(in context: MountContext) -> Node {
        TupleNode([
            first.mountNode(in: context),
            second.mountNode(in: context),
        ])
    }

    /// Updates all of them.
    public func updateNode(_ node: Node, in environment: ViewEnvironment) {
        let nodes = children(of: node)
        first.updateNode(nodes[0], in: environment)
        second.updateNode(nodes[1], in: environment)
    }
}

/// Three views.
public struct TupleView3<First: View, Second: View, Third: View>: PrimitiveView {
    let first: First
    let second: Second
    let third: Third

    /// Shows all of them.
    public func mountNode(in context: MountContext) -> Node {
        TupleNode([
            first.mountNode(in: context),
            second.mountNode(in: context),
            third.mountNode(in: context),
        ])
    }

    /// Updates all of them.
    public func updateNode(_ node: Node, in environment: ViewEnvironment) {
        let nodes = children(of: node)
        first.updateNode(nodes[0], in: environment)
        second.updateNode(nodes[1], in: environment)
        third.updateNode(nodes[2], in: environment)
    }
}

/// Four views.
public struct TupleView4<First: View, Second: View, Third: View, Fourth: View>: PrimitiveView {
    let first: First
    let second: Second
    let third: Third
    let fourth: Fourth

    /// Shows all of them.
    public func mountNode(in context: MountContext) -> Node {
        TupleNode([
            first.mountNode(in: context),
            second.mountNode(in: context),
            third.mountNode(in: context),
            fourth.mountNode(in: context),
        ])
    }

    /// Updates all of them.
    public func updateNode(_ node: Node, in environment: ViewEnvironment) {
        let nodes = children(of: node)
        first.updateNode(nodes[0], in: environment)
        second.updateNode(nodes[1], in: environment)
        third.updateNode(nodes[2], in: environment)
        fourth.updateNode(nodes[3], in: environment)
    }
}

/// Five views.
public struct TupleView5<First: View, Second: View, Third: View, Fourth: View, Fifth: View>:
    PrimitiveView
{
    let first: First
    let second: Second
    let third: Third
    let fourth: Fourth
    let fifth: Fifth

    /// Shows all of them.
    public func mountNode(in context: MountContext) -> Node {
        TupleNode([
            first.mountNode(in: context),
            second.mountNode(in: context),
            third.mountNode(in: context),
            fourth.mountNode(in: context),
            fifth.mountNode(in: context),
        ])
    }

    /// Updates all of them.
    public func updateNode(_ node: Node, in environment: ViewEnvironment) {
        let nodes = children(of: node)
        first.updateNode(nodes[0], in: environment)
        second.updateNode(nodes[1], in: environment)
        third.updateNode(nodes[2], in: environment)
        fourth.updateNode(nodes[3], in: environment)
        fifth.updateNode(nodes[4], in: environment)
    }
}

/// Six views.
public struct TupleView6<
    First: View,
    Second: View,
    Third: View,
    Fourth: View,
    Fifth: View,
    Sixth: View
>: PrimitiveView {
    let first: First
    let second: Second
    let third: Third
    let fourth: Fourth
    let fifth: Fifth
    let sixth: Sixth

    /// Shows all of them.
    public func mountNode(in context: MountContext) -> Node {
        TupleNode([
            first.mountNode(in: context),
            second.mountNode(in: context),
            third.mountNode(in: context),
            fourth.mountNode(in: context),
            fifth.mountNode(in: context),
            sixth.mountNode(in: context),
        ])
    }

    /// Updates all of them.
    public func updateNode(_ node: Node, in environment: ViewEnvironment) {
        let nodes = children(of: node)
        first.updateNode(nodes[0], in: environment)
        second.updateNode(nodes[1], in: environment)
        third.updateNode(nodes[2], in: environment)
        fourth.updateNode(nodes[3], in: environment)
        fifth.updateNode(nodes[4], in: environment)
        sixth.updateNode(nodes[5], in: environment)
    }
}

/// Seven views.
public struct TupleView7<
    First: View,
    Second: View,
    Third: View,
    Fourth: View,
    Fifth: View,
    Sixth: View,
    Seventh: View
>: PrimitiveView {
    let first: First
    let second: Second
    let third: Third
    let fourth: Fourth
    let fifth: Fifth
    let sixth: Sixth
    let seventh: Seventh

    /// Shows all of them.
    public func mountNode(in context: MountContext) -> Node {
        TupleNode([
            first.mountNode(in: context),
            second.mountNode(in: context),
            third.mountNode(in: context),
            fourth.mountNode(in: context),
            fifth.mountNode(in: context),
            sixth.mountNode(in: context),
            seventh.mountNode(in: context),
        ])
    }

    /// Updates all of them.
    public func updateNode(_ node: Node, in environment: ViewEnvironment) {
        let nodes = children(of: node)
        first.updateNode(nodes[0], in: environment)
        second.updateNode(nodes[1], in: environment)
        third.updateNode(nodes[2], in: environment)
        fourth.updateNode(nodes[3], in: environment)
        fifth.updateNode(nodes[4], in: environment)
        sixth.updateNode(nodes[5], in: environment)
        seventh.updateNode(nodes[6], in: environment)
    }
}

/// Eight views.
public struct TupleView8<
    First: View,
    Second: View,
    Third: View,
    Fourth: View,
    Fifth: View,
    Sixth: View,
    Seventh: View,
    Eighth: View
>: PrimitiveView {
    let first: First
    let second: Second
    let third: Third
    let fourth: Fourth
    let fifth: Fifth
    let sixth: Sixth
    let seventh: Seventh
    let eighth: Eighth

    /// Shows all of them.
    public func mountNode(in context: MountContext) -> Node {
        TupleNode([
            first.mountNode(in: context),
            second.mountNode(in: context),
            third.mountNode(in: context),
            fourth.mountNode(in: context),
            fifth.mountNode(in: context),
            sixth.mountNode(in: context),
            seventh.mountNode(in: context),
            eighth.mountNode(in: context),
        ])
    }

    /// Updates all of them.
    public func updateNode(_ node: Node, in environment: ViewEnvironment) {
        let nodes = children(of: node)
        first.updateNode(nodes[0], in: environment)
        second.updateNode(nodes[1], in: environment)
        third.updateNode(nodes[2], in: environment)
        fourth.updateNode(nodes[3], in: environment)
        fifth.updateNode(nodes[4], in: environment)
        sixth.updateNode(nodes[5], in: environment)
        seventh.updateNode(nodes[6], in: environment)
        eighth.updateNode(nodes[7], in: environment)
    }
}

/// Nine views.
public struct TupleView9<
    First: View,
    Second: View,
    Third: View,
    Fourth: View,
    Fifth: View,
    Sixth: View,
    Seventh: View,
    Eighth: View,
    Ninth: View
>: PrimitiveView {
    let first: First
    let second: Second
    let third: Third
    let fourth: Fourth
    let fifth: Fifth
    let sixth: Sixth
    let seventh: Seventh
    let eighth: Eighth
    let ninth: Ninth

    /// Shows all of them.
    public func mountNode(in context: MountContext) -> Node {
        TupleNode([
            first.mountNode(in: context),
            second.mountNode(in: context),
            third.mountNode(in: context),
            fourth.mountNode(in: context),
            fifth.mountNode(in: context),
            sixth.mountNode(in: context),
            seventh.mountNode(in: context),
            eighth.mountNode(in: context),
            ninth.mountNode(in: context),
        ])
    }

    /// Updates all of them.
    public func updateNode(_ node: Node, in environment: ViewEnvironment) {
        let nodes = children(of: node)
        first.updateNode(nodes[0], in: environment)
        second.updateNode(nodes[1], in: environment)
        third.updateNode(nodes[2], in: environment)
        fourth.updateNode(nodes[3], in: environment)
        fifth.updateNode(nodes[4], in: environment)
        sixth.updateNode(nodes[5], in: environment)
        seventh.updateNode(nodes[6], in: environment)
        eighth.updateNode(nodes[7], in: environment)
        ninth.updateNode(nodes[8], in: environment)
    }
}

/// Ten views.
public struct TupleView10<
    First: View,
    Second: View,
    Third: View,
    Fourth: View,
    Fifth: View,
    Sixth: View,
    Seventh: View,
    Eighth: View,
    Ninth: View,
    Tenth: View
>: PrimitiveView {
    let first: First
    let second: Second
    let third: Third
    let fourth: Fourth
    let fifth: Fifth
    let sixth: Sixth
    let seventh: Seventh
    let eighth: Eighth
    let ninth: Ninth
    let tenth: Tenth

    /// Shows all of them.
    public func mountNode(in context: MountContext) -> Node {
        TupleNode([
            first.mountNode(in: context),
            second.mountNode(in: context),
            third.mountNode(in: context),
            fourth.mountNode(in: context),
            fifth.mountNode(in: context),
            sixth.mountNode(in: context),
            seventh.mountNode(in: context),
            eighth.mountNode(in: context),
            ninth.mountNode(in: context),
            tenth.mountNode(in: context),
        ])
    }

    /// Updates all of them.
    public func updateNode(_ node: Node, in environment: ViewEnvironment) {
        let nodes = children(of: node)
        first.updateNode(nodes[0], in: environment)
        second.updateNode(nodes[1], in: environment)
        third.updateNode(nodes[2], in: environment)
        fourth.updateNode(nodes[3], in: environment)
        fifth.updateNode(nodes[4], in: environment)
        sixth.updateNode(nodes[5], in: environment)
        seventh.updateNode(nodes[6], in: environment)
        eighth.updateNode(nodes[7], in: environment)
        ninth.updateNode(nodes[8], in: environment)
        tenth.updateNode(nodes[9], in: environment)
    }
}
