// SPDX-License-Identifier: Apache-2.0

public import AppClip

/// Asks the person for a review: StoreKit's `SKStoreReviewController`.
///
/// The person is never asked: the system decides whether to ask, and a clip is never reviewed.
public enum SKStoreReviewController {
    /// Requests a review in a scene.
    public static func requestReview(in scene: UIWindowScene) {}

    /// Requests a review; the older form.
    public static func requestReview() {}
}
