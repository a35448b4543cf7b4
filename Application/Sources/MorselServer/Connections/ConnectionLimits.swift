// SPDX-License-Identifier: Apache-2.0

/// The limits on connections, requests, sizes and times, for one client and for all together.
public struct ConnectionLimits: Sendable, Hashable {
    /// The maximum number of connections at a time; fewer if the system allows fewer open files.
    public var connections = 8_192

    /// The maximum number of connections of a client at a time.
    ///
    /// Many phones share an address if their network translates addresses.
    public var clientConnections = 512

    /// The maximum number of requests of a client per second, on average; four times as many can come at once.
    public var clientRequests = 500

    /// A Boolean value that indicates whether the limits of a client also apply to this machine, on
    /// which a reverse proxy may run.
    public var limitsThisMachine = false

    /// The maximum time until the head of a request is complete, from its first byte, or from the
    /// opening of the connection.
    public var headTime: Duration = .seconds(10)

    /// The maximum time until the body of a request is complete; for a large one, until the next
    /// 256 KiB have arrived.
    public var bodyTime: Duration = .seconds(10)

    /// The maximum time between two requests of a connection.
    public var idleTime: Duration = .seconds(30)

    /// The maximum time in which a client has to receive 128 KiB.
    public var writingTime: Duration = .seconds(30)

    /// The maximum time for running requests after the server is told to stop.
    public var stoppingTime: Duration = .seconds(10)

    /// The maximum number of bytes of a request's head, including its first line.
    public static let headSize = 32 << 10

    /// The maximum number of fields of a request's head.
    public static let fieldCount = 100

    /// The maximum number of bytes of a body that is ignored; a ``BodyRule`` has the limit of any other.
    public static let bodySize = 64 << 10

    /// The number of bytes of a large body that a client has to send within ``bodyTime``.
    static let bodyStep = 256 << 10

    /// The maximum number of bytes that are read and ignored after a refusal, before the connection is closed.
    static let ignoredSize = 1 << 20

    /// The number of bytes that are passed to the system at once.
    static let sliceSize = 128 << 10

    /// Creates the limits of a small server.
    public init() {}
}
