// SPDX-License-Identifier: Apache-2.0

extension PageWords {
    /// The words in Dutch (`nl`).
    static let dutch = PageWords(
        card: Card(
            open: "Open",
            view: "Bekijk",
            play: "Speel",
            poweredBy: "Mogelijk gemaakt door %",
            getTheApp: "Download de app",
            close: "Sluit",
            nothingInstalled: "Opent in deze browser. Er wordt niets geïnstalleerd.",
            noNotifications: "Stuurt geen meldingen en gebruikt je locatie niet.",
            scanWithPhone: "Scan met je telefoon om het daar te openen.",
            needsScripts: "Dit appfragment heeft JavaScript en WebAssembly nodig.",
            browserTooOld: "Deze browser is te oud voor appfragmenten. "
                + "Werk de browser bij of gebruik een andere browser."
        ),
        clip: Clip(
            notOpened: "Het appfragment kon niet worden geopend. Probeer het opnieuw.",
            stopped: "Het appfragment is gestopt",
            getTheFullApp: "Download de volledige app",
            overLimit: "Het gebruikte meer geheugen of tijd dan een appfragment mag gebruiken.",
            reopen: "Open opnieuw",
            notLoaded: "Een deel van het appfragment kon niet worden geladen. "
                + "Controleer de verbinding.",
            stillLoading: "Het appfragment wordt nog geladen.",
            notResponding: "Het appfragment reageert niet.",
            wait: "Wacht",
            end: "Sluit appfragment",
            storageFull: "Het appfragment kan in deze browser niets meer bewaren."
        ),
        messages: Messages(
            nothingHere: "Hier is geen appfragment",
            invalidAddress: "Dit adres is ongeldig",
            checkLink: "Controleer de link of scan de code opnieuw.",
            notYet: "Dit appfragment is nog niet beschikbaar",
            tryLater: "Probeer het later opnieuw.",
            noLonger: "Dit appfragment is niet meer beschikbaar",
            outOfDate: "De link of code die je hebt gebruikt, is verouderd.",
            notInBrowser: "Dit appfragment kan niet in een browser worden geopend",
            useIPhone: "Open de link op een iPhone.",
            notHere: "Dit appfragment kan hier niet worden geopend",
            askBusiness: "Vraag het aan het bedrijf waarvan je de link of code hebt gebruikt.",
            pageNotFound: "Pagina niet gevonden",
            noSuchPage: "De server heeft geen pagina op dit adres.",
            noScanner: "De scanner is niet beschikbaar",
            useCamera: "Scan de code met de Camera-app van je telefoon.",
            somethingWrong: "Er is iets misgegaan"
        ),
        links: Links(
            tryAgain: "Probeer opnieuw",
            startPage: "Startpagina",
            goTo: "Ga naar %",
            scanCode: "Scan een code",
            why: "Waarom?"
        )
    )
}
