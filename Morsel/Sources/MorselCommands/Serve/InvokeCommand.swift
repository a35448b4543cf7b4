internal import AppClipDevice
internal import AppClipExperiences
internal import AppClipTypes
internal import ArgumentParser
internal import MorselRegistry
internal import MorselRegistrySQLite
internal import MorselServer
internal import MorselWording

/// Says what a device does about an invocation, and why.
struct InvokeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "invoke",
        abstract: "Say what a device does when a person scans, taps or opens a URL, and why.",
        discussion: """
            The exit status is 1 if no card and no clip comes up.

            morsel invoke https://fruta.example/smoothie --source app-clip-code
            """
    )

    @Argument(help: "The invocation URL.")
    var url: String

    @Option(
        help: ArgumentHelp(
            "What the person does: \(InvocationSource.allCases.map { $0.rawValue }.joined(separator: ", ")).",
            valueName: "source"
        )
    )
    var source = InvocationSource.appClipCode.rawValue

    @Option(help: "The version of the system.")
    var system = "18"

    @Option(help: "What the person reads, such as 'de'; may be repeated.")
    var language: [String] = []

    @Option(help: "A full app that is installed; may be repeated.")
    var installed: [String] = []

    @Flag(help: "The page is in a window for Private Browsing.")
    var privateBrowsing = false

    @OptionGroup var database: DatabaseOption

    @Flag(help: "Print the decision as JSON.")
    var json = false

    func run() async throws {
        try await Console.reporting(json: json) {
            guard let source = InvocationSource(rawValue: source) else {
                let all = InvocationSource.allCases.map { $0.rawValue }.joined(separator: ", ")
                throw Refusal("source", "source: '\(source)' is not known; \(all) are.")
            }
            guard let system = SystemVersion(system) else {
                throw Refusal("system", "system: '\(system)' is no version such as 16.4.")
            }
            let url = try Parsed.url(url)
            let registry = try database.open()
            var device = DeviceState(system: system)
            let languages = try language.map { try Parsed.language($0) }
            if !languages.isEmpty { device.languages = languages }
            device.installedApps = Set(try installed.map { try Parsed.identifier($0) })
            device.isPrivateBrowsing = privateBrowsing
            let world = try await registry.world(
                for: url,
                in: registry.snapshot(),
                linkHosts: []
            )
            let invocation = Invocation(source: source, url: url, time: .now)
            let decision = Decision(about: invocation, on: device, in: world)
            let report = DecisionReport(decision, about: invocation)
            if json {
                try Console.print(json: report)
            } else {
                try Console.write(report.text)
            }
            if decision.refusal != nil { throw ExitCode.failure }
        }
    }
}

extension DecisionReport {
    /// The decision for people: what happens, then each rule that was asked.
    fileprivate var text: String {
        let first =
            switch outcome {
            case "card": "card: \(card?.title ?? "") – \(card?.subtitle ?? "")\nclip: \(clip ?? "")"
            case "launch": "launch: \(clip ?? "")"
            case "app": "full app: \(app ?? "")"
            case "app-banner": "banner for the full app: \(app ?? "")"
            default: "web page: \(url)"
            }
        let lines = reasons.map { "  \($0.rule)  \($0.sentence)" }
        return ([first] + lines).joined(separator: "\n") + "\n"
    }
}
