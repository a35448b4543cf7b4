// SPDX-License-Identifier: Apache-2.0

/// An encoding of what follows the host, with the cost of each part of the URL.
struct RestBits {
    /// All bits, beginning with those that select the encoding.
    var bits = BitString()

    /// The number of bits that belong to the path.
    var path = 0

    /// The number of bits that belong to the query.
    var query = 0

    /// The number of bits that belong to the fragment.
    var fragment = 0
}
