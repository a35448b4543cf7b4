// SPDX-License-Identifier: Apache-2.0

extension PageWords {
    /// The words in Hebrew (`he`).
    static let hebrew = PageWords(
        card: Card(
            open: "פתיחה",
            view: "הצגה",
            play: "הפעלה",
            poweredBy: "מופעל על ידי %",
            getTheApp: "קבלת האפליקציה",
            close: "סגירה",
            nothingInstalled: "נפתח בדפדפן הזה. דבר אינו מותקן.",
            noNotifications: "אינו שולח עדכונים ואינו משתמש במיקום שלך.",
            scanWithPhone: "יש לסרוק בטלפון כדי לפתוח בו.",
            needsScripts: "ה-App Clip הזה מצריך JavaScript ו-WebAssembly.",
            browserTooOld: "הדפדפן הזה ישן מדי עבור App Clips. יש לעדכן אותו או להשתמש בדפדפן אחר."
        ),
        clip: Clip(
            notOpened: "לא ניתן היה לפתוח את ה-App Clip. יש לנסות שוב.",
            stopped: "ה-App Clip הפסיק לפעול",
            getTheFullApp: "קבלת האפליקציה המלאה",
            overLimit: "הוא השתמש ביותר זיכרון או זמן מהמותר ל-App Clip.",
            reopen: "פתיחה מחדש",
            notLoaded: "לא ניתן היה לטעון חלק מה-App Clip. יש לבדוק את החיבור.",
            stillLoading: "ה-App Clip עדיין נטען.",
            notResponding: "ה-App Clip אינו מגיב.",
            wait: "המתנה",
            end: "סגירת ה-App Clip",
            storageFull: "ה-App Clip אינו יכול לשמור עוד בדפדפן הזה."
        ),
        messages: Messages(
            nothingHere: "אין כאן App Clip",
            invalidAddress: "הכתובת אינה תקינה",
            checkLink: "יש לבדוק את הקישור או לסרוק שוב את הקוד.",
            notYet: "ה-App Clip הזה עדיין לא זמין",
            tryLater: "יש לנסות שוב מאוחר יותר.",
            noLonger: "ה-App Clip הזה אינו זמין עוד",
            outOfDate: "הקישור או הקוד שבהם השתמשת אינם עדכניים.",
            notInBrowser: "לא ניתן לפתוח את ה-App Clip הזה בדפדפן",
            useIPhone: "יש לפתוח את הקישור ב-iPhone.",
            notHere: "לא ניתן לפתוח את ה-App Clip הזה כאן",
            askBusiness: "יש לפנות לעסק שבקישור או בקוד שלו השתמשת.",
            pageNotFound: "הדף לא נמצא",
            noSuchPage: "אין בשרת דף בכתובת זו.",
            noScanner: "הסורק אינו זמין",
            useCamera: "יש לסרוק את הקוד ביישום המצלמה של הטלפון.",
            somethingWrong: "משהו השתבש"
        ),
        links: Links(
            tryAgain: "לנסות שוב",
            startPage: "דף הבית",
            goTo: "מעבר אל %",
            scanCode: "סריקת קוד",
            why: "מדוע?"
        )
    )
}
