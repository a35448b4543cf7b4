// SPDX-License-Identifier: Apache-2.0

public import AppClipBytes
public import AppClipTypes

/// An action of a person that invokes a URL.
public struct Invocation: Sendable, Hashable {
    /// The kind of action.
    public let source: InvocationSource

    /// The URL of the code, tag, link, page or place.
    ///
    /// For a return, it is the URL of the clip that the person returns to; for a run from Xcode
    /// without a URL, any link to the clip.
    public let url: InvocationURL

    /// The time of the invocation.
    public let time: Timestamp

    /// Further circumstances on which some rules depend.
    public let details: InvocationDetails

    /// Creates an invocation.
    public init(
        source: InvocationSource,
        url: InvocationURL,
        time: Timestamp,
        details: InvocationDetails = InvocationDetails()
    ) {
        self.source = source
        self.url = url
        self.time = time
        self.details = details
    }
}

/// The circumstances of an invocation on which some rules depend.
///
/// Each is relevant to only one kind of invocation, and has the most common value by default.
public struct InvocationDetails: Sendable, Hashable {
    /// The way in which an App Clip Code is read (rule A-30).
    public var contact = CodeContact.camera

    /// A Boolean value that indicates whether an App Clip Code contains an NFC tag (rule A-29).
    public var hasTag = true

    /// The form of a link in Messages (rules D-05 and D-34).
    public var message = MessageForm.textMessage

    /// The viewer of the page (rule D-03).
    public var viewer = PageViewer.safari

    /// The app that opens the link or shows the preview, of any developer (rule D-36).
    public var caller: AppIdentifier?

    /// A Boolean value that indicates whether `_XCAppClipURL` is enabled in the scheme, and has a
    /// URL (rule D-42).
    public var isURLVariableEnabled = true

    /// The clip that Xcode or TestFlight runs; `nil` for the clip of the URL, or else the first
    /// offer.
    public var clip: AppIdentifier?

    /// The signing of the clip that Xcode runs (rule D-44).
    public var signing = Signing.development

    /// Creates the most common circumstances.
    public init() {}

    /// The way in which an App Clip Code is read.
    public enum CodeContact: String, Sendable, Hashable, CaseIterable {
        /// The Camera app scans the code.
        case camera
        /// The Code Scanner in Control Center scans the code.
        case codeScanner = "code-scanner"
        /// The NFC Tag Reader in Control Center reads the tag of the code.
        case tagReader = "tag-reader"
        /// The person holds the device to the code.
        case tap
    }

    /// The form of a link in Messages.
    public enum MessageForm: String, Sendable, Hashable, CaseIterable {
        /// A link in the text of a message.
        case textMessage = "text-message"
        /// A rich link in an SMS that the person has not loaded.
        case sms
        /// A rich link in an SMS that the person has loaded.
        case loadedSMS = "loaded-sms"
        /// A link in an attachment.
        case attachment
    }

    /// The viewer of a page.
    ///
    /// Both behave the same (rule D-03), except for Private Browsing, which only Safari has (rule
    /// D-27).
    public enum PageViewer: String, Sendable, Hashable, CaseIterable {
        /// The Safari browser.
        case safari
        /// An `SFSafariViewController` in any app.
        case safariViewController = "safari-view-controller"
    }
}

/// The signature of a clip or an app.
public enum Signing: String, Sendable, Hashable, CaseIterable {
    /// Signed for development, by Xcode.
    case development
    /// Signed for registered devices.
    case adHoc = "ad-hoc"
    /// Signed for testers in TestFlight.
    case testFlight = "test-flight"
    /// Signed for the App Store.
    case store

    /// Whether a local experience can launch such a clip (rule D-44).
    public var isForLocalExperiences: Bool { self != .store }
}
