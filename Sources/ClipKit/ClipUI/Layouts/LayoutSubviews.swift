// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
/// The views in a layout: SwiftUI's `LayoutSubviews`.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
    private let views: [LayoutSubview]
    /// The direction of lines.
    public var layoutDirection: LayoutDirection { .leftToRight }

    package init(_ views: [LayoutSubview]) {
        self.views = views
    }

    /// The number of the first view.
    public var startIndex: Int { 0 }

    /// The number after that of the last view.
    public var endIndex: Int { views.count }

    /// A view by its number.
    public subscript(index: Int) -> LayoutSubview { views[index] }

    /// Some of the views.
    public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(Array(views[bounds])) }
}

/// A view in a layout: SwiftUI's `LayoutSubview`.
public struct LayoutSubview: Equatable {
    package let state: LayoutSubviewState

    package init(_ state: LayoutSubviewState) {
        self.state = state
    }

    /// Its size for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        state.size(for: proposal).size
    }

    /// Its size and its guides for a proposal.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        let measured = state.size(for: proposal)
        return ViewDimensions(size: measured.size, guides: measured.guides)
    }

    /// Places it, with its anchor at a point of the layout's bounds.
    public func place(
        at position: CGPoint,
        anchor: UnitPoint = .topLeading,
        proposal: ProposedViewSize
    ) {
        state.placement = (position, anchor, proposal)
    }

    /// Its priority.
    public var priority: Double { state.priority }

    /// The distances that it keeps.
    public var spacing: ViewSpacing { ViewSpacing() }

    /// A value that it tells.
    public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
        state.values[String(reflecting: key)] as? Key.Value ?? key.defaultValue
    }

    /// Whether two are the same view in the same question.
    public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool {
        left.state === right.state
    }
}

// What the page has told of a view, and what it is still to tell.
package final class LayoutSubviewState {
    struct Measured {
        let proposal: ProposedViewSize
        let size: CGSize
        let guides: [(String, CGFloat)]
    }

    let priority: Double
    let values: [String: Any]
    let measured: [Measured]
    private(set) var needs: [ProposedViewSize] = []
    var placement: (position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize)?

    init(priority: Double, values: [String: Any], measured: [Measured]) {
        self.priority = priority
        self.values = values
        self.measured = measured
    }

    func size(for proposal: ProposedViewSize) -> Measured {
        if let known = measured.first(where: { $0.proposal == proposal }) { return known }
        if needs.count < 64, !needs.contains(proposal) { needs.append(proposal) }
        return measured.first ?? Measured(proposal: proposal, size: .zero, guides: [])
    }
}
#endif
