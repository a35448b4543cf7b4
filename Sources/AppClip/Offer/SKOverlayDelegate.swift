#if !hasFeature(Embedded)
public import Foundation

/// Is told what happens to an offer of the full app (rule F-19); every method can be left out.
public protocol SKOverlayDelegate: NSObjectProtocol {
    /// The offer could not be loaded; nothing is shown.
    func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error)

    /// The offer is about to appear.
    func storeOverlayWillStartPresentation(
        _ overlay: SKOverlay,
        transitionContext: SKOverlay.TransitionContext
    )

    /// The offer has appeared.
    func storeOverlayDidFinishPresentation(
        _ overlay: SKOverlay,
        transitionContext: SKOverlay.TransitionContext
    )

    /// The offer is about to go.
    func storeOverlayWillStartDismissal(
        _ overlay: SKOverlay,
        transitionContext: SKOverlay.TransitionContext
    )

    /// The offer is gone.
    func storeOverlayDidFinishDismissal(
        _ overlay: SKOverlay,
        transitionContext: SKOverlay.TransitionContext
    )
}

extension SKOverlayDelegate {
    /// Does nothing.
    public func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error) {}

    /// Does nothing.
    public func storeOverlayWillStartPresentation(
        _ overlay: SKOverlay,
        transitionContext: SKOverlay.TransitionContext
    ) {}

    /// Does nothing.
    public func storeOverlayDidFinishPresentation(
        _ overlay: SKOverlay,
        transitionContext: SKOverlay.TransitionContext
    ) {}

    /// Does nothing.
    public func storeOverlayWillStartDismissal(
        _ overlay: SKOverlay,
        transitionContext: SKOverlay.TransitionContext
    ) {}

    /// Does nothing.
    public func storeOverlayDidFinishDismissal(
        _ overlay: SKOverlay,
        transitionContext: SKOverlay.TransitionContext
    ) {}
}
#endif
