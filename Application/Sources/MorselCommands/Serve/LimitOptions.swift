// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import MorselServer

/// The options for the limits on clients of the server.
struct LimitOptions: ParsableArguments {
    @Option(help: "The most connections at a time.")
    var connections = ConnectionLimits().connections

    @Option(help: "The most connections of one client at a time.")
    var clientConnections = ConnectionLimits().clientConnections

    @Option(
        help: "The most requests of one client per second on average; four times as many at once."
    )
    var clientRequests = ConnectionLimits().clientRequests

    @Option(help: "The most requests of one key of the API in an hour.")
    var apiRequests = 3_500

    @Flag(
        help: ArgumentHelp(
            "Apply the limits of one client to this machine as well.",
            discussion: "Without it, a reverse proxy on this machine can pass on all visitors."
        )
    )
    var limitThisMachine = false

    func validate() throws {
        let options = [
            ("connections", connections), ("client-connections", clientConnections),
            ("client-requests", clientRequests), ("api-requests", apiRequests),
        ]
        for (name, number) in options where !(1...1_000_000).contains(number) {
            throw ValidationError("--\(name) must be between 1 and 1000000.")
        }
    }

    /// The limits that the options describe, with defaults for the rest.
    var limits: ConnectionLimits {
        var limits = ConnectionLimits()
        limits.connections = connections
        limits.clientConnections = clientConnections
        limits.clientRequests = clientRequests
        limits.limitsThisMachine = limitThisMachine
        return limits
    }
}
