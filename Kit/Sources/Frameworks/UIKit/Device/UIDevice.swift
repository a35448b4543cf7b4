// SPDX-License-Identifier: Apache-2.0

/// The device that runs the clip: UIKit's `UIDevice`.
///
/// A clip has no access to the name of the device or to a permanent identifier (rule E-19).
@MainActor @preconcurrency
open class UIDevice: NSObject {
    /// The current device.
    public static let current = UIDevice()

    /// Empty: a clip has no access to the name.
    open var name: String { "" }
    /// The model of the device, such as `iPhone`.
    open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    /// The localized model of the device, the same as ``model``.
    open var localizedModel: String { model }
    /// The name of the operating system, `iOS` or `iPadOS`.
    open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
    /// The version of the operating system, such as `18.0`.
    open var systemVersion: String { UIKitHost.shared.device.systemVersion }
    /// The kind of interface, for a phone or a tablet.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { UIKitHost.shared.device.idiom }
    /// A UUID of zeros: clips have no identifier.
    open var identifierForVendor: UUID? {
        UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
    }
    /// The physical orientation of the device.
    open var orientation: UIDeviceOrientation { UIKitHost.shared.device.orientation }
    /// A Boolean value that indicates whether the battery is monitored; ignored here.
    open var isBatteryMonitoringEnabled = false
    /// The level of the battery: always -1, for unknown.
    open var batteryLevel: Float { -1 }

    /// Starts notifications about the orientation; none are posted here.
    open func beginGeneratingDeviceOrientationNotifications() {}

    /// Stops notifications about the orientation.
    open func endGeneratingDeviceOrientationNotifications() {}

    /// Posted when the orientation of the device changes.
    nonisolated public static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification"
    )
}

/// A kind of device, such as a phone or a tablet: UIKit's `UIUserInterfaceIdiom`.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// The kind is unspecified.
    case unspecified = -1
    /// An iPhone.
    case phone
    /// An iPad.
    case pad
    /// An Apple TV.
    case tv
    /// The screen of a car.
    case carPlay
    /// A Mac computer.
    case mac = 5
    /// An Apple Vision Pro.
    case vision
}

/// The physical orientation of a device: UIKit's `UIDeviceOrientation`.
public enum UIDeviceOrientation: Int, Sendable {
    /// The orientation is unknown.
    case unknown
    /// Portrait, with the home button at the bottom.
    case portrait
    /// Portrait, with the home button at the top.
    case portraitUpsideDown
    /// Landscape, with the home button on the right.
    case landscapeLeft
    /// Landscape, with the home button on the left.
    case landscapeRight
    /// Lying flat, with the screen up.
    case faceUp
    /// Lying flat, with the screen down.
    case faceDown

    /// Whether it is a landscape orientation.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether it is a portrait orientation.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the device lies flat.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
}
