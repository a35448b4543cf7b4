// SPDX-License-Identifier: Apache-2.0

extension PageWords {
    /// The words in French (`fr`).
    static let french = PageWords(
        card: Card(
            open: "Ouvrir",
            view: "Afficher",
            play: "Jouer",
            poweredBy: "Proposé par %",
            getTheApp: "Obtenir l’app",
            close: "Fermer",
            nothingInstalled: "S’ouvre dans ce navigateur. Rien n’est installé.",
            noNotifications: "N’envoie pas de notifications et n’utilise pas votre position.",
            scanWithPhone: "Scannez avec votre téléphone pour l’ouvrir sur celui-ci.",
            needsScripts: "Cet App Clip nécessite JavaScript et WebAssembly.",
            browserTooOld: "Ce navigateur est trop ancien pour les App Clips. "
                + "Mettez-le à jour ou utilisez un autre navigateur."
        ),
        clip: Clip(
            notOpened: "Impossible d’ouvrir l’App Clip. Réessayez.",
            stopped: "L’App Clip s’est arrêté",
            getTheFullApp: "Obtenir l’app complète",
            overLimit: "Il a dépassé la mémoire ou le temps autorisés pour un App Clip.",
            reopen: "Rouvrir",
            notLoaded: "Une partie de l’App Clip n’a pas pu être chargée. "
                + "Vérifiez votre connexion.",
            stillLoading: "L’App Clip est encore en cours de chargement.",
            notResponding: "L’App Clip ne répond pas.",
            wait: "Patienter",
            end: "Fermer l’App Clip",
            storageFull: "L’App Clip ne peut plus rien enregistrer dans ce navigateur."
        ),
        messages: Messages(
            nothingHere: "Il n’y a pas d’App Clip ici",
            invalidAddress: "Cette adresse n’est pas valide",
            checkLink: "Vérifiez le lien ou scannez de nouveau le code.",
            notYet: "Cet App Clip n’est pas encore disponible",
            tryLater: "Veuillez réessayer plus tard.",
            noLonger: "Cet App Clip n’est plus disponible",
            outOfDate: "Le lien ou le code que vous avez utilisé n’est plus à jour.",
            notInBrowser: "Cet App Clip ne peut pas s’ouvrir dans un navigateur",
            useIPhone: "Ouvrez le lien sur un iPhone.",
            notHere: "Cet App Clip ne peut pas s’ouvrir ici",
            askBusiness:
                "Adressez-vous à l’établissement dont vous avez utilisé le lien ou le code.",
            pageNotFound: "Page introuvable",
            noSuchPage: "Le serveur n’a aucune page à cette adresse.",
            noScanner: "Le lecteur de codes n’est pas disponible",
            useCamera: "Scannez le code avec l’app Appareil photo de votre téléphone.",
            somethingWrong: "Une erreur s’est produite"
        ),
        links: Links(
            tryAgain: "Réessayer",
            startPage: "Page d’accueil",
            goTo: "Aller sur %",
            scanCode: "Scanner un code",
            why: "Pourquoi ?"
        )
    )
}
