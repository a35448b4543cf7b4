// SPDX-License-Identifier: Apache-2.0

// Alerts and dialogs whose titles are strings.

nonisolated extension View {
    /// Shows an alert while a value is true.
    @_disfavoredOverload
    public func alert<Title: StringProtocol, Actions: View>(
        _ title: Title,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> Actions
    ) -> some View {
        ModifiedView<Self>(
            asking(.alert, boxed(), isPresented, alertProperties(Text(title)), actions().boxed())
        )
    }

    /// Shows an alert with a message while a value is true.
    @_disfavoredOverload
    public func alert<Title: StringProtocol, Actions: View, Message: View>(
        _ title: Title,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> Actions,
        @ViewBuilder message: () -> Message
    ) -> some View {
        let properties = alertProperties(Text(title), message: message().boxed())
        return ModifiedView<Self>(
            asking(.alert, boxed(), isPresented, properties, actions().boxed())
        )
    }

    /// Shows an alert about a value while another is true.
    @_disfavoredOverload
    public func alert<Title: StringProtocol, Actions: View, Message: View, Data>(
        _ title: Title,
        isPresented: Binding<Bool>,
        presenting data: Data?,
        @ViewBuilder actions: (Data) -> Actions,
        @ViewBuilder message: (Data) -> Message
    ) -> some View {
        let properties = alertProperties(Text(title), message: data.map { message($0).boxed() })
        return ModifiedView<Self>(
            asking(.alert, boxed(), isPresented, properties, data.map { actions($0).boxed() })
        )
    }

    /// Shows an alert about a value while another is true.
    @_disfavoredOverload
    public func alert<Title: StringProtocol, Actions: View, Data>(
        _ title: Title,
        isPresented: Binding<Bool>,
        presenting data: Data?,
        @ViewBuilder actions: (Data) -> Actions
    ) -> some View {
        let properties = alertProperties(Text(title))
        return ModifiedView<Self>(
            asking(.alert, boxed(), isPresented, properties, data.map { actions($0).boxed() })
        )
    }

    /// Shows a dialog with choices while a value is true.
    @_disfavoredOverload
    public func confirmationDialog<Title: StringProtocol, Actions: View>(
        _ title: Title,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> Actions
    ) -> some View {
        let properties = alertProperties(Text(title), hidesTitle: titleVisibility != .visible)
        return ModifiedView<Self>(
            asking(.dialog, boxed(), isPresented, properties, actions().boxed())
        )
    }

    /// Shows a dialog with choices and a message while a value is true.
    @_disfavoredOverload
    public func confirmationDialog<Title: StringProtocol, Actions: View, Message: View>(
        _ title: Title,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> Actions,
        @ViewBuilder message: () -> Message
    ) -> some View {
        let properties = alertProperties(
            Text(title),
            message: message().boxed(),
            hidesTitle: titleVisibility == .hidden
        )
        return ModifiedView<Self>(
            asking(.dialog, boxed(), isPresented, properties, actions().boxed())
        )
    }

    /// Shows a dialog with choices about a value while another is true.
    @_disfavoredOverload
    public func confirmationDialog<Title: StringProtocol, Actions: View, Data>(
        _ title: Title,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: Data?,
        @ViewBuilder actions: (Data) -> Actions
    ) -> some View {
        let properties = alertProperties(Text(title), hidesTitle: titleVisibility != .visible)
        return ModifiedView<Self>(
            asking(.dialog, boxed(), isPresented, properties, data.map { actions($0).boxed() })
        )
    }

    /// Shows a dialog with choices about a value, with a message, while another is true.
    @_disfavoredOverload
    public func confirmationDialog<Title: StringProtocol, Actions: View, Message: View, Data>(
        _ title: Title,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: Data?,
        @ViewBuilder actions: (Data) -> Actions,
        @ViewBuilder message: (Data) -> Message
    ) -> some View {
        let properties = alertProperties(
            Text(title),
            message: data.map { message($0).boxed() },
            hidesTitle: titleVisibility == .hidden
        )
        return ModifiedView<Self>(
            asking(.dialog, boxed(), isPresented, properties, data.map { actions($0).boxed() })
        )
    }
}
