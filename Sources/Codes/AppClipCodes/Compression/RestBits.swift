// SPDX-License-Identifier: Apache-2.0

/// One way to write what follows the host, with what each part of the URL costs.
struct RestBits {
    /// All bits, those that name the way first.
    var bits = BitString()

    /// How many of them belong to the path.
    var path = 0

    /// How many of them belong to the query.
    var query = 0

    /// How many of them belong to the fragment.
    var fragment = 0
}
