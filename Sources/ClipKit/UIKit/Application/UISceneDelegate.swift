// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// The names are UIKit's own, and mean what they mean there.

/// Hears of the life of a scene: UIKit's `UISceneDelegate`.
///
/// All methods are optional.
@MainActor @preconcurrency
public protocol UISceneDelegate: NSObjectProtocol {
    /// The scene begins.
    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    )
    /// An activity goes on in the scene.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    /// An activity is about to go on in the scene.
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
    /// The scene is to open URLs.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    /// The scene is in front.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// The scene will no longer be in front.
    func sceneWillResignActive(_ scene: UIScene)
    /// The scene will be seen.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// The scene is no longer seen.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// The scene ends.
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

/// Hears of the life of a scene with windows: UIKit's `UIWindowSceneDelegate`.
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
