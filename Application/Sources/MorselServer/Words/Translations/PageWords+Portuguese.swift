// SPDX-License-Identifier: Apache-2.0

extension PageWords {
    /// The words in Portuguese (`pt`).
    static let portuguese = PageWords(
        card: Card(
            open: "Abrir",
            view: "Ver",
            play: "Jogar",
            poweredBy: "Com tecnologia de %",
            getTheApp: "Obter o app",
            close: "Fechar",
            nothingInstalled: "Abre neste navegador. Nada é instalado.",
            noNotifications: "Não envia notificações nem usa a sua localização.",
            scanWithPhone: "Escaneie com o telefone para abrir nele.",
            needsScripts: "Este clipe de app precisa de JavaScript e WebAssembly.",
            browserTooOld: "Este navegador é antigo demais para clipes de app. "
                + "Atualize-o ou use outro navegador."
        ),
        clip: Clip(
            notOpened: "Não foi possível abrir o clipe de app. Tente novamente.",
            stopped: "O clipe de app parou",
            getTheFullApp: "Obter o app completo",
            overLimit: "Ele usou mais memória ou tempo do que um clipe de app pode usar.",
            reopen: "Abrir novamente",
            notLoaded: "Não foi possível carregar uma parte do clipe de app. "
                + "Verifique sua conexão.",
            stillLoading: "O clipe de app ainda está sendo carregado.",
            notResponding: "O clipe de app não está respondendo.",
            wait: "Aguardar",
            end: "Fechar clipe de app",
            storageFull: "O clipe de app não pode salvar mais nada neste navegador."
        ),
        messages: Messages(
            nothingHere: "Não há um clipe de app aqui",
            invalidAddress: "Este endereço não é válido",
            checkLink: "Verifique o link ou escaneie o código novamente.",
            notYet: "Este clipe de app ainda não está disponível",
            tryLater: "Tente novamente mais tarde.",
            noLonger: "Este clipe de app não está mais disponível",
            outOfDate: "O link ou código que você usou está desatualizado.",
            notInBrowser: "Este clipe de app não pode ser aberto em um navegador",
            useIPhone: "Abra o link em um iPhone.",
            notHere: "Este clipe de app não pode ser aberto aqui",
            askBusiness: "Pergunte ao estabelecimento cujo link ou código você usou.",
            pageNotFound: "Página não encontrada",
            noSuchPage: "O servidor não tem nenhuma página neste endereço.",
            noScanner: "O leitor de códigos não está disponível",
            useCamera: "Escaneie o código com o app Câmera do telefone.",
            somethingWrong: "Algo deu errado"
        ),
        links: Links(
            tryAgain: "Tentar novamente",
            startPage: "Página inicial",
            goTo: "Ir para %",
            scanCode: "Escanear um código",
            why: "Por quê?"
        )
    )
}
