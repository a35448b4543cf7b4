// SPDX-License-Identifier: Apache-2.0

public import AppClipTypes
import AppSiteAssociation

/// A problem, or a likely mistake, in the way a site serves its file.
@nonexhaustive public enum CheckFinding: Sendable, Hashable {
    /// The file is only at the old path (rule B-06).
    case onlyInRoot
    /// The media type is not `application/json`.
    case mediaType(String?)
    /// A user agent does not get the file that the cache gets (rule B-12).
    case refused(UserAgent, FileError)
    /// The cache does not get the file that an ordinary browser gets (rule B-12).
    case botRefused
    /// A user agent gets another file than the cache.
    case differs(UserAgent)
    /// The file names App Clips without the team's prefix, and no others (rule B-08).
    case prefixMissing([BundleIdentifier])
    /// The file does not name an App Clip (rule B-07).
    case noClips

    /// Whether invocations fail because of the finding.
    public var isError: Bool {
        switch self {
        case .botRefused, .refused(.device, _), .prefixMissing, .noClips: true
        case .onlyInRoot, .mediaType, .refused, .differs: false
        }
    }
}

extension FileCheck {
    /// The problems and likely mistakes.
    public var findings: [CheckFinding] {
        let others = visits.filter { $0.agent != .associationBot }
        guard let deciding, let found = deciding.outcome.found else {
            let isOpen = others.contains { $0.agent == .visitor && $0.outcome.found != nil }
            return isOpen ? [.botRefused] : []
        }
        var findings: [CheckFinding] = []
        if deciding.place == .root { findings.append(.onlyInRoot) }
        if found.mediaType != SiteAssociation.contentType {
            findings.append(.mediaType(found.mediaType))
        }
        if found.site.clips.isEmpty {
            let named = found.site.clipsWithoutPrefix
            findings.append(named.isEmpty ? .noClips : .prefixMissing(named))
        }
        for visit in others {
            switch visit.outcome {
            case .failed(let fault): findings.append(.refused(visit.agent, fault))
            case .found(let other) where other.bytes != found.bytes:
                findings.append(.differs(visit.agent))
            case .found: break
            }
        }
        return findings
    }
}
