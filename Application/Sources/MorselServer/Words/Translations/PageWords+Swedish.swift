// SPDX-License-Identifier: Apache-2.0

extension PageWords {
    /// The words in Swedish (`sv`).
    static let swedish = PageWords(
        card: Card(
            open: "Öppna",
            view: "Visa",
            play: "Spela",
            poweredBy: "Tillhandahålls av %",
            getTheApp: "Hämta appen",
            close: "Stäng",
            nothingInstalled: "Öppnas i den här webbläsaren. Ingenting installeras.",
            noNotifications: "Skickar inga notiser och använder inte din plats.",
            scanWithPhone: "Skanna med telefonen för att öppna där.",
            needsScripts: "Det här appklippet behöver JavaScript och WebAssembly.",
            browserTooOld: "Den här webbläsaren är för gammal för appklipp. "
                + "Uppdatera den eller använd en annan webbläsare."
        ),
        clip: Clip(
            notOpened: "Appklippet kunde inte öppnas. Försök igen.",
            stopped: "Appklippet har stannat",
            getTheFullApp: "Hämta hela appen",
            overLimit: "Det använde mer minne eller tid än ett appklipp får använda.",
            reopen: "Öppna igen",
            notLoaded: "En del av appklippet kunde inte läsas in. Kontrollera anslutningen.",
            stillLoading: "Appklippet läses fortfarande in.",
            notResponding: "Appklippet svarar inte.",
            wait: "Vänta",
            end: "Stäng appklippet",
            storageFull: "Appklippet kan inte spara mer i den här webbläsaren."
        ),
        messages: Messages(
            nothingHere: "Det finns inget appklipp här",
            invalidAddress: "Den här adressen är inte giltig",
            checkLink: "Kontrollera länken eller skanna koden igen.",
            notYet: "Det här appklippet är inte tillgängligt än",
            tryLater: "Försök igen senare.",
            noLonger: "Det här appklippet är inte längre tillgängligt",
            outOfDate: "Länken eller koden som du använde är inaktuell.",
            notInBrowser: "Det här appklippet kan inte öppnas i en webbläsare",
            useIPhone: "Öppna länken på en iPhone.",
            notHere: "Det här appklippet kan inte öppnas här",
            askBusiness: "Fråga företaget vars länk eller kod du använde.",
            pageNotFound: "Sidan hittades inte",
            noSuchPage: "Servern har ingen sida på den här adressen.",
            noScanner: "Skannern är inte tillgänglig",
            useCamera: "Skanna koden med telefonens kameraapp.",
            somethingWrong: "Något gick fel"
        ),
        links: Links(
            tryAgain: "Försök igen",
            startPage: "Startsida",
            goTo: "Gå till %",
            scanCode: "Skanna en kod",
            why: "Varför?"
        )
    )
}
