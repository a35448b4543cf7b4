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

    /// Around the title and the subtitle of a card.
    struct Card: Sendable {
        let open: String
        let view: String
        let play: String
        /// With the app's name.
        let poweredBy: String
        let getTheApp: String
        let close: String
        /// The clip opens in the browser, without an installation.
        let nothingInstalled: String
        /// What no clip in a browser can do (rule D-66).
        let noNotifications: String
        /// Beside a QR code, on large screens.
        let scanWithPhone: String
        /// Where scripts are turned off.
        let needsScripts: String
        /// In browsers that lack what the page is made with.
        let browserTooOld: String
    }

    /// Around a clip that was opened.
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

    /// In place of a card: what is the matter, and what to do.
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

    /// The ways onward from a message.
    struct Links: Sendable {
        let tryAgain: String
        let startPage: String
        /// With the name of a host.
        let goTo: String
        let scanCode: String
        let why: String
    }
}
