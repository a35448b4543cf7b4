// SPDX-License-Identifier: Apache-2.0

extension PageWords {
    /// The words in Arabic (`ar`).
    static let arabic = PageWords(
        card: Card(
            open: "فتح",
            view: "عرض",
            play: "لعب",
            poweredBy: "مقدَّم من %",
            getTheApp: "الحصول على التطبيق",
            close: "إغلاق",
            nothingInstalled: "يُفتح في هذا المتصفح. لا يتم تثبيت أي شيء.",
            noNotifications: "لا يرسل إشعارات ولا يستخدم موقعك.",
            scanWithPhone: "امسح الرمز بهاتفك لفتحه عليه.",
            needsScripts: "يتطلب App Clip هذا JavaScript وWebAssembly.",
            browserTooOld: "هذا المتصفح قديم جدًا بالنسبة إلى App Clips. "
                + "حدّثه أو استخدم متصفحًا آخر."
        ),
        clip: Clip(
            notOpened: "تعذّر فتح App Clip. حاول مرة أخرى.",
            stopped: "توقّف App Clip",
            getTheFullApp: "الحصول على التطبيق الكامل",
            overLimit: "استخدم من الذاكرة أو الوقت أكثر من المسموح به لـ App Clip.",
            reopen: "فتح مرة أخرى",
            notLoaded: "تعذّر تحميل جزء من App Clip. تحقّق من الاتصال.",
            stillLoading: "لا يزال App Clip قيد التحميل.",
            notResponding: "App Clip لا يستجيب.",
            wait: "انتظار",
            end: "إغلاق App Clip",
            storageFull: "لا يمكن لـ App Clip حفظ المزيد في هذا المتصفح."
        ),
        messages: Messages(
            nothingHere: "لا يوجد App Clip هنا",
            invalidAddress: "هذا العنوان غير صالح",
            checkLink: "تحقق من الرابط أو امسح الرمز مرة أخرى.",
            notYet: "لم يتوفر App Clip هذا بعد",
            tryLater: "يُرجى المحاولة مرة أخرى لاحقًا.",
            noLonger: "لم يعد App Clip هذا متوفرًا",
            outOfDate: "الرابط أو الرمز الذي استخدمته قديم.",
            notInBrowser: "لا يمكن فتح App Clip هذا في متصفح",
            useIPhone: "افتح الرابط على iPhone.",
            notHere: "لا يمكن فتح App Clip هذا هنا",
            askBusiness: "اسأل النشاط التجاري الذي استخدمت رابطه أو رمزه.",
            pageNotFound: "الصفحة غير موجودة",
            noSuchPage: "لا توجد على الخادم صفحة بهذا العنوان.",
            noScanner: "الماسح غير متوفر",
            useCamera: "امسح الرمز باستخدام تطبيق الكاميرا على هاتفك.",
            somethingWrong: "حدث خطأ ما"
        ),
        links: Links(
            tryAgain: "حاول مرة أخرى",
            startPage: "الصفحة الرئيسية",
            goTo: "الانتقال إلى %",
            scanCode: "مسح رمز",
            why: "لماذا؟"
        )
    )
}
