internal import AppClipCodes
internal import ArgumentParser

/// How a code shall look, in the words of Apple's generator (rule A-32).
struct StyleOptions: ParsableArguments {
    @Option(help: "The default colour pair, 0 to 17; see 'templates'. (default: 0)")
    var index: Int?

    @Option(help: ArgumentHelp("The foreground colour.", valueName: "RRGGBB"))
    var foreground: String?

    @Option(help: ArgumentHelp("The background colour.", valueName: "RRGGBB"))
    var background: String?

    @Option(help: "Scan-only (cam) or NFC-integrated (nfc).")
    var type: TypeName = .cam

    @Option(help: "With the App Clip logo (badge) or without (none).")
    var logo: LogoName = .badge

    /// The kinds of codes.
    enum TypeName: String, ExpressibleByArgument, CaseIterable {
        case cam
        case nfc
    }

    /// With or without logo.
    enum LogoName: String, ExpressibleByArgument, CaseIterable {
        case badge
        case none
    }

    func validate() throws {
        if index != nil, foreground != nil || background != nil {
            throw ValidationError(
                "Choose either --index or --foreground and --background, not both."
            )
        }
        if foreground != nil, background == nil {
            throw ValidationError("--foreground needs --background as well.")
        }
        if background != nil, foreground == nil {
            throw ValidationError("--background needs --foreground as well.")
        }
    }

    /// The style.
    ///
    /// - Throws: ``Refusal`` where a colour or the index cannot be, or the contrast is too weak.
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
            throw Refusal(
                "index",
                "index: there is no default colour pair \(index); choose 0 to 17 ('templates' lists them)."
            )
        }
        return ColorPair.templates[index]
    }

    /// Reads two colours.
    ///
    /// - Throws: ``Refusal``.
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
                message: "\(name): \(Words.fault(error, in: text))"
            )
            report.part = name
            report.offset = error.offset
            throw Refusal(report)
        }
    }

    private static func weakContrast(_ pair: ColorPair) -> Refusal {
        let others = pair.suggestions.map { "\($0.foreground)" }.joined(separator: " ")
        return Refusal(
            "contrast",
            "colors: foreground \(pair.foreground) on background \(pair.background) has too little "
                + "contrast to be scanned; foregrounds that have enough: \(others)."
        )
    }
}
