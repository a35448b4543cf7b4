// SPDX-License-Identifier: Apache-2.0

extension ViewBuilder {
    /// Builds a block with several views.
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        var views: [ViewBox] = []
        for view in repeat each content { views.append(view.boxed()) }
        return TupleView(views)
    }
}
