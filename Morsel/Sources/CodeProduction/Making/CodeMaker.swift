public import AppClipCodes
public import AppClipExperiences
internal import AppClipTypes

/// Makes the codes of a list on all cores and hands them over in the order of the list.
public struct CodeMaker: Sendable {
    /// The tables to compress with.
    public let tables: CodingTables

    /// The experience that each URL has to belong to, if one is given.
    public let experience: RegisteredURL?

    /// How many codes are worked on at a time: enough to keep all cores busy, few enough that
    /// memory stays small.
    static let chunkSize = 64

    /// How many chunks are worked on at a time.
    let workerCount: Int

    /// A maker.
    ///
    /// - Parameters:
    ///   - tables: The tables to compress with.
    ///   - experience: The experience that each URL has to belong to.
    ///   - workerCount: How many chunks are worked on at a time; one for each core is best.
    public init(
        tables: CodingTables = .standard,
        experience: RegisteredURL? = nil,
        workerCount: Int = 2
    ) {
        self.tables = tables
        self.experience = experience
        self.workerCount = max(1, workerCount)
    }

    /// Makes one code.
    ///
    /// - Throws: ``RowFailure``.
    public func code(for order: CodeOrder) throws(RowFailure) -> AppClipCode {
        let code: AppClipCode
        do {
            code = try AppClipCode(order.url, style: order.style, tables: tables)
        } catch {
            throw RowFailure(order, reason: .url(error))
        }
        if !admits(code.url) {
            throw RowFailure(order, reason: .otherExperience)
        }
        return code
    }

    /// Whether a URL belongs to the experience, if one is given.
    func admits(_ url: EncodableURL) -> Bool {
        guard let experience else { return true }
        // What a code spells is an invocation URL; what is none belongs to no experience.
        return (try? InvocationURL(url.canonicalText)).map { experience.covers($0) } ?? false
    }

    /// The rows that cannot be made, without making any.
    public func failures(in orders: [CodeOrder]) -> [RowFailure] {
        orders.compactMap { order in
            do throws(RowFailure) {
                _ = try code(for: order)
                return nil
            } catch {
                return error
            }
        }
    }

    /// Makes all codes and calls `take` with the product of each chunk, in order.
    ///
    /// - Parameters:
    ///   - orders: The codes to make.
    ///   - produce: Makes of a chunk whatever is wanted; called on several threads.
    ///   - take: Takes the product of each chunk; called on one.
    /// - Throws: What `take` throws.
    func forEachChunk<Product: Sendable>(
        of orders: [CodeOrder],
        produce: @escaping @Sendable (ArraySlice<CodeOrder>) -> Product,
        take: (Product) throws -> Void
    ) async throws {
        let chunks = stride(from: 0, to: orders.count, by: Self.chunkSize).map { start in
            orders[start..<min(start + Self.chunkSize, orders.count)]
        }
        try await withThrowingTaskGroup(of: (Int, Product).self) { group in
            var started = 0
            func start() {
                guard started < chunks.count else { return }
                let number = started
                let chunk = chunks[number]
                started += 1
                group.addTask { (number, produce(chunk)) }
            }
            // A few chunks ahead of the one that is awaited, so that no worker waits for it.
            for _ in 0..<(2 * workerCount) { start() }
            var waiting: [Int: Product] = [:]
            var next = 0
            for try await (number, product) in group {
                waiting[number] = product
                while let product = waiting.removeValue(forKey: next) {
                    try take(product)
                    next += 1
                    start()
                }
            }
        }
    }
}
