// SPDX-License-Identifier: Apache-2.0

nonisolated extension View {
    /// Identifies the view among the options of a picker, the rows of a list or the tabs.
    public func tag<Value: Hashable>(_ tag: Value) -> some View {
        ModifiedView<Self>(tagBox(boxed(), TypedValue(tag)))
    }

    /// Identifies the view; `includeOptional` says whether it also answers to an optional of the value's type, as it does here
    /// in any case.
    public func tag<Value: Hashable>(_ tag: Value, includeOptional: Bool) -> some View {
        self.tag(tag)
    }
}

@inline(never)
private func tagBox(_ content: ViewBox, _ tag: HashedValue) -> ViewBox {
    EnvironmentBox(content) { $0.tagged(tag) }
}
