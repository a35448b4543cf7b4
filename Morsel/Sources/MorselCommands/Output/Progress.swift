/// Tells on standard error how far a long job is: in one line that is written again and again on a
/// terminal, in a line for each tenth elsewhere.
///
/// Short jobs say nothing.
struct Progress {
    private let total: Int
    private let noun: String
    private let isTerminal: Bool
    private var tenth = 0
    private let worthTelling: Int

    init(total: Int, noun: String, worthTelling: Int = 200) {
        self.total = total
        self.noun = noun
        self.worthTelling = worthTelling
        isTerminal = Console.isTerminal(.error)
    }

    mutating func update(_ done: Int) {
        guard total >= worthTelling else { return }
        let now = done * 10 / total
        if isTerminal {
            let end = done == total ? "\n" : ""
            Console.complain("\r\(done) of \(total) \(noun)\(end)")
        } else if now > tenth {
            Console.warn("\(done) of \(total) \(noun)")
        }
        tenth = now
    }
}
