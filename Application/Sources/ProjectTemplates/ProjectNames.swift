// SPDX-License-Identifier: Apache-2.0

package import AppClipTypes
import Foundation
import MorselWording

/// The names of a new project, for people, for the compiler and for the store.
package struct ProjectNames: Equatable, Sendable {
    /// The maximum number of characters of a name.
    static let longestName = 50

    /// The display name below the icon, as it was given.
    let display: String

    /// The name of the module, the targets, the project's file and its folder: an identifier of
    /// ASCII letters and digits.
    package let module: String

    /// The bundle identifier of the app; that of the clip adds `.Clip`.
    package let app: BundleIdentifier

    /// The host of the invocation URLs.
    package let domain: HostName

    /// The team's prefix in samples; in the app, Xcode uses that of the signing team.
    let team: String

    /// A Boolean value that indicates whether the team was given.
    let hasTeam: Bool

    /// The prefix in samples if no team is known.
    static let sampleTeam = "ABCDE12345"

    /// The bundle identifier of the clip.
    package var clip: String { "\(app.text).Clip" }

    /// The App Group in which the clip leaves its data for the app.
    var group: String { "group.\(app.text)" }

    /// The invocation URL of the scheme, the scenario and the tests.
    var url: String { "https://\(domain.text)/item/espresso" }

    /// Derives all names from that of the project.
    ///
    /// - Throws: ``TemplateError`` that names the part at fault.
    package init(
        _ name: String,
        identifier: String? = nil,
        domain: String? = nil,
        team: String? = nil
    ) throws(TemplateError) {
        let display = name.trimmingCharacters(in: .whitespaces)
        guard !display.isEmpty, display.count <= Self.longestName,
            display.utf8.count <= 4 * Self.longestName
        else {
            throw TemplateError(
                "name",
                "name: the name has \(display.count) characters; give 1 to \(Self.longestName)."
            )
        }
        guard !display.unicodeScalars.contains(where: { Self.isInvisible($0) }) else {
            throw TemplateError(
                "name",
                "name: '\(display)' has a control character; use letters, digits, spaces and "
                    + "punctuation."
            )
        }
        let words = Self.words(of: display)
        guard !words.isEmpty else {
            throw TemplateError(
                "name",
                "name: '\(display)' has no letter or digit that a module could be named after; "
                    + "use at least one letter."
            )
        }
        self.display = display
        module = Self.module(words)
        app = try Self.bundle(
            identifier ?? "com.example.\(words.map { $0.lowercased() }.joined(separator: "-"))"
        )
        self.domain = try Self.host(domain ?? "example.com")
        // The rest of the identifier was already checked.
        if let team, (try? AppIdentifier("\(team).\(app.text)"))?.bundle != app {
            throw TemplateError(
                "team",
                "team: '\(team)' is not a team's identifier, which has ten capital letters and "
                    + "digits, such as \(Self.sampleTeam)."
            )
        }
        self.team = team ?? Self.sampleTeam
        hasTeam = team != nil
    }

    // MARK: Parts

    private static func bundle(_ text: String) throws(TemplateError) -> BundleIdentifier {
        do throws(IdentifierError) {
            let identifier = try BundleIdentifier(text)
            // The clip's identifier must fit, too.
            _ = try BundleIdentifier(text + ".Clip")
            return identifier
        } catch {
            throw TemplateError(
                "identifier",
                "identifier: '\(text)' is not a bundle identifier: \(error.words(about: text)). An "
                    + "identifier is, for example, com.example.fruta; the clip's adds '.Clip'."
            )
        }
    }

    /// Returns the host of the invocation URLs.
    static func host(_ text: String) throws(TemplateError) -> HostName {
        do throws(HostName.ParsingError) {
            return try HostName(text)
        } catch {
            throw TemplateError("domain", "domain: \(error.sentence(about: text))")
        }
    }

    /// Returns the words of a name in ASCII letters and digits; those in other scripts are transliterated.
    private static func words(of name: String) -> [String] {
        let latin = StringTransform("Any-Latin; Latin-ASCII")
        let plain = name.applyingTransform(latin, reverse: false) ?? name
        // An apostrophe is not the end of a word, and some letters have no plain form: both are dropped.
        let letters = plain.unicodeScalars.filter { $0.isASCII || !$0.properties.isAlphabetic }
            .filter { !"'’".unicodeScalars.contains($0) }
        return letters.split { !$0.isASCII || !$0.properties.isAlphabetic && !isDigit($0) }
            .map { String(String.UnicodeScalarView($0)) }
    }

    private static func module(_ words: [String]) -> String {
        let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        if let first = name.unicodeScalars.first, isDigit(first) { return "App" + name }
        // A module must not have the name of one that it imports, or of a declaration of Swift.
        return reserved.contains(name.lowercased()) ? name + "App" : name
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned:
            true
        // Joiners are part of emoji and of some scripts; marks that set the direction of text are not.
        case .format: !(0x200C...0x200D).contains(scalar.value)
        default: false
        }
    }

    private static let reserved: Set = [
        "any", "app", "appclip", "clip", "combine", "corelocation", "destination", "foundation",
        "main", "mapkit", "model", "observation", "passkit", "protocol", "scene", "security",
        "self", "shared", "storekit", "swift", "swiftui", "testing", "tests", "text", "type",
        "uikit", "usernotifications", "view", "webkit", "xctest",
    ]
}
