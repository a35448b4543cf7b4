// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's own.

/// The running clip: UIKit's `UIApplication`.
@MainActor @preconcurrency
open class UIApplication: UIResponder {
    /// The one application.
    public static let shared = UIApplication()

    /// What the application is doing.
    public enum State: Int, Sendable {
        /// It is in front.
        case active
        /// It is in front, and gets no events.
        case inactive
        /// It is not seen.
        case background
    }

    /// Options of opening a URL.
    public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
        /// The name of the option.
        public let rawValue: String
        /// An option by name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Only an app that the URL belongs to takes it.
        public static let universalLinksOnly = Self(
            rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly"
        )
    }

    /// Why the application was launched.
    public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
        /// The name of the reason.
        public let rawValue: String
        /// A reason by name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// For a URL.
        public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
        /// For a user activity.
        public static let userActivityDictionary = Self(
            rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey"
        )
        /// For a notification.
        public static let remoteNotification = Self(
            rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey"
        )
    }

    /// What is said of a URL that the application is to open.
    public struct OpenURLOptionsKey: Hashable, RawRepresentable, Sendable {
        /// The name of the fact.
        public let rawValue: String
        /// A fact by name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Who asks.
        public static let sourceApplication = Self(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey"
        )
    }

    /// The delegate of the clip; `nil` without one.
    open weak var delegate: (any UIApplicationDelegate)?
    /// What the clip is doing.
    open internal(set) var applicationState = State.active
    /// Whether the screen stays on; ignored here.
    open var isIdleTimerDisabled = false
    /// The number on the icon; a clip has none.
    open var applicationIconBadgeNumber = 0
    /// The scene of the clip.
    open private(set) lazy var connectedScenes: Set<UIScene> = [UIWindowScene()]

    /// The windows of the scene.
    open var windows: [UIWindow] {
        connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
    }

    /// The window that gets what is typed.
    open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) ?? windows.first }

    /// Whether anything would take a URL.
    ///
    /// As on a phone, a clip may ask only for the schemes of the system and for those that its Info.plist lists as
    /// `LSApplicationQueriesSchemes`; for others the answer is `false`, which a line on the console explains.
    open func canOpenURL(_ url: URL) -> Bool {
        let text = url.absoluteString
        guard SystemURL.isHandled(text) || QueriedSchemes.ofClip.contains(text) else {
            QueriedSchemes.explain(text)
            return false
        }
        return UIKitHost.shared.actions.canOpen(url)
    }

    /// Opens a URL, and says whether anything took it.
    open func open(
        _ url: URL,
        options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        let isTaken = isTaken(url, options)
        completion?(isTaken)
    }

    /// Opens a URL.
    ///
    /// - Returns: Whether anything took it.
    @discardableResult
    open func open(
        _ url: URL,
        options: [OpenExternalURLOptionsKey: Any] = [:]
    ) async -> Bool {
        isTaken(url, options)
    }

    // A universal link without a browser opens in an app that its domain belongs to; there is none beside the clip.
    private func isTaken(_ url: URL, _ options: [OpenExternalURLOptionsKey: Any]) -> Bool {
        if options[.universalLinksOnly] as? Bool == true { return false }
        return UIKitHost.shared.actions.open(url)
    }

    /// Asks for notifications from a server; none come here.
    open func registerForRemoteNotifications() {}

    /// Sends an action to its target.
    ///
    /// - Returns: Whether there is a target, and the action says how to call it.
    @discardableResult
    open func sendAction(
        _ action: Selector,
        to target: Any?,
        from sender: Any?,
        for event: UIEvent?
    ) -> Bool {
        guard let target else { return false }
        return action.perform(on: target, with: sender)
    }

    /// Asks for time in the background; as much as the process has.
    open func beginBackgroundTask(
        withName name: String? = nil,
        expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        UIBackgroundTaskIdentifier(rawValue: 1)
    }

    /// Ends a task in the background.
    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

    /// The URL of the settings of the clip.
    nonisolated public static let openSettingsURLString = "app-settings:"
    /// The URL of the settings of its notifications.
    nonisolated public static let openNotificationSettingsURLString =
        "app-settings:notifications"
    /// Posted when the clip has been launched.
    nonisolated public static let didFinishLaunchingNotification = Notification.Name(
        "UIApplicationDidFinishLaunchingNotification"
    )
    /// Posted before the clip comes to the front.
    nonisolated public static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification"
    )
    /// Posted when the clip is in front.
    nonisolated public static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification"
    )
    /// Posted before the clip is no longer in front.
    nonisolated public static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification"
    )
    /// Posted when the clip is no longer seen.
    nonisolated public static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification"
    )
    /// Posted before the clip ends.
    nonisolated public static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification"
    )
    /// Posted when memory is short.
    nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification"
    )
    /// Posted when the person has taken a picture of the screen.
    nonisolated public static let userDidTakeScreenshotNotification = Notification.Name(
        "UIApplicationUserDidTakeScreenshotNotification"
    )

    /// Takes the clip to another state, and posts what goes with it.
    ///
    /// The program around the clip calls this.
    public func change(to state: State) {
        let old = applicationState
        guard state != old else { return }
        applicationState = state
        let center = NotificationCenter.default
        switch (old, state) {
        case (_, .active):
            if old == .background {
                center.post(name: Self.willEnterForegroundNotification, object: self)
                delegate?.applicationWillEnterForeground(self)
            }
            center.post(name: Self.didBecomeActiveNotification, object: self)
            delegate?.applicationDidBecomeActive(self)
        case (.active, _):
            center.post(name: Self.willResignActiveNotification, object: self)
            delegate?.applicationWillResignActive(self)
            if state == .background { fallthrough }
        default:
            guard state == .background else { return }
            center.post(name: Self.didEnterBackgroundNotification, object: self)
            delegate?.applicationDidEnterBackground(self)
        }
    }
}

/// A task in the background: UIKit's `UIBackgroundTaskIdentifier`.
public struct UIBackgroundTaskIdentifier: Hashable, RawRepresentable, Sendable {
    /// A number.
    public let rawValue: Int
    /// A task by its number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// No task.
    public static let invalid = Self(rawValue: 0)
}

/// The older name of ``UIApplication/openSettingsURLString``.
public let UIApplicationOpenSettingsURLString = UIApplication.openSettingsURLString
