// SPDX-License-Identifier: Apache-2.0

extension PageWords {
    /// The words in Spanish (`es`).
    static let spanish = PageWords(
        card: Card(
            open: "Abrir",
            view: "Ver",
            play: "Jugar",
            poweredBy: "Con la tecnología de %",
            getTheApp: "Obtener la app",
            close: "Cerrar",
            nothingInstalled: "Se abre en este navegador. No se instala nada.",
            noNotifications: "No envía notificaciones ni usa tu ubicación.",
            scanWithPhone: "Escanéalo con el teléfono para abrirlo en él.",
            needsScripts: "Este clip de app necesita JavaScript y WebAssembly.",
            browserTooOld: "Este navegador es demasiado antiguo para los clips de app. "
                + "Actualízalo o usa otro navegador."
        ),
        clip: Clip(
            notOpened: "No se pudo abrir el clip de app. Inténtalo de nuevo.",
            stopped: "El clip de app se ha detenido",
            getTheFullApp: "Obtener la app completa",
            overLimit: "Usó más memoria o tiempo de lo que puede usar un clip de app.",
            reopen: "Abrir de nuevo",
            notLoaded: "No se pudo cargar una parte del clip de app. Comprueba tu conexión.",
            stillLoading: "El clip de app todavía se está cargando.",
            notResponding: "El clip de app no responde.",
            wait: "Esperar",
            end: "Cerrar clip de app",
            storageFull: "El clip de app no puede guardar nada más en este navegador."
        ),
        messages: Messages(
            nothingHere: "Aquí no hay ningún clip de app",
            invalidAddress: "Esta dirección no es válida",
            checkLink: "Comprueba el enlace o vuelve a escanear el código.",
            notYet: "Este clip de app aún no está disponible",
            tryLater: "Inténtalo de nuevo más tarde.",
            noLonger: "Este clip de app ya no está disponible",
            outOfDate: "El enlace o el código que has usado está obsoleto.",
            notInBrowser: "Este clip de app no se puede abrir en un navegador",
            useIPhone: "Abre el enlace en un iPhone.",
            notHere: "Este clip de app no se puede abrir aquí",
            askBusiness: "Pregunta al negocio cuyo enlace o código has usado.",
            pageNotFound: "Página no encontrada",
            noSuchPage: "El servidor no tiene ninguna página en esta dirección.",
            noScanner: "El escáner no está disponible",
            useCamera: "Escanea el código con la app Cámara del teléfono.",
            somethingWrong: "Algo ha ido mal"
        ),
        links: Links(
            tryAgain: "Intentar de nuevo",
            startPage: "Página de inicio",
            goTo: "Ir a %",
            scanCode: "Escanear un código",
            why: "¿Por qué?"
        )
    )
}
