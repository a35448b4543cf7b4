// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// The names are UIKit's own, and mean what they mean there.

/// Methods that are called in the life cycle of a scene: UIKit's `UISceneDelegate`.
///
/// All methods are optional.
@MainActor @preconcurrency
public protocol UISceneDelegate: NSObjectProtocol {
    /// Tells the delegate that the scene is about to connect.
    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    )
    /// Tells the delegate to continue an activity.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    /// Tells the delegate that an activity is about to continue.
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
    /// Tells the delegate to open URLs.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    /// Tells the delegate that the scene has become active.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// Tells the delegate that the scene is about to become inactive.
    func sceneWillResignActive(_ scene: UIScene)
    /// Tells the delegate that the scene is about to become visible.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// Tells the delegate that the scene is no longer visible.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// Tells the delegate that the scene was disconnected.
    func sceneDidDisconnect(_ scene: UIScene)
}

extension UISceneDelegate {
    public func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {}
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
    public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
    }
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    public func sceneWillResignActive(_ scene: UIScene) {}
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    public func sceneDidDisconnect(_ scene: UIScene) {}
}

/// Methods that are called in the life cycle of a scene with windows: UIKit's `UIWindowSceneDelegate`.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The window of the scene.
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    public var window: UIWindow? {
        get { UIApplication.shared.keyWindow }
        set {}
    }
}
