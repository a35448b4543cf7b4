// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
public import Foundation

/// Methods that an overlay calls as it appears and disappears (rule F-19); all are optional.
public protocol SKOverlayDelegate: NSObjectProtocol {
    /// The overlay could not be loaded, and is not shown.
    func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error)

    /// The overlay is about to appear.
    func storeOverlayWillStartPresentation(
        _ overlay: SKOverlay,
        transitionContext: SKOverlay.TransitionContext
    )

    /// The overlay has appeared.
    func storeOverlayDidFinishPresentation(
        _ overlay: SKOverlay,
        transitionContext: SKOverlay.TransitionContext
    )

    /// The overlay is about to disappear.
    func storeOverlayWillStartDismissal(
        _ overlay: SKOverlay,
        transitionContext: SKOverlay.TransitionContext
    )

    /// The overlay has disappeared.
    func storeOverlayDidFinishDismissal(
        _ overlay: SKOverlay,
        transitionContext: SKOverlay.TransitionContext
    )
}

extension SKOverlayDelegate {
    /// The default implementation does nothing.
    public func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error) {}

    /// The default implementation does nothing.
    public func storeOverlayWillStartPresentation(
        _ overlay: SKOverlay,
        transitionContext: SKOverlay.TransitionContext
    ) {}

    /// The default implementation does nothing.
    public func storeOverlayDidFinishPresentation(
        _ overlay: SKOverlay,
        transitionContext: SKOverlay.TransitionContext
    ) {}

    /// The default implementation does nothing.
    public func storeOverlayWillStartDismissal(
        _ overlay: SKOverlay,
        transitionContext: SKOverlay.TransitionContext
    ) {}

    /// The default implementation does nothing.
    public func storeOverlayDidFinishDismissal(
        _ overlay: SKOverlay,
        transitionContext: SKOverlay.TransitionContext
    ) {}
}
#endif
