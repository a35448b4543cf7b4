/// What is expected after a step.
public struct Expectation: Sendable, Hashable {
    /// What is asked.
    public let question: Question

    /// What the answer has to be.
    public let wanted: Wanted

    /// Whether the answer must not be so.
    public let isNegated: Bool

    /// Where the expectation stands in its file.
    public let place: ScenarioPlace

    /// What an answer has to be.
    public enum Wanted: Sendable, Hashable {
        /// This, and nothing else.
        case equal(Answer)
        /// A list in which these stand, in this order, among others.
        case including([String])
    }

    /// An expectation.
    public init(
        _ question: Question,
        _ wanted: Wanted,
        isNegated: Bool = false,
        place: ScenarioPlace = ScenarioPlace()
    ) {
        self.question = question
        self.wanted = wanted
        self.isNegated = isNegated
        self.place = place
    }

    /// Whether an answer is as expected.
    public func isMet(by answer: Answer) -> Bool {
        let fits =
            switch wanted {
            case .equal(.texts(let texts)): Self.isSame(texts, answer.elements)
            case .equal(let value): value == answer
            case .including(let texts): Self.isIncluded(texts, in: answer.elements)
            }
        return fits != isNegated
    }

    private static func isSame(_ wanted: [String], _ found: [String]?) -> Bool {
        guard let found, wanted.count == found.count else { return false }
        return zip(wanted, found).allSatisfy { fits($0, $1) }
    }

    private static func isIncluded(_ wanted: [String], in found: [String]?) -> Bool {
        var rest = (found ?? [])[...]
        for text in wanted {
            guard let place = rest.firstIndex(where: { fits(text, $0) }) else { return false }
            rest = rest[(place + 1)...]
        }
        return true
    }

    /// Effects have a name and, behind a blank, whom they are about: the name alone suffices.
    private static func fits(_ wanted: String, _ found: String) -> Bool {
        wanted == found
            || found.utf8.count > wanted.utf8.count && found.hasPrefix(wanted)
                && found.utf8.dropFirst(wanted.utf8.count).first == UInt8(ascii: " ")
    }
}

/// The answer to a question about a device.
public enum Answer: Sendable, Hashable {
    /// There is no such thing.
    case nothing
    /// Yes or no.
    case flag(Bool)
    /// A number.
    case number(Int64)
    /// A word or a text.
    case text(String)
    /// Several, in their order.
    case texts([String])

    fileprivate var elements: [String]? {
        if case .texts(let texts) = self { texts } else { nil }
    }
}
