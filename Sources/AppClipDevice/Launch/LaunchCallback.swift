/// What the system calls in a clip or app when it is launched (rules D-15 to D-18).
public enum LaunchCallback: String, Sendable, Hashable, CaseIterable {
    /// `scene(_:willConnectTo:options:)`, with the activity in the options.
    case sceneWillConnect = "scene(_:willConnectTo:options:)"
    /// `scene(_:willContinueUserActivityWithType:)`, which has no activity.
    case sceneWillContinue = "scene(_:willContinueUserActivityWithType:)"
    /// `scene(_:continue:)`, with the activity.
    case sceneContinue = "scene(_:continue:)"
    /// `application(_:didFinishLaunchingWithOptions:)`, which has no activity.
    case didFinishLaunching = "application(_:didFinishLaunchingWithOptions:)"
    /// `application(_:continue:restorationHandler:)`, with the activity.
    case applicationContinue = "application(_:continue:restorationHandler:)"
    /// `onContinueUserActivity(_:perform:)`, with the activity.
    case onContinueUserActivity = "onContinueUserActivity(_:perform:)"

    /// How a clip or app is written.
    public enum LifeCycle: String, Sendable, Hashable, CaseIterable {
        /// With scenes of UIKit.
        case scenes
        /// With an app delegate alone.
        case appDelegate = "app-delegate"
        /// With SwiftUI.
        case swiftUI = "swiftui"
    }

    /// Whether the activity comes with the call.
    public var hasActivity: Bool {
        switch self {
        case .sceneWillConnect, .sceneContinue, .applicationContinue, .onContinueUserActivity: true
        case .sceneWillContinue, .didFinishLaunching: false
        }
    }

    /// The calls of a launch, in their order.
    ///
    /// - Parameters:
    ///   - lifeCycle: How the clip or app is written.
    ///   - isWarm: Whether it was suspended in memory.
    ///   - hasActivity: Whether there is an activity to hand over.
    /// - Returns: The calls.
    public static func calls(
        _ lifeCycle: LifeCycle,
        isWarm: Bool,
        hasActivity: Bool
    ) -> [LaunchCallback] {
        switch (lifeCycle, isWarm) {
        case (.scenes, false): [.sceneWillConnect]
        // The page names the first, the talk implements the second (contradiction X-10).
        case (.scenes, true): hasActivity ? [.sceneWillContinue, .sceneContinue] : []
        case (.appDelegate, false):
            hasActivity ? [.didFinishLaunching, .applicationContinue] : [.didFinishLaunching]
        case (.appDelegate, true): hasActivity ? [.applicationContinue] : []
        case (.swiftUI, _): hasActivity ? [.onContinueUserActivity] : []
        }
    }
}
