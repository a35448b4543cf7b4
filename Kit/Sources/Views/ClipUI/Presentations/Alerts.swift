// SPDX-License-Identifier: Apache-2.0

// Alerts and dialogs. Each button closes them, and then performs its action.

// Returns the title and the message of an alert, which are created together with the view.
func alertProperties(_ title: Text, message: ViewBox? = nil, hidesTitle: Bool = false) -> [Property]
{
    var properties: [Property] = []
    if !hidesTitle { properties.append(Property(.title, title.properties.plainText)) }
    if let message { properties.append(Property(.message, plainText(of: message))) }
    return properties
}

// Presents an alert or a dialog while a value is true.
@inline(never)
func asking(
    _ form: PresentationForm,
    _ view: ViewBox,
    _ isPresented: Binding<Bool>,
    _ properties: [Property],
    _ actions: ViewBox?
) -> ViewBox {
    PresentationBox(
        view,
        form,
        dismiss: { isPresented.wrappedValue = false },
        presentation: {
            guard isPresented.wrappedValue, let actions else { return nil }
            return Presentation(properties, actions)
        }
    )
}

nonisolated extension View {
    /// Shows an alert while a value is true.
    public func alert<Actions: View>(
        _ title: Text,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> Actions
    ) -> some View {
        ModifiedView<Self>(
            asking(.alert, boxed(), isPresented, alertProperties(title), actions().boxed())
        )
    }

    /// Shows an alert with a message while a value is true.
    public func alert<Actions: View, Message: View>(
        _ title: Text,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> Actions,
        @ViewBuilder message: () -> Message
    ) -> some View {
        let properties = alertProperties(title, message: message().boxed())
        return ModifiedView<Self>(
            asking(.alert, boxed(), isPresented, properties, actions().boxed())
        )
    }

    /// Shows an alert about a value while another is true.
    public func alert<Actions: View, Message: View, Data>(
        _ title: Text,
        isPresented: Binding<Bool>,
        presenting data: Data?,
        @ViewBuilder actions: (Data) -> Actions,
        @ViewBuilder message: (Data) -> Message
    ) -> some View {
        let properties = alertProperties(title, message: data.map { message($0).boxed() })
        return ModifiedView<Self>(
            asking(.alert, boxed(), isPresented, properties, data.map { actions($0).boxed() })
        )
    }

    /// Shows an alert about a value while another is true.
    public func alert<Actions: View, Data>(
        _ title: Text,
        isPresented: Binding<Bool>,
        presenting data: Data?,
        @ViewBuilder actions: (Data) -> Actions
    ) -> some View {
        let properties = alertProperties(title)
        return ModifiedView<Self>(
            asking(.alert, boxed(), isPresented, properties, data.map { actions($0).boxed() })
        )
    }

    /// Shows a dialog with choices while a value is true.
    public func confirmationDialog<Actions: View>(
        _ title: Text,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> Actions
    ) -> some View {
        let properties = alertProperties(title, hidesTitle: titleVisibility != .visible)
        return ModifiedView<Self>(
            asking(.dialog, boxed(), isPresented, properties, actions().boxed())
        )
    }

    /// Shows a dialog with choices and a message while a value is true.
    public func confirmationDialog<Actions: View, Message: View>(
        _ title: Text,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> Actions,
        @ViewBuilder message: () -> Message
    ) -> some View {
        let properties = alertProperties(
            title,
            message: message().boxed(),
            hidesTitle: titleVisibility == .hidden
        )
        return ModifiedView<Self>(
            asking(.dialog, boxed(), isPresented, properties, actions().boxed())
        )
    }

    /// Shows a dialog with choices about a value while another is true.
    public func confirmationDialog<Actions: View, Data>(
        _ title: Text,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: Data?,
        @ViewBuilder actions: (Data) -> Actions
    ) -> some View {
        let properties = alertProperties(title, hidesTitle: titleVisibility != .visible)
        return ModifiedView<Self>(
            asking(.dialog, boxed(), isPresented, properties, data.map { actions($0).boxed() })
        )
    }

    /// Shows a dialog with choices about a value, with a message, while another is true.
    public func confirmationDialog<Actions: View, Message: View, Data>(
        _ title: Text,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: Data?,
        @ViewBuilder actions: (Data) -> Actions,
        @ViewBuilder message: (Data) -> Message
    ) -> some View {
        let properties = alertProperties(
            title,
            message: data.map { message($0).boxed() },
            hidesTitle: titleVisibility == .hidden
        )
        return ModifiedView<Self>(
            asking(.dialog, boxed(), isPresented, properties, data.map { actions($0).boxed() })
        )
    }
}
