// SPDX-License-Identifier: Apache-2.0

/// A method that the system calls in a clip or app at launch (rules D-15 to D-18).
public enum LaunchCallback: String, Sendable, Hashable, CaseIterable {
    /// `scene(_:willConnectTo:options:)`, with the activity in the options.
    case sceneWillConnect = "scene(_:willConnectTo:options:)"
    /// `scene(_:willContinueUserActivityWithType:)`, without the activity.
    case sceneWillContinue = "scene(_:willContinueUserActivityWithType:)"
    /// `scene(_:continue:)`, with the activity.
    case sceneContinue = "scene(_:continue:)"
    /// `application(_:didFinishLaunchingWithOptions:)`, without the activity.
    case didFinishLaunching = "application(_:didFinishLaunchingWithOptions:)"
    /// `application(_:continue:restorationHandler:)`, with the activity.
    case applicationContinue = "application(_:continue:restorationHandler:)"
    /// `onContinueUserActivity(_:perform:)`, with the activity.
    case onContinueUserActivity = "onContinueUserActivity(_:perform:)"

    /// The life cycle that a clip or app uses.
    public enum LifeCycle: String, Sendable, Hashable, CaseIterable {
        /// UIKit scenes.
        case scenes
        /// An app delegate without scenes.
        case appDelegate = "app-delegate"
        /// The life cycle of a SwiftUI app.
        case swiftUI = "swiftui"
    }

    /// Whether the call passes the activity.
    public var hasActivity: Bool {
        switch self {
        case .sceneWillConnect, .sceneContinue, .applicationContinue, .onContinueUserActivity: true
        case .sceneWillContinue, .didFinishLaunching: false
        }
    }

    /// Returns the calls at a launch, in order.
    ///
    /// - Parameters:
    ///   - lifeCycle: The life cycle of the clip or app.
    ///   - isWarm: Whether the clip or app was suspended in memory.
    ///   - hasActivity: Whether the launch has an activity.
    /// - Returns: The calls.
    public static func calls(
        _ lifeCycle: LifeCycle,
        isWarm: Bool,
        hasActivity: Bool
    ) -> [LaunchCallback] {
        switch (lifeCycle, isWarm) {
        case (.scenes, false): [.sceneWillConnect]
        // Apple's article names the first, whereas a WWDC session implements the second
        // (contradiction X-10).
        case (.scenes, true): hasActivity ? [.sceneWillContinue, .sceneContinue] : []
        case (.appDelegate, false):
            hasActivity ? [.didFinishLaunching, .applicationContinue] : [.didFinishLaunching]
        case (.appDelegate, true): hasActivity ? [.applicationContinue] : []
        case (.swiftUI, _): hasActivity ? [.onContinueUserActivity] : []
        }
    }
}
