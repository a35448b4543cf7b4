// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CodeImages
import MorselWording
import Terminal

/// A command that generates a QR code of a URL (A13).
struct QRCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "qr",
        abstract: "Generate a QR code of a URL as SVG or PNG, or show it in the terminal."
    )

    @Argument(help: "The URL, or any other text.")
    var text: String

    @Option(help: "The error correction level: L (7 %), M (15 %), Q (25 %) or H (30 %).")
    var level: Level = .medium

    @Option(name: .customLong("qr-version"), help: "The minimum version (size), 1 to 40.")
    var version: Int?

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "The file to write, .svg or .png; '-' for SVG on standard output.",
            valueName: "file"
        ),
        completion: .file()
    )
    var output: String?

    @Option(
        help: ArgumentHelp(
            "The width of a module, a small square of the code, in pixels of a PNG file.",
            valueName: "pixels"
        )
    )
    var moduleSize = 8

    @Flag(help: "Print the result as JSON.")
    var json = false

    enum Level: String, ExpressibleByArgument, CaseIterable {
        case low = "L"
        case medium = "M"
        case quartile = "Q"
        case high = "H"

        init?(argument: String) { self.init(rawValue: argument.uppercased()) }

        var level: QRCode.Level {
            switch self {
            case .low: .low
            case .medium: .medium
            case .quartile: .quartile
            case .high: .high
            }
        }
    }

    func run() async throws {
        try await Console.reporting(json: json) {
            let ending = try output.flatMap {
                try OutputFile.ending(of: $0, among: ["svg", "png"])
            }
            let code = try make()
            if let output {
                let bytes =
                    ending == "png"
                    ? try CommandError.describingImageErrors { () throws(ImageError) in
                        try code.png(moduleSize: moduleSize)
                    }
                    : Array(code.svg().utf8)
                try OutputFile.write(bytes, to: output)
            }
            if json, !OutputFile.isStandardOutput(output) {
                struct Report: Encodable {
                    let text: String
                    let version: Int
                    let level: String
                    let modules: Int
                    let output: String?
                }
                try Console.print(
                    json: Report(
                        text: text,
                        version: code.version,
                        level: level.rawValue,
                        modules: code.size,
                        output: output
                    )
                )
            } else if output == nil {
                let isTerminal = Console.isTerminal(.output)
                try Console.draw(code.terminalText(isTerminal ? .colors : .plainOnDark))
            }
        }
    }

    private func make() throws -> QRCode {
        do throws(QRCode.EncodingError) {
            return try QRCode(text, level: level.level, minimumVersion: version)
        } catch {
            throw CommandError("qr", "qr: \(error.sentence)")
        }
    }
}
