// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
public import AppClip

/// Asks the person for a review: StoreKit's `SKStoreReviewController`.
///
/// Nothing is asked: the system decides whether it asks, and a clip is never reviewed.
public enum SKStoreReviewController {
    /// Asks in a scene.
    public static func requestReview(in scene: UIWindowScene) {}

    /// Asks; the older form.
    public static func requestReview() {}
}
#endif
