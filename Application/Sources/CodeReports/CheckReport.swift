// SPDX-License-Identifier: Apache-2.0

package import AppClipCodes
import MorselWording
import Terminal

/// The result of checking whether a URL fits in a code.
package struct CheckReport: Encodable {
    let url: String
    package let fits: Bool
    let bits: Int?
    let payload: String?
    let parts: Parts?
    let error: ErrorReport?
    let advice: [AdviceReport]
    package let notes: [String]

    /// A sentence that explains why no shorter URL fits; part of the error for programs.
    private var noneFits: String?

    /// The number of bits of each part, as text.
    private let costs: String

    /// The number of bits of each part.
    struct Parts: Encodable {
        let overhead: Int
        let host: Int
        let path: Int
        let query: Int
        let fragment: Int
    }

    /// A URL that needs fewer bits.
    struct AdviceReport: Encodable {
        let kind: String
        let action: String
        let url: String
        let bits: Int
        let saves: Int
        let fits: Bool
        let assumes: String

        /// Returns the advice as lines for people, about a URL that fits or that does not.
        func lines(isNeeded: Bool) -> [String] {
            let verdict =
                if !isNeeded {
                    "saves \(saves), takes \(bits)"
                } else if fits {
                    "fits with \(bits) bits"
                } else {
                    "still too long with \(bits) bits"
                }
            return ["  \(verdict): \(url)", "      \(action); assumes: \(assumes)"]
        }
    }

    private enum Key: String, CodingKey {
        case url, fits, bits, payload, parts, error, advice, notes
    }

    /// Encodes missing values as `null`, so that each line has the same keys.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(url, forKey: .url)
        try container.encode(fits, forKey: .fits)
        try container.encode(bits, forKey: .bits)
        try container.encode(payload, forKey: .payload)
        try container.encode(parts, forKey: .parts)
        try container.encode(error, forKey: .error)
        try container.encode(advice, forKey: .advice)
        try container.encode(notes, forKey: .notes)
    }

    /// Checks a URL.
    package init(_ text: String, tables: CodingTables) {
        url = text
        let parsed: EncodableURL
        do throws(EncodableURL.ParsingError) {
            parsed = try EncodableURL(text)
        } catch {
            fits = false
            bits = nil
            payload = nil
            parts = nil
            costs = ""
            self.error = ErrorReport(error, of: text)
            advice = []
            notes = []
            return
        }
        let cost: CompressedURL.Cost
        do throws(CompressedURL.TooLongError) {
            let compressed = try CompressedURL(parsed, tables: tables)
            fits = true
            payload = compressed.payload.description
            cost = compressed.cost
            error = nil
        } catch {
            fits = false
            payload = nil
            cost = error.cost
            self.error = ErrorReport(error)
        }
        bits = cost.total
        costs = cost.words
        parts = Parts(
            overhead: cost.overhead,
            host: cost.host,
            path: cost.path,
            query: cost.query,
            fragment: cost.fragment
        )
        let shorter = parsed.advice(tables: tables)
        noneFits = fits ? nil : parsed.whyNoneFits(of: shorter, cost: cost)
        advice = shorter.map { advice in
            AdviceReport(
                kind: advice.kind.rawValue,
                action: advice.kind.action,
                url: advice.url,
                bits: advice.bits,
                saves: advice.savedBits,
                fits: advice.fits,
                assumes: advice.kind.assumption
            )
        }
        notes = parsed.notes.map(\.sentence)
    }

    /// The report as text, for people.
    package var text: String {
        var lines = [url]
        if let bits {
            let verdict = fits ? "fits" : "does not fit"
            lines.append("  \(verdict): \(bits) of \(CompressedURL.limit) bits")
            lines.append("  \(costs)")
        } else if let error {
            lines.append("  refused: \(error.message)")
        }
        for note in notes { lines.append("  note: \(note)") }
        for advice in advice { lines += advice.lines(isNeeded: !fits) }
        if let noneFits { lines.append("  \(noneFits)") }
        return lines.map { VisibleText.oneLine($0) + "\n" }.joined()
    }
}
