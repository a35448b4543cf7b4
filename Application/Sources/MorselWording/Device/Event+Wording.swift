// SPDX-License-Identifier: Apache-2.0

public import AppClipDevice
import AppClipExperiences
public import AppClipTypes

extension Event {
    /// A few words that describe the event, for a journal.
    public var words: String {
        switch self {
        case .advance: "Time passed"
        case .change(let setting): setting.words
        case .invoke(let invocation): invocation.source.action
        case .open: "A text that is not an invocation URL"
        case .card(let action): action.words
        case .comeBack(_, let source): source.words
        case .leave: "Went to the Home Screen"
        case .endProcess: "The system ended the suspended clip"
        case .call(let call): call.words
        case .push(let request, _): "A server sent the notification “\(request.title)”"
        case .openStore: "Opened the store page of the full app"
        case .installApp: "Installed the full app"
        case .removeApp: "Removed the full app"
        case .openApp: "Opened the full app"
        case .deleteClip: "The system deleted the clip"
        case .addLocalExperience(let local): "Added a local experience for \(local.url.description)"
        case .removeLocalExperience(let local):
            "Removed the local experience for \(local.url.description)"
        case .clearExperienceCache: "Cleared the experience cache"
        case .clearWebsiteData: "Cleared the website data"
        case .revokeSignIn: "Stopped using Sign in with Apple"
        case .restore: "Restored the phone from a backup"
        }
    }
}

extension InvocationSource {
    /// The source by the name that people know.
    public var title: String {
        switch self {
        case .appClipCode: "App Clip Code"
        case .nfcTag: "NFC tag"
        case .qrCode: "QR code"
        case .maps: "Maps"
        case .siriSuggestion: "Siri Suggestion"
        case .smartAppBanner: "Safari banner"
        case .pageCard: "Safari card"
        case .messages: "Messages"
        case .spotlight: "Spotlight"
        case .otherAppPreview: "Link preview"
        case .otherAppLink: "Another app"
        case .mailLink: "Mail"
        case .websiteLink: "Website link"
        case .appLibrary: "App Library"
        case .notification: "Notification"
        case .appSwitcher: "App Switcher"
        case .testFlight: "TestFlight"
        case .xcode: "Xcode"
        }
    }

    // The action of the person, in a few words.
    fileprivate var action: String {
        switch self {
        case .appClipCode: "App Clip Code scanned"
        case .nfcTag: "NFC tag tapped"
        case .qrCode: "QR code scanned"
        case .maps: "Link in Maps tapped"
        case .siriSuggestion: "Siri Suggestion tapped"
        case .smartAppBanner: "Banner in Safari tapped"
        case .pageCard: "Page with a card opened in Safari"
        case .messages: "Link in Messages tapped"
        case .spotlight: "Result in Spotlight tapped"
        case .otherAppPreview: "Preview in another app tapped"
        case .otherAppLink: "Link opened by another app"
        case .mailLink: "Link in Mail tapped"
        case .websiteLink: "Link on a website tapped"
        case .appLibrary: "Opened from the App Library"
        case .notification: "Opened by a notification"
        case .appSwitcher: "Opened from the App Switcher"
        case .testFlight: "Started in TestFlight"
        case .xcode: "Run from Xcode"
        }
    }
}

extension Event.CardAction {
    fileprivate var words: String {
        switch self {
        case .open: "Tapped the card’s button"
        case .dismiss: "Dismissed the card"
        case .viewSite: "Chose the website instead of the clip"
        case .toggleNotifications: "Tapped the note about notifications"
        case .toggleLocation: "Tapped the note about the location"
        }
    }
}

extension Event.ReturnSource {
    fileprivate var words: String {
        switch self {
        case .appLibrary: "Came back from the App Library"
        case .spotlight: "Came back from Spotlight"
        case .appSwitcher: "Came back from the App Switcher"
        case .notification: "Tapped a notification"
        }
    }
}

extension Setting {
    fileprivate var words: String {
        switch self {
        case .system(let version): "Updated to iOS \(version)"
        case .languages(let languages):
            "Language: \(languages.map { $0.tag }.joined(separator: ", "))"
        case .region(let region): "Region: \(region)"
        case .zone: "Another time zone"
        case .position(let place):
            place == nil ? "The position is unknown" : "Moved to another place"
        case .privateBrowsing(let isOn): "Private Browsing \(isOn ? "on" : "off")"
        case .knownSender(let isKnown):
            isKnown ? "The sender is in Contacts" : "The sender is not in Contacts"
        case .clipsForbidden(let isForbidden):
            isForbidden ? "App Clips are forbidden" : "App Clips are allowed"
        case .locationServices(let isOn): "Location Services \(isOn ? "on" : "off")"
        case .retention: "Unused clips are kept for another time"
        case .cacheLifetime: "What was fetched is kept for another time"
        }
    }
}

extension Call {
    fileprivate var words: String {
        switch self {
        case .write(let file, _, let place): "Wrote the file \(file)\(place.words)"
        case .delete(let file, let place): "Deleted the file \(file)\(place.words)"
        case .set(let value, let key, let place):
            "\(value == nil ? "Removed" : "Stored") “\(key)”\(place.words)"
        case .addToKeychain: "Added an item to the keychain"
        case .deleteFromKeychain: "Deleted items from the keychain"
        case .request(let permission, _): "Asked for \(permission.words)"
        case .schedule(let request, _): "Scheduled the notification “\(request.title)”"
        case .cancel: "Cancelled a notification"
        case .beginActivity: "Started a Live Activity"
        case .endActivity: "Ended a Live Activity"
        case .signIn: "Signed in with Apple"
        case .writeRecord(_, let name, _): "Wrote the iCloud record \(name)"
        case .showOverlay: "Showed the offer of the full app"
        case .dismissOverlay: "Put the offer of the full app away"
        }
    }
}

extension DataPlace {
    fileprivate var words: String {
        switch self {
        case .own: ""
        case .group(let name): " in \(name)"
        }
    }
}

extension Permission {
    /// The name of the permission, as part of a sentence.
    public var words: String {
        switch self {
        case .camera: "the camera"
        case .microphone: "the microphone"
        case .bluetooth: "Bluetooth"
        case .notifications: "notifications"
        case .location: "the location while in use"
        case .locationAlways: "the location always"
        case .tracking: "tracking"
        case .contacts: "contacts"
        case .calendar: "the calendar"
        case .reminders: "reminders"
        case .photos: "photos"
        case .health: "health data"
        case .motion: "motion data"
        case .media: "the media library"
        }
    }
}
