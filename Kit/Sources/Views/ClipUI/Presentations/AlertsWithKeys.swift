// SPDX-License-Identifier: Apache-2.0

// Alerts and dialogs whose titles are localized.

nonisolated extension View {
    /// Shows an alert while a value is true.
    public func alert<Actions: View>(
        _ key: LocalizedStringKey,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> Actions
    ) -> some View {
        alert(
            Text(key),
            isPresented: isPresented,
            actions: actions
        )
    }

    /// Shows an alert with a message while a value is true.
    public func alert<Actions: View, Message: View>(
        _ key: LocalizedStringKey,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> Actions,
        @ViewBuilder message: () -> Message
    ) -> some View {
        alert(
            Text(key),
            isPresented: isPresented,
            actions: actions,
            message: message
        )
    }

    /// Shows an alert about a value while another is true.
    public func alert<Actions: View, Message: View, Data>(
        _ key: LocalizedStringKey,
        isPresented: Binding<Bool>,
        presenting data: Data?,
        @ViewBuilder actions: (Data) -> Actions,
        @ViewBuilder message: (Data) -> Message
    ) -> some View {
        alert(
            Text(key),
            isPresented: isPresented,
            presenting: data,
            actions: actions,
            message: message
        )
    }

    /// Shows an alert about a value while another is true.
    public func alert<Actions: View, Data>(
        _ key: LocalizedStringKey,
        isPresented: Binding<Bool>,
        presenting data: Data?,
        @ViewBuilder actions: (Data) -> Actions
    ) -> some View {
        alert(
            Text(key),
            isPresented: isPresented,
            presenting: data,
            actions: actions
        )
    }

    /// Shows a dialog with choices while a value is true.
    public func confirmationDialog<Actions: View>(
        _ key: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> Actions
    ) -> some View {
        confirmationDialog(
            Text(key),
            isPresented: isPresented,
            titleVisibility: titleVisibility,
            actions: actions
        )
    }

    /// Shows a dialog with choices and a message while a value is true.
    public func confirmationDialog<Actions: View, Message: View>(
        _ key: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> Actions,
        @ViewBuilder message: () -> Message
    ) -> some View {
        confirmationDialog(
            Text(key),
            isPresented: isPresented,
            titleVisibility: titleVisibility,
            actions: actions,
            message: message
        )
    }

    /// Shows a dialog with choices about a value while another is true.
    public func confirmationDialog<Actions: View, Data>(
        _ key: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: Data?,
        @ViewBuilder actions: (Data) -> Actions
    ) -> some View {
        confirmationDialog(
            Text(key),
            isPresented: isPresented,
            titleVisibility: titleVisibility,
            presenting: data,
            actions: actions
        )
    }

    /// Shows a dialog with choices about a value, with a message, while another is true.
    public func confirmationDialog<Actions: View, Message: View, Data>(
        _ key: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: Data?,
        @ViewBuilder actions: (Data) -> Actions,
        @ViewBuilder message: (Data) -> Message
    ) -> some View {
        confirmationDialog(
            Text(key),
            isPresented: isPresented,
            titleVisibility: titleVisibility,
            presenting: data,
            actions: actions,
            message: message
        )
    }
}
