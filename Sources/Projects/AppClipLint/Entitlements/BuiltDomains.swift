// SPDX-License-Identifier: Apache-2.0

import AppClipBundle
import AppClipFormats
import AppSiteAssociation

/// The associated domains with which a clip is signed.
struct BuiltDomains {
    /// The valid domains for App Clips.
    private(set) var forClips: [AssociatedDomain] = []

    /// The entries that are not valid, each with the reason in a few words.
    private(set) var faults: [(entry: String, reason: String)] = []

    /// Reads the domains; `nil` if there are no entitlements, or only those that a profile allows.
    init?(_ clip: AppBundle) {
        guard let entitlements = clip.entitlements, entitlements.origin != .profile else {
            return nil
        }
        let key = Entitlements.domainsKey
        guard let entries = entitlements[key] == nil ? [] : entitlements.texts(key) else {
            faults = [(key, "it is not an array of strings")]
            return
        }
        for entry in entries {
            do throws(AssociatedDomain.ParsingError) {
                let domain = try AssociatedDomain(entry)
                guard domain.service == .appClips else { continue }
                if let reason = domain.impossibleHost {
                    faults.append((entry, reason))
                } else {
                    forClips.append(domain)
                }
            } catch {
                faults.append((entry, error.reason))
            }
        }
    }
}

extension AssociatedDomain.ParsingError {
    /// The reason a text is not a valid entry, in a few words.
    fileprivate var reason: String {
        switch self {
        case .serviceMissing: "there is no service, such as appclips, before a colon"
        case .unknownService: "the service is not known"
        case .mode: "the mode is not known"
        case .host: "what follows the colon is not a bare host"
        @unknown default: "it is not an associated domain"
        }
    }
}
