// SPDX-License-Identifier: Apache-2.0

/// The fixed words of the pages that visitors see, in one language.
///
/// A per cent sign stands for a name: of an app, or of a host. Words that belong to one clip or one
/// business are not here; they come from its experiences.
struct PageWords: Sendable {
    let card: Card
    let clip: Clip
    let messages: Messages
    let links: Links

    /// The words around the title and the subtitle of a card.
    struct Card: Sendable {
        let open: String
        let view: String
        let play: String
        /// The line with the app's name.
        let poweredBy: String
        let getTheApp: String
        let close: String
        /// A note that the clip opens in the browser, without an installation.
        let nothingInstalled: String
        /// A note that clips in a browser send no notifications and do not use the location (rule D-66).
        let noNotifications: String
        /// A note beside a QR code, on large screens.
        let scanWithPhone: String
        /// A note for browsers in which scripts are turned off.
        let needsScripts: String
        /// A note for browsers that do not support the features of the page.
        let browserTooOld: String
    }

    /// The words around a clip that was opened.
    struct Clip: Sendable {
        /// The clip could not be loaded.
        let notOpened: String
        /// The clip ended: with an error, over a limit, or because the person closed it.
        let stopped: String
        /// The recommendation of the full app, on an overlay.
        let getTheFullApp: String
        /// The clip was ended because it reached a limit; stands below ``stopped``.
        let overLimit: String
        /// The button that opens a clip again that has stopped.
        let reopen: String
        /// A part of the clip or of its page did not arrive; stands below ``notOpened``.
        let notLoaded: String
        /// The clip has not arrived after some seconds; with the buttons to wait or to end it.
        let stillLoading: String
        /// The clip does not answer, and the buttons to wait or to end it.
        let notResponding: String
        let wait: String
        let end: String
        /// The clip has reached the limit of its stored values.
        let storageFull: String
    }

    /// The messages in place of a card: descriptions of the problem, and advice.
    struct Messages: Sendable {
        let nothingHere: String
        let invalidAddress: String
        let checkLink: String
        let notYet: String
        let tryLater: String
        let noLonger: String
        let outOfDate: String
        let notInBrowser: String
        let useIPhone: String
        let notHere: String
        let askBusiness: String
        let pageNotFound: String
        let noSuchPage: String
        let noScanner: String
        let useCamera: String
        let somethingWrong: String
    }

    /// The labels of the links below a message.
    struct Links: Sendable {
        let tryAgain: String
        let startPage: String
        /// The label with the name of a host.
        let goTo: String
        let scanCode: String
        let why: String
    }
}
