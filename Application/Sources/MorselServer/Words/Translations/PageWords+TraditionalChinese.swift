// SPDX-License-Identifier: Apache-2.0

extension PageWords {
    /// The words in Chinese, in traditional characters (`zh-Hant`).
    static let traditionalChinese = PageWords(
        card: Card(
            open: "打開",
            view: "檢視",
            play: "開始遊戲",
            poweredBy: "由 % 提供",
            getTheApp: "取得 App",
            close: "關閉",
            nothingInstalled: "在此瀏覽器中打開，不需安裝。",
            noNotifications: "不會傳送通知，也不會使用你的位置。",
            scanWithPhone: "用手機掃描，即可在手機上打開。",
            needsScripts: "此輕巧 App 需要 JavaScript 和 WebAssembly。",
            browserTooOld: "此瀏覽器版本過舊，無法打開輕巧 App。請更新瀏覽器或使用其他瀏覽器。"
        ),
        clip: Clip(
            notOpened: "無法打開輕巧 App，請再試一次。",
            stopped: "輕巧 App 已停止執行",
            getTheFullApp: "取得完整 App",
            overLimit: "它使用的記憶體或時間超出了輕巧 App 的限制。",
            reopen: "重新打開",
            notLoaded: "無法載入輕巧 App 的部分內容。請檢查網路連線。",
            stillLoading: "輕巧 App 仍在載入。",
            notResponding: "輕巧 App 沒有回應。",
            wait: "等待",
            end: "關閉輕巧 App",
            storageFull: "輕巧 App 無法在此瀏覽器中儲存更多內容。"
        ),
        messages: Messages(
            nothingHere: "此處沒有輕巧 App",
            invalidAddress: "此網址無效",
            checkLink: "請檢查連結，或重新掃描代碼。",
            notYet: "此輕巧 App 尚無法使用",
            tryLater: "請稍後再試。",
            noLonger: "此輕巧 App 已不再提供",
            outOfDate: "你使用的連結或代碼已過期。",
            notInBrowser: "此輕巧 App 無法在瀏覽器中打開",
            useIPhone: "請在 iPhone 上打開連結。",
            notHere: "此輕巧 App 無法在此處打開",
            askBusiness: "請洽詢提供該連結或代碼的商家。",
            pageNotFound: "找不到頁面",
            noSuchPage: "伺服器上沒有此網址的頁面。",
            noScanner: "掃描器無法使用",
            useCamera: "請使用手機的相機 App 掃描代碼。",
            somethingWrong: "發生錯誤"
        ),
        links: Links(
            tryAgain: "再試一次",
            startPage: "起始頁",
            goTo: "前往 %",
            scanCode: "掃描代碼",
            why: "為什麼？"
        )
    )
}
