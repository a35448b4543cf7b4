internal import AppClipTypes
internal import AppSiteAssociation
internal import ArgumentParser
internal import MorselWording

/// Looks at both sides of an association: file, clip, app and host (B2).
struct AssociationCheckCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract:
            "Say whether a file and the entitlements of clip and app agree, or what is missing.",
        discussion: """
            Entitlements are property lists: an .entitlements file, or what 'codesign -d
            --entitlements' prints. The exit status is 1 if a side is missing something.

            morsel association check apple-app-site-association --host fruta.example \\
                --clip ABCDE12345.com.example.fruta.Clip --clip-entitlements Clip.entitlements
            """
    )

    @Argument(help: "The file of the host; '-' for standard input.")
    var file: String

    @Option(help: "The host for which the file is served.")
    var host: String

    @Option(help: "The clip, with the team's prefix.")
    var clip: String

    @Option(help: "The entitlements of the clip.")
    var clipEntitlements: String

    @Option(help: "The full app, with the team's prefix.")
    var app: String?

    @Option(help: "The entitlements of the full app.")
    var appEntitlements: String?

    @Flag(help: "Print one JSON object.")
    var json = false

    func validate() throws {
        if (app == nil) != (appEntitlements == nil) {
            throw ValidationError("--app and --app-entitlements belong together.")
        }
    }

    func run() async throws {
        try await Console.reporting(json: json) {
            let clip = try Self.target(clip, clipEntitlements)
            var app: AssociationCheck.Target?
            if let identifier = self.app, let path = appEntitlements {
                app = try Self.target(identifier, path)
            }
            let host = try Parsed.host(host)
            let bytes = try AssociationFile.bytes(file)
            let read: AssociationStatus.File
            do throws(JSONError) {
                read = .read(try SiteAssociation(json: bytes))
            } catch {
                read = .notJSON(error)
            }
            let check = AssociationCheck(clip: clip, app: app, host: host, file: read)
            try print(check, host)
            if !check.faults.isEmpty { throw ExitCode.failure }
        }
    }

    private func print(_ check: AssociationCheck, _ host: HostName) throws {
        if json {
            return try Console.print(json: CheckedReport(check, host: host, clip: clip))
        }
        let verdict = check.status == .verified ? "verified" : "not associated"
        try Console.print("\(verdict)  \(clip)  \(host)")
        for fault in check.faults {
            try Console.print(
                Words.oneLine(
                    "  \(fault.rule)  \(fault.sentence) [\(fault.domainStatus.rawValue)]"
                )
            )
        }
        for note in check.notes { try Console.print(Words.oneLine("  note: \(note.sentence)")) }
    }

    private static func target(
        _ identifier: String,
        _ path: String
    ) throws -> AssociationCheck.Target {
        let bytes = try InputFile.bytes(
            path,
            limit: PropertyList.largestFile,
            what: "entitlements"
        )
        let entitlements: Entitlements
        do throws(PropertyListError) {
            entitlements = try Entitlements(plist: bytes)
        } catch {
            throw Refusal("entitlements", "\(InputFile.name(path)): \(error.sentence)")
        }
        if entitlements.hasWildcardIdentifier {
            Console.warn(
                "\(path): the identifier has a wildcard; associated domains need an explicit one (B-27)."
            )
        }
        return AssociationCheck.Target(
            identifier: try Parsed.identifier(identifier),
            entitlement: entitlements.associatedDomains
        )
    }
}

/// Whether both sides agree, as `--json` prints it.
private struct CheckedReport: Encodable {
    var host: String
    var clip: String
    var verified: Bool
    var faults: [Fault]
    var notes: [String]

    /// What is missing.
    struct Fault: Encodable {
        var rule: String
        var status: String
        var message: String
    }

    init(_ check: AssociationCheck, host: HostName, clip: String) {
        self.host = host.text
        self.clip = clip
        verified = check.status == .verified
        faults = check.faults.map { fault in
            Fault(
                rule: fault.rule.text,
                status: fault.domainStatus.rawValue,
                message: fault.sentence
            )
        }
        notes = check.notes.map(\.sentence)
    }
}
