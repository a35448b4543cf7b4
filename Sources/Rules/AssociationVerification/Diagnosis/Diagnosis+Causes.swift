// SPDX-License-Identifier: Apache-2.0

import AppSiteAssociation

extension Diagnosis {
    /// The fact on which the result of a check is based.
    public enum Cause: Sendable, Hashable {
        /// The experience that covers the URL.
        case registration(DiagnosisFacts.Registration)
        /// The stage of the clip's build.
        case publication(DiagnosisFacts.Publication)
        /// The association of clip and website.
        case association(DiagnosisFacts.Association)
        /// The size of the URL in a code, or the reason it cannot be encoded.
        case code(DiagnosisFacts.CodeFit)
        /// The banner of the website's page.
        case banner(DiagnosisFacts.PageBanner)
        /// The kinds of invocation that a version of the system supports.
        case system(DiagnosisFacts.SystemFit)
    }

    static func verdict(on fact: DiagnosisFacts.Registration) -> Verdict {
        let cause = Cause.registration(fact)
        return switch fact {
        case .advanced: .passed(cause)
        case .nothing: .advised(cause)
        // Its URLs lead nowhere: the default experience does not replace it (rule C-33).
        case .deactivated: .failed(cause)
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
        case .judged, .namedWithoutPrefix, .namesNone, .noFile: .failed(cause)
        case .named: .unknown(cause)
        }
    }

    static func verdict(on fact: DiagnosisFacts.CodeFit) -> Verdict {
        let cause = Cause.code(fact)
        return switch fact {
        case .fits: .passed(cause)
        case .tooLong, .notEncodable: .failed(cause)
        case .localHost: .unknown(cause)
        }
    }

    static func verdict(on fact: DiagnosisFacts.SystemFit) -> Verdict {
        let cause = Cause.system(fact)
        if fact.tooOld.isEmpty { return .passed(cause) }
        return fact.launching.isEmpty ? .failed(cause) : .advised(cause)
    }

    static func verdict(on fact: DiagnosisFacts.PageBanner) -> Verdict {
        let cause = Cause.banner(fact)
        return switch fact {
        case .names: .passed(cause)
        case .nothing, .withoutClip: .advised(cause)
        case .namesOther, .notListed: .failed(cause)
        // A missing page is not a refusal; the other checks report what is missing.
        case .noCardHere(let status, _): status == 403 ? .failed(cause) : .advised(cause)
        case .noPage, .namesUnknown: .unknown(cause)
        }
    }
}
