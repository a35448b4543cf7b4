// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipTypes
import AppStoreConnect
import MorselRegistry
import MorselWording

extension APIErrors {
    /// Creates the errors for the findings of the store about an experience.
    init(_ refusal: RegistrationError) {
        self.init(
            refusal.findings.filter { $0.severity == .error }.map { finding in
                APIError(finding.apiCode, finding.sentence, at: .pointer(finding.field.pointer))
            }
        )
    }

    /// Creates the errors for the findings of the store about a build.
    init(_ refusal: PublishingError) {
        let findings = refusal.findings
        let build = findings.build.map { finding in
            APIError(.attributeInvalid, finding.sentence, at: .pointer(finding.pointer))
        }
        let experience = findings.experience.filter { $0.severity == .error }.map { finding in
            APIError(finding.apiCode, finding.sentence, at: .pointer("/data"))
        }
        self.init(build + experience)
    }

    /// Creates the errors for a change that a registry refuses.
    init(_ refusal: RegistryError) {
        switch refusal {
        case .urlTaken(let other):
            self.init(
                .attributeTaken,
                "The experience \(other.rawValue) has this URL already; change that one.",
                at: .pointer("/data/attributes/link")
            )
        case .unknownExperience(let id):
            self = Endpoint.missing(.appClipAdvancedExperiences, "\(id.rawValue)")
        case .unknownClip(let clip):
            self = Endpoint.missing(.appClips, clip.text)
        case .unknownBuild(let number):
            self = Endpoint.missing(.buildBundles, "\(number)")
        case .unknownImage(let reference):
            self.init(
                .relationshipInvalid,
                "There is no image '\(reference)'; upload it first.",
                at: .pointer("/data/relationships/headerImage")
            )
        case .clipOfOtherApp, .appHasOtherClip, .hostsOfOtherTeams, .lastAdministrator,
            .changedSince:
            self.init(.state, refusal.sentence)
        case .unstorableText:
            self.init(.bodyInvalid, "A text has U+0000, which cannot be stored.")
        case .unreachable:
            self.init(
                .unavailable,
                "The database cannot be reached; nothing has been changed. Try again in a moment."
            )
        case .unconfirmed:
            self.init(
                .unavailable,
                "The connection to the database was lost: the change may have been made. Look first."
            )
        case .readOnly:
            self.init(.unavailable, "The database is read-only; nothing has been changed.")
        case .tooSlow:
            self.init(.unavailable, "The request took too long; ask for less at a time.")
        case .busy:
            self.init(.unavailable, "The database is busy. Try again in a moment.")
        case .full:
            self.init(.unavailable, "The server has no room left; nothing has been changed.")
        default:
            self.init(.unexpected, "The server has failed; its log says why.")
        }
    }
}

extension BuildFinding {
    fileprivate var pointer: String {
        switch code {
        case .version, .versionNotHigher: "/data/attributes/versionString"
        case .systemTooOld: "/data/attributes/minimumSystem"
        case .tooLarge: "/data/attributes/size"
        @unknown default: "/data"
        }
    }
}

extension ExperienceFinding {
    fileprivate var apiCode: APIError.Code {
        switch code {
        case .imageMissing: .relationshipMissing
        case .imageFormat, .imageSize, .imageTransparency: .relationshipInvalid
        case .textMissing: .relationshipInvalid
        case .titleMissing, .subtitleMissing, .verbMissing: .attributeMissing
        case .tooLong: .attributeTooLong
        case .urlTaken: .attributeTaken
        default: .attributeInvalid
        }
    }
}

extension ExperienceFinding.Field {
    fileprivate var pointer: String {
        switch self {
        case .verb: "/data/attributes/action"
        case .image: "/data/relationships/headerImage"
        case .texts, .title, .subtitle: "/data/relationships/localizations"
        default: "/data/attributes/link"
        }
    }
}
