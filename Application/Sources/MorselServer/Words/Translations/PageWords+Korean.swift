// SPDX-License-Identifier: Apache-2.0

extension PageWords {
    /// The words in Korean (`ko`).
    static let korean = PageWords(
        card: Card(
            open: "열기",
            view: "보기",
            play: "플레이",
            poweredBy: "제공: %",
            getTheApp: "앱 받기",
            close: "닫기",
            nothingInstalled: "이 브라우저에서 열립니다. 아무것도 설치되지 않습니다.",
            noNotifications: "알림을 보내지 않으며 위치를 사용하지 않습니다.",
            scanWithPhone: "휴대폰으로 스캔하면 휴대폰에서 열 수 있습니다.",
            needsScripts: "이 앱 클립에는 JavaScript와 WebAssembly가 필요합니다.",
            browserTooOld: "이 브라우저는 너무 오래되어 앱 클립을 열 수 없습니다. 업데이트하거나 다른 브라우저를 사용하십시오."
        ),
        clip: Clip(
            notOpened: "앱 클립을 열 수 없습니다. 다시 시도하십시오.",
            stopped: "앱 클립이 중단됨",
            getTheFullApp: "전체 앱 받기",
            overLimit: "앱 클립이 사용할 수 있는 메모리 또는 시간을 초과했습니다.",
            reopen: "다시 열기",
            notLoaded: "앱 클립의 일부를 불러올 수 없습니다. 연결을 확인하십시오.",
            stillLoading: "앱 클립을 아직 불러오는 중입니다.",
            notResponding: "앱 클립이 응답하지 않습니다.",
            wait: "기다리기",
            end: "앱 클립 닫기",
            storageFull: "앱 클립이 이 브라우저에 더 이상 저장할 수 없습니다."
        ),
        messages: Messages(
            nothingHere: "여기에는 앱 클립이 없음",
            invalidAddress: "이 주소는 유효하지 않음",
            checkLink: "링크를 확인하거나 코드를 다시 스캔하십시오.",
            notYet: "이 앱 클립은 아직 사용할 수 없음",
            tryLater: "나중에 다시 시도하십시오.",
            noLonger: "이 앱 클립은 더 이상 사용할 수 없음",
            outOfDate: "사용한 링크 또는 코드가 오래되었습니다.",
            notInBrowser: "이 앱 클립은 브라우저에서 열 수 없음",
            useIPhone: "iPhone에서 링크를 여십시오.",
            notHere: "이 앱 클립은 여기에서 열 수 없음",
            askBusiness: "사용한 링크 또는 코드를 제공한 업체에 문의하십시오.",
            pageNotFound: "페이지를 찾을 수 없음",
            noSuchPage: "서버에 이 주소의 페이지가 없습니다.",
            noScanner: "스캐너를 사용할 수 없음",
            useCamera: "휴대폰의 카메라 앱으로 코드를 스캔하십시오.",
            somethingWrong: "문제가 발생함"
        ),
        links: Links(
            tryAgain: "다시 시도",
            startPage: "시작 페이지",
            goTo: "%(으)로 이동",
            scanCode: "코드 스캔",
            why: "이유 보기"
        )
    )
}
