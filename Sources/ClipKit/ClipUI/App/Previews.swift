// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
/// Views for Xcode's canvas: SwiftUI's `PreviewProvider`.
///
/// They are compiled; `morsel simulate --screenshot` shows them.
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// The type of the previews.
    associatedtype Previews: View

    /// The previews.
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
    /// A phone.
    case device
    /// As large as the view.
    case sizeThatFits
    /// A size in points.
    case fixed(width: CGFloat, height: CGFloat)
}

/// How a phone is held: SwiftUI's `InterfaceOrientation`.
public struct InterfaceOrientation: Hashable, CaseIterable, Sendable {
    private let number: Int

    /// Upright.
    public static let portrait = InterfaceOrientation(number: 0)
    /// Upside down.
    public static let portraitUpsideDown = InterfaceOrientation(number: 1)
    /// With its top to the left.
    public static let landscapeLeft = InterfaceOrientation(number: 2)
    /// With its top to the right.
    public static let landscapeRight = InterfaceOrientation(number: 3)

    /// All ways.
    public static let allCases: [InterfaceOrientation] = [
        .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
    ]
}

// What a preview says of its canvas changes nothing in a clip that runs.
nonisolated extension View {
    /// Chooses the device of a preview.
    public func previewDevice(_ device: PreviewDevice?) -> some View { attributes([]) }

    /// Chooses the size of a preview.
    public func previewLayout(_ layout: PreviewLayout) -> some View { attributes([]) }

    /// Names a preview.
    public func previewDisplayName(_ name: String?) -> some View { attributes([]) }

    /// Chooses how the phone of a preview is held.
    public func previewInterfaceOrientation(_ orientation: InterfaceOrientation) -> some View {
        attributes([])
    }
}
#endif
