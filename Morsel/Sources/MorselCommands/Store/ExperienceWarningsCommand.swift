internal import AppClipExperiences
internal import AppClipTypes
internal import ArgumentParser
internal import MorselRegistry
internal import MorselRegistrySQLite
internal import MorselWording

/// Tells where prefixes may do something else than their owners expect (O-14).
struct ExperienceWarningsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "warnings",
        abstract: "Tell where prefix matching may surprise, such as /rent beside /rental."
    )

    @OptionGroup var database: DatabaseOption

    @Flag(help: "Print one JSON object a line.")
    var json = false

    func run() async throws {
        try await Console.reporting(json: json) {
            for warning in try await database.open().prefixWarnings(on: nil) {
                if json {
                    try Console.print(
                        json: ["url": warning.url.url.text, "warning": warning.sentence]
                    )
                } else {
                    try Console.print(warning.sentence)
                }
            }
        }
    }
}

extension Registry {
    /// The warnings about the published experiences of a host, or of all hosts.
    func prefixWarnings(on host: HostName?) async throws -> [PrefixWarning] {
        var urls: [RegisteredURL] = []
        var last: AdvancedExperience.ID?
        while true {
            let page = try await experiences(after: last, limit: 500)
            for experience in page where experience.state == .published {
                if host == nil || experience.url.url.host == host { urls.append(experience.url) }
            }
            guard let end = page.last else { return PrefixWarning.warnings(about: urls) }
            last = end.id
        }
    }
}

extension PrefixWarning {
    /// Whether a URL is the one warned about, or the other one.
    func concerns(_ url: RegisteredURL) -> Bool {
        if self.url == url { return true }
        return switch kind {
        case .sharesCharactersOnly(let other), .differsInCaseOnly(let other), .yields(let other):
            other == url
        default: false
        }
    }
}
