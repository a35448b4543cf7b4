// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipTypes
import ArgumentParser
import CommandArguments
import MorselRegistry
import Terminal

/// A command that prints the links that the store generates (C1).
struct LinkCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "link",
        abstract: "Print the default link and the demo links of clips.",
        discussion: """
            One line for each link: clip, kind and URL, with tabs in between. Parameters may follow the \
            default link (&table=4). The demo link takes none; its short version fits into an App Clip \
            Code.
            """
    )

    @Argument(help: "The clip's identifier; without it, all clips of the database.")
    var clip: String?

    @Option(help: "The host of the links, such as that of your server.")
    var host = GeneratedLinks.appleHost

    @OptionGroup var database: DatabaseOption

    @Flag(help: "Print one JSON object per line.")
    var json = false

    private struct Report: Encodable {
        let clip: String
        let defaultLink: String
        let demoLink: String
        let shortDemoLink: String
    }

    func run() async throws {
        let (named, site) = try Console.reading(json: json) {
            (try clip.map { try Parsed.identifier($0) }, try Parsed.host(host))
        }
        try await Console.reporting(json: json) {
            let registry = try database.open()
            let clips = try await StoreErrors.reporting(in: registry) {
                let clips = try await registry.clips().map(\.identifier)
                if let named, !clips.contains(named) { throw RegistryError.unknownClip(named) }
                return clips.filter { named == nil || named == $0 }
            }
            for clip in clips {
                let links = GeneratedLinks(to: clip.bundle, demoKey: clip.demoKey, on: site.text)
                if json {
                    let report = Report(
                        clip: clip.text,
                        defaultLink: links.defaultLink,
                        demoLink: links.demoLink,
                        shortDemoLink: links.shortDemoLink
                    )
                    try Console.print(json: report)
                } else {
                    try Console.print("\(clip)\tdefault\t\(links.defaultLink)")
                    try Console.print("\(clip)\tdemo\t\(links.demoLink)")
                    try Console.print("\(clip)\tshort demo\t\(links.shortDemoLink)")
                }
            }
            if clips.isEmpty {
                Console.warn("No clips are published in '\(database.path)'; 'morsel publish' does.")
            }
        }
    }
}
