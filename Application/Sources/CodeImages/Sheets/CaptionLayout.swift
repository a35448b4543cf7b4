// SPDX-License-Identifier: Apache-2.0

/// A text broken into lines, and the size at which they fit a box.
///
/// It is one line in the largest size that fits, from 8 points down to 5, or else two or three lines of 5
/// points.
struct CaptionLayout: Equatable {
    static let smallestPoints = 5.0
    static let mostLines = 3
    /// The distance from one baseline to the next, in multiples of the font size.
    static let lineSpacing = 1.2

    let lines: [String]
    let points: Double

    /// Fits a text into a box, or returns `nil` if it would have to be cut.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - largestPoints: The font size of a short text, in points.
    ///   - width: The width of the box, in points.
    ///   - height: The height of the box, in points.
    ///   - unitWidth: Returns the width of a text at a size of one point; widths are proportional to the
    ///     size.
    init?(
        _ text: String,
        largestPoints: Double = 8,
        width: Double,
        height: Double,
        unitWidth: (String) -> Double
    ) {
        let largest = min(largestPoints, height / Self.lineSpacing)
        guard largest >= Self.smallestPoints else { return nil }
        let needed = unitWidth(text)
        if needed * Self.smallestPoints <= width {
            self.lines = [text]
            self.points = needed * largest <= width ? largest : width / needed
            return
        }
        let lineCount = Int(height / (Self.smallestPoints * Self.lineSpacing))
        let available = width / Self.smallestPoints
        for atDelimiters in [true, false] {
            let lines = Self.lines(of: text, atDelimiters: atDelimiters) {
                unitWidth(String($0)) <= available
            }
            guard let lines, lines.count <= min(Self.mostLines, lineCount) else { continue }
            self.lines = Self.balanced(lines) { narrowing in
                Self.lines(of: text, atDelimiters: atDelimiters) {
                    unitWidth(String($0)) <= available * narrowing
                }
            }
            self.points = Self.smallestPoints
            return
        }
        return nil
    }

    /// Creates one line of a size that is known to fit.
    init(line: String, points: Double) {
        lines = [line]
        self.points = points
    }

    // Returns lines as even as possible without adding any, so that no line holds a single letter.
    private static func balanced(
        _ lines: [String],
        narrowed: (Double) -> [String]?
    ) -> [String] {
        var best = lines
        for percent in stride(from: 95, through: 35, by: -5) {
            guard let next = narrowed(Double(percent) / 100), next.count == lines.count,
                next.endsAtDelimiters || !lines.endsAtDelimiters
            else { break }
            best = next
        }
        return best
    }

    // Each line takes as much as fits. At delimiters, it ends after the last one in the second
    // half of what fits, so that the parts of a URL stay whole; if that takes too many lines, it
    // ends anywhere. A hyphen is not a delimiter: at the end of a line it could be taken for hyphenation.
    private static func lines(
        of text: String,
        atDelimiters: Bool,
        fits: (Substring) -> Bool
    ) -> [String]? {
        var lines: [String] = []
        var rest = text[...]
        while !rest.isEmpty {
            // More lines are not needed, and a long text would take a long time.
            guard lines.count < mostLines else { return nil }
            var line = longestPrefix(of: rest, fits: fits)
            guard !line.isEmpty else { return nil }
            if atDelimiters, line.endIndex < rest.endIndex {
                let half = line.index(line.startIndex, offsetBy: line.count / 2)
                if let last = line[half...].lastIndex(where: \.isDelimiter) {
                    line = line[...last]
                }
            }
            lines.append(String(line))
            rest = rest[line.endIndex...]
        }
        return lines
    }

    // A binary search, since a width never shrinks when a character is added.
    private static func longestPrefix(
        of text: Substring,
        fits: (Substring) -> Bool
    ) -> Substring {
        var low = 0
        var high = text.count
        while low < high {
            let middle = (low + high + 1) / 2
            if fits(text.prefix(middle)) { low = middle } else { high = middle - 1 }
        }
        return text.prefix(low)
    }
}

extension Character {
    fileprivate var isDelimiter: Bool { "/?&=_ ".contains(self) }
}

extension [String] {
    /// Whether every line but the last ends after a delimiter.
    fileprivate var endsAtDelimiters: Bool {
        dropLast().allSatisfy { $0.last?.isDelimiter == true }
    }
}
