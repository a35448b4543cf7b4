internal import AppClipTypes
internal import ArgumentParser
internal import AssociationVerification
internal import Logging
internal import MorselServer
internal import MorselWording

/// Makes the five checks of App Clip diagnostics.
struct DiagnoseCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diagnose",
        abstract: "Make the five checks of App Clip diagnostics for a URL.",
        discussion: """
            Hosts that the registry serves are judged from it; others are asked. The exit status is 1
            if something keeps the clip from starting.

            morsel diagnose https://fruta.example/smoothie
            """
    )

    @Argument(help: "The invocation URL.")
    var url: String

    @OptionGroup var database: DatabaseOption

    @OptionGroup var fetching: FetchOptions

    @Flag(help: "Print the diagnosis as JSON.")
    var json = false

    func run() async throws {
        try await Console.reporting(json: json) {
            let url = try Parsed.url(url)
            let server = MorselServer(
                registry: try database.open(),
                configuration: MorselServer.Configuration(fetching: try fetching.policy()),
                logger: Logger(label: "morsel", factory: { _ in SwiftLogNoOpLogHandler() })
            )
            let report = DiagnosisReport(try await server.diagnosis(of: url))
            if json {
                try Console.print(json: report)
            } else {
                try Console.write(report.text)
            }
            if !report.isGood { throw ExitCode.failure }
        }
    }
}
