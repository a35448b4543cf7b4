public import AppClipTypes

/// Something that a person does, with a URL.
public struct Invocation: Sendable, Hashable {
    /// What the person does.
    public let source: InvocationSource

    /// The URL of the code, tag, link, page or place.
    ///
    /// For a return it is the URL of the clip that the person goes back to.
    public let url: InvocationURL

    /// When it happens.
    public let time: Timestamp

    /// How it happens, where that matters.
    public let details: InvocationDetails

    /// An invocation.
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

/// How an invocation happens, where a rule asks.
///
/// Each matters to one kind of invocation alone, and is the usual case unless told otherwise.
public struct InvocationDetails: Sendable, Hashable {
    /// How an App Clip Code is met (rule A-30).
    public var contact = CodeContact.camera

    /// Whether an App Clip Code has a tag inside (rule A-29).
    public var hasTag = true

    /// In what a link arrives in Messages (rules D-05 and D-34).
    public var message = MessageForm.textMessage

    /// What shows the page (rule D-03).
    public var viewer = PageViewer.safari

    /// The app that opens the link or shows the preview, of whatever developer (rule D-36).
    public var caller: AppIdentifier?

    /// Whether `_XCAppClipURL` is ticked in the scheme (rule D-42).
    public var isURLVariableEnabled = true

    /// How the clip is signed that Xcode runs (rule D-44).
    public var signing = Signing.development

    /// The usual case.
    public init() {}

    /// How an App Clip Code is met.
    public enum CodeContact: String, Sendable, Hashable, CaseIterable {
        /// With the Camera app.
        case camera
        /// With the Code Scanner in Control Center.
        case codeScanner = "code-scanner"
        /// With the NFC Tag Reader in Control Center.
        case tagReader = "tag-reader"
        /// By holding the device to it.
        case tap
    }

    /// In what a link arrives in Messages.
    public enum MessageForm: String, Sendable, Hashable, CaseIterable {
        /// In the text of a message.
        case textMessage = "text-message"
        /// By SMS, and the person has not loaded the rich link.
        case sms
        /// By SMS, and the person has loaded the rich link.
        case loadedSMS = "loaded-sms"
        /// Inside something that is attached.
        case attachment
    }

    /// What shows a page; all of them behave alike (rule D-03).
    public enum PageViewer: String, Sendable, Hashable, CaseIterable {
        /// Safari.
        case safari
        /// An `SFSafariViewController` in any app.
        case safariViewController = "safari-view-controller"
    }
}

/// How a clip or an app was signed.
public enum Signing: String, Sendable, Hashable, CaseIterable {
    /// By Xcode, for a device of the developer.
    case development
    /// For registered devices.
    case adHoc = "ad-hoc"
    /// For testers.
    case testFlight = "test-flight"
    /// For everybody.
    case store

    /// Whether a local experience launches such a clip (rule D-44).
    public var isForLocalExperiences: Bool { self != .store }
}
