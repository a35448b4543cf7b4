// SPDX-License-Identifier: Apache-2.0

import AppClipCodes
import ArgumentParser
import MorselWording
import Terminal

/// The style of a code, with the option names of Apple's generator (rule A-32).
struct StyleOptions: ParsableArguments {
    @Option(help: "A predefined colour pair, 0 to 17; see 'morsel code templates'. (default: 0)")
    var index: Int?

    @Option(help: ArgumentHelp("The foreground colour.", valueName: "RRGGBB"))
    var foreground: String?

    @Option(help: ArgumentHelp("The background colour.", valueName: "RRGGBB"))
    var background: String?

    @Option(help: "The type: scan-only (cam) or NFC-integrated (nfc).")
    var type: TypeName = .cam

    @Option(help: "The design: with the App Clip logo (badge) or without it (none).")
    var logo: LogoName = .badge

    /// The kinds of codes.
    enum TypeName: String, ExpressibleByArgument, CaseIterable {
        case cam
        case nfc
    }

    /// The choice of a code with or without logo.
    enum LogoName: String, ExpressibleByArgument, CaseIterable {
        case badge
        case none
    }

    func validate() throws {
        if index != nil, foreground != nil || background != nil {
            throw ValidationError(
                "Use either --index or --foreground and --background, not both."
            )
        }
        if foreground != nil, background == nil {
            throw ValidationError("--foreground requires --background.")
        }
        if background != nil, foreground == nil {
            throw ValidationError("--background requires --foreground.")
        }
    }

    /// Returns the style that the options describe.
    ///
    /// - Throws: ``CommandError`` if a colour or the index is invalid, or the contrast is too low.
    func style() throws -> CodeStyle {
        let colors = try colors()
        guard colors.hasEnoughContrast else { throw Self.weakContrast(colors) }
        return CodeStyle(
            colors: colors,
            kind: type == .nfc ? .nfc : .camera,
            logo: logo == .none ? .none : .badge
        )
    }

    private func colors() throws -> ColorPair {
        if let foreground, let background {
            return try Self.pair(foreground: foreground, background: background)
        }
        let index = index ?? 0
        guard ColorPair.templates.indices.contains(index) else {
            throw CommandError(
                "index",
                "index: the index must be between 0 and 17; got \(index). 'templates' lists the "
                    + "default colour pairs."
            )
        }
        return ColorPair.templates[index]
    }

    /// Parses two colours.
    ///
    /// - Throws: ``CommandError`` if one of them is invalid.
    static func pair(foreground: String, background: String) throws -> ColorPair {
        ColorPair(
            foreground: try color(foreground, "foreground"),
            background: try color(background, "background")
        )
    }

    private static func color(_ text: String, _ name: String) throws -> RGBColor {
        do throws(RGBColor.ParsingError) {
            return try RGBColor(hexadecimal: text)
        } catch {
            var report = ErrorReport(
                code: "color",
                message: "\(name): \(error.sentence(about: text))"
            )
            report.part = name
            report.offset = error.offset
            throw CommandError(report)
        }
    }

    private static func weakContrast(_ pair: ColorPair) -> CommandError {
        let others = pair.suggestions.map { "\($0.foreground)" }.joined(separator: " ")
        return CommandError(
            "contrast",
            "colors: the contrast of foreground \(pair.foreground) on background "
                + "\(pair.background) is too low for scanning; use one of these foregrounds: "
                + "\(others)."
        )
    }
}
