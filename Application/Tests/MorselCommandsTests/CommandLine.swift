// SPDX-License-Identifier: Apache-2.0

import AppClipCodes
import Foundation
import TestPrograms
import Testing

/// Runs `morsel code`.
func code(
    _ arguments: [String],
    input: String = "",
    in folder: TemporaryFolder? = nil
) throws -> ProgramRun {
    try BuiltPrograms.run("morsel", ["code"] + arguments, input: Array(input.utf8), in: folder)
}

/// Runs `AppClipCodeGenerator`.
func generator(_ arguments: [String], in folder: TemporaryFolder? = nil) throws -> ProgramRun {
    try BuiltPrograms.run("AppClipCodeGenerator", arguments, in: folder)
}

/// Returns the objects that `--json` prints, one per line.
func objects(_ run: ProgramRun) throws -> [[String: Any]] {
    try run.lines.map { line in
        let value = try JSONSerialization.jsonObject(with: Data(line.utf8))
        return try #require(value as? [String: Any])
    }
}

/// Returns a code from the library, for comparison.
func svg(
    _ url: String,
    index: Int = 0,
    kind: CodeStyle.Kind = .camera,
    logo: CodeStyle.Logo = .badge
) throws -> [UInt8] {
    try AppClipCode(
        url,
        style: CodeStyle(colors: ColorPair.templates[index], kind: kind, logo: logo)
    ).svg
}

/// The list of the documentation's page on the generator.
let documentedList = """
    SVG File Name,URL,Background Color,Foreground Color,Type,Logo
    camera_standalone.svg,https://appclip.example.com,FFFFFF,000000,cam,none
    nfc_standalone.svg,https://appclip.example.com,FFFFFF,000000,nfc,none
    camera_badge.svg,https://appclip.example.com,FFFFFF,000000,cam,badge
    nfc_badge.svg,https://appclip.example.com,FFFFFF,000000,nfc,badge

    """

/// A mapping file whose codes are all valid.
let mapping = """
    SVG File Name, URL
    AppClipCode1.svg, https://example.com
    AppClipCode2.svg, https://appclip.example.com/

    """
