// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// The names are UIKit's own, and mean what they mean there.

/// A view controller for sharing: UIKit's `UIActivityViewController`, a sheet with links that share texts and
/// URLs.
@MainActor @preconcurrency
open class UIActivityViewController: UIViewController {
    /// The items to share.
    public let activityItems: [Any]
    open var excludedActivityTypes: [UIActivity.ActivityType]?
    open var completionWithItemsHandler:
        ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?

    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        self.activityItems = activityItems
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) {
        activityItems = []
        super.init(coder: coder)
    }
}

/// A way to share items: UIKit's `UIActivity`.
@MainActor @preconcurrency
open class UIActivity: NSObject {
    public struct ActivityType: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let postToFacebook = Self(rawValue: "com.apple.UIKit.activity.PostToFacebook")
        public static let postToTwitter = Self(rawValue: "com.apple.UIKit.activity.PostToTwitter")
        public static let message = Self(rawValue: "com.apple.UIKit.activity.Message")
        public static let mail = Self(rawValue: "com.apple.UIKit.activity.Mail")
        public static let print = Self(rawValue: "com.apple.UIKit.activity.Print")
        public static let airDrop = Self(rawValue: "com.apple.UIKit.activity.AirDrop")
        public static let copyToPasteboard = Self(
            rawValue: "com.apple.UIKit.activity.CopyToPasteboard"
        )
        public static let saveToCameraRoll = Self(
            rawValue: "com.apple.UIKit.activity.SaveToCameraRoll"
        )
        public static let assignToContact = Self(
            rawValue: "com.apple.UIKit.activity.AssignToContact"
        )
        public static let addToReadingList = Self(
            rawValue: "com.apple.UIKit.activity.AddToReadingList"
        )
        public static let openInIBooks = Self(rawValue: "com.apple.UIKit.activity.OpenInIBooks")
    }
}
