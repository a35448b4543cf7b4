// SPDX-License-Identifier: Apache-2.0

/// What one client, and all together, may take of the server.
public struct ConnectionLimits: Sendable, Hashable {
    /// The most connections at a time; fewer where the system allows fewer open files.
    public var connections = 8_192

    /// The most connections of a client at a time.
    ///
    /// Many phones share an address where their network translates addresses.
    public var clientConnections = 512

    /// The most requests of a client in a second, on average; four times as many may come at once.
    public var clientRequests = 500

    /// Whether the limits of a client also hold for this machine, where a reverse proxy would run.
    public var limitsThisMachine = false

    /// The time until the head of a request is there, from its first byte, or from when the
    /// connection was opened.
    public var headTime: Duration = .seconds(10)

    /// The time until the body of a request is there; for a large one, until the next 256 KiB are.
    public var bodyTime: Duration = .seconds(10)

    /// The time between two requests of a connection.
    public var idleTime: Duration = .seconds(30)

    /// The time that a client has to take 128 KiB.
    public var writingTime: Duration = .seconds(30)

    /// The time that running requests have once the server is told to stop.
    public var stoppingTime: Duration = .seconds(10)

    /// The most bytes of a request's head, its first line included.
    public static let headSize = 32 << 10

    /// The most fields of a request's head.
    public static let fieldCount = 100

    /// The most bytes of a body that nothing reads; ``BodyRule`` has those of the others.
    public static let bodySize = 64 << 10

    /// The bytes of a body that a client has to send within ``bodyTime``, where more may come.
    static let bodyStep = 256 << 10

    /// The most bytes that are read and ignored after a refusal, before the connection is closed.
    static let ignoredSize = 1 << 20

    /// The bytes that are handed to the system in one go.
    static let sliceSize = 128 << 10

    /// The limits of a small server.
    public init() {}
}
