// SPDX-License-Identifier: Apache-2.0

extension PageWords {
    /// The words in English (`en`).
    static let english = PageWords(
        card: Card(
            open: "Open",
            view: "View",
            play: "Play",
            poweredBy: "Powered by %",
            getTheApp: "Get the app",
            close: "Close",
            nothingInstalled: "Opens in this browser. Nothing is installed.",
            noNotifications: "Sends no notifications and does not use your location.",
            scanWithPhone: "Scan with your phone to open it there.",
            needsScripts: "This App Clip needs JavaScript and WebAssembly.",
            browserTooOld: "This browser is too old for App Clips. "
                + "Update it, or use another browser."
        ),
        clip: Clip(
            notOpened: "The App Clip could not be opened. Try again.",
            stopped: "The App Clip has stopped",
            getTheFullApp: "Get the full app",
            overLimit: "It used more memory or time than an App Clip may use.",
            reopen: "Open again",
            notLoaded: "A part of the App Clip could not be loaded. Check your connection.",
            stillLoading: "The App Clip is still loading.",
            notResponding: "The App Clip is not responding.",
            wait: "Wait",
            end: "Close App Clip",
            storageFull: "The App Clip cannot save any more in this browser."
        ),
        messages: Messages(
            nothingHere: "There is no App Clip here",
            invalidAddress: "This address is not valid",
            checkLink: "Check the link, or scan the code again.",
            notYet: "This App Clip is not available yet",
            tryLater: "Please try again later.",
            noLonger: "This App Clip is not available any more",
            outOfDate: "The link or code that you used is out of date.",
            notInBrowser: "This App Clip cannot be opened in a browser",
            useIPhone: "Open the link on an iPhone.",
            notHere: "This App Clip cannot be opened here",
            askBusiness: "Ask the business whose link or code you used.",
            pageNotFound: "Page not found",
            noSuchPage: "The server has no page at this address.",
            noScanner: "The scanner is not available",
            useCamera: "Use the Camera app of your phone to scan the code.",
            somethingWrong: "Something went wrong"
        ),
        links: Links(
            tryAgain: "Try again",
            startPage: "Start page",
            goTo: "Go to %",
            scanCode: "Scan a code",
            why: "Why?"
        )
    )
}
