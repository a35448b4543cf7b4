/// What a file says about an app and a URL.
public enum LinkDecision: String, Sendable, Hashable, CaseIterable {
    /// A rule gives the URL to the app.
    case match
    /// A rule keeps the URL from the app.
    case exclude
    /// No rule fits.
    case noMatch = "no_match"
}
