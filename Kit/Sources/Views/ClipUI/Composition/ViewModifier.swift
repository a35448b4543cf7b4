// SPDX-License-Identifier: Apache-2.0

/// A modifier of views that a clip defines: SwiftUI's `ViewModifier`.
#if !hasFeature(Embedded)
@MainActor @preconcurrency
#endif
public protocol ViewModifier {
    /// The type of the body.
    associatedtype Body: View

    /// Returns the modified view.
    @ViewBuilder
    func body(content: Content) -> Body

    /// The type of the view to modify.
    typealias Content = _ViewModifier_Content<Self>
}

// Apple's name, which clips may write.
// swift-format-ignore: NoLeadingUnderscores, AlwaysUseLowerCamelCase
/// The view that a modifier is applied to.
nonisolated public struct _ViewModifier_Content<Modifier>: PrimitiveView {
    private let box: ViewBox

    init(_ box: ViewBox) {
        self.box = box
    }

    /// Returns the view.
    public func boxed() -> ViewBox { box }
}

/// A view with a modifier: SwiftUI's `ModifiedContent`.
nonisolated public struct ModifiedContent<Content, Modifier> {
    /// The view before the modifier is applied.
    public var content: Content
    /// The modifier to apply to the view.
    public var modifier: Modifier

    /// Applies a modifier to a view.
    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
    /// Returns the modified view; the modifier can have state of its own.
    nonisolated public func boxed() -> ViewBox {
        #if !hasFeature(Embedded)
        if let animatable = modifier as? any ViewModifier & Animatable {
            return animatedBox(animatable, content.boxed())
        }
        #endif
        return ModifierView(modifier: modifier, content: content.boxed()).boxed()
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    /// Returns the view with one modifier, and then the other.
    public func body(content: _ViewModifier_Content<Self>) -> some View {
        content.modifier(self.content).modifier(modifier)
    }
}

// A view that stores the modifier, so that the runtime finds its state.
nonisolated struct ModifierView<Modifier: ViewModifier>: View {
    let modifier: Modifier
    let content: ViewBox

    var body: some View {
        onMainActor((modifier, content)) { $0.body(content: _ViewModifier_Content($1)) }
    }
}

nonisolated extension View {
    /// Applies a modifier.
    public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ViewModifier {
    /// Returns a modifier that applies this one and then another.
    public func concat<Other>(_ modifier: Other) -> ModifiedContent<Self, Other> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// A modifier that changes nothing: SwiftUI's `EmptyModifier`.
public struct EmptyModifier: ViewModifier, Sendable {
    /// The only modifier of this type.
    nonisolated public static let identity = EmptyModifier()

    /// Creates the modifier.
    nonisolated public init() {}

    /// Returns the view unchanged.
    public func body(content: Content) -> some View { content }
}
