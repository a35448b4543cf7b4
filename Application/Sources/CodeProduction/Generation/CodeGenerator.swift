// SPDX-License-Identifier: Apache-2.0

public import AppClipCodes
public import AppClipExperiences
import AppClipTypes

/// Generates the codes of a list on all cores, in the order of the list.
public struct CodeGenerator: Sendable {
    /// The tables to compress with.
    public let tables: CodingTables

    /// The experience that each URL has to belong to, if one is given.
    public let experience: RegisteredURL?

    /// The number of codes in a chunk: enough to keep all cores busy, few enough to use little
    /// memory.
    static let chunkSize = 64

    /// The number of chunks that are processed at the same time.
    let workerCount: Int

    /// Creates a generator.
    ///
    /// - Parameters:
    ///   - tables: The tables to compress with.
    ///   - experience: The experience that each URL has to belong to.
    ///   - workerCount: The number of chunks that are processed at the same time; one for each core
    ///     is best.
    public init(
        tables: CodingTables = .standard,
        experience: RegisteredURL? = nil,
        workerCount: Int = 2
    ) {
        self.tables = tables
        self.experience = experience
        self.workerCount = max(1, workerCount)
    }

    /// Generates one code.
    ///
    /// - Throws: ``RowError``.
    public func code(for order: CodeOrder) throws(RowError) -> AppClipCode {
        let code: AppClipCode
        do {
            code = try AppClipCode(order.url, style: order.style, tables: tables)
        } catch {
            throw RowError(order, reason: .url(error))
        }
        if !admits(code.url) {
            throw RowError(order, reason: .otherExperience)
        }
        return code
    }

    /// Whether a URL belongs to the experience, if one is given.
    func admits(_ url: EncodableURL) -> Bool {
        guard let experience else { return true }
        // A URL that is not an invocation URL belongs to no experience.
        return (try? InvocationURL(url.canonicalText)).map { experience.covers($0) } ?? false
    }

    /// Returns the rows with errors, without writing any code.
    public func failures(in orders: [CodeOrder]) -> [RowError] {
        orders.compactMap { order in
            do throws(RowError) {
                _ = try code(for: order)
                return nil
            } catch {
                return error
            }
        }
    }

    /// Processes all orders in chunks and calls `take` with the result of each chunk, in order.
    ///
    /// - Parameters:
    ///   - orders: The codes to generate.
    ///   - produce: Creates the result of a chunk; called on several threads.
    ///   - take: Receives the result of each chunk; called by one thread at a time.
    /// - Throws: What `take` throws.
    func forEachChunk<Product: Sendable>(
        of orders: [CodeOrder],
        produce: @escaping @Sendable (ArraySlice<CodeOrder>) -> Product,
        take: (Product) throws -> Void
    ) async throws {
        let chunks = stride(from: 0, to: orders.count, by: Self.chunkSize).map { start in
            orders[start..<min(start + Self.chunkSize, orders.count)]
        }
        // A few chunks ahead of the one that is awaited, so that no worker waits for it.
        try await OrderedTasks.run(
            chunks,
            atOnce: workerCount,
            maximumAhead: 2 * workerCount,
            { _, chunk in produce(chunk) },
            take: take
        )
    }
}
