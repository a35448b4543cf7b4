// SPDX-License-Identifier: Apache-2.0

nonisolated extension View {
    /// Identifies the view among the options of a picker, the rows of a list or the tabs.
    public func tag<Value: Hashable>(_ tag: Value) -> some View {
        ModifiedView<Self>(tagBox(boxed(), TypedValue(tag)))
    }

    /// Identifies the view.
    ///
    /// The tag matches an optional of the value's type too, whether or not `includeOptional` is set.
    public func tag<Value: Hashable>(_ tag: Value, includeOptional: Bool) -> some View {
        self.tag(tag)
    }
}

@inline(never)
private func tagBox(_ content: ViewBox, _ tag: HashedValue) -> ViewBox {
    EnvironmentBox(content, tag: tag) { $0.tagged(tag) }
}
