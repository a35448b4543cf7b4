// SPDX-License-Identifier: Apache-2.0

import AppClipCodes
import CodeProduction

/// The list of the documentation's page on the generator.
let documentedList = """
    SVG File Name,URL,Background Color,Foreground Color,Type,Logo
    camera_standalone.svg,https://appclip.example.com,FFFFFF,000000,cam,none
    nfc_standalone.svg,https://appclip.example.com,FFFFFF,000000,nfc,none
    camera_badge.svg,https://appclip.example.com,FFFFFF,000000,cam,badge
    nfc_badge.svg,https://appclip.example.com,FFFFFF,000000,nfc,badge

    """

let documentedHeader = "SVG File Name,URL,Background Color,Foreground Color,Type,Logo"

let plainStyle = CodeStyle(colors: ColorPair.templates[0])

/// Returns a number of orders, all of which are valid.
func orders(_ count: Int) -> [CodeOrder] {
    (1...count).map { number in
        CodeOrder(
            row: number,
            fileName: "AppClipCode\(number).svg",
            url: "https://appclip.example.com/buy?id=\(number)",
            style: plainStyle
        )
    }
}

func list(
    _ text: String,
    kinds: Set<CodeList.Kind> = [.generator, .mapping, .urls]
) throws(CodeList.ReadingError) -> CodeList {
    try CodeList(Array(text.utf8), style: plainStyle, kinds: kinds)
}
