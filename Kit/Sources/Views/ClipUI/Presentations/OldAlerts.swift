// SPDX-License-Identifier: Apache-2.0

/// An alert as a value: SwiftUI's `Alert`.
public struct Alert {
    fileprivate let properties: [Property]
    fileprivate let buttons: [Button]

    /// Creates an alert with one button.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        properties = words(title, message)
        buttons = [dismissButton ?? .default(Text(verbatim: "OK"))]
    }

    /// Creates an alert with two buttons.
    public init(
        title: Text,
        message: Text? = nil,
        primaryButton: Button,
        secondaryButton: Button
    ) {
        properties = words(title, message)
        buttons = [primaryButton, secondaryButton]
    }

    /// A button of an alert: SwiftUI's `Alert.Button`.
    public struct Button {
        fileprivate let label: Text
        // The number of `ElementKey.role`.
        fileprivate let role: Int32
        fileprivate let action: (() -> Void)?

        /// Returns a button without a role.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: 0, action: action)
        }

        /// Returns a button with a label that cancels.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: 2, action: action)
        }

        /// Returns a button that cancels.
        public static func cancel(_ action: (() -> Void)? = {}) -> Button {
            Button(label: SystemWord.cancel.text, role: 2, action: action)
        }

        /// Returns a button that deletes data.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: 1, action: action)
        }
    }
}

/// Choices as a value: SwiftUI's `ActionSheet`.
public struct ActionSheet {
    /// A button of the sheet.
    public typealias Button = Alert.Button

    fileprivate let properties: [Property]
    fileprivate let buttons: [Button]

    /// Creates a sheet with buttons.
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        properties = words(title, message)
        self.buttons = buttons
    }
}

private func words(_ title: Text, _ message: Text?) -> [Property] {
    var properties = [Property(.title, title.properties.plainText)]
    if let message { properties.append(Property(.message, message.properties.plainText)) }
    return properties
}

// Returns the buttons as views. Their number can differ between alerts, so each alert is a presentation of its own.
private func presentation(
    _ properties: [Property],
    _ buttons: [Alert.Button],
    item: HashedValue?
) -> Presentation {
    let boxes = buttons.map { part in
        button(
            part.role == 0 ? [] : [Property(.role, part.role)],
            { part.action?() },
            part.label.boxed()
        )
    }
    return Presentation(
        properties,
        item: item,
        ChoiceBox(SequenceBox(boxes), UInt(boxes.count) + 1)
    )
}

nonisolated extension View {
    /// Shows an alert while a value is true.
    @available(*, deprecated, message: "use alert(_:isPresented:actions:message:)")
    public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
        let alert = isPresented.wrappedValue ? content() : nil
        return ModifiedView<Self>(
            PresentationBox(
                boxed(),
                .alert,
                dismiss: { isPresented.wrappedValue = false },
                presentation: {
                    guard isPresented.wrappedValue, let alert else { return nil }
                    return presentation(alert.properties, alert.buttons, item: nil)
                }
            )
        )
    }

    /// Shows an alert while an item is present.
    @available(*, deprecated, message: "use alert(_:isPresented:presenting:actions:message:)")
    public func alert<Item: Identifiable>(
        item: Binding<Item?>,
        content: (Item) -> Alert
    ) -> some View {
        let shown = item.wrappedValue
        let alert = shown.map { content($0) }
        let identity = shown.map { TypedValue($0.id) }
        return ModifiedView<Self>(
            PresentationBox(
                boxed(),
                .alert,
                dismiss: { item.wrappedValue = nil },
                presentation: {
                    guard item.wrappedValue != nil, let alert else { return nil }
                    return presentation(alert.properties, alert.buttons, item: identity)
                }
            )
        )
    }

    /// Shows choices while a value is true.
    @available(
        *,
        deprecated,
        message: "use confirmationDialog(_:isPresented:titleVisibility:actions:message:)"
    )
    public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
        let sheet = isPresented.wrappedValue ? content() : nil
        return ModifiedView<Self>(
            PresentationBox(
                boxed(),
                .dialog,
                dismiss: { isPresented.wrappedValue = false },
                presentation: {
                    guard isPresented.wrappedValue, let sheet else { return nil }
                    return presentation(sheet.properties, sheet.buttons, item: nil)
                }
            )
        )
    }

    /// Shows choices while an item is present.
    @available(
        *,
        deprecated,
        message: "use confirmationDialog(_:isPresented:titleVisibility:presenting:actions:message:)"
    )
    public func actionSheet<Item: Identifiable>(
        item: Binding<Item?>,
        content: (Item) -> ActionSheet
    ) -> some View {
        let shown = item.wrappedValue
        let sheet = shown.map { content($0) }
        let identity = shown.map { TypedValue($0.id) }
        return ModifiedView<Self>(
            PresentationBox(
                boxed(),
                .dialog,
                dismiss: { item.wrappedValue = nil },
                presentation: {
                    guard item.wrappedValue != nil, let sheet else { return nil }
                    return presentation(sheet.properties, sheet.buttons, item: identity)
                }
            )
        )
    }
}
