// SPDX-License-Identifier: Apache-2.0

package import AppClipTypes
package import AssociationVerification

/// Resolves the target of a redirect (RFC 9110, 10.2.2; RFC 3986, 5.2).
package enum RedirectTarget {
    /// Returns the target of a redirect.
    ///
    /// - Parameters:
    ///   - location: The value of the header `Location`.
    ///   - url: The URL that redirects.
    /// - Returns: The target. Ports other than 443 and user names count as unreadable, since no
    ///   invocation URL has them.
    package static func target(
        of location: String,
        from url: InvocationURL
    ) -> DiagnosisFacts.Redirect.Target {
        let answer = SiteAnswer(status: 302, location: location)
        guard !location.isEmpty else { return .unreadable }
        guard answer.redirect == .secure else { return .insecure }
        guard let target = try? InvocationURL(location, relativeTo: url) else {
            return .unreadable
        }
        return .url(target)
    }
}
