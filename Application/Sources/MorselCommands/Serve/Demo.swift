// SPDX-License-Identifier: Apache-2.0

import AppClipCodes
import AppClipDevice
import AppClipExperiences
import AppClipTypes
import ClipPublishing
import CodeImages
import MorselRegistry
import MorselServer
import ProductFiles
import Terminal

/// The demo: Fruta, Apple's sample App Clip for ordering a smoothie.
struct Demo {
    let bundle: String

    /// The bundle that comes with the program, or else its path in a checkout.
    static var standardBundle: String {
        ProductFile.demo.path() ?? ProductFile.demo.checkoutPath
    }

    /// Returns whether a registry has the demo's link.
    ///
    /// - Throws: An error of the registry.
    static func isPresent(in registry: Registry) async throws -> Bool {
        let url = try RegisteredURL(InvocationURL("https://fruta.example/smoothie"))
        return try await registry.publishedExperience(with: url) != nil
    }

    /// The link of the demo's code.
    static let link = "https://fruta.example/smoothie?smoothie=berry-blue"

    /// Checks whether the bundle exists.
    ///
    /// - Throws: ``CommandError`` if it does not.
    func check() throws {
        guard InputFile.isFolder(bundle) else {
            throw CommandError(
                "demo",
                "demo: the clip bundle '\(bundle)' does not exist; build it with "
                    + "Scripts/build-clips.sh, or specify another with --demo-bundle."
            )
        }
    }

    /// Adds the demo to an empty registry; other registries are not changed.
    ///
    /// - Throws: ``CommandError`` if the bundle cannot be published.
    func fill(_ registry: Registry) async throws {
        guard try await registry.clips().isEmpty else { return }
        try check()
        let build = try await Publishing.publish(
            Publishing.bundle(bundle),
            in: registry,
            at: .now
        ).build.published.build
        let file = try ImageFile.reading("\(bundle)/assets/header.png")
        let image = try await registry.write(by: .command, at: .now) { try $0.add(file) }
        for (url, title, subtitle) in [
            ("https://fruta.example/", "Order a smoothie", "Skip the line at Fruta"),
            ("https://fruta.example/smoothie", "Your smoothie, now", "Made while you wait"),
        ] {
            _ = try await registry.register(
                NewExperience(
                    clip: build.clip,
                    url: try RegisteredURL(InvocationURL(url)),
                    card: CardMetadata(
                        verb: .open,
                        image: image,
                        texts: [.english: CardText(title: title, subtitle: subtitle)]
                    ),
                    isPoweredBy: true
                ),
                by: .command,
                at: .now
            )
        }
    }

    /// Returns the address, a QR code and the App Clip Code of the demo, for the terminal.
    static func greeting(port: Int) -> String {
        let isTerminal = Console.isTerminal(.output)
        var lines = ""
        guard let url = try? InvocationURL(link) else { return lines }
        let local = url.localText(port: port)
        lines += "Fruta:     \(local)\n"
        lines += "           shows \(link)\n\n"
        if let code = try? QRCode(local, level: .medium, minimumVersion: nil) {
            lines += code.terminalText(isTerminal ? .colors : .plainOnDark) + "\n"
        }
        let style = CodeStyle(colors: ColorPair.templates[4], logo: .none)
        if let code = try? AppClipCode("https://fruta.example/", style: style),
            let image = try? TerminalImage(
                of: code.drawing,
                columns: 56,
                style: isTerminal ? .colors : .blocks
            )
        {
            lines += image.text + "App Clip Code of https://fruta.example/\n"
        }
        return lines
    }
}
