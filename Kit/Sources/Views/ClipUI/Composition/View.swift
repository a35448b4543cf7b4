// SPDX-License-Identifier: Apache-2.0

/// A value that describes a part of the screen: SwiftUI's `View`.
///
/// Your own views implement `body` with other views. The other requirement has a default implementation for such
/// views; the views of this library implement it.
#if !hasFeature(Embedded)
@MainActor @preconcurrency
#endif
public protocol View {
    /// The type of the body.
    associatedtype Body: View

    /// The content of the view.
    @ViewBuilder
    var body: Body { get }

    /// Returns the view as an object, from which the tree of the screen is built.
    nonisolated func boxed() -> ViewBox
}

extension View {
    /// Returns the view as an object, which evaluates its body.
    nonisolated public func boxed() -> ViewBox { CompositeBox(self) }
}

/// A view that is implemented by the library and has no body.
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
    /// Never evaluated: a view of the library has no body.
    public var body: Never { fatalError("a view of the library has no body") }
}

extension Never: View {
    /// Never evaluated: `Never` has no values.
    public var body: Never { fatalError("there is no such view") }
}
