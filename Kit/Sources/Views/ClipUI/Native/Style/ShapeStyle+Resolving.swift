// SPDX-License-Identifier: Apache-2.0

extension ShapeStyle {
    /// The paint of the resolved style, for the default environment.
    nonisolated public var paint: Paint { resolve(in: EnvironmentValues()).paint }
}

extension ShapeStyle where Resolved == Never {
    /// Never called: the library paints its own styles directly.
    nonisolated public func resolve(in environment: EnvironmentValues) -> Never {
        fatalError("a style of the library is painted as it is")
    }
}

extension Never: ShapeStyle {
    /// No type: `Never` has no values.
    public typealias Resolved = Never

    /// Never called: `Never` has no values.
    nonisolated public var paint: Paint { fatalError("there is no such style") }
}
