// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
/// An arrangement of views that a clip computes: SwiftUI's `Layout`.
///
/// It is called like a view: `Flow { … }`.
///
/// The page lays views out, and asks the layout for its size and for the places of its views. Sizes of views that the page
/// has not told yet are 0 for the moment; the layout is asked again with them. A layout has no cache between questions.
public protocol Layout: Sendable {
    /// What the layout computes once for its views.
    associatedtype Cache = Void
    /// The views.
    typealias Subviews = LayoutSubviews

    /// The size of the whole for a proposal, in points.
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

    /// Computes the cache.
    func makeCache(subviews: Subviews) -> Cache

    /// Computes the cache again after a change.
    func updateCache(_ cache: inout Cache, subviews: Subviews)

    /// The distances that the whole keeps, which are those of its views on the page.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

    /// The value of a guide across, which is that of the frame on the page.
    func explicitAlignment(
        of guide: HorizontalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?

    /// The value of a guide along, which is that of the frame on the page.
    func explicitAlignment(
        of guide: VerticalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

extension Layout {
    /// Computes the cache anew.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache = makeCache(subviews: subviews)
    }

    /// Those of the views.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }

    /// That of the frame.
    public func explicitAlignment(
        of guide: HorizontalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }

    /// That of the frame.
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
    /// Nothing.
    public func makeCache(subviews: Subviews) {}
}

/// The distances that a view keeps: SwiftUI's `ViewSpacing`.
///
/// The page knows them; to a layout they are 8 points.
public struct ViewSpacing: Sendable {
    /// Those of a view that keeps none.
    public static let zero = ViewSpacing(length: 0)
    private var length: CGFloat = 8

    /// The usual ones.
    public init() {}

    private init(length: CGFloat) { self.length = length }

    /// The distance to the next view.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        max(length, next.length)
    }

    /// The larger ones of this and another.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        length = max(length, other.length)
    }

    /// The larger ones of this and another.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        ViewSpacing(length: max(length, other.length))
    }
}

/// A size that a container proposes to a view, in points: SwiftUI's `ProposedViewSize`.
public struct ProposedViewSize: Equatable, Sendable {
    /// The width; `nil` asks for the ideal one.
    public var width: CGFloat?
    /// The height; `nil` asks for the ideal one.
    public var height: CGFloat?

    /// Asks for the least size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// Asks for the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// Asks for the greatest size.
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

    /// The size, with lengths of another one where it asks for the ideal ones.
    public func replacingUnspecifiedDimensions(
        by size: CGSize = CGSize(width: 10, height: 10)
    ) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}

/// A value that a view tells the layout around it: SwiftUI's `LayoutValueKey`.
public protocol LayoutValueKey {
    /// The type of the value.
    associatedtype Value
    /// The value of a view that tells none.
    static var defaultValue: Value { get }
}

nonisolated extension View {
    /// Tells the layout around the view a value.
    public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
        ModifiedView<Self>(LayoutValueBox(boxed(), String(reflecting: key), value))
    }
}
#endif
