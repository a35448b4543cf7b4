// SPDX-License-Identifier: Apache-2.0

public import AppClipTypes

/// The declarations of a clip's bundle in its `Info.plist` and its entitlements.
public struct ClipTraits: Sendable, Hashable {
    /// `NSAppClipRequestEphemeralUserNotification` (rule E-41).
    public var requestsNotifications = false

    /// `NSAppClipRequestLocationConfirmation` (rule E-29).
    public var requestsLocationConfirmation = false

    /// The App Groups of the clip (rule F-03).
    public var groups: Set<String> = []

    /// A Boolean value that indicates whether the entitlement
    /// `com.apple.developer.parent-application-identifiers` names the full app (rule F-11).
    public var namesParent = true

    /// The iCloud containers that the clip reads as `CloudKit-Anonymous` (rule F-24).
    public var publicContainers: Set<String> = []

    /// A Boolean value that indicates whether there is a widget extension for Live Activities
    /// (rules E-12 and E-54).
    public var hasLiveActivities = false

    /// A Boolean value that indicates whether the clip has the Pass Type IDs entitlement (rule
    /// E-22).
    public var hasPassTypes = false

    /// Creates the traits of a clip that requests nothing.
    public init() {}
}

/// The entitlements of a full app.
public struct AppTraits: Sendable, Hashable {
    /// The App Groups of the app (rule F-03).
    public var groups: Set<String> = []

    /// A Boolean value that indicates whether the entitlement
    /// `com.apple.developer.associated-appclip-app-identifiers` names the clip, as it does in an
    /// archive (rule F-11).
    public var namesClip = true

    /// Creates the traits of an app without App Groups.
    public init() {}
}

/// The page that shows a banner or a card, or to which a link in Messages leads.
public struct Page: Sendable, Hashable {
    /// The value of `app-clip-bundle-id` in the Smart App Banner tag; `nil` if there is none.
    public var bannerClip: BundleIdentifier?

    /// Whether `app-clip-display` requests the card (rule D-30).
    public var showsCard: Bool

    /// The value of `app-id`, the number of the full app in the store; `nil` if there is none
    /// (rules B-29 and B-33).
    public var storeNumber: Int64?

    /// The image that the page provides for previews; `nil` if there is none (rule B-32).
    public var previewImage: String?

    /// Creates a page; by default without any tag.
    public init(
        bannerClip: BundleIdentifier? = nil,
        showsCard: Bool = false,
        storeNumber: Int64? = nil,
        previewImage: String? = nil
    ) {
        self.bannerClip = bannerClip
        self.showsCard = showsCard
        self.storeNumber = storeNumber
        self.previewImage = previewImage
    }
}
