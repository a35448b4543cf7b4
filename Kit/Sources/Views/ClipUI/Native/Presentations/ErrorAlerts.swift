// SPDX-License-Identifier: Apache-2.0

public import Foundation

nonisolated extension View {
    /// Shows an alert about an error while a value is true.
    public func alert<Failure: LocalizedError, Actions: View>(
        isPresented: Binding<Bool>,
        error: Failure?,
        @ViewBuilder actions: () -> Actions
    ) -> some View {
        let title = Text(verbatim: error?.errorDescription ?? "")
        return ModifiedView<Self>(
            asking(
                .alert,
                boxed(),
                isPresented,
                alertProperties(title),
                error == nil ? nil : actions().boxed()
            )
        )
    }

    /// Shows an alert about an error, with a message, while a value is true.
    public func alert<Failure: LocalizedError, Actions: View, Message: View>(
        isPresented: Binding<Bool>,
        error: Failure?,
        @ViewBuilder actions: (Failure) -> Actions,
        @ViewBuilder message: (Failure) -> Message
    ) -> some View {
        let title = Text(verbatim: error?.errorDescription ?? "")
        let properties = alertProperties(title, message: error.map { message($0).boxed() })
        return ModifiedView<Self>(
            asking(.alert, boxed(), isPresented, properties, error.map { actions($0).boxed() })
        )
    }
}
