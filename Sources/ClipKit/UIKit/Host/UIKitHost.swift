// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
import Synchronization

/// What shows the clip, as far as UIKit's names reach it: the seam of this module.
///
/// The program around a clip sets it; without that a clip sees a phone of 390 by 844 points, whose apps are those
/// of the running system. It can be used from any thread.
public final class UIKitHost: Sendable {
    /// What is known of the screen.
    public struct Screen: Sendable {
        /// In points.
        public var size = CGSize(width: 390, height: 844)
        /// Pixels in a point.
        public var scale: CGFloat = 3
        /// What the system covers on each side, in points.
        public var safeArea = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        /// Light or dark.
        public var style = UIUserInterfaceStyle.light
        /// From 0 to 1.
        public var brightness: CGFloat = 0.5

        /// A phone of 390 by 844 points, light.
        public init() {}
    }

    /// What is known of the device.
    public struct Device: Sendable {
        /// Phone or tablet.
        public var idiom = UIUserInterfaceIdiom.phone
        /// The version of its system.
        public var systemVersion = "18.0"
        /// Which way up it is held.
        public var orientation = UIDeviceOrientation.portrait

        /// A phone, held upright.
        public init() {}
    }

    /// Something that the person feels.
    public enum Feedback: String, Sendable {
        /// A light stroke.
        case light
        /// A stroke of middle weight.
        case medium
        /// A heavy stroke.
        case heavy
        /// A soft stroke.
        case soft
        /// A hard stroke.
        case rigid
        /// Something worked.
        case success
        /// Something needs attention.
        case warning
        /// Something failed.
        case error
        /// A choice changed.
        case selection
    }

    /// What the clip asks of what shows it.
    public struct Actions: Sendable {
        /// Opens a URL; the result says whether anything took it.
        public var open: @MainActor @Sendable (_ url: URL) -> Bool = {
            RunningSystem.current.open($0.absoluteString)
        }
        /// Whether anything would take a URL.
        public var canOpen: @Sendable (_ url: URL) -> Bool = {
            RunningSystem.current.canOpen($0.absoluteString)
        }
        /// Lets the person feel something.
        public var play: @MainActor @Sendable (_ feedback: Feedback) -> Void = { _ in }
        /// A view controller is presented or dismissed.
        public var present: @MainActor @Sendable (_ controller: UIViewController?) -> Void = { _ in
        }
        /// The file and scale of a picture of the asset catalogs; `nil` if there is none.
        public var picture: @Sendable (_ name: String) -> (file: URL, scale: CGFloat)? = { _ in nil
        }
        /// A colour of the asset catalogs; `nil` if there is none.
        public var color: @Sendable (_ name: String) -> UIColor? = { _ in nil }

        /// Actions that do nothing.
        public init() {}
    }

    /// The host of this process.
    public static let shared = UIKitHost()

    private let state = Mutex((screen: Screen(), device: Device(), actions: Actions()))

    private init() {}

    /// The screen.
    public var screen: Screen {
        get { state.withLock { $0.screen } }
        set { state.withLock { $0.screen = newValue } }
    }

    /// The device.
    public var device: Device {
        get { state.withLock { $0.device } }
        set { state.withLock { $0.device = newValue } }
    }

    /// What the clip can ask for.
    public var actions: Actions {
        get { state.withLock { $0.actions } }
        set { state.withLock { $0.actions = newValue } }
    }
}
