// SPDX-License-Identifier: Apache-2.0

internal import AppClipTypes

extension String {
    /// The text as the value of a query item: all bytes except letters, digits and `-._~` are
    /// encoded.
    package var percentEncoded: String { PercentEncoding.encoded(self) }
}
