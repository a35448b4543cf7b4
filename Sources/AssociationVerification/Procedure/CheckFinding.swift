import AppSiteAssociation

/// Something about the way a site gives its file that is wrong or may surprise.
@nonexhaustive public enum CheckFinding: Sendable, Hashable {
    /// The file lies only in the old place (rule B-06).
    case onlyInRoot
    /// The type is not `application/json`.
    case mediaType(String?)
    /// Somebody is not given what the cache is given (rule B-12).
    case refused(UserAgent, FileFault)
    /// The cache is refused what an ordinary visitor is given (rule B-12).
    case botRefused
    /// Somebody is given another file than the cache.
    case differs(UserAgent)
    /// The file says nothing about App Clips (rule B-07).
    case noClips

    /// Whether an invocation fails by it.
    public var isError: Bool {
        switch self {
        case .botRefused, .refused(.device, _), .noClips: true
        case .onlyInRoot, .mediaType, .refused, .differs: false
        }
    }
}

extension FileCheck {
    /// What is wrong or may surprise.
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
        if found.site.clips.isEmpty { findings.append(.noClips) }
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
