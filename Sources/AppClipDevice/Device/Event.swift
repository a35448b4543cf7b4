public import AppClipTypes

/// Something that happens to a device.
public enum Event: Sendable, Hashable {
    /// Time passes.
    case advance(to: Timestamp)
    /// Something is set.
    case change(Setting)
    /// A person scans, taps or opens a URL. The clock goes to the time of the invocation.
    case invoke(Invocation)
    /// The person does something with the card on the screen.
    case card(CardAction)
    /// The person comes back to a clip that ran before.
    case comeBack(to: AppIdentifier, by: ReturnWay)
    /// The person leaves what runs in the foreground, which is suspended.
    case leave
    /// The system ends a suspended clip to win memory.
    case endProcess(AppIdentifier)
    /// The clip or app in the foreground calls the system.
    case call(Call)
    /// A server sends a notification to a clip.
    case push(NotificationRequest, to: AppIdentifier)
    /// The person asks for the store page of the full app of a clip.
    case openStore(of: AppIdentifier, from: StoreWay)
    /// The full app is installed, or updated.
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
    /// Clear Experience Cache in the developer settings (rule C-50).
    case clearExperienceCache
    /// The person clears what browsers keep about sites (question O-23).
    case clearWebsiteData
    /// The person ends the use of Sign in with Apple by a team.
    case revokeSignIn(Accounts.User)
    /// The device is set up anew from a backup.
    case restore(Backup)

    /// What a person does with a card.
    public enum CardAction: String, Sendable, Hashable, CaseIterable {
        /// Taps the button.
        case open
        /// Puts the card away.
        case dismiss
        /// Prefers the page to the clip (rule D-29).
        case viewSite = "view-site"
        /// Taps the note about notifications.
        case toggleNotifications = "toggle-notifications"
        /// Taps the note about the location.
        case toggleLocation = "toggle-location"
    }

    /// How a person comes back to a clip (rules D-21 and D-22).
    public enum ReturnWay: Sendable, Hashable {
        /// From the App Library.
        case appLibrary
        /// By a search in Spotlight.
        case spotlight
        /// From the App Switcher.
        case appSwitcher
        /// By a notification that was delivered.
        case notification(Int)
    }

    /// How a person gets from a clip to the store (rules D-65 and F-21).
    public enum StoreWay: String, Sendable, Hashable, CaseIterable {
        /// By the banner after a launch.
        case launchBanner = "launch-banner"
        /// By the overlay.
        case overlay
        /// By the panel of App Clips in the settings.
        case settings
    }
}

/// What a clip or app in the foreground calls.
///
/// Notifications, Live Activities and overlays are those of clips; an app's own are not followed.
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
    /// Asks for a permission; the person answers, if they are asked.
    case request(Permission, answer: Bool)
    /// Schedules a notification.
    case schedule(NotificationRequest, at: Timestamp)
    /// Cancels notifications that were scheduled under a number.
    case cancel(Int)
    /// Begins a Live Activity.
    case beginActivity(String)
    /// Ends a Live Activity.
    case endActivity(String)
    /// Signs in with Apple.
    case signIn(user: String)
    /// Writes a record of a public iCloud database.
    case writeRecord(String, name: String, container: String)
    /// Shows the overlay of the full app.
    case showOverlay
    /// Puts the overlay away.
    case dismissOverlay
}
