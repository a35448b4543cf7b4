// SPDX-License-Identifier: Apache-2.0

extension PageWords {
    /// The words in Japanese (`ja`).
    static let japanese = PageWords(
        card: Card(
            open: "開く",
            view: "表示",
            play: "プレイ",
            poweredBy: "提供元: %",
            getTheApp: "アプリを入手",
            close: "閉じる",
            nothingInstalled: "このブラウザで開きます。何もインストールされません。",
            noNotifications: "通知の送信や位置情報の使用はありません。",
            scanWithPhone: "スマートフォンでスキャンすると、そちらで開けます。",
            needsScripts: "このApp ClipにはJavaScriptとWebAssemblyが必要です。",
            browserTooOld: "このブラウザは古いため、App Clipを開けません。アップデートするか、別のブラウザをお使いください。"
        ),
        clip: Clip(
            notOpened: "App Clipを開けませんでした。もう一度お試しください。",
            stopped: "App Clipが停止しました",
            getTheFullApp: "完全版アプリを入手",
            overLimit: "App Clipに許可されているメモリまたは時間の上限を超えました。",
            reopen: "もう一度開く",
            notLoaded: "App Clipの一部を読み込めませんでした。接続を確認してください。",
            stillLoading: "App Clipを読み込んでいます。",
            notResponding: "App Clipが応答していません。",
            wait: "待つ",
            end: "App Clipを閉じる",
            storageFull: "App Clipはこのブラウザにこれ以上保存できません。"
        ),
        messages: Messages(
            nothingHere: "ここにはApp Clipがありません",
            invalidAddress: "このアドレスは正しくありません",
            checkLink: "リンクを確認するか、コードをもう一度スキャンしてください。",
            notYet: "このApp Clipはまだ利用できません",
            tryLater: "あとでもう一度お試しください。",
            noLonger: "このApp Clipは利用できなくなりました",
            outOfDate: "使用したリンクまたはコードは古くなっています。",
            notInBrowser: "このApp Clipはブラウザでは開けません",
            useIPhone: "iPhoneでリンクを開いてください。",
            notHere: "このApp Clipはここでは開けません",
            askBusiness: "リンクまたはコードの提供元にお問い合わせください。",
            pageNotFound: "ページが見つかりません",
            noSuchPage: "このアドレスのページはサーバにありません。",
            noScanner: "スキャナは利用できません",
            useCamera: "スマートフォンのカメラアプリでコードをスキャンしてください。",
            somethingWrong: "問題が発生しました"
        ),
        links: Links(
            tryAgain: "もう一度試す",
            startPage: "スタートページ",
            goTo: "%に移動",
            scanCode: "コードをスキャン",
            why: "理由を表示"
        )
    )
}
