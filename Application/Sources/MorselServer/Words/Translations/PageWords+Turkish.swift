// SPDX-License-Identifier: Apache-2.0

extension PageWords {
    /// The words in Turkish (`tr`).
    static let turkish = PageWords(
        card: Card(
            open: "Aç",
            view: "Görüntüle",
            play: "Oyna",
            poweredBy: "% tarafından sunulur",
            getTheApp: "Uygulamayı edin",
            close: "Kapat",
            nothingInstalled: "Bu tarayıcıda açılır. Hiçbir şey yüklenmez.",
            noNotifications: "Bildirim göndermez ve konumunuzu kullanmaz.",
            scanWithPhone: "Telefonunuzda açmak için telefonunuzla tarayın.",
            needsScripts: "Bu uygulama klibi için JavaScript ve WebAssembly gerekir.",
            browserTooOld: "Bu tarayıcı, uygulama klipleri için çok eski. "
                + "Güncelleyin veya başka bir tarayıcı kullanın."
        ),
        clip: Clip(
            notOpened: "Uygulama klibi açılamadı. Yeniden deneyin.",
            stopped: "Uygulama klibi durdu",
            getTheFullApp: "Uygulamanın tamamını edinin",
            overLimit: "Bir uygulama klibinin kullanabileceğinden fazla bellek veya süre kullandı.",
            reopen: "Yeniden aç",
            notLoaded: "Uygulama klibinin bir bölümü yüklenemedi. Bağlantınızı denetleyin.",
            stillLoading: "Uygulama klibi hâlâ yükleniyor.",
            notResponding: "Uygulama klibi yanıt vermiyor.",
            wait: "Bekle",
            end: "Uygulama klibini kapat",
            storageFull: "Uygulama klibi bu tarayıcıya daha fazla veri kaydedemiyor."
        ),
        messages: Messages(
            nothingHere: "Burada bir uygulama klibi yok",
            invalidAddress: "Bu adres geçerli değil",
            checkLink: "Bağlantıyı denetleyin veya kodu yeniden tarayın.",
            notYet: "Bu uygulama klibi henüz kullanılamıyor",
            tryLater: "Lütfen daha sonra yeniden deneyin.",
            noLonger: "Bu uygulama klibi artık kullanılamıyor",
            outOfDate: "Kullandığınız bağlantı veya kod güncel değil.",
            notInBrowser: "Bu uygulama klibi tarayıcıda açılamaz",
            useIPhone: "Bağlantıyı bir iPhone’da açın.",
            notHere: "Bu uygulama klibi burada açılamaz",
            askBusiness: "Bağlantısını veya kodunu kullandığınız işletmeye sorun.",
            pageNotFound: "Sayfa bulunamadı",
            noSuchPage: "Sunucuda bu adreste bir sayfa yok.",
            noScanner: "Tarayıcı kullanılamıyor",
            useCamera: "Kodu telefonunuzun Kamera uygulamasıyla tarayın.",
            somethingWrong: "Bir sorun oluştu"
        ),
        links: Links(
            tryAgain: "Yeniden dene",
            startPage: "Başlangıç sayfası",
            goTo: "% sitesine git",
            scanCode: "Kod tara",
            why: "Neden?"
        )
    )
}
