// SPDX-License-Identifier: Apache-2.0

// Actions of clips may belong to the main actor, where they run; see `onMainActor`.
#if hasFeature(Embedded)
/// The action of a button.
public typealias ClipAction = () -> Void
#else
/// The action of a button, on the main actor.
public typealias ClipAction = @MainActor () -> Void
#endif

/// A button: SwiftUI's `Button`.
nonisolated public struct Button<Label: View>: PrimitiveView {
    private let box: ViewBox

    /// Creates a button with views as its label.
    @preconcurrency
    public init(action: @escaping ClipAction, @ViewBuilder label: () -> Label) {
        box = button([], { onMainActor(action) { $0() } }, label().boxed())
    }

    /// Creates a button with a role and views as its label.
    @preconcurrency
    public init(role: ButtonRole?, action: @escaping ClipAction, @ViewBuilder label: () -> Label) {
        box = button(role.properties, { onMainActor(action) { $0() } }, label().boxed())
    }

    init(box: ViewBox) {
        self.box = box
    }

    /// Returns the button as an object.
    public func boxed() -> ViewBox { box }
}

nonisolated extension Button where Label == Text {
    /// Creates a button with a title.
    @preconcurrency
    public init(_ key: LocalizedStringKey, action: @escaping ClipAction) {
        self.init(action: action) { Text(key) }
    }

    /// Creates a button with a title and a role.
    @preconcurrency
    public init(_ key: LocalizedStringKey, role: ButtonRole?, action: @escaping ClipAction) {
        self.init(role: role, action: action) { Text(key) }
    }

    /// Creates a button with a title.
    @_disfavoredOverload
    @preconcurrency
    public init<Title: StringProtocol>(_ title: Title, action: @escaping ClipAction) {
        self.init(action: action) { Text(title) }
    }

    /// Creates a button with a title and a role.
    @_disfavoredOverload
    @preconcurrency
    public init<Title: StringProtocol>(
        _ title: Title,
        role: ButtonRole?,
        action: @escaping ClipAction
    ) {
        self.init(role: role, action: action) { Text(title) }
    }
}

nonisolated extension Button where Label == ClipUI.Label<Text, Image> {
    /// Creates a button with a title and a symbol.
    @preconcurrency
    public init(
        _ key: LocalizedStringKey,
        systemImage: String,
        action: @escaping ClipAction
    ) {
        self.init(action: action) { ClipUI.Label(key, systemImage: systemImage) }
    }

    /// Creates a button with a title, a symbol and a role.
    @preconcurrency
    public init(
        _ key: LocalizedStringKey,
        systemImage: String,
        role: ButtonRole?,
        action: @escaping ClipAction
    ) {
        self.init(role: role, action: action) { ClipUI.Label(key, systemImage: systemImage) }
    }

    /// Creates a button with a title and an image.
    @preconcurrency
    public init(
        _ key: LocalizedStringKey,
        image: ImageResource,
        action: @escaping ClipAction
    ) {
        self.init(action: action) { ClipUI.Label(key, image: image) }
    }

    /// Creates a button with a title and a symbol.
    @_disfavoredOverload
    @preconcurrency
    public init<Title: StringProtocol>(
        _ title: Title,
        systemImage: String,
        action: @escaping ClipAction
    ) {
        self.init(action: action) { ClipUI.Label(title, systemImage: systemImage) }
    }

    /// Creates a button with a title, a symbol and a role.
    @_disfavoredOverload
    @preconcurrency
    public init<Title: StringProtocol>(
        _ title: Title,
        systemImage: String,
        role: ButtonRole?,
        action: @escaping ClipAction
    ) {
        self.init(role: role, action: action) { ClipUI.Label(title, systemImage: systemImage) }
    }
}

/// The purpose of a button: SwiftUI's `ButtonRole`.
public struct ButtonRole: Equatable, Sendable {
    // The number in patches.
    package let number: Int32

    /// The button deletes data.
    public static let destructive = ButtonRole(number: 1)
    /// The button cancels an operation.
    public static let cancel = ButtonRole(number: 2)
    /// The button closes what is shown.
    public static let close = ButtonRole(number: 3)
    /// The button confirms an operation.
    public static let confirm = ButtonRole(number: 4)
}

extension ButtonRole? {
    var properties: [Property] { map { [Property(.role, $0.number)] } ?? [] }
}

/// The properties, the action and the label of a button.
final class ButtonParts {
    let properties: [Property]
    let action: () -> Void
    let label: ViewBox

    init(_ properties: [Property], _ action: @escaping () -> Void, _ label: ViewBox) {
        self.properties = properties
        self.action = action
        self.label = label
    }

    var role: ButtonRole? {
        if case .integer(let number) = properties.value(.role) {
            ButtonRole(number: number)
        } else {
            nil
        }
    }

    // The button as the page draws it.
    var plain: ElementBox {
        let action = action
        return ElementBox(
            .button,
            properties,
            action: { event, _ in if event == .tap { action() } },
            [label]
        )
    }
}

@inline(never)
package func button(
    _ properties: [Property],
    _ action: @escaping () -> Void,
    _ label: ViewBox
) -> ViewBox {
    let parts = ButtonParts(properties, action, label)
    return StyledBox(.button, parts, parts.plain)
}
