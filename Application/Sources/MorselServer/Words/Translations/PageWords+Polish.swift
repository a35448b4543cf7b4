// SPDX-License-Identifier: Apache-2.0

extension PageWords {
    /// The words in Polish (`pl`).
    static let polish = PageWords(
        card: Card(
            open: "Otwórz",
            view: "Zobacz",
            play: "Graj",
            poweredBy: "Dostarcza: %",
            getTheApp: "Pobierz aplikację",
            close: "Zamknij",
            nothingInstalled: "Otwiera się w tej przeglądarce. Nic nie jest instalowane.",
            noNotifications: "Nie wysyła powiadomień i nie korzysta z położenia.",
            scanWithPhone: "Zeskanuj telefonem, aby otworzyć na nim.",
            needsScripts: "Ten wycinek aplikacji wymaga JavaScriptu i WebAssembly.",
            browserTooOld: "Ta przeglądarka jest zbyt stara, aby otwierać wycinki aplikacji. "
                + "Uaktualnij ją lub użyj innej."
        ),
        clip: Clip(
            notOpened: "Nie udało się otworzyć wycinka aplikacji. Spróbuj ponownie.",
            stopped: "Wycinek aplikacji przestał działać",
            getTheFullApp: "Pobierz pełną aplikację",
            overLimit: "Wykorzystał więcej pamięci lub czasu, niż wolno wycinkowi aplikacji.",
            reopen: "Otwórz ponownie",
            notLoaded: "Nie udało się wczytać części wycinka aplikacji. Sprawdź połączenie.",
            stillLoading: "Wycinek aplikacji nadal się wczytuje.",
            notResponding: "Wycinek aplikacji nie odpowiada.",
            wait: "Czekaj",
            end: "Zamknij wycinek aplikacji",
            storageFull: "Wycinek aplikacji nie może zapisać nic więcej w tej przeglądarce."
        ),
        messages: Messages(
            nothingHere: "Nie ma tu wycinka aplikacji",
            invalidAddress: "Ten adres jest nieprawidłowy",
            checkLink: "Sprawdź łącze lub zeskanuj kod ponownie.",
            notYet: "Ten wycinek aplikacji nie jest jeszcze dostępny",
            tryLater: "Spróbuj ponownie później.",
            noLonger: "Ten wycinek aplikacji nie jest już dostępny",
            outOfDate: "Użyte łącze lub kod są nieaktualne.",
            notInBrowser: "Tego wycinka aplikacji nie można otworzyć w przeglądarce",
            useIPhone: "Otwórz łącze na iPhonie.",
            notHere: "Tego wycinka aplikacji nie można tu otworzyć",
            askBusiness: "Zapytaj firmę, z której łącza lub kodu skorzystano.",
            pageNotFound: "Nie znaleziono strony",
            noSuchPage: "Pod tym adresem nie ma strony na serwerze.",
            noScanner: "Skaner jest niedostępny",
            useCamera: "Zeskanuj kod aplikacją Aparat w telefonie.",
            somethingWrong: "Coś poszło nie tak"
        ),
        links: Links(
            tryAgain: "Spróbuj ponownie",
            startPage: "Strona główna",
            goTo: "Przejdź do %",
            scanCode: "Zeskanuj kod",
            why: "Dlaczego?"
        )
    )
}
