// SPDX-License-Identifier: Apache-2.0

nonisolated extension View {
    /// Adds an action of assistive technology.
    ///
    /// A page offers the default action as that of a button, to the keyboard too, `escape` for the key of this name, and
    /// others as buttons that are seen only while they have the focus.
    public func accessibilityAction(
        _ kind: AccessibilityActionKind = .default,
        _ handler: @escaping () -> Void
    ) -> some View {
        acting([.integer(kind.number), .text(kind == .magicTap ? "Magic Tap" : "")]) { _ in
            handler()
        }
    }

    /// Adds an action of assistive technology with a name.
    public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View
    {
        acting([.integer(4), .text(name.properties.plainText)]) { _ in handler() }
    }

    /// Adds an action of assistive technology with a name.
    public func accessibilityAction(
        named key: LocalizedStringKey,
        _ handler: @escaping () -> Void
    ) -> some View {
        accessibilityAction(named: Text(key), handler)
    }

    /// Adds an action of assistive technology with a name.
    @_disfavoredOverload
    public func accessibilityAction<Name: StringProtocol>(
        named name: Name,
        _ handler: @escaping () -> Void
    ) -> some View {
        accessibilityAction(named: Text(name), handler)
    }

    /// Has the person increase and decrease the view with assistive technology, or with the arrow keys.
    public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        acting([.integer(5), .text("")]) {
            handler(hasSameBytes($0, "-1") ? .decrement : .increment)
        }
    }

    package func acting(
        _ action: [PropertyValue],
        _ perform: @escaping (String) -> Void
    ) -> some View {
        ModifiedView<Self>(actionBox(boxed(), action, perform))
    }
}

/// What an action of assistive technology is for: SwiftUI's `AccessibilityActionKind`.
public struct AccessibilityActionKind: Equatable, Sendable {
    let number: Int32

    /// What the view does when it is tapped.
    public static let `default` = AccessibilityActionKind(number: 1)
    /// Leaving what is shown.
    public static let escape = AccessibilityActionKind(number: 2)
    /// What is most important now.
    public static let magicTap = AccessibilityActionKind(number: 3)
}

/// Whether the person increases or decreases something: SwiftUI's `AccessibilityAdjustmentDirection`.
public enum AccessibilityAdjustmentDirection: Sendable {
    /// More.
    case increment
    /// Less.
    case decrement
}

@inline(never)
func actionBox(
    _ content: ViewBox,
    _ action: [PropertyValue],
    _ perform: @escaping (String) -> Void
) -> ViewBox {
    ElementBox(
        .box,
        [Property(.actions, .list(action))],
        action: { event, text in if event == .accessibility { perform(text) } },
        [content]
    )
}
