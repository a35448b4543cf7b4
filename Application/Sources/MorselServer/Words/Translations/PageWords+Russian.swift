// SPDX-License-Identifier: Apache-2.0

extension PageWords {
    /// The words in Russian (`ru`).
    static let russian = PageWords(
        card: Card(
            open: "Открыть",
            view: "Смотреть",
            play: "Играть",
            poweredBy: "Предоставлено: %",
            getTheApp: "Загрузить приложение",
            close: "Закрыть",
            nothingInstalled: "Откроется в этом браузере. Ничего не устанавливается.",
            noNotifications: "Не присылает уведомлений и не использует геопозицию.",
            scanWithPhone: "Отсканируйте телефоном, чтобы открыть на нём.",
            needsScripts: "Для этого App Clip нужны JavaScript и WebAssembly.",
            browserTooOld: "Этот браузер слишком старый для App Clip. "
                + "Обновите его или откройте ссылку в другом браузере."
        ),
        clip: Clip(
            notOpened: "Не удалось открыть App Clip. Попробуйте ещё раз.",
            stopped: "Работа App Clip прервана",
            getTheFullApp: "Загрузить полное приложение",
            overLimit: "Он использовал больше памяти или времени, чем разрешено App Clip.",
            reopen: "Открыть снова",
            notLoaded: "Не удалось загрузить часть App Clip. Проверьте подключение.",
            stillLoading: "App Clip ещё загружается.",
            notResponding: "App Clip не отвечает.",
            wait: "Подождать",
            end: "Закрыть App Clip",
            storageFull: "App Clip больше не может сохранять данные в этом браузере."
        ),
        messages: Messages(
            nothingHere: "Здесь нет App Clip",
            invalidAddress: "Недопустимый адрес",
            checkLink: "Проверьте ссылку или отсканируйте код ещё раз.",
            notYet: "Этот App Clip пока недоступен",
            tryLater: "Повторите попытку позже.",
            noLonger: "Этот App Clip больше недоступен",
            outOfDate: "Ссылка или код, которыми вы воспользовались, устарели.",
            notInBrowser: "Этот App Clip нельзя открыть в браузере",
            useIPhone: "Откройте ссылку на iPhone.",
            notHere: "Этот App Clip нельзя открыть здесь",
            askBusiness: "Обратитесь в организацию, чьей ссылкой или кодом вы воспользовались.",
            pageNotFound: "Страница не найдена",
            noSuchPage: "На сервере нет страницы с таким адресом.",
            noScanner: "Сканер недоступен",
            useCamera: "Отсканируйте код в приложении «Камера» на телефоне.",
            somethingWrong: "Что-то пошло не так"
        ),
        links: Links(
            tryAgain: "Повторить",
            startPage: "Начальная страница",
            goTo: "Перейти на %",
            scanCode: "Сканировать код",
            why: "Почему?"
        )
    )
}
