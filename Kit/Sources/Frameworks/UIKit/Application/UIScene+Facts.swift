// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics

extension UIScene {
    /// The activation state of a scene.
    public enum ActivationState: Int, Sendable {
        /// It is not connected to the clip.
        case unattached = -1
        /// It is in the foreground.
        case foregroundActive
        /// It is in the foreground, and receives no events.
        case foregroundInactive
        /// It is not visible.
        case background
    }

    /// The options with which a scene is connected.
    public class ConnectionOptions: NSObject {
        /// The activities that the scene should continue.
        public let userActivities: Set<NSUserActivity>
        /// The URLs that the scene should open.
        public let urlContexts: Set<UIOpenURLContext>
        /// The response of the person to a notification; `nil` without one.
        public let notificationResponse: UNNotificationResponse?

        /// Creates options.
        public init(
            userActivities: Set<NSUserActivity> = [],
            urlContexts: Set<UIOpenURLContext> = [],
            notificationResponse: UNNotificationResponse? = nil
        ) {
            self.userActivities = userActivities
            self.urlContexts = urlContexts
            self.notificationResponse = notificationResponse
        }
    }

    /// The activation state of the scene, which follows that of the application.
    @MainActor @preconcurrency
    public var activationState: ActivationState {
        switch UIApplication.shared.applicationState {
        case .active: .foregroundActive
        case .inactive: .foregroundInactive
        case .background: .background
        }
    }

    /// The object that is notified of the scene's life cycle.
    public var delegate: (any UISceneDelegate)? {
        get { attached["delegate"] as? any UISceneDelegate }
        set { attached["delegate"] = newValue }
    }

    /// The session of the scene.
    public var session: UISceneSession {
        if let session = attached["session"] as? UISceneSession { return session }
        let session = UISceneSession()
        attached["session"] = session
        return session
    }

    /// The title of the scene.
    public var title: String? {
        get { attached["title"] as? String }
        set { attached["title"] = newValue }
    }
}

@MainActor
extension UIWindowScene {
    /// The windows of the scene; one is created if there is none.
    public var windows: [UIWindow] {
        if let windows = attached["windows"] as? [UIWindow], !windows.isEmpty { return windows }
        // A window adds itself to its scene. The clip's own views are not in its controller, which
        // can present others.
        let window = UIWindow(windowScene: self)
        window.rootViewController = UIViewController()
        return [window]
    }

    /// The window that receives keyboard events.
    public var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) ?? windows.first }

    /// The screen that shows the scene.
    public var screen: UIScreen { .main }

    /// The status bar, which shows the time.
    public var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }

    /// The orientation of the interface; always portrait.
    public var interfaceOrientation: UIInterfaceOrientation { .portrait }

    func add(_ window: UIWindow) {
        attached["windows"] = (attached["windows"] as? [UIWindow] ?? []) + [window]
    }
}

/// The orientation of an interface: UIKit's `UIInterfaceOrientation`.
public enum UIInterfaceOrientation: Int, Sendable {
    /// The orientation is unknown.
    case unknown
    /// Portrait, with the home button at the bottom.
    case portrait
    /// Portrait, with the top at the bottom of the device.
    case portraitUpsideDown
    /// Landscape, with the home button on the right.
    case landscapeRight
    /// Landscape, with the home button on the left.
    case landscapeLeft

    /// Whether it is a landscape orientation.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether it is a portrait orientation.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// The manager of the status bar: UIKit's `UIStatusBarManager`.
@MainActor @preconcurrency
open class UIStatusBarManager: NSObject {
    /// The frame of the status bar, in points.
    open var statusBarFrame: CGRect {
        let screen = UIKitHost.shared.screen
        return CGRect(x: 0, y: 0, width: screen.size.width, height: screen.safeArea.top)
    }

    /// Whether the status bar is hidden; never here.
    open var isStatusBarHidden: Bool { false }
}

/// A URL that a scene should open: UIKit's `UIOpenURLContext`.
open class UIOpenURLContext: NSObject {
    /// The URL that the scene should open.
    public let url: URL

    /// Creates a context for a URL.
    public init(url: URL) { self.url = url }
}

/// The session of a scene, which can outlive it: UIKit's `UISceneSession`.
open class UISceneSession: NSObject {
    /// The purpose of a scene.
    public struct Role: Hashable, RawRepresentable, Sendable {
        /// The name of the role.
        public let rawValue: String
        /// Creates a role with a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The role of a window of the clip.
        public static let windowApplication = Self(
            rawValue: "UIWindowSceneSessionRoleApplication"
        )
    }

    /// The role of the scene.
    public let role = Role.windowApplication
    /// The unique identifier of the session.
    public let persistentIdentifier = UUID().uuidString
    /// The configuration of the scene.
    public var configuration: UISceneConfiguration {
        UISceneConfiguration(name: nil, sessionRole: role)
    }
}

/// The classes of which a scene is created: UIKit's `UISceneConfiguration`.
open class UISceneConfiguration: NSObject {
    /// The name in Info.plist; `nil` without one.
    public let name: String?
    /// The role of the scene.
    public let role: UISceneSession.Role
    /// The class of its delegate.
    open var delegateClass: AnyClass?
    /// The class of the scene; `nil` for the default.
    open var sceneClass: AnyClass?

    /// Creates a configuration with a name.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
    }
}
