// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import ArgumentParser
import CodeImages
import MorselWording
import NFCTags
import Terminal

/// A command that writes the contents of an NFC tag (A13).
struct NFCCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "nfc",
        abstract: "Create the NDEF record of a URL, or the memory image of a tag that holds it.",
        discussion: """
            Without --tag, the output is the NDEF message; with --tag, the tag's memory from page 3 on.
            """
    )

    @Argument(help: "The URL.")
    var url: String

    @Option(help: "The type of the tag: ntag213, ntag215 or ntag216.")
    var tag: Tag?

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "The file for the raw bytes; '-' for standard output.",
            valueName: "file"
        ),
        completion: .file()
    )
    var output: String?

    @Flag(help: "Print the result as JSON.")
    var json = false

    enum Tag: String, ExpressibleByArgument, CaseIterable {
        case ntag213
        case ntag215
        case ntag216

        var type: TagType {
            switch self {
            case .ntag213: .ntag213
            case .ntag215: .ntag215
            case .ntag216: .ntag216
            }
        }
    }

    func run() async throws {
        try await Console.reporting(json: json) {
            // A phone reads the URL only up to this character, or not at all.
            if let scalar = url.unicodeScalars.first(where: { $0.properties.isWhitespace })
                ?? url.unicodeScalars.first(where: { $0.properties.generalCategory == .control })
            {
                throw CommandError(
                    "nfc",
                    "nfc: \(QuotedCharacter.text(String(scalar))) is not allowed in a URL; percent-encode "
                        + "it."
                )
            }
            let message: NDEFMessage
            let memory: TagMemory?
            do throws(NDEFError) {
                message = try NDEFMessage(uri: url)
                memory = if let tag { try TagMemory(message, on: tag.type) } else { nil }
            } catch {
                throw CommandError("nfc", "nfc: \(error.sentence)")
            }
            if let output { try OutputFile.write(memory?.bytes ?? message.bytes, to: output) }
            if json, !OutputFile.isStandardOutput(output) {
                try Console.print(json: report(message, memory))
            } else if output == nil {
                try Console.write(text(message, memory))
            }
        }
    }

    private struct Report: Encodable {
        let url: String
        let ndef: String
        let bytes: Int
        let tag: String?
        let capacity: Int?
        let memory: String?
        let output: String?
    }

    private func report(_ message: NDEFMessage, _ memory: TagMemory?) -> Report {
        Report(
            url: url,
            ndef: Hexadecimal.text(of: message.bytes),
            bytes: message.bytes.count,
            tag: tag?.rawValue,
            capacity: tag?.type.messageByteCount,
            memory: memory.map { Hexadecimal.text(of: $0.bytes) },
            output: output
        )
    }

    private func text(_ message: NDEFMessage, _ memory: TagMemory?) -> String {
        guard let memory else { return message.hexText + "\n" }
        // The pages after the message are all zero.
        return memory.pages.filter { $0.number <= memory.lastUsedPage }
            .map { page in
                let number = page.number < 10 ? " \(page.number)" : "\(page.number)"
                return "page \(number): \(Hexadecimal.text(of: page.bytes, separator: " "))\n"
            }
            .joined()
    }
}
