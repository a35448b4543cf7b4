// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's own.

import ClipUI

/// The running clip: UIKit's `UIApplication`.
@MainActor @preconcurrency
open class UIApplication: UIResponder {
    /// The shared application.
    public static let shared = UIApplication()

    /// The state of the application.
    public enum State: Int, Sendable {
        /// It is in the foreground.
        case active
        /// It is in the foreground, and receives no events.
        case inactive
        /// It is not visible.
        case background
    }

    /// Options for opening a URL.
    public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
        /// The name of the option.
        public let rawValue: String
        /// Creates an option with a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Opens the URL only in an app that the URL's domain belongs to.
        public static let universalLinksOnly = Self(
            rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly"
        )
    }

    /// The reason the application was launched.
    public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
        /// The name of the reason.
        public let rawValue: String
        /// Creates a reason with a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The URL that the application was launched to open.
        public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
        /// The user activity that the application was launched to continue.
        public static let userActivityDictionary = Self(
            rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey"
        )
        /// The notification for which the application was launched.
        public static let remoteNotification = Self(
            rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey"
        )
    }

    /// Information about a URL that the application opens.
    public struct OpenURLOptionsKey: Hashable, RawRepresentable, Sendable {
        /// The name of the information.
        public let rawValue: String
        /// Creates a key with a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The identifier of the app that opens the URL.
        public static let sourceApplication = Self(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey"
        )
    }

    /// The delegate of the clip; `nil` without one.
    open weak var delegate: (any UIApplicationDelegate)?
    /// The state of the clip; active unless the host changes it.
    open internal(set) var applicationState = State.active
    /// A Boolean value that indicates whether the screen stays on; ignored here.
    open var isIdleTimerDisabled = false
    /// The number of the badge on the icon; a clip has no icon.
    open var applicationIconBadgeNumber = 0
    /// The scenes of the clip, of which there is one.
    open private(set) lazy var connectedScenes: Set<UIScene> = [UIWindowScene()]

    /// The windows of the scene.
    open var windows: [UIWindow] {
        connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
    }

    /// The window that receives keyboard events.
    open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) ?? windows.first }

    /// Returns whether an app would open a URL.
    ///
    /// As on a phone, a clip may query only the schemes of the system and those that its Info.plist lists as
    /// `LSApplicationQueriesSchemes`; for any other, the result is `false`, and a line on the console explains it.
    open func canOpenURL(_ url: URL) -> Bool {
        let text = url.absoluteString
        guard SystemURL.isHandled(text) || QueriedSchemes.ofClip.contains(text) else {
            QueriedSchemes.explain(text)
            return false
        }
        return UIKitHost.shared.actions.canOpen(url)
    }

    /// Opens a URL, and reports whether an app opened it.
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
    /// - Returns: Whether an app opened it.
    @discardableResult
    open func open(
        _ url: URL,
        options: [OpenExternalURLOptionsKey: Any] = [:]
    ) async -> Bool {
        isTaken(url, options)
    }

    // A universal link that may not open in a browser needs an app that its domain belongs to; there is none beside
    // the clip.
    private func isTaken(_ url: URL, _ options: [OpenExternalURLOptionsKey: Any]) -> Bool {
        if options[.universalLinksOnly] as? Bool == true { return false }
        return UIKitHost.shared.actions.open(url)
    }

    /// Registers for remote notifications; none arrive here.
    open func registerForRemoteNotifications() {}

    /// Sends an action to its target.
    ///
    /// Without a target, it is for the field that the person edits, which can end editing.
    ///
    /// - Returns: Whether there is a target, and the action includes the call of its method.
    @discardableResult
    open func sendAction(
        _ action: Selector,
        to target: Any?,
        from sender: Any?,
        for event: UIEvent?
    ) -> Bool {
        guard let target else {
            // A method is named with or without its type, and by its name in Swift or in Objective-C.
            let method = action.description.split(separator: ".").last ?? ""
            let ends = [
                "resignFirstResponder", "resignFirstResponder()", "endEditing(_:)", "endEditing:",
            ]
            guard ends.contains(String(method)) else { return false }
            endEditing()
            return true
        }
        return action.perform(on: target, with: sender)
    }

    /// Begins a task in the background; it may run as long as the process.
    open func beginBackgroundTask(
        withName name: String? = nil,
        expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        UIBackgroundTaskIdentifier(rawValue: 1)
    }

    /// Marks the end of a task in the background; does nothing here.
    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

    /// The URL of the clip's settings.
    nonisolated public static let openSettingsURLString = "app-settings:"
    /// The URL of the clip's notification settings.
    nonisolated public static let openNotificationSettingsURLString =
        "app-settings:notifications"
    /// Posted when the clip has been launched.
    nonisolated public static let didFinishLaunchingNotification = Notification.Name(
        "UIApplicationDidFinishLaunchingNotification"
    )
    /// Posted before the clip enters the foreground.
    nonisolated public static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification"
    )
    /// Posted when the clip has become active.
    nonisolated public static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification"
    )
    /// Posted before the clip becomes inactive.
    nonisolated public static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification"
    )
    /// Posted when the clip is no longer visible.
    nonisolated public static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification"
    )
    /// Posted before the clip terminates.
    nonisolated public static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification"
    )
    /// Posted when memory is low.
    nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification"
    )
    /// Posted at midnight, and when the clock is set; never here.
    nonisolated public static let significantTimeChangeNotification = Notification.Name(
        "UIApplicationSignificantTimeChangeNotification"
    )
    /// Posted when the person has taken a screenshot.
    nonisolated public static let userDidTakeScreenshotNotification = Notification.Name(
        "UIApplicationUserDidTakeScreenshotNotification"
    )

    /// Changes the state of the clip, and posts the corresponding notifications.
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

/// The identifier of a task in the background: UIKit's `UIBackgroundTaskIdentifier`.
public struct UIBackgroundTaskIdentifier: Hashable, RawRepresentable, Sendable {
    /// The number of the task.
    public let rawValue: Int
    /// Creates an identifier with a number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The identifier that stands for no task.
    public static let invalid = Self(rawValue: 0)
}

/// The older name of ``UIApplication/openSettingsURLString``.
public let UIApplicationOpenSettingsURLString = UIApplication.openSettingsURLString
