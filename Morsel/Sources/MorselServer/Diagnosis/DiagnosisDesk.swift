internal import AppClipDevice
internal import AppClipTypes

/// Takes questions of visitors: keeps answers for a while, makes each one once, and refuses those
/// who ask too much.
actor DiagnosisDesk {
    /// How long an answer is kept, in seconds.
    static let life: Int64 = 300

    /// The most answers that are kept.
    static let mostAnswers = 256

    /// The server does not answer now.
    struct Refused: Error {}

    private let diagnose: @Sendable (InvocationURL) async throws -> DiagnosisResult
    private let now: @Sendable () -> Timestamp
    private var budget: RequestBudget
    private var answers: [String: Task<DiagnosisResult, any Error>] = [:]
    /// When answers were asked for, the oldest first.
    private var order: [(key: String, time: Timestamp)] = []

    init(
        budget: RequestBudget = RequestBudget(),
        now: @escaping @Sendable () -> Timestamp,
        diagnose: @escaping @Sendable (InvocationURL) async throws -> DiagnosisResult
    ) {
        self.budget = budget
        self.now = now
        self.diagnose = diagnose
    }

    /// The diagnosis of a URL.
    ///
    /// - Throws: ``Refused``, or what the registry throws.
    func result(for url: InvocationURL, client: String) async throws -> DiagnosisResult {
        let moment = now()
        forget(at: moment)
        let key = url.canonicalText
        if let known = answers[key] { return try await known.value }
        guard budget.take(for: client, at: moment) else { throw Refused() }
        // Whoever asks first may go away; the others still wait for the answer.
        let task = Task { [diagnose] in try await diagnose(url) }
        answers[key] = task
        order.append((key, moment))
        do {
            return try await task.value
        } catch {
            order.removeAll { $0.key == key }
            answers[key] = nil
            throw error
        }
    }

    private func forget(at moment: Timestamp) {
        let end = moment.secondsSince1970 - Self.life
        let old = order.prefix { $0.time.secondsSince1970 <= end }.count
        let surplus = order.count - Self.mostAnswers + 1
        for entry in order.prefix(max(old, surplus)) { answers[entry.key] = nil }
        order.removeFirst(max(old, surplus, 0))
    }
}
