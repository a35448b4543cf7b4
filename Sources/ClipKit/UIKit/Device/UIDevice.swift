// SPDX-License-Identifier: Apache-2.0

/// The device that runs the clip: UIKit's `UIDevice`.
///
/// A clip gets no name of the device and no identifier that lasts (rule E-19).
@MainActor @preconcurrency
open class UIDevice: NSObject {
    /// The one device.
    public static let current = UIDevice()

    /// The kind of device in place of its name.
    open var name: String { "" }
    /// The kind of device.
    open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    /// The kind of device.
    open var localizedModel: String { model }
    /// The name of the system.
    open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
    /// The version of the system.
    open var systemVersion: String { UIKitHost.shared.device.systemVersion }
    /// Phone or tablet.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { UIKitHost.shared.device.idiom }
    /// Nothing but zeros: clips get no identifier.
    open var identifierForVendor: UUID? {
        UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
    }
    /// Which way up it is held.
    open var orientation: UIDeviceOrientation { UIKitHost.shared.device.orientation }
    /// Whether the battery may be read; ignored here.
    open var isBatteryMonitoringEnabled = false
    /// Unknown, as where it is not watched.
    open var batteryLevel: Float { -1 }

    /// Says that turns of the device are wanted; there are none to be heard of here.
    open func beginGeneratingDeviceOrientationNotifications() {}

    /// The opposite.
    open func endGeneratingDeviceOrientationNotifications() {}

    /// Posted when the device is turned.
    nonisolated public static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification"
    )
}

/// Phone, tablet or another kind of device: UIKit's `UIUserInterfaceIdiom`.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// It is not said.
    case unspecified = -1
    /// A phone.
    case phone
    /// A tablet.
    case pad
    /// A television.
    case tv
    /// A car.
    case carPlay
    /// A computer.
    case mac = 5
    /// A headset.
    case vision
}

/// Which way up a device is held: UIKit's `UIDeviceOrientation`.
public enum UIDeviceOrientation: Int, Sendable {
    /// It is not known.
    case unknown
    /// Upright.
    case portrait
    /// Upside down.
    case portraitUpsideDown
    /// On its right side.
    case landscapeLeft
    /// On its left side.
    case landscapeRight
    /// On its back.
    case faceUp
    /// On its face.
    case faceDown

    /// Whether it lies on a side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether it stands.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether it lies on its back or its face.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
}
