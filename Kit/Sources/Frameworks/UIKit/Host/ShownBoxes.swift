// SPDX-License-Identifier: Apache-2.0

package import ClipUI

// The views that the page shows instead of UIKit views.

/// A view controller that contains SwiftUI views.
@MainActor
package protocol HoldsViews: UIViewController {
    /// The storage of the SwiftUI views.
    var heldViews: HeldViews { get }
}

/// A UIKit view that contains SwiftUI views.
@MainActor
package final class HostingView: UIView {
    fileprivate let held: HeldViews

    /// Creates a view that contains SwiftUI views.
    package init(_ held: HeldViews) {
        self.held = held
        super.init(frame: UIScreen.main.bounds)
    }

    package required init?(coder: NSCoder) { nil }
}

/// Returns the view that the page shows instead of a UIKit view.
///
/// The closure returns the size for a proposal; `nil` means that of UIKit.
@MainActor
package func shownBox(
    of view: UIView,
    for representable: Any.Type,
    _ size: @escaping (ProposedViewSize) -> CGSize?
) -> ViewBox {
    shownBox(
        view,
        name(of: view, for: representable, unless: UIView.self),
        facts(of: view),
        heldViews(in: view),
        size
    )
}

/// Returns the view that the page shows instead of the view of a controller.
@MainActor
package func shownBox(
    of controller: UIViewController,
    for representable: Any.Type? = nil,
    _ size: @escaping (ProposedViewSize) -> CGSize? = { _ in nil }
) -> ViewBox {
    shownBox(
        controller.viewIfLoaded,
        name(of: controller, for: representable, unless: UIViewController.self),
        facts(of: controller) + facts(of: controller.viewIfLoaded),
        heldViews(in: controller),
        size
    )
}

private func name(
    of object: AnyObject,
    for representable: Any.Type?,
    unless general: AnyClass
) -> String {
    let own = String(describing: type(of: object))
    guard let representable else { return own }
    let name = String(describing: representable)
    return type(of: object) == general ? name : "\(name) (\(own))"
}

@MainActor
private func facts(of object: AnyObject?) -> [String] {
    (object as? any PlaceholderFacts)?.placeholderFacts ?? []
}

// The form of the result distinguishes SwiftUI views, drawn views by their types, and placeholders, each with or
// without a size of its own.
@MainActor
private func shownBox(
    _ view: UIView?,
    _ name: String,
    _ facts: [String],
    _ held: HeldViews?,
    _ size: @escaping (ProposedViewSize) -> CGSize?
) -> ViewBox {
    if let held {
        let box = (view as? UIVisualEffectView)?.drawn(with: held.box) ?? held.box
        return oneOf(UInt(bitPattern: ObjectIdentifier(held)), box)
    }
    var form: UInt = 0
    var box: ViewBox
    if let view, let drawn = (view as? any DrawnView)?.drawn {
        form = UInt(bitPattern: ObjectIdentifier(type(of: view)))
        box = drawn
    } else {
        box = placeholder(view, ([name] + facts).joined(separator: "\n"))
    }
    if let taps = view?.taps, !taps.isEmpty {
        form |= 2
        box = BoxedView(box).onTapGesture { for tap in taps { tap.recognize() } }.boxed()
    }
    // Only a call shows whether the view has a size of its own. Addresses of types are even, so that they can encode
    // both.
    let proposals = [.unspecified, .zero, ProposedViewSize(UIScreen.main.bounds.size)]
    return proposals.contains { size($0) != nil }
        ? oneOf(form | 1, sizedView(box, size)) : oneOf(form, box)
}

extension UIView {
    // Tap gestures that need one touch of one finger.
    fileprivate var taps: [UITapGestureRecognizer] {
        guard isUserInteractionEnabled else { return [] }
        return (gestureRecognizers ?? []).compactMap { $0 as? UITapGestureRecognizer }
            .filter {
                $0.isEnabled && $0.numberOfTapsRequired == 1 && $0.numberOfTouchesRequired == 1
            }
    }
}

@MainActor
private func placeholder(_ view: UIView?, _ words: String) -> ViewBox {
    let natural = view?.intrinsicContentSize
    return namedPlaceholder(
        words,
        label: view?.accessibilityLabel,
        idealWidth: natural.flatMap { $0.width < 0 ? nil : $0.width },
        idealHeight: natural.flatMap { $0.height < 0 ? nil : $0.height }
    )
}

@MainActor
private func heldViews(in controller: UIViewController) -> HeldViews? {
    if let controller = controller as? any HoldsViews { return controller.heldViews }
    // The last of several children is in front.
    for child in controller.children.reversed() {
        if let held = heldViews(in: child) { return held }
    }
    return nil
}

@MainActor
private func heldViews(in view: UIView) -> HeldViews? {
    if let view = view as? HostingView { return view.held }
    for subview in view.subviews.reversed() {
        if let held = heldViews(in: subview) { return held }
    }
    return nil
}
