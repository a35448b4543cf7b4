// SPDX-License-Identifier: Apache-2.0

extension PageWords {
    /// The words in German (`de`).
    static let german = PageWords(
        card: Card(
            open: "Öffnen",
            view: "Ansehen",
            play: "Spielen",
            poweredBy: "Bereitgestellt von %",
            getTheApp: "App laden",
            close: "Schließen",
            nothingInstalled: "Öffnet sich in diesem Browser. Es wird nichts installiert.",
            noNotifications: "Sendet keine Mitteilungen und verwendet deinen Standort nicht.",
            scanWithPhone: "Mit dem Telefon scannen, um den App Clip dort zu öffnen.",
            needsScripts: "Dieser App Clip benötigt JavaScript und WebAssembly.",
            browserTooOld: "Dieser Browser ist zu alt für App Clips. "
                + "Aktualisiere ihn oder verwende einen anderen Browser."
        ),
        clip: Clip(
            notOpened: "Der App Clip konnte nicht geöffnet werden. Versuche es noch einmal.",
            stopped: "Der App Clip wurde beendet",
            getTheFullApp: "Die vollständige App laden",
            overLimit: "Er hat mehr Speicher oder Zeit verwendet, als ein App Clip verwenden darf.",
            reopen: "Noch einmal öffnen",
            notLoaded: "Ein Teil des App Clips konnte nicht geladen werden. "
                + "Prüfe deine Verbindung.",
            stillLoading: "Der App Clip wird noch geladen.",
            notResponding: "Der App Clip reagiert nicht.",
            wait: "Warten",
            end: "App Clip schließen",
            storageFull: "Der App Clip kann in diesem Browser nichts mehr speichern."
        ),
        messages: Messages(
            nothingHere: "Hier gibt es keinen App Clip",
            invalidAddress: "Diese Adresse ist ungültig",
            checkLink: "Prüfe den Link oder scanne den Code noch einmal.",
            notYet: "Dieser App Clip ist noch nicht verfügbar",
            tryLater: "Versuche es später noch einmal.",
            noLonger: "Dieser App Clip ist nicht mehr verfügbar",
            outOfDate: "Der verwendete Link oder Code ist veraltet.",
            notInBrowser: "Dieser App Clip kann nicht im Browser geöffnet werden",
            useIPhone: "Öffne den Link auf einem iPhone.",
            notHere: "Dieser App Clip kann hier nicht geöffnet werden",
            askBusiness: "Frage bei dem Anbieter nach, von dem der Link oder Code stammt.",
            pageNotFound: "Seite nicht gefunden",
            noSuchPage: "Unter dieser Adresse gibt es auf dem Server keine Seite.",
            noScanner: "Der Scanner ist nicht verfügbar",
            useCamera: "Scanne den Code mit der Kamera-App deines Telefons.",
            somethingWrong: "Etwas ist schiefgelaufen"
        ),
        links: Links(
            tryAgain: "Noch einmal versuchen",
            startPage: "Startseite",
            goTo: "Zu %",
            scanCode: "Code scannen",
            why: "Warum?"
        )
    )
}
