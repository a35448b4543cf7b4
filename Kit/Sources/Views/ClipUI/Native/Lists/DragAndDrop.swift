// SPDX-License-Identifier: Apache-2.0

// A page has no drag and drop between views or apps: payloads are not requested, and actions are not called.

nonisolated extension View {
    /// Makes the view one that can be dragged; here, people cannot drag it.
    public func draggable<Payload>(
        _ payload: @autoclosure @escaping () -> Payload
    ) -> some View { inheriting([]) }

    /// Makes the view one that can be dragged, with a preview; here, people cannot drag it.
    public func draggable<Payload, Preview: View>(
        _ payload: @autoclosure @escaping () -> Payload,
        @ViewBuilder preview: () -> Preview
    ) -> some View { inheriting([]) }

    /// Makes the view one on which values of a type can be dropped; here, the actions are not called.
    public func dropDestination<Payload>(
        for payloadType: Payload.Type = Payload.self,
        action: @escaping (_ items: [Payload], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View { inheriting([]) }
}
