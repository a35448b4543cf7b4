// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipExperiences
import AppClipFormats
import AppClipTypes
import AppSiteAssociation
import AppStoreConnect
import MorselRegistry
import MorselWording

// A clip that runs only on iPhones is registered without a bundle (feature C9).

extension StoreWriter {
    func createBuild(_ submission: Submission) throws -> String {
        let given = submission.attributes
        guard let system = SystemVersion(given["minimumSystem"]?.string ?? "") else {
            throw invalid(
                "minimumSystem",
                "The lowest system is not a version number, such as 16.4."
            )
        }
        let website = given["website"]?.string
        let page = website.flatMap { try? InvocationURL($0) }
        guard website == nil || page != nil else {
            throw invalid("website", "The website is not an address with https.")
        }
        let entitlement = try entries(given["associatedDomains"], "associatedDomains") ?? []
        let bundle = ClipBundle(
            app: App(
                identifier: try identifier(given["appIdentifier"], "appIdentifier"),
                name: given["appName"]?.string ?? "",
                storeNumber: (given["storeNumber"]?.integer).map { Int64($0) }
            ),
            clip: try identifier(given["clipIdentifier"], "clipIdentifier"),
            version: given["versionString"]?.string ?? "",
            minimumSystem: system,
            entitlement: entitlement,
            module: nil,
            assets: [:],
            image: nil,
            verb: .open,
            language: .english,
            subtitles: [:],
            appEntitlement: try entries(given["appAssociatedDomains"], "appAssociatedDomains"),
            website: page,
            nativeSize: (given["size"]?.integer).map { ClipSize(bytes: $0) }
        )
        return "\(try store.submit(bundle, at: now).build.number)"
    }

    private func identifier(_ json: JSONValue?, _ name: String) throws -> AppIdentifier {
        let text = json?.string ?? ""
        do throws(IdentifierError) {
            return try AppIdentifier(text)
        } catch {
            throw invalid(
                name,
                "'\(text.prefix(100))' is not an app identifier: the team's prefix of ten characters, a dot "
                    + "and the bundle identifier."
            )
        }
    }

    private func entries(_ json: JSONValue?, _ name: String) throws -> [AssociatedDomain]? {
        guard let list = json?.array else { return nil }
        return try list.enumerated().map { index, element in
            let text = element.string ?? ""
            guard let entry = try? AssociatedDomain(text) else {
                throw invalid(
                    "\(name)/\(index)",
                    "'\(text.prefix(100))' is not an associated domain, such as appclips:example.com."
                )
            }
            return entry
        }
    }

    private func invalid(_ name: String, _ detail: String) -> APIErrors {
        APIErrors(.attributeInvalid, detail, at: .pointer("/data/attributes/\(name)"))
    }
}
