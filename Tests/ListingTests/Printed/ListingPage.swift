import Foundation

/// The table of listings in Documentation/clip-api.md.
struct ListingPage {
    /// The page.
    static let file = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Documentation/clip-api.md")

    private static let marks = ("<!-- listings -->\n", "<!-- end of listings -->")

    /// The table as it has to be.
    static var table: String {
        var text = "| page | begins | as printed | mend |\n|---|---|---|---|\n"
        for listing in PrintedListing.all {
            let mends = listing.mends.map { "`\($0.old)` → `\($0.new)`" }.joined(separator: "; ")
                .replacingOccurrences(of: "\n", with: "⏎")
            text += "| \(listing.page) | `\(listing.opening)` | "
            text += listing.words.isEmpty ? "compiles | |\n" : "\(listing.words) | \(mends) |\n"
        }
        return text
    }

    /// A text with the table in its place; `nil` if it has no place for it.
    static func renewed(_ text: String) -> String? {
        guard let start = text.range(of: marks.0), let end = text.range(of: marks.1),
            start.upperBound <= end.lowerBound
        else { return nil }
        return text[..<start.upperBound] + table + text[end.lowerBound...]
    }
}
