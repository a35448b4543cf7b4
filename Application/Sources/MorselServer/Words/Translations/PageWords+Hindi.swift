// SPDX-License-Identifier: Apache-2.0

extension PageWords {
    /// The words in Hindi (`hi`).
    static let hindi = PageWords(
        card: Card(
            open: "खोलें",
            view: "देखें",
            play: "खेलें",
            poweredBy: "% द्वारा संचालित",
            getTheApp: "ऐप पाएँ",
            close: "बंद करें",
            nothingInstalled: "इसी ब्राउज़र में खुलता है। कुछ भी इंस्टॉल नहीं होता।",
            noNotifications: "सूचनाएँ नहीं भेजता और आपके स्थान का उपयोग नहीं करता।",
            scanWithPhone: "अपने फ़ोन पर खोलने के लिए फ़ोन से स्कैन करें।",
            needsScripts: "इस ऐप क्लिप के लिए JavaScript और WebAssembly आवश्यक हैं।",
            browserTooOld: "यह ब्राउज़र ऐप क्लिप के लिए बहुत पुराना है। इसे अपडेट करें "
                + "या कोई दूसरा ब्राउज़र इस्तेमाल करें।"
        ),
        clip: Clip(
            notOpened: "ऐप क्लिप नहीं खुल सका। फिर से कोशिश करें।",
            stopped: "ऐप क्लिप रुक गया है",
            getTheFullApp: "पूरा ऐप पाएँ",
            overLimit: "इसने ऐप क्लिप की अनुमत सीमा से ज़्यादा मेमोरी या समय इस्तेमाल किया।",
            reopen: "फिर से खोलें",
            notLoaded: "ऐप क्लिप का एक हिस्सा लोड नहीं हो सका। अपना कनेक्शन जाँचें।",
            stillLoading: "ऐप क्लिप अभी लोड हो रहा है।",
            notResponding: "ऐप क्लिप जवाब नहीं दे रहा है।",
            wait: "इंतज़ार करें",
            end: "ऐप क्लिप बंद करें",
            storageFull: "ऐप क्लिप इस ब्राउज़र में और कुछ सहेज नहीं सकता।"
        ),
        messages: Messages(
            nothingHere: "यहाँ कोई ऐप क्लिप नहीं है",
            invalidAddress: "यह पता मान्य नहीं है",
            checkLink: "लिंक जाँचें या कोड फिर से स्कैन करें।",
            notYet: "यह ऐप क्लिप अभी उपलब्ध नहीं है",
            tryLater: "कृपया बाद में फिर से कोशिश करें।",
            noLonger: "यह ऐप क्लिप अब उपलब्ध नहीं है",
            outOfDate: "आपने जिस लिंक या कोड का उपयोग किया, वह पुराना है।",
            notInBrowser: "यह ऐप क्लिप ब्राउज़र में नहीं खोला जा सकता",
            useIPhone: "लिंक को iPhone पर खोलें।",
            notHere: "यह ऐप क्लिप यहाँ नहीं खोला जा सकता",
            askBusiness: "उस व्यवसाय से पूछें जिसके लिंक या कोड का आपने उपयोग किया।",
            pageNotFound: "पेज नहीं मिला",
            noSuchPage: "सर्वर पर इस पते का कोई पेज नहीं है।",
            noScanner: "स्कैनर उपलब्ध नहीं है",
            useCamera: "अपने फ़ोन के कैमरा ऐप से कोड स्कैन करें।",
            somethingWrong: "कुछ गड़बड़ हो गई"
        ),
        links: Links(
            tryAgain: "फिर से कोशिश करें",
            startPage: "शुरुआती पेज",
            goTo: "% पर जाएँ",
            scanCode: "कोड स्कैन करें",
            why: "क्यों?"
        )
    )
}
