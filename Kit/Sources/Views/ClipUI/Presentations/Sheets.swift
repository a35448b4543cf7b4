// SPDX-License-Identifier: Apache-2.0

// Sheets, covers and popovers. A popover is a sheet, as on a phone.

nonisolated extension View {
    /// Presents a sheet while a value is true.
    public func sheet<Content: View>(
        isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        ModifiedView<Self>(
            presenting(.sheet, boxed(), isPresented, onDismiss) { content().boxed() }
        )
    }

    /// Presents a sheet while an item is present.
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        ModifiedView<Self>(presenting(.sheet, boxed(), item, onDismiss) { content($0).boxed() })
    }

    /// Covers the screen while a value is true.
    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        ModifiedView<Self>(
            presenting(.cover, boxed(), isPresented, onDismiss) { content().boxed() }
        )
    }

    /// Covers the screen while an item is present.
    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        ModifiedView<Self>(presenting(.cover, boxed(), item, onDismiss) { content($0).boxed() })
    }

    /// Presents a view that is beside the content on wide screens: here a sheet, as on a phone.
    public func inspector<Content: View>(
        isPresented: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) -> some View {
        let view = content()
        return ModifiedView<Self>(presenting(.sheet, boxed(), isPresented, nil) { view.boxed() })
    }

    /// Sets the width of an inspector; a sheet is as wide as the screen, so nothing changes.
    public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }

    /// Sets the width of an inspector; a sheet is as wide as the screen, so nothing changes.
    public func inspectorColumnWidth(
        min: CGFloat? = nil,
        ideal: CGFloat,
        max: CGFloat? = nil
    ) -> some View { self }
}

// Presents views while a value is true.
@inline(never)
private func presenting(
    _ form: PresentationForm,
    _ view: ViewBox,
    _ isPresented: Binding<Bool>,
    _ onDismiss: (() -> Void)?,
    _ content: @escaping () -> ViewBox
) -> ViewBox {
    PresentationBox(
        view,
        form,
        onDismiss: onDismiss,
        dismiss: { isPresented.wrappedValue = false },
        presentation: { isPresented.wrappedValue ? Presentation([], DeferredBox(content)) : nil }
    )
}

// Presents views while an item is present.
private func presenting<Item: Identifiable>(
    _ form: PresentationForm,
    _ view: ViewBox,
    _ item: Binding<Item?>,
    _ onDismiss: (() -> Void)?,
    _ content: @escaping (Item) -> ViewBox
) -> ViewBox {
    PresentationBox(
        view,
        form,
        onDismiss: onDismiss,
        dismiss: { item.wrappedValue = nil },
        presentation: {
            item.wrappedValue.map { item in
                Presentation([], item: TypedValue(item.id), DeferredBox { content(item) })
            }
        }
    )
}

nonisolated extension View {
    /// Presents a popover while a value is true; on a phone it is a sheet.
    public func popover<Content: View>(
        isPresented: Binding<Bool>,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        ModifiedView<Self>(presenting(.popover, boxed(), isPresented, nil) { content().boxed() })
    }

    /// Presents a popover while an item is present; on a phone it is a sheet.
    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        ModifiedView<Self>(presenting(.popover, boxed(), item, nil) { content($0).boxed() })
    }
}
