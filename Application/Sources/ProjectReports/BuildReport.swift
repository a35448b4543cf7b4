// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
package import ClipBuilds

/// The output of `morsel simulate --check --json`.
package struct BuildReport: Encodable, Sendable {
    struct Place: Encodable, Sendable {
        let file: String
        let line: Int
        let column: Int

        init(_ place: BuildDiagnostic.Location) {
            file = place.file
            line = place.line
            column = place.column
        }
    }

    package struct Missing: Encodable, Sendable {
        let module: String
        /// The origin of the module: `remotePackage`, `localPackage`, `framework`, `unknown`.
        let origin: String
        /// The URL or the path of the package.
        let source: String?
        let imports: [Place]
        package let sentence: String
    }

    struct Skipped: Encodable, Sendable {
        let file: String
        let reason: String
    }

    struct Preview: Encodable, Sendable {
        let place: Place
        let name: String?
        /// The form of the preview: `macro` for `#Preview`, `provider` for a type.
        let form: String
    }

    struct Seconds: Encodable, Sendable {
        let preparing: Double
        let kit: Double
        let compiling: Double
    }

    let isBuilt: Bool
    let executable: String?
    let bundle: String?
    let program: ProgramFacts
    /// The number of errors of the compiler, and of missing modules, of which a compiler reports
    /// only the first one.
    let errors: Int
    let warnings: Int
    let diagnostics: [BuildDiagnostic]
    package let missing: [Missing]
    let skipped: [Skipped]
    let modules: [String]
    let previews: [Preview]
    let seconds: Seconds
    /// A sentence that explains why the program does not run on the requested version of iOS; `nil` if it does.
    let versionProblem: String?

    /// Collects the facts of a build, and whether the program runs on a version of iOS.
    package init(_ outcome: BuildOutcome, needing version: String?) {
        isBuilt = outcome.program != nil
        executable = outcome.program?.executable
        bundle = outcome.program?.bundle
        program = outcome.facts
        errors = outcome.otherErrors.count + (outcome.program == nil ? outcome.missing.count : 0)
        warnings = outcome.diagnostics.count { $0.severity == .warning }
        diagnostics = outcome.diagnostics
        missing = outcome.missing.map(Missing.init)
        skipped = outcome.skipped.map { Skipped(file: $0.path, reason: $0.reason.rawValue) }
        modules = outcome.modules
        previews = outcome.previews.map {
            Preview(
                place: Place($0.location),
                name: $0.name,
                form: $0.isMacro ? "macro" : "provider"
            )
        }
        seconds = Seconds(
            preparing: Self.seconds(outcome.duration.preparing),
            kit: Self.seconds(outcome.duration.kit),
            compiling: Self.seconds(outcome.duration.compiling)
        )
        versionProblem = Self.problem(of: outcome.facts, on: version)
    }

    private static func seconds(_ duration: Duration) -> Double {
        ((duration / .milliseconds(1)).rounded()) / 1000
    }

    private static func problem(of facts: ProgramFacts, on version: String?) -> String? {
        guard let version, let asked = SystemVersion(version),
            let minimum = facts.minimumSystem, let needed = SystemVersion(minimum), asked < needed
        else { return nil }
        return "iOS \(version) is older than iOS \(minimum), which target '\(facts.target)' needs."
    }
}

extension BuildOutcome {
    /// The errors that are not about a missing module.
    var otherErrors: [BuildDiagnostic] { errors.filter { !isAboutMissingModule($0) } }

    /// Returns whether a diagnostic is about a module in the list of missing ones.
    func isAboutMissingModule(_ diagnostic: BuildDiagnostic) -> Bool {
        missing.contains { diagnostic.message == "no such module '\($0.name)'" }
    }
}

extension BuildReport.Missing {
    init(_ missing: MissingModule) {
        module = missing.name
        imports = missing.imports.map(BuildReport.Place.init)
        switch missing.origin {
        case .remotePackage(let url):
            origin = "remotePackage"
            source = url
            sentence =
                "Module '\(missing.name)' is of the package \(url), which is not here: Morsel builds the packages that lie in the project's folder."
        case .localPackage(let path):
            origin = "localPackage"
            source = path
            sentence = "Module '\(missing.name)' is of the package in \(path), where there is none."
        case .framework:
            origin = "framework"
            source = nil
            sentence =
                "Module '\(missing.name)' is a framework that is there only as it was built for iPhones."
        case .unknown:
            origin = "unknown"
            source = nil
            sentence =
                "Module '\(missing.name)' is neither in the kit nor among the project's targets and packages."
        }
    }
}
