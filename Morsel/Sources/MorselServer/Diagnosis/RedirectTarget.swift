internal import AppClipTypes
internal import AssociationVerification

/// Finds out where a redirect leads (RFC 9110, 10.2.2; RFC 3986, 5.2).
enum RedirectTarget {
    /// The target of a redirect.
    ///
    /// - Parameters:
    ///   - location: The header `Location`.
    ///   - url: The address that answered.
    /// - Returns: The target; other ports and names of users are unreadable, since no invocation URL
    ///   has them.
    static func target(
        of location: String,
        from url: InvocationURL
    ) -> DiagnosisFacts.Redirect.Target {
        let answer = SiteAnswer(status: 302, location: location)
        guard !location.isEmpty else { return .unreadable }
        guard answer.redirect == .secure else { return .insecure }
        guard let target = try? InvocationURL(text(of: location, from: url)) else {
            return .unreadable
        }
        return .url(target)
    }

    private static func text(of location: String, from url: InvocationURL) -> String {
        if location.prefix(8).lowercased() == "https://" { return location }
        if location.hasPrefix("//") { return "https:" + location }
        let root = "https://" + url.host.text
        if location.hasPrefix("/") { return root + location }
        let path = url.canonicalText.dropFirst(root.count).prefix { $0 != "?" && $0 != "#" }
        if location.hasPrefix("?") { return root + path + location }
        let folder = path.lastIndex(of: "/").map { path[...$0] } ?? "/"
        return root + folder + location
    }
}
