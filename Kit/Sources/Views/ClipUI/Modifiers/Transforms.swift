// SPDX-License-Identifier: Apache-2.0

nonisolated extension View {
    /// Draws the view rotated about a point; its frame stays.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        let (sine, cosine) = sineAndCosine(angle.radians)
        return transformed([cosine, sine, -sine, cosine, 0, 0], anchor, angle)
    }

    /// Draws the view scaled from a point; its frame stays.
    public func scaleEffect(
        x: CGFloat = 1,
        y: CGFloat = 1,
        anchor: UnitPoint = .center
    ) -> some View {
        transformed([Double(x), 0, 0, Double(y), 0, 0], anchor)
    }

    /// Draws the view scaled from a point; its frame stays.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale, y: scale, anchor: anchor)
    }

    /// Draws the view scaled from a point; its frame stays.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }

    /// Draws the view with a transformation from its top left corner; its frame stays.
    public func transformEffect(_ transform: CGAffineTransform) -> some View {
        transformed(
            [
                Double(transform.a), Double(transform.b), Double(transform.c),
                Double(transform.d), Double(transform.tx), Double(transform.ty),
            ],
            .zero
        )
    }

    /// Draws the view rotated in space about an axis; its frame stays.
    public func rotation3DEffect(
        _ angle: Angle,
        axis: (x: CGFloat, y: CGFloat, z: CGFloat),
        anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        let numbers = [
            CGFloat(angle.degrees), axis.x, axis.y, axis.z, anchor.x, anchor.y, perspective,
        ]
        return element(.effect, [Property(.rotation3D, .list(numbers.map { .length($0) }))])
    }

    package func transformed(
        _ numbers: [Double],
        _ anchor: UnitPoint,
        _ angle: Angle? = nil
    ) -> some View {
        element(.effect, [Property(.transform, transformValue(numbers, anchor, angle))])
    }
}

@inline(never)
func transformValue(_ numbers: [Double], _ anchor: UnitPoint, _ angle: Angle?)
    -> PropertyValue
{
    var values: [PropertyValue] = []
    for number in numbers { values.append(.length(CGFloat(number))) }
    values.append(.length(anchor.x))
    values.append(.length(anchor.y))
    if let angle { values.append(.length(CGFloat(angle.degrees))) }
    return .list(values)
}
