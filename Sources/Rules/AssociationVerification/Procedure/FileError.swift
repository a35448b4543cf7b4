// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats
public import AppSiteAssociation

/// The reason a site has no usable file.
public enum FileError: Error, Sendable, Hashable {
    /// There was no response.
    case exchange(ExchangeError)
    /// The response has a status other than 200.
    case status(Int)
    /// The response is a redirect, which is not followed.
    case redirect(SiteAnswer.Redirect, status: Int)
    /// The file is not JSON.
    case notJSON(JSONError)
    /// The file is a signed message whose JSON cannot be read.
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

    /// Whether the error may be temporary: the next request may succeed although nothing has
    /// changed.
    public var isPassing: Bool {
        switch self {
        case .exchange(let fault): fault.isPassing
        case .status(let status): status == 429 || status >= 500
        case .redirect, .notJSON, .brokenSignature: false
        }
    }

    /// Whether another user agent may get a file.
    var dependsOnAgent: Bool {
        if case .exchange(let fault) = self { return fault.dependsOnAgent }
        return true
    }
}
