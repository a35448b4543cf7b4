// SPDX-License-Identifier: Apache-2.0

nonisolated extension View {
    /// Adds an action of assistive technology.
    ///
    /// A page offers the default action as that of a button, to the keyboard too; `escape` as the action of the key of
    /// this name; and the others as buttons that are visible only while they have the focus.
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

    /// Lets the person increase and decrease the value of the view with assistive technology or with the arrow keys.
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

/// The kind of an action for assistive technology: SwiftUI's `AccessibilityActionKind`.
public struct AccessibilityActionKind: Equatable, Sendable {
    let number: Int32

    /// The action of a tap.
    public static let `default` = AccessibilityActionKind(number: 1)
    /// The action that leaves what is shown, such as a dialog.
    public static let escape = AccessibilityActionKind(number: 2)
    /// The most important action of the moment.
    public static let magicTap = AccessibilityActionKind(number: 3)
}

/// The direction in which a value is adjusted: SwiftUI's `AccessibilityAdjustmentDirection`.
public enum AccessibilityAdjustmentDirection: Sendable {
    /// To a greater value.
    case increment
    /// To a smaller value.
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
