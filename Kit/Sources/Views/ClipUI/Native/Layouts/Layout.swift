// SPDX-License-Identifier: Apache-2.0

/// An arrangement of views that a clip computes: SwiftUI's `Layout`.
///
/// It is called like a view: `Flow { … }`.
///
/// The page lays out views, and requests the layout's size and the places of its views. Sizes of views that the page
/// has not reported yet are 0 at first; the layout is computed again with them. A layout has no cache between requests.
public protocol Layout: Sendable {
    /// The type of the values that the layout computes once for its views.
    associatedtype Cache = Void
    /// The type of the collection of views.
    typealias Subviews = LayoutSubviews

    /// Returns the size of the whole for a proposal, in points.
    func sizeThatFits(
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGSize

    /// Places each view within bounds.
    func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    )

    /// Returns a cache for the views.
    func makeCache(subviews: Subviews) -> Cache

    /// Computes the cache again after a change.
    func updateCache(_ cache: inout Cache, subviews: Subviews)

    /// Returns the distances that the whole keeps, which on the page are those of its views.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

    /// Returns the value of a horizontal guide, which on the page is that of the frame.
    func explicitAlignment(
        of guide: HorizontalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?

    /// Returns the value of a vertical guide, which on the page is that of the frame.
    func explicitAlignment(
        of guide: VerticalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

extension Layout {
    /// Creates the cache again.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache = makeCache(subviews: subviews)
    }

    /// Returns the default distances: the page uses those of the views.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }

    /// Returns the value of the frame's guide.
    public func explicitAlignment(
        of guide: HorizontalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }

    /// Returns the value of the frame's guide.
    public func explicitAlignment(
        of guide: VerticalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }

    /// Arranges views.
    nonisolated public func callAsFunction<Content: View>(
        @ViewBuilder _ content: () -> Content
    ) -> some View {
        ModifiedView<Content>(LayoutBox(content().boxed()) { LayoutRun(self, $0).answer($1) })
    }
}

extension Layout where Cache == Void {
    /// Creates an empty cache.
    public func makeCache(subviews: Subviews) {}
}

/// The preferred distances of a view: SwiftUI's `ViewSpacing`.
///
/// The page knows them; for a layout they are 8 points.
public struct ViewSpacing: Sendable {
    /// The distances of a view that keeps none.
    public static let zero = ViewSpacing(length: 0)
    private var length: CGFloat = 8

    /// Creates the default distances.
    public init() {}

    private init(length: CGFloat) { self.length = length }

    /// Returns the distance to the next view, in points.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        max(length, next.length)
    }

    /// Replaces the distances with the larger ones of these and others.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        length = max(length, other.length)
    }

    /// Returns the larger ones of these distances and others.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        ViewSpacing(length: max(length, other.length))
    }
}

/// A size that a container proposes to a view, in points: SwiftUI's `ProposedViewSize`.
public struct ProposedViewSize: Equatable, Sendable {
    /// The width; `nil` for the ideal one.
    public var width: CGFloat?
    /// The height; `nil` for the ideal one.
    public var height: CGFloat?

    /// The proposal for the minimum size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// The proposal for the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// The proposal for the maximum size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// Creates a proposal.
    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// Creates a proposal of a size.
    public init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }

    /// Returns the size, with the lengths of another one in place of `nil`.
    public func replacingUnspecifiedDimensions(
        by size: CGSize = CGSize(width: 10, height: 10)
    ) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}

/// The key of a value that a view passes to its layout: SwiftUI's `LayoutValueKey`.
public protocol LayoutValueKey {
    /// The type of the value.
    associatedtype Value
    /// The value of a view that sets none.
    static var defaultValue: Value { get }
}

nonisolated extension View {
    /// Passes a value to the layout that contains the view.
    public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
        ModifiedView<Self>(LayoutValueBox(boxed(), String(reflecting: key), value))
    }
}
