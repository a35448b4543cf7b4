// SPDX-License-Identifier: Apache-2.0

package import ClipUI
public import UIKit

/// A view controller that shows views of SwiftUI: SwiftUI's `UIHostingController`.
///
/// Its views are shown where a ``UIViewControllerRepresentable`` stands for it or for a controller around it, and above the
/// clip when another controller presents it.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
    /// The views.
    open var rootView: Content {
        didSet {
            let rootView = rootView
            heldViews.replace { rootView.boxed() }
        }
    }

    /// Whether its preferred size is that of the views; here it is that of the screen.
    open var sizingOptions: UIHostingControllerSizingOptions = []

    /// What shows the views.
    package let heldViews: HeldViews

    /// Creates a controller for views.
    public init(rootView: Content) {
        self.rootView = rootView
        heldViews = HeldViews { rootView.boxed() }
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller for views; nothing is decoded.
    public init?(coder: NSCoder, rootView: Content) {
        self.rootView = rootView
        heldViews = HeldViews { rootView.boxed() }
        super.init(coder: coder)
    }

    /// Creates nothing, as it has no views to show.
    public required init?(coder: NSCoder) { nil }

    /// Makes the view in which the views of SwiftUI are.
    open override func loadView() { view = HostingView(heldViews) }

    /// The size that the views take of another one: all of it, as the page alone measures them.
    open func sizeThatFits(in size: CGSize) -> CGSize { size }
}

extension UIHostingController: HoldsViews {}

/// What sizes a hosting controller follows: SwiftUI's `UIHostingControllerSizingOptions`.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Options from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The preferred size of the controller.
    public static let preferredContentSize = Self(rawValue: 1)
    /// The intrinsic size of its view.
    public static let intrinsicContentSize = Self(rawValue: 2)
}
