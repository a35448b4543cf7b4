// SPDX-License-Identifier: Apache-2.0

nonisolated extension View {
    /// Sets the text size of the view, instead of the person's text size.
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        ModifiedView<Self>(typeSizeBox(boxed()) { _ in size })
    }

    /// Keeps the text size of the view within a range.
    public func dynamicTypeSize<Range: RangeExpression>(_ range: Range) -> some View
    where Range.Bound == DynamicTypeSize {
        ModifiedView<Self>(
            typeSizeBox(boxed()) { size in
                let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
                return allowed.min {
                    abs($0.rawValue - size.rawValue) < abs($1.rawValue - size.rawValue)
                } ?? size
            }
        )
    }
}

private func typeSizeBox(
    _ content: ViewBox,
    _ change: @escaping (DynamicTypeSize) -> DynamicTypeSize
) -> ViewBox {
    EnvironmentBox(content) { environment in
        var values = EnvironmentValues(environment)
        let old = values.dynamicTypeSize
        let new = change(old)
        if new == old { return environment }
        values.dynamicTypeSize = new
        values.inherit(.typeScale, .number(new.scale))
        return values.environment ?? environment
    }
}

/// A length that grows with the text size: SwiftUI's `ScaledMetric`.
///
/// Lengths grow like body text, whatever text style they are relative to; on the page all styles grow alike.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    @Environment(\.dynamicTypeSize) private var size
    private let base: Value

    /// Creates a length from its value at the default text size.
    public init(wrappedValue: Value) { base = wrappedValue }

    /// Creates a length relative to a text style.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        base = wrappedValue
    }

    /// The length at the text size of the view.
    public var wrappedValue: Value { base * Value(size.scale) }
}
