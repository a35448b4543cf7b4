#if !hasFeature(Embedded)
public import Foundation

/// The system's offer of the full app: StoreKit's `SKOverlay`, as far as clips use it.
///
/// The system draws it, never the clip: a clip says only that it should be there and where
/// (*Recommending your app to App Clip users*; rule F-18). What the delegate is told comes at once, on
/// the thread on which the system is asked.
public class SKOverlay: NSObject {
    /// What is offered.
    public let configuration: Configuration

    /// Who is told what happens to the offer; it is not kept alive.
    public weak var delegate: (any SKOverlayDelegate)?

    /// Makes an offer; ``present(in:)`` shows it.
    public init(configuration: Configuration) {
        self.configuration = configuration
    }

    /// Shows the offer, on the system that runs the code.
    public func present(in scene: UIWindowScene) {
        let telling = OverlayTelling(self)
        let position = (configuration as? AppClipConfiguration)?.position
        RunningSystem.current.showOverlay(SystemOverlay(isRaised: position == .bottomRaised)) {
            telling.tell($0)
        }
    }

    /// Takes the offer away.
    public class func dismiss(in scene: UIWindowScene) {
        RunningSystem.current.dismissOverlay()
    }
}

// Takes what the system reports to the delegate.
//
// It may be sent elsewhere, because systems report on the threads that call them, and a clip's code
// calls from one at a time.
private final class OverlayTelling: @unchecked Sendable {
    private let overlay: SKOverlay

    init(_ overlay: SKOverlay) {
        self.overlay = overlay
    }

    func tell(_ report: SystemOverlayReport) {
        guard let delegate = overlay.delegate else { return }
        let context = SKOverlay.TransitionContext()
        switch report {
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
#endif
