// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// The names are UIKit's own, and mean what they mean there.

public import CoreGraphics

/// The container of a scene's views: UIKit's `UIWindow`.
@MainActor @preconcurrency
open class UIWindow: UIView {
    open var rootViewController: UIViewController?
    open weak var windowScene: UIWindowScene?
    open private(set) var isKeyWindow = true
    open var windowLevel: CGFloat = 0

    public init(windowScene: UIWindowScene) {
        self.windowScene = windowScene
        super.init(frame: UIScreen.main.bounds)
        windowScene.add(self)
    }
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override var window: UIWindow? { self }
    open override var safeAreaInsets: UIEdgeInsets { UIKitHost.shared.screen.safeArea }
    open var screen: UIScreen { .main }
    open func makeKeyAndVisible() {
        isKeyWindow = true
        isHidden = false
    }
    open func makeKey() { isKeyWindow = true }
}
