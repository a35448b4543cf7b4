// SPDX-License-Identifier: Apache-2.0

/// The views in a layout: SwiftUI's `LayoutSubviews`.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
    private let views: [LayoutSubview]
    /// The direction in which lines are written; always `leftToRight` here.
    public var layoutDirection: LayoutDirection { .leftToRight }

    package init(_ views: [LayoutSubview]) {
        self.views = views
    }

    /// The index of the first view.
    public var startIndex: Int { 0 }

    /// The index after that of the last view.
    public var endIndex: Int { views.count }

    /// Accesses a view by its index.
    public subscript(index: Int) -> LayoutSubview { views[index] }

    /// Accesses a range of the views.
    public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(Array(views[bounds])) }
}

/// A view in a layout: SwiftUI's `LayoutSubview`.
public struct LayoutSubview: Equatable {
    package let state: LayoutSubviewState

    package init(_ state: LayoutSubviewState) {
        self.state = state
    }

    /// Returns the size of the view for a proposal, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        state.size(for: proposal).size
    }

    /// Returns the size and the guides of the view for a proposal.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        let measured = state.size(for: proposal)
        return ViewDimensions(size: measured.size, guides: measured.guides)
    }

    /// Places the view, with its anchor at a point of the layout's bounds.
    public func place(
        at position: CGPoint,
        anchor: UnitPoint = .topLeading,
        proposal: ProposedViewSize
    ) {
        state.placement = (position, anchor, proposal)
    }

    /// The layout priority of the view.
    public var priority: Double { state.priority }

    /// The distances that the view keeps.
    public var spacing: ViewSpacing { ViewSpacing() }

    /// The value that the view passes to the layout, or the default value of the key.
    public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
        state.values[String(reflecting: key)] as? Key.Value ?? key.defaultValue
    }

    /// Returns whether two values are the same view in the same request.
    public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool {
        left.state === right.state
    }
}

// The measurements of a view that the page has reported, and those that it is still to report.
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
