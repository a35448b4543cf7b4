// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An overlay that recommends the full app: the part of StoreKit's `SKOverlay` that clips use.
///
/// The system draws it; a clip only says when and where it appears (*Recommending your app to App Clip
/// users*; rule F-18). The delegate's methods are called on the thread that presents or dismisses the
/// overlay, before the call returns.
public class SKOverlay: NSObject {
    /// The content of the overlay.
    public let configuration: Configuration

    /// The object that is notified of the overlay's presentation and dismissal.
    public weak var delegate: (any SKOverlayDelegate)?

    /// Creates an overlay; ``present(in:)`` shows it.
    public init(configuration: Configuration) {
        self.configuration = configuration
    }

    /// Presents the overlay, on the system that runs the code.
    public func present(in scene: UIWindowScene) {
        let reporter = OverlayReporter(self)
        let position = (configuration as? AppClipConfiguration)?.position
        RunningSystem.current.showOverlay(SystemOverlay(isRaised: position == .bottomRaised)) {
            reporter.report($0)
        }
    }

    /// Dismisses the overlay.
    public class func dismiss(in scene: UIWindowScene) {
        RunningSystem.current.dismissOverlay()
    }
}

// Forwards what the system reports to the overlay's delegate.
//
// `@unchecked Sendable`: its one property is a constant. The overlay that it refers to is not safe to use
// from several threads at once, and is not used so: a system reports within `showOverlay` and
// `dismissOverlay`, on the thread that calls them, and a clip calls these from one thread at a time, as
// UIKit requires.
private final class OverlayReporter: @unchecked Sendable {
    private let overlay: SKOverlay

    init(_ overlay: SKOverlay) {
        self.overlay = overlay
    }

    func report(_ event: SystemOverlayEvent) {
        guard let delegate = overlay.delegate else { return }
        let context = SKOverlay.TransitionContext()
        switch event {
        case .appeared:
            delegate.storeOverlayWillStartPresentation(overlay, transitionContext: context)
            delegate.storeOverlayDidFinishPresentation(overlay, transitionContext: context)
        case .dismissed:
            delegate.storeOverlayWillStartDismissal(overlay, transitionContext: context)
            delegate.storeOverlayDidFinishDismissal(overlay, transitionContext: context)
        case .failedToLoad:
            delegate.storeOverlayDidFailToLoad(overlay, error: SKError(.overlayTimeout))
        }
    }
}
