// SPDX-License-Identifier: Apache-2.0

extension TabContentBuilder {
    /// Builds a block with several tabs.
    public static func buildBlock<each Content: TabContent>(
        _ content: repeat each Content
    ) -> TupleTabContent<TabValue, (repeat each Content)> {
        var boxes: [ViewBox] = []
        for tab in repeat each content { boxes.append(tab.boxedTabs()) }
        return TupleTabContent(boxes)
    }
}
