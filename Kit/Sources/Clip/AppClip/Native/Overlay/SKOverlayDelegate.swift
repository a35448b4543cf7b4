// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Methods that an overlay calls as it appears and disappears (rule F-19); all are optional.
public protocol SKOverlayDelegate: NSObjectProtocol {
    /// Tells the delegate that the overlay could not be loaded, and is not shown.
    func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error)

    /// Tells the delegate that the overlay is about to appear.
    func storeOverlayWillStartPresentation(
        _ overlay: SKOverlay,
        transitionContext: SKOverlay.TransitionContext
    )

    /// Tells the delegate that the overlay has appeared.
    func storeOverlayDidFinishPresentation(
        _ overlay: SKOverlay,
        transitionContext: SKOverlay.TransitionContext
    )

    /// Tells the delegate that the overlay is about to disappear.
    func storeOverlayWillStartDismissal(
        _ overlay: SKOverlay,
        transitionContext: SKOverlay.TransitionContext
    )

    /// Tells the delegate that the overlay has disappeared.
    func storeOverlayDidFinishDismissal(
        _ overlay: SKOverlay,
        transitionContext: SKOverlay.TransitionContext
    )
}

extension SKOverlayDelegate {
    /// Does nothing, by default.
    public func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error) {}

    /// Does nothing, by default.
    public func storeOverlayWillStartPresentation(
        _ overlay: SKOverlay,
        transitionContext: SKOverlay.TransitionContext
    ) {}

    /// Does nothing, by default.
    public func storeOverlayDidFinishPresentation(
        _ overlay: SKOverlay,
        transitionContext: SKOverlay.TransitionContext
    ) {}

    /// Does nothing, by default.
    public func storeOverlayWillStartDismissal(
        _ overlay: SKOverlay,
        transitionContext: SKOverlay.TransitionContext
    ) {}

    /// Does nothing, by default.
    public func storeOverlayDidFinishDismissal(
        _ overlay: SKOverlay,
        transitionContext: SKOverlay.TransitionContext
    ) {}
}
