import AppSiteAssociation

extension Diagnosis {
    /// Why a check says what it says; the fact alone.
    public enum Cause: Sendable, Hashable {
        /// What covers the URL.
        case registration(DiagnosisFacts.Registration)
        /// How far the clip has come.
        case publication(DiagnosisFacts.Publication)
        /// What clip and website say about each other.
        case association(DiagnosisFacts.Association)
        /// Whether the URL fits into a code.
        case code(DiagnosisFacts.CodeFit)
        /// What the website's page says.
        case banner(DiagnosisFacts.PageBanner)
    }

    static func verdict(on fact: DiagnosisFacts.Registration) -> Verdict {
        let cause = Cause.registration(fact)
        return switch fact {
        case .advanced: .passed(cause)
        case .nothing, .deactivated: .advised(cause)
        case .unknownHere: .unknown(cause)
        }
    }

    static func verdict(on fact: DiagnosisFacts.Publication) -> Verdict {
        let cause = Cause.publication(fact)
        return switch fact {
        case .released: .passed(cause)
        case .notReleased, .noBuild, .noClip: .failed(cause)
        case .unknownHere: .unknown(cause)
        }
    }

    static func verdict(on fact: DiagnosisFacts.Association) -> Verdict {
        let cause = Cause.association(fact)
        return switch fact {
        case .judged(.verified, _): .passed(cause)
        case .judged, .namesNone, .noFile: .failed(cause)
        case .named: .unknown(cause)
        }
    }

    static func verdict(on fact: DiagnosisFacts.CodeFit) -> Verdict {
        let cause = Cause.code(fact)
        return switch fact {
        case .fits: .passed(cause)
        case .tooLong, .notEncodable: .failed(cause)
        }
    }

    static func verdict(on fact: DiagnosisFacts.PageBanner) -> Verdict {
        let cause = Cause.banner(fact)
        return switch fact {
        case .names: .passed(cause)
        case .nothing, .withoutClip: .advised(cause)
        case .namesOther: .failed(cause)
        case .noPage: .unknown(cause)
        }
    }
}
