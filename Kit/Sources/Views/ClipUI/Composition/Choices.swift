// SPDX-License-Identifier: Apache-2.0

/// A view without content: SwiftUI's `EmptyView`.
nonisolated public struct EmptyView: PrimitiveView {
    /// Creates an empty view.
    public init() {}

    /// Returns an empty object.
    public func boxed() -> ViewBox { EmptyBox() }
}

// Apple's name, which clips may write.
// swift-format-ignore: NoLeadingUnderscores
/// One of two views: the result of `if` and `switch` in a body.
nonisolated public struct _ConditionalContent<First, Second> {
    private let branch: ViewBox
    private let choice: UInt
}

extension _ConditionalContent: View, PrimitiveView where First: View, Second: View {
    nonisolated init(first: First) {
        self.init(branch: first.boxed(), choice: 1)
    }

    nonisolated init(second: Second) {
        self.init(branch: second.boxed(), choice: 2)
    }

    /// Returns the branch; each branch has state of its own.
    nonisolated public func boxed() -> ViewBox { ChoiceBox(branch, choice) }
}

extension Optional: View, PrimitiveView where Wrapped: View {
    /// Returns the view, or none for `nil`.
    nonisolated public func boxed() -> ViewBox { ChoiceBox(map { $0.boxed() }, 1) }
}

/// A type-erased view: SwiftUI's `AnyView`.
///
/// When the type of the view changes, its state is reset.
nonisolated public struct AnyView: PrimitiveView {
    private let box: ViewBox
    private let choice: UInt

    /// Creates a type-erased view.
    public init<Content: View>(_ content: Content) {
        box = content.boxed()
        choice = classIdentity(of: TypeMark<Content>())
    }

    /// Creates a type-erased view.
    public init<Content: View>(erasing content: Content) {
        self.init(content)
    }

    /// Returns the view, with state of its own for each type.
    public func boxed() -> ViewBox { ChoiceBox(box, choice) }
}

// A class that identifies a type.
private final class TypeMark<Content> {
    init() {}
}

/// Several views as one: SwiftUI's `Group`.
nonisolated public struct Group<Content> {
    private let content: Content
}

extension Group: View, PrimitiveView where Content: View {
    /// Groups views, without an element of its own.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(content: content())
    }

    /// Returns the content.
    nonisolated public func boxed() -> ViewBox { content.boxed() }
}

/// A view with a modifier: what most modifiers of this library return.
nonisolated struct ModifiedView<Content: View>: PrimitiveView {
    private let box: ViewBox

    init(_ box: ViewBox) {
        self.box = box
    }

    func boxed() -> ViewBox { box }
}
