// SPDX-License-Identifier: Apache-2.0

extension Color {
    /// Returns the colour with its opacity multiplied by a number from 0 to 1.
    public func opacity(_ opacity: Double) -> Color {
        Color(paint.value.faded(opacity))
    }

    /// Returns a perceptual mix of this colour and another one; 0 is this one, 1 the other.
    public func mix(with other: Color, by fraction: Double) -> Color {
        Color(mixed(paint.value, other.paint.value, fraction))
    }

    /// A gradient of this colour, which is lighter at the top.
    public var gradient: AnyGradient {
        AnyGradient(Gradient(colors: [mix(with: .white, by: 0.2), self]))
    }
}

@inline(never)
private func mixed(
    _ first: PropertyValue,
    _ second: PropertyValue,
    _ fraction: Double
) -> PropertyValue {
    .list([.integer(9), first, second, .number(max(0, min(1, fraction)))])
}

extension PropertyValue {
    // Returns a paint with another opacity. The opacity of colours that are numbers is multiplied here.
    @inline(never)
    package func faded(_ opacity: Double) -> PropertyValue {
        let opacity = max(0, min(1, opacity))
        if case .integer(let number) = self, number == 0 || number & ~0xFF00 != 0 {
            let alpha = Int32(Double(number & 0xFF) * opacity + 0.5)
            return .integer(alpha == 0 ? 0 : number & ~0xFF | alpha)
        }
        if case .unset = self { return PropertyValue.integer(1 << 8).faded(opacity) }
        return .list([.integer(1), self, .number(opacity)])
    }
}
