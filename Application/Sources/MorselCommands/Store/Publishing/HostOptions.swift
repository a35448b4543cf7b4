// SPDX-License-Identifier: Apache-2.0

import ArgumentParser

/// The options for the hosts that the operator allows a build to name or to have served here.
struct HostOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Allow the clip to name this host although it is registered to another team.",
            discussion:
                "Write a wildcard as in the entitlement: '*.shop.example'. Can be repeated.",
            valueName: "host"
        )
    )
    var shareHost: [String] = []

    @Option(
        help: ArgumentHelp(
            "Serve this host here although it is stored as an external site.",
            discussion:
                "The stored association file is replaced by one that 'morsel serve' writes. "
                + "Can be repeated.",
            valueName: "host"
        )
    )
    var serveHost: [String] = []
}
