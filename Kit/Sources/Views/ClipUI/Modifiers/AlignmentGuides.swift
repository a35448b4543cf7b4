// SPDX-License-Identifier: Apache-2.0

/// A type that identifies an alignment guide of the clip: SwiftUI's `AlignmentID`.
public protocol AlignmentID {
    /// Returns the value of the guide for a view that does not set it.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A view's size and guides, in points: SwiftUI's `ViewDimensions`.
///
/// The page lays out views, so a guide is passed to it as a linear combination of dimensions: the clip's function is
/// called with a few dimensions, from which the factors follow. A function that is not linear is exact for these
/// dimensions only.
public struct ViewDimensions: Equatable {
    private let probe: DimensionProbe

    fileprivate init(_ probe: DimensionProbe) {
        self.probe = probe
    }

    package init(size: CGSize, guides: [(String, CGFloat)]) {
        probe = DimensionProbe()
        // Appended one by one: an array of tuples with other labels would need a cast, which Embedded Swift does not
        // have.
        probe.values = [(name: "width", value: size.width), (name: "height", value: size.height)]
        for (name, value) in guides { probe.values.append((name: name, value: value)) }
        probe.isFixed = true
    }

    /// The width, in points.
    public var width: CGFloat { probe.value("width") }

    /// The height, in points.
    public var height: CGFloat { probe.value("height") }

    /// Accesses the value of a horizontal guide.
    public subscript(guide: HorizontalAlignment) -> CGFloat {
        hasSameBytes(guide.guide, "center") ? width / 2 : probe.value(guide.guide)
    }

    /// Accesses the value of a vertical guide.
    public subscript(guide: VerticalAlignment) -> CGFloat {
        hasSameBytes(guide.guide, "center") ? height / 2 : probe.value(guide.guide)
    }

    /// Accesses the value that the view sets for a guide: always `nil`, because it is unknown before the layout.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }

    /// Accesses the value that the view sets for a guide: always `nil`, because it is unknown before the layout.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }

    /// Returns whether two dimensions are the same.
    public static func == (left: ViewDimensions, right: ViewDimensions) -> Bool {
        left.width == right.width && left.height == right.height
    }
}

// Provides values of dimensions, and records which are read.
private final class DimensionProbe {
    var values: [(name: String, value: CGFloat)] = [("width", 128), ("height", 128)]
    var isFixed = false

    func value(_ name: String) -> CGFloat {
        for value in values where hasSameBytes(value.name, name) { return value.value }
        let fallback: CGFloat =
            if hasSameBytes(name, "leading") || hasSameBytes(name, "top") {
                0
            } else if hasSameBytes(name, "trailing") { value("width") } else { value("height") }
        if !isFixed { values.append((name, fallback)) }
        return fallback
    }
}

/// The formula of a guide: a constant, and the factors of dimensions by their names.
package struct Formula: Sendable {
    package let value: PropertyValue

    package static let none = Formula(value: .unset)

    private init(value: PropertyValue) { self.value = value }

    /// Creates the formula of a function, which is called with a few dimensions.
    @inline(never)
    package init(of function: (ViewDimensions) -> CGFloat) {
        let probe = DimensionProbe()
        let base = function(ViewDimensions(probe))
        var constant = base
        var pairs: [PropertyValue] = []
        // Reading can add names, which `for … in` would not see.
        var index = 0
        while index < probe.values.count, index < 16 {
            let (name, value) = probe.values[index]
            probe.values[index].value = value + 64
            let factor = (function(ViewDimensions(probe)) - base) / 64
            probe.values[index].value = value
            if factor != 0 {
                pairs += [.text(name), .length(factor)]
                constant -= factor * value
            }
            index += 1
        }
        value = .list([.text("constant"), .length(constant)] + pairs)
    }
}

nonisolated extension View {
    /// Sets the value of a horizontal guide, from the top leading corner of the view.
    public func alignmentGuide(
        _ guide: HorizontalAlignment,
        computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        element(.alignmentGuide, guideProperties(guide.guide, 1, computeValue))
    }

    /// Sets the value of a vertical guide, from the top leading corner of the view.
    public func alignmentGuide(
        _ guide: VerticalAlignment,
        computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        element(.alignmentGuide, guideProperties(guide.guide, 2, computeValue))
    }
}

@inline(never)
private func guideProperties(
    _ guide: String,
    _ axis: Int32,
    _ value: (ViewDimensions) -> CGFloat
) -> [Property] {
    [
        Property(.guide, guide), Property(.axes, axis),
        Property(.value, Formula(of: value).value),
    ]
}

// Returns the formulas of the guides that an element aligns by; none for those of SwiftUI.
@inline(never)
package func guideFormulas(_ horizontal: HorizontalAlignment?, _ vertical: VerticalAlignment?)
    -> [Property]
{
    var pairs: [PropertyValue] = []
    if let horizontal, !horizontal.formula.value.isUnset {
        pairs += [.text(horizontal.guide), horizontal.formula.value]
    }
    if let vertical, !vertical.formula.value.isUnset {
        pairs += [.text(vertical.guide), vertical.formula.value]
    }
    return pairs.isEmpty ? [] : [Property(.guides, .list(pairs))]
}
