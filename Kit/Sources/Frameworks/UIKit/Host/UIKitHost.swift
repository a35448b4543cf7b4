// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
import Synchronization

/// The host of the clip, as UIKit sees it, which the program around this module can configure.
///
/// By default, a clip sees a phone of 390 by 844 points, whose apps are those of the running system. It can be
/// used from any thread.
public final class UIKitHost: Sendable {
    /// The properties of the screen.
    public struct Screen: Sendable {
        /// The size in points.
        public var size = CGSize(width: 390, height: 844)
        /// The number of pixels per point.
        public var scale: CGFloat = 3
        /// The insets that the system covers on each side, in points.
        public var safeArea = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        /// The interface style, light or dark.
        public var style = UIUserInterfaceStyle.light
        /// The brightness, from 0 to 1.
        public var brightness: CGFloat = 0.5

        /// Creates the screen of a phone of 390 by 844 points, in the light style.
        public init() {}
    }

    /// The properties of the device.
    public struct Device: Sendable {
        /// The kind of device, a phone or a tablet.
        public var idiom = UIUserInterfaceIdiom.phone
        /// The version of its system.
        public var systemVersion = "18.0"
        /// The physical orientation of the device.
        public var orientation = UIDeviceOrientation.portrait

        /// Creates a phone in portrait orientation.
        public init() {}
    }

    /// Haptic feedback.
    public enum Feedback: String, Sendable {
        /// A light impact.
        case light
        /// A medium impact.
        case medium
        /// A heavy impact.
        case heavy
        /// A soft impact.
        case soft
        /// A rigid impact.
        case rigid
        /// A task succeeded.
        case success
        /// A task needs attention.
        case warning
        /// A task failed.
        case error
        /// A selection changed.
        case selection
    }

    /// The actions that the clip requests of its host.
    public struct Actions: Sendable {
        /// Opens a URL; returns whether an app opened it.
        public var open: @MainActor @Sendable (_ url: URL) -> Bool = {
            RunningSystem.current.open($0.absoluteString)
        }
        /// Returns whether an app would open a URL.
        public var canOpen: @Sendable (_ url: URL) -> Bool = {
            RunningSystem.current.canOpen($0.absoluteString)
        }
        /// Plays haptic feedback.
        public var play: @MainActor @Sendable (_ feedback: Feedback) -> Void = { _ in }
        /// Presents a view controller; `nil` dismisses it.
        public var present: @MainActor @Sendable (_ controller: UIViewController?) -> Void = { _ in
        }
        /// Returns the file and the scale of an image of the asset catalogs; `nil` if there is none.
        public var picture: @Sendable (_ name: String) -> (file: URL, scale: CGFloat)? = { _ in nil
        }
        /// Returns a colour of the asset catalogs; `nil` if there is none.
        public var color: @Sendable (_ name: String) -> UIColor? = { _ in nil }

        /// Creates actions that open URLs with the running system, and do nothing else.
        public init() {}
    }

    /// The host of this process.
    public static let shared = UIKitHost()

    private let state = Mutex((screen: Screen(), device: Device(), actions: Actions()))

    private init() {}

    /// The properties of the screen, which can be set from any thread.
    public var screen: Screen {
        get { state.withLock { $0.screen } }
        set { state.withLock { $0.screen = newValue } }
    }

    /// The properties of the device, which can be set from any thread.
    public var device: Device {
        get { state.withLock { $0.device } }
        set { state.withLock { $0.device = newValue } }
    }

    /// The actions that the clip can request, which can be set from any thread.
    public var actions: Actions {
        get { state.withLock { $0.actions } }
        set { state.withLock { $0.actions = newValue } }
    }
}
