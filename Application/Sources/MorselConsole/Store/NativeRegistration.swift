// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipExperiences
import AppClipTypes
import AppSiteAssociation
import HTTPExchange
import MorselRegistry
import MorselWording

/// The form that registers a clip for iPhones only (feature C9): the texts that were typed, and their problems.
struct NativeRegistration {
    var clip = ""
    var app = ""
    var name = ""
    var version = ""
    var system = "16.4"
    var domains = ""
    var website = ""
    var storeNumber = ""
    private(set) var problems: [String] = [] {
        didSet { hasProblems = !problems.isEmpty }
    }
    // Templates read only stored properties.
    private(set) var hasProblems = false

    /// Creates an empty form.
    init() {}

    private init(_ form: FormFields) {
        clip = form.text("clip")
        app = form.text("app")
        name = form.text("name")
        version = form.text("version")
        system = form.text("system")
        domains = form.text("domains")
        website = form.text("website")
        storeNumber = form.text("store-number")
    }

    /// Registers the clip that the form describes.
    static func response(in context: PageContext) async throws -> Response {
        try context.requireEditor()
        var form = NativeRegistration(context.form)
        if let bundle = form.bundle() {
            let now = context.now
            do {
                let build = try await context.write { try $0.submit(bundle, at: now).build }
                let version = build.published.build.version
                return context.done(
                    .registered,
                    at: DefaultExperiencePage.path(of: bundle.clip, version)
                )
            } catch let error as PublishingError {
                form.problems = error.findings.build.map { $0.sentence }
            } catch let error as RegistryError {
                form.problems = [error.sentence]
            }
        }
        return try await BuildsPage.page(registration: form, in: context)
    }

    /// Returns the build, or `nil` and sets ``problems``.
    private mutating func bundle() -> ClipBundle? {
        var found: [String] = []
        func identifier(_ text: String, _ what: String) -> AppIdentifier? {
            let identifier = try? AppIdentifier(text)
            if identifier == nil {
                found.append(
                    "\(what): '\(text)' is not an identifier, such as ABCDE12345.com.example.Fruta.Clip."
                )
            }
            return identifier
        }
        let clip = identifier(clip, "Clip")
        let app = identifier(app, "App")
        if name.isEmpty { found.append("The name of the app is missing.") }
        let minimum = SystemVersion(system)
        if minimum == nil {
            found.append("iOS: '\(system)' is not a version number, such as 16.4.")
        }
        var entitlement: [AssociatedDomain] = []
        for word in domains.split(whereSeparator: { $0.isWhitespace || $0 == "," }) {
            let text = word.contains(":") ? String(word) : "appclips:\(word)"
            if let entry = try? AssociatedDomain(text) {
                entitlement.append(entry)
            } else {
                found.append(
                    "'\(word)' is not an associated domain, such as appclips:fruta.example."
                )
            }
        }
        let page = website.isEmpty ? nil : try? InvocationURL(website)
        if !website.isEmpty, page == nil {
            found.append(
                "'\(website)' is not an address with https, such as https://fruta.example/."
            )
        }
        let number = Int64(storeNumber)
        if !storeNumber.isEmpty, number == nil {
            found.append("'\(storeNumber)' is not the number of an app in the App Store.")
        }
        problems = found
        guard let clip, let app, let minimum, found.isEmpty else { return nil }
        return ClipBundle(
            app: App(identifier: app, name: name, storeNumber: number),
            clip: clip,
            version: version,
            minimumSystem: minimum,
            entitlement: entitlement,
            module: nil,
            assets: [:],
            image: nil,
            verb: .open,
            language: .english,
            subtitles: [:],
            website: page
        )
    }
}
