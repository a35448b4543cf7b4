// SPDX-License-Identifier: Apache-2.0

extension PageWords {
    /// The words in Chinese, in simplified characters (`zh-Hans`).
    static let simplifiedChinese = PageWords(
        card: Card(
            open: "打开",
            view: "查看",
            play: "开始游戏",
            poweredBy: "由 % 提供",
            getTheApp: "获取 App",
            close: "关闭",
            nothingInstalled: "在此浏览器中打开，无需安装。",
            noNotifications: "不会发送通知，也不会使用你的位置。",
            scanWithPhone: "用手机扫描，即可在手机上打开。",
            needsScripts: "此轻 App 需要 JavaScript 和 WebAssembly。",
            browserTooOld: "此浏览器版本过旧，无法打开轻 App。请更新浏览器或使用其他浏览器。"
        ),
        clip: Clip(
            notOpened: "无法打开轻 App，请重试。",
            stopped: "轻 App 已停止运行",
            getTheFullApp: "获取完整 App",
            overLimit: "它使用的内存或时间超出了轻 App 的限制。",
            reopen: "重新打开",
            notLoaded: "无法载入轻 App 的部分内容。请检查网络连接。",
            stillLoading: "轻 App 仍在载入。",
            notResponding: "轻 App 没有响应。",
            wait: "等待",
            end: "关闭轻 App",
            storageFull: "轻 App 无法在此浏览器中存储更多内容。"
        ),
        messages: Messages(
            nothingHere: "此处没有轻 App",
            invalidAddress: "此地址无效",
            checkLink: "请检查链接，或重新扫描代码。",
            notYet: "此轻 App 尚不可用",
            tryLater: "请稍后重试。",
            noLonger: "此轻 App 已不再提供",
            outOfDate: "你使用的链接或代码已过期。",
            notInBrowser: "此轻 App 无法在浏览器中打开",
            useIPhone: "请在 iPhone 上打开链接。",
            notHere: "此轻 App 无法在此处打开",
            askBusiness: "请咨询提供该链接或代码的商家。",
            pageNotFound: "找不到页面",
            noSuchPage: "服务器上没有此地址的页面。",
            noScanner: "扫描器不可用",
            useCamera: "请使用手机的相机 App 扫描代码。",
            somethingWrong: "出错了"
        ),
        links: Links(
            tryAgain: "重试",
            startPage: "起始页",
            goTo: "前往 %",
            scanCode: "扫描代码",
            why: "为什么？"
        )
    )
}
