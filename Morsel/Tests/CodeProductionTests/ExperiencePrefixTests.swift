import AppClipCodes
import CodeProduction
import Testing

struct ExperiencePrefixTests {
    // A-53, O-14: by host, whole components of the path, and whole parameters of the query.
    @Test(arguments: [
        ("https://a.com", "https://a.com", true),
        ("https://a.com", "https://a.com/", true),
        ("https://a.com/", "https://a.com", true),
        ("https://a.com", "https://a.com/x/y?z=1#f", true),
        ("https://a.com/rent", "https://a.com/rent", true),
        ("https://a.com/rent", "https://a.com/rent/", true),
        ("https://a.com/rent/", "https://a.com/rent", true),
        ("https://a.com/rent", "https://a.com/rent/bike", true),
        ("https://a.com/rent", "https://a.com/rent?x=1", true),
        ("https://a.com/rent", "https://a.com/rental", false),
        ("https://a.com/rent/bike", "https://a.com/rent", false),
        ("https://a.com/rent", "https://a.com", false),
        ("https://a.com/rent", "https://a.com/Rent", false),
        ("https://appclip.a.com", "https://a.com/x", false),
        ("https://a.com", "https://appclip.a.com/x", false),
        ("https://a.com", "https://a.com.evil.com", false),
        ("https://a.com/r?x=1", "https://a.com/r?x=1", true),
        ("https://a.com/r?x=1", "https://a.com/r?x=1&y=2", true),
        ("https://a.com/r?x=1", "https://a.com/r/?x=1", true),
        ("https://a.com/r?x=1", "https://a.com/r?x=12", false),
        ("https://a.com/r?x=1", "https://a.com/r?y=2&x=1", false),
        ("https://a.com/r?x=1", "https://a.com/r", false),
        ("https://a.com/r?x=1", "https://a.com/r/s?x=1", false),
        ("https://a.com/r?x=1&y=2", "https://a.com/r?x=1", false),
        ("https://a.com/r#f", "https://a.com/r", true),
    ])
    func matches(_ registered: String, _ url: String, isMatch: Bool) throws {
        let prefix = ExperiencePrefix(try EncodableURL(registered))
        #expect(try prefix.matches(EncodableURL(url)) == isMatch)
    }
}
