public import AppSiteAssociation

/// Why a site has no file that can be used.
public enum FileFault: Error, Sendable, Hashable {
    /// There was no answer.
    case exchange(ExchangeFault)
    /// The answer has another status than 200.
    case status(Int)
    /// The answer leads elsewhere; nobody follows.
    case redirect(SiteAnswer.Redirect, status: Int)
    /// The file is no JSON text.
    case notJSON(JSONError)
    /// The file is a signed message, and no JSON text can be taken out of it.
    case brokenSignature

    /// The status under the name of the App Store Connect API (rule B-20).
    public var domainStatus: DomainStatus {
        switch self {
        case .exchange(let fault): fault.domainStatus
        case .status: .badHTTPResponse
        case .redirect(.insecure, _): .insecureRedirectsForbidden
        case .redirect: .badHTTPResponse
        case .notJSON: .badJSONContent
        case .brokenSignature: .badPKCS7Signature
        }
    }

    /// Whether the site may well give a file next time, with nothing changed.
    public var isPassing: Bool {
        switch self {
        case .exchange(let fault): fault.isPassing
        case .status(let status): status == 429 || status >= 500
        case .redirect, .notJSON, .brokenSignature: false
        }
    }

    /// Whether another user agent could fare better.
    var dependsOnAgent: Bool {
        if case .exchange(let fault) = self { return fault.dependsOnAgent }
        return true
    }
}
