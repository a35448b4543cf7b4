// SPDX-License-Identifier: Apache-2.0

extension PageWords {
    /// The words in Ukrainian (`uk`).
    static let ukrainian = PageWords(
        card: Card(
            open: "Відкрити",
            view: "Переглянути",
            play: "Грати",
            poweredBy: "Надає %",
            getTheApp: "Отримати програму",
            close: "Закрити",
            nothingInstalled: "Відкривається в цьому браузері. Нічого не встановлюється.",
            noNotifications: "Не надсилає сповіщень і не використовує геопозицію.",
            scanWithPhone: "Відскануйте телефоном, щоб відкрити на ньому.",
            needsScripts: "Для цього App Clip потрібні JavaScript і WebAssembly.",
            browserTooOld: "Цей браузер застарий для App Clip. "
                + "Оновіть його або скористайтеся іншим браузером."
        ),
        clip: Clip(
            notOpened: "Не вдалося відкрити App Clip. Спробуйте ще раз.",
            stopped: "Роботу App Clip перервано",
            getTheFullApp: "Отримати повну програму",
            overLimit: "Він використав більше пам’яті або часу, ніж дозволено App Clip.",
            reopen: "Відкрити знову",
            notLoaded: "Не вдалося завантажити частину App Clip. Перевірте з’єднання.",
            stillLoading: "App Clip ще завантажується.",
            notResponding: "App Clip не відповідає.",
            wait: "Зачекати",
            end: "Закрити App Clip",
            storageFull: "App Clip більше не може зберігати дані в цьому браузері."
        ),
        messages: Messages(
            nothingHere: "Тут немає App Clip",
            invalidAddress: "Недійсна адреса",
            checkLink: "Перевірте посилання або відскануйте код ще раз.",
            notYet: "Цей App Clip поки недоступний",
            tryLater: "Спробуйте ще раз пізніше.",
            noLonger: "Цей App Clip більше недоступний",
            outOfDate: "Посилання або код, якими ви скористалися, застаріли.",
            notInBrowser: "Цей App Clip не можна відкрити в браузері",
            useIPhone: "Відкрийте посилання на iPhone.",
            notHere: "Цей App Clip не можна відкрити тут",
            askBusiness: "Зверніться до закладу, чиїм посиланням або кодом ви скористалися.",
            pageNotFound: "Сторінку не знайдено",
            noSuchPage: "На сервері немає сторінки за цією адресою.",
            noScanner: "Сканер недоступний",
            useCamera: "Відскануйте код програмою «Камера» на телефоні.",
            somethingWrong: "Щось пішло не так"
        ),
        links: Links(
            tryAgain: "Спробувати ще раз",
            startPage: "Початкова сторінка",
            goTo: "Перейти на %",
            scanCode: "Сканувати код",
            why: "Чому?"
        )
    )
}
