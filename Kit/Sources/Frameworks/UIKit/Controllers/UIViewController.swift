// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// The names are UIKit's own, and mean what they mean there.

public import CoreGraphics

/// A controller of a view: UIKit's `UIViewController`, a placeholder that stores its properties and
/// calls its life cycle methods.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
    private var loadedView: UIView?
    private var shownAbove: PresentedController?

    public init(nibName: String?, bundle: Bundle?) { super.init() }
    @preconcurrency
    public override convenience init() { self.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init() }

    /// The view, which is created at the first access, before the call of ``viewDidLoad()``.
    open var view: UIView! {
        get {
            if loadedView == nil {
                loadView()
                viewDidLoad()
            }
            return loadedView
        }
        set { loadedView = newValue }
    }
    open var viewIfLoaded: UIView? { loadedView }
    open var isViewLoaded: Bool { loadedView != nil }
    open var title: String?
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    open var isModalInPresentation = false
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    open var preferredContentSize = CGSize.zero
    open var hidesBottomBarWhenPushed = false
    open private(set) var presentedViewController: UIViewController?
    open private(set) weak var presentingViewController: UIViewController?
    open private(set) weak var parent: UIViewController?
    open private(set) var children: [UIViewController] = []
    open private(set) lazy var navigationItem = UINavigationItem()
    open lazy var tabBarItem: UITabBarItem! = UITabBarItem()
    open private(set) lazy var popoverPresentationController: UIPopoverPresentationController? =
        UIPopoverPresentationController()
    open private(set) lazy var sheetPresentationController: UISheetPresentationController? =
        UISheetPresentationController()
    open var navigationController: UINavigationController? {
        parent as? UINavigationController ?? parent?.navigationController
    }
    open var tabBarController: UITabBarController? {
        parent as? UITabBarController ?? parent?.tabBarController
    }
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { false }
    open var traitCollection: UITraitCollection { .current }

    open func loadView() { loadedView = UIView(frame: UIScreen.main.bounds) }
    open func loadViewIfNeeded() { _ = view }
    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func didReceiveMemoryWarning() {}
    open func setNeedsStatusBarAppearanceUpdate() {}

    /// Presents another controller above the clip, and notifies the host of the clip.
    open func present(
        _ controller: UIViewController,
        animated: Bool,
        completion: (() -> Void)? = nil
    ) {
        presentedViewController = controller
        controller.presentingViewController = self
        controller.loadViewIfNeeded()
        controller.viewWillAppear(animated)
        UIKitHost.shared.actions.present(controller)
        shownAbove = PresentedController(controller) { [weak self, weak controller] in
            guard let self, presentedViewController === controller else { return }
            dismiss(animated: true)
        }
        controller.viewDidAppear(animated)
        completion?()
    }

    /// Dismisses the controller that this one presents, or itself.
    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        guard let shown = presentedViewController else {
            if let presentingViewController {
                presentingViewController.dismiss(animated: animated, completion: completion)
            } else {
                completion?()
            }
            return
        }
        shown.viewWillDisappear(animated)
        presentedViewController = nil
        shownAbove?.end()
        shownAbove = nil
        shown.presentingViewController = nil
        UIKitHost.shared.actions.present(nil)
        shown.viewDidDisappear(animated)
        completion?()
    }

    open func show(_ controller: UIViewController, sender: Any?) {
        if let navigationController {
            navigationController.pushViewController(controller, animated: true)
        } else {
            present(controller, animated: true)
        }
    }
    open func addChild(_ child: UIViewController) {
        children.append(child)
        child.parent = self
    }
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }
    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}
}

public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen
    case pageSheet
    case formSheet
    case currentContext
    case custom
    case overFullScreen
    case overCurrentContext
    case popover
    case none = -1
    case automatic = -2
}
public enum UIModalTransitionStyle: Int, Sendable {
    case coverVertical
    case flipHorizontal
    case crossDissolve
    case partialCurl
}
public enum UIStatusBarStyle: Int, Sendable {
    case `default`
    case lightContent
    case darkContent = 3
}

@MainActor @preconcurrency
open class UIPresentationController: NSObject {}
@MainActor @preconcurrency
open class UIPopoverPresentationController: UIPresentationController {
    open var sourceView: UIView?
    open var sourceRect = CGRect.zero
    open var barButtonItem: UIBarButtonItem?
    open var permittedArrowDirections: UIPopoverArrowDirection = .any
}
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let up = Self(rawValue: 1)
    public static let down = Self(rawValue: 2)
    public static let left = Self(rawValue: 4)
    public static let right = Self(rawValue: 8)
    public static let any = Self(rawValue: 15)
}
@MainActor @preconcurrency
open class UISheetPresentationController: UIPresentationController {
    @MainActor @preconcurrency
    open class Detent: NSObject {
        public class func medium() -> Detent { Detent() }
        public class func large() -> Detent { Detent() }
    }
    open var detents: [Detent] = []
    open var prefersGrabberVisible = false
}
