// SPDX-License-Identifier: Apache-2.0

extension PageWords {
    /// The words in Italian (`it`).
    static let italian = PageWords(
        card: Card(
            open: "Apri",
            view: "Visualizza",
            play: "Gioca",
            poweredBy: "Offerto da %",
            getTheApp: "Ottieni l’app",
            close: "Chiudi",
            nothingInstalled: "Si apre in questo browser. Non viene installato nulla.",
            noNotifications: "Non invia notifiche e non usa la tua posizione.",
            scanWithPhone: "Scansiona con il telefono per aprirlo lì.",
            needsScripts: "Questo App Clip richiede JavaScript e WebAssembly.",
            browserTooOld: "Questo browser è troppo vecchio per gli App Clip. "
                + "Aggiornalo o usa un altro browser."
        ),
        clip: Clip(
            notOpened: "Impossibile aprire l’App Clip. Riprova.",
            stopped: "L’App Clip si è interrotto",
            getTheFullApp: "Ottieni l’app completa",
            overLimit: "Ha usato più memoria o tempo di quanto un App Clip possa usare.",
            reopen: "Apri di nuovo",
            notLoaded: "Non è stato possibile caricare una parte dell’App Clip. "
                + "Controlla la connessione.",
            stillLoading: "L’App Clip è ancora in fase di caricamento.",
            notResponding: "L’App Clip non risponde.",
            wait: "Attendi",
            end: "Chiudi App Clip",
            storageFull: "L’App Clip non può salvare altro in questo browser."
        ),
        messages: Messages(
            nothingHere: "Qui non c’è nessun App Clip",
            invalidAddress: "Questo indirizzo non è valido",
            checkLink: "Controlla il link o scansiona di nuovo il codice.",
            notYet: "Questo App Clip non è ancora disponibile",
            tryLater: "Riprova più tardi.",
            noLonger: "Questo App Clip non è più disponibile",
            outOfDate: "Il link o il codice che hai usato non è aggiornato.",
            notInBrowser: "Questo App Clip non può essere aperto in un browser",
            useIPhone: "Apri il link su un iPhone.",
            notHere: "Questo App Clip non può essere aperto qui",
            askBusiness: "Rivolgiti all’attività di cui hai usato il link o il codice.",
            pageNotFound: "Pagina non trovata",
            noSuchPage: "Il server non ha nessuna pagina a questo indirizzo.",
            noScanner: "Lo scanner non è disponibile",
            useCamera: "Scansiona il codice con l’app Fotocamera del telefono.",
            somethingWrong: "Qualcosa è andato storto"
        ),
        links: Links(
            tryAgain: "Riprova",
            startPage: "Pagina iniziale",
            goTo: "Vai a %",
            scanCode: "Scansiona un codice",
            why: "Perché?"
        )
    )
}
