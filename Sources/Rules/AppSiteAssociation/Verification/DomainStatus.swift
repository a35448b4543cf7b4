// SPDX-License-Identifier: Apache-2.0

/// The result of the check of a domain, under the names of the App Store Connect API.
public enum DomainStatus: String, Sendable, Hashable, CaseIterable {
    /// The host responded with something other than the file.
    case badHTTPResponse = "BAD_HTTP_RESPONSE"
    /// The file is not JSON of the required form.
    case badJSONContent = "BAD_JSON_CONTENT"
    /// The signature of the file is invalid.
    case badPKCS7Signature = "BAD_PKCS7_SIGNATURE"
    /// The file cannot be reached.
    case cannotReachFile = "CANNOT_REACH_AASA_FILE"
    /// The name of the host cannot be resolved.
    case dnsError = "DNS_ERROR"
    /// The host redirects without TLS.
    case insecureRedirectsForbidden = "INSECURE_REDIRECTS_FORBIDDEN"
    /// The entitlement has no entry for the host.
    case entitlementMissingSection = "INVALID_ENTITLEMENT_MISSING_SECTION"
    /// An entry of the entitlement cannot be parsed.
    case entitlementSyntaxError = "INVALID_ENTITLEMENT_SYNTAX_ERROR"
    /// An entry of the entitlement names an unknown service.
    case entitlementUnhandledSection = "INVALID_ENTITLEMENT_UNHANDLED_SECTION"
    /// The file does not name the clip.
    case entitlementUnknownID = "INVALID_ENTITLEMENT_UNKNOWN_ID"
    /// The connection failed.
    case networkError = "NETWORK_ERROR"
    /// The connection failed, and may succeed later.
    case networkErrorTemporary = "NETWORK_ERROR_TEMPORARY"
    /// Another error occurred.
    case otherError = "OTHER_ERROR"
    /// The host exceeded the time limit.
    case timeout = "TIMEOUT"
    /// A trusted connection could not be established.
    case tlsError = "TLS_ERROR"
    /// The check itself failed.
    case unexpectedError = "UNEXPECTED_ERROR"
}
