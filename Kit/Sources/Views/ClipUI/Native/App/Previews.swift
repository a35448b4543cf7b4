// SPDX-License-Identifier: Apache-2.0

/// Views for Xcode's canvas: SwiftUI's `PreviewProvider`.
///
/// They are compiled; `morsel simulate --screenshot` shows them.
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// The type of the previews.
    associatedtype Previews: View

    /// The views to preview; each is a preview of its own.
    @ViewBuilder static var previews: Previews { get }
}

/// The device of a preview: SwiftUI's `PreviewDevice`.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    /// The name of the device.
    public let rawValue: String

    /// Creates a device from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a device from its name.
    public init(stringLiteral name: String) { rawValue = name }
}

/// The size of a preview: SwiftUI's `PreviewLayout`.
public enum PreviewLayout: Sendable {
    /// The size of a phone.
    case device
    /// The size of the view itself.
    case sizeThatFits
    /// A size in points.
    case fixed(width: CGFloat, height: CGFloat)
}

/// The orientation of a phone: SwiftUI's `InterfaceOrientation`.
public struct InterfaceOrientation: Hashable, CaseIterable, Sendable {
    private let number: Int

    /// Upright.
    public static let portrait = InterfaceOrientation(number: 0)
    /// Upright, with the top down.
    public static let portraitUpsideDown = InterfaceOrientation(number: 1)
    /// Landscape, with the top to the left.
    public static let landscapeLeft = InterfaceOrientation(number: 2)
    /// Landscape, with the top to the right.
    public static let landscapeRight = InterfaceOrientation(number: 3)

    /// All four orientations.
    public static let allCases: [InterfaceOrientation] = [
        .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
    ]
}

// The settings of a preview change nothing in a clip that runs.
nonisolated extension View {
    /// Chooses the device of a preview.
    public func previewDevice(_ device: PreviewDevice?) -> some View { attributes([]) }

    /// Chooses the size of a preview.
    public func previewLayout(_ layout: PreviewLayout) -> some View { attributes([]) }

    /// Sets the name of a preview in Xcode's canvas.
    public func previewDisplayName(_ name: String?) -> some View { attributes([]) }

    /// Chooses the orientation of the phone in a preview.
    public func previewInterfaceOrientation(_ orientation: InterfaceOrientation) -> some View {
        attributes([])
    }
}
