// SPDX-License-Identifier: Apache-2.0

public import AppClipBytes
public import AppClipTypes

/// An event that happens to a device.
public enum Event: Sendable, Hashable {
    /// Time passes.
    case advance(to: Timestamp)
    /// A setting changes.
    case change(Setting)
    /// A person scans, taps or opens a URL. The clock advances to the time of the invocation.
    case invoke(Invocation)
    /// A person scans, taps or opens a text that is not an `https` URL.
    case open(String)
    /// The person acts on the card on the screen.
    case card(CardAction)
    /// The person returns to a clip that has already run.
    case comeBack(to: AppIdentifier, by: ReturnSource)
    /// The person leaves the clip or app in the foreground, which is suspended.
    case leave
    /// The system terminates a suspended clip to free memory.
    case endProcess(AppIdentifier)
    /// The clip or app in the foreground calls the system.
    case call(Call)
    /// A server sends a notification to a clip.
    case push(NotificationRequest, to: AppIdentifier)
    /// The person opens the store page of a clip's full app.
    case openStore(of: AppIdentifier, from: StoreSource)
    /// The full app is installed or updated.
    case installApp(AppIdentifier, Signing)
    /// The full app is removed.
    case removeApp(AppIdentifier)
    /// The person opens the full app.
    case openApp(AppIdentifier)
    /// The system deletes a clip and its data, as it may at any time (rule E-06).
    case deleteClip(AppIdentifier)
    /// A developer or tester configures a local experience.
    case addLocalExperience(LocalExperience)
    /// A developer or tester removes a local experience.
    case removeLocalExperience(LocalExperience)
    /// A developer uses Clear Experience Cache in the developer settings (rule C-50).
    case clearExperienceCache
    /// The person clears the browser's website data (question O-23).
    case clearWebsiteData
    /// The person stops using Sign in with Apple with a team.
    case revokeSignIn(Accounts.User)
    /// The device is restored from a backup.
    case restore(Backup)

    /// An action on a card.
    public enum CardAction: String, Sendable, Hashable, CaseIterable {
        /// The person taps the button.
        case open
        /// The person dismisses the card.
        case dismiss
        /// The person chooses the page instead of the clip (rule D-29).
        case viewSite = "view-site"
        /// The person taps the note about notifications.
        case toggleNotifications = "toggle-notifications"
        /// The person taps the note about the location.
        case toggleLocation = "toggle-location"
    }

    /// The way in which a person returns to a clip (rules D-21 and D-22).
    public enum ReturnSource: Sendable, Hashable {
        /// From the App Library.
        case appLibrary
        /// From a search in Spotlight.
        case spotlight
        /// From the App Switcher.
        case appSwitcher
        /// From a delivered notification.
        case notification(Int)
    }

    /// The place from which a person opens the store page of a clip's app (rules D-65 and F-21).
    public enum StoreSource: String, Sendable, Hashable, CaseIterable {
        /// From the banner after a launch.
        case launchBanner = "launch-banner"
        /// From the overlay.
        case overlay
        /// From the App Clips panel in Settings.
        case settings
    }
}

/// A system call of the clip or app in the foreground.
///
/// Notifications, Live Activities and overlays are those of clips; those of apps are not modeled.
public enum Call: Sendable, Hashable {
    /// Writes a file.
    case write(file: String, [UInt8], in: DataPlace)
    /// Deletes a file.
    case delete(file: String, in: DataPlace)
    /// Sets a default; `nil` removes it.
    case set(String?, forKey: String, in: DataPlace)
    /// Adds an item to the keychain.
    case addToKeychain(KeychainItem.Attributes)
    /// Deletes items from the keychain.
    case deleteFromKeychain(KeychainQuery)
    /// Requests a permission; `answer` is the choice of the person if a prompt appears.
    case request(Permission, answer: Bool)
    /// Schedules a notification.
    case schedule(NotificationRequest, at: Timestamp)
    /// Cancels notifications that were scheduled under a number.
    case cancel(Int)
    /// Starts a Live Activity.
    case beginActivity(String)
    /// Ends a Live Activity.
    case endActivity(String)
    /// Signs in with Apple.
    case signIn(user: String)
    /// Writes a record of a public iCloud database.
    case writeRecord(String, name: String, container: String)
    /// Shows the overlay of the full app.
    case showOverlay
    /// Dismisses the overlay.
    case dismissOverlay
}
