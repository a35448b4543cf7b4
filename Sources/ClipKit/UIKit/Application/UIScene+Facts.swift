// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics

extension UIScene {
    /// Where a scene is.
    public enum ActivationState: Int, Sendable {
        /// Nowhere.
        case unattached = -1
        /// In front.
        case foregroundActive
        /// In front, without events.
        case foregroundInactive
        /// Not seen.
        case background
    }

    /// What a scene is connected with.
    public class ConnectionOptions: NSObject {
        /// Activities that it is to go on with.
        public let userActivities: Set<NSUserActivity>
        /// URLs that it is to open.
        public let urlContexts: Set<UIOpenURLContext>
        /// What the person answered to a notification.
        public let notificationResponse: UNNotificationResponse?

        /// What a scene is connected with.
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

    /// Where the scene is.
    @MainActor @preconcurrency
    public var activationState: ActivationState {
        switch UIApplication.shared.applicationState {
        case .active: .foregroundActive
        case .inactive: .foregroundInactive
        case .background: .background
        }
    }

    /// Hears of the life of the scene.
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
    /// The windows of the scene; one is made if there is none.
    public var windows: [UIWindow] {
        if let windows = attached["windows"] as? [UIWindow], !windows.isEmpty { return windows }
        // It adds itself. What the clip shows is not in its controller, which can present others.
        let window = UIWindow(windowScene: self)
        window.rootViewController = UIViewController()
        return [window]
    }

    /// The window that gets what is typed.
    public var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) ?? windows.first }

    /// The screen.
    public var screen: UIScreen { .main }

    /// The bar with the time.
    public var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }

    /// Which way up the scene is.
    public var interfaceOrientation: UIInterfaceOrientation { .portrait }

    func add(_ window: UIWindow) {
        attached["windows"] = (attached["windows"] as? [UIWindow] ?? []) + [window]
    }
}

/// Which way up an interface is: UIKit's `UIInterfaceOrientation`.
public enum UIInterfaceOrientation: Int, Sendable {
    /// It is not known.
    case unknown
    /// Upright.
    case portrait
    /// Upside down.
    case portraitUpsideDown
    /// On the right side.
    case landscapeRight
    /// On the left side.
    case landscapeLeft

    /// Whether it lies on a side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether it stands.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// The bar with the time: UIKit's `UIStatusBarManager`.
@MainActor @preconcurrency
open class UIStatusBarManager: NSObject {
    /// Its place.
    open var statusBarFrame: CGRect {
        let screen = UIKitHost.shared.screen
        return CGRect(x: 0, y: 0, width: screen.size.width, height: screen.safeArea.top)
    }

    /// Whether it cannot be seen.
    open var isStatusBarHidden: Bool { false }
}

/// A URL that a scene is to open: UIKit's `UIOpenURLContext`.
open class UIOpenURLContext: NSObject {
    /// The URL.
    public let url: URL

    /// A URL that a scene is to open.
    public init(url: URL) { self.url = url }
}

/// A scene over several lives: UIKit's `UISceneSession`.
open class UISceneSession: NSObject {
    /// What a scene is for.
    public struct Role: Hashable, RawRepresentable, Sendable {
        /// The name of the role.
        public let rawValue: String
        /// A role by name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A window of the clip.
        public static let windowApplication = Self(
            rawValue: "UIWindowSceneSessionRoleApplication"
        )
    }

    /// What the scene is for.
    public let role = Role.windowApplication
    /// What tells it from others.
    public let persistentIdentifier = UUID().uuidString
    /// What the scene is made of.
    public var configuration: UISceneConfiguration {
        UISceneConfiguration(name: nil, sessionRole: role)
    }
}

/// What a scene is made of: UIKit's `UISceneConfiguration`.
open class UISceneConfiguration: NSObject {
    /// The name in Info.plist.
    public let name: String?
    /// What the scene is for.
    public let role: UISceneSession.Role
    /// The class of its delegate.
    open var delegateClass: AnyClass?
    /// The class of the scene.
    open var sceneClass: AnyClass?

    /// A configuration by name.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
    }
}
