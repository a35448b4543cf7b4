// SPDX-License-Identifier: Apache-2.0

package import ClipUI
public import UIKit

/// A view controller that shows SwiftUI views: SwiftUI's `UIHostingController`.
///
/// Its views are shown in place of a ``UIViewControllerRepresentable`` for it or for a controller that contains it, and
/// above the clip when another controller presents it.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
    /// The root of the views that the controller shows.
    open var rootView: Content {
        didSet {
            let rootView = rootView
            heldViews.replace { rootView.boxed() }
        }
    }

    /// The sizes that follow those of the views; here the preferred size is that of the screen.
    open var sizingOptions: UIHostingControllerSizingOptions = []

    /// The storage of the views, which shows them.
    package let heldViews: HeldViews

    /// Creates a controller for views.
    public init(rootView: Content) {
        self.rootView = rootView
        heldViews = HeldViews { rootView.boxed() }
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller for views; the decoder is not used.
    public init?(coder: NSCoder, rootView: Content) {
        self.rootView = rootView
        heldViews = HeldViews { rootView.boxed() }
        super.init(coder: coder)
    }

    /// Returns `nil`, since there are no views to show.
    public required init?(coder: NSCoder) { nil }

    /// Creates the view that contains the SwiftUI views.
    open override func loadView() { view = HostingView(heldViews) }

    /// Returns the size itself, since only the page measures the views.
    open func sizeThatFits(in size: CGSize) -> CGSize { size }
}

extension UIHostingController: HoldsViews {}

/// The sizes of a hosting controller that follow its views: SwiftUI's `UIHostingControllerSizingOptions`.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Creates options from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The preferred size of the controller.
    public static let preferredContentSize = Self(rawValue: 1)
    /// The intrinsic size of its view.
    public static let intrinsicContentSize = Self(rawValue: 2)
}
