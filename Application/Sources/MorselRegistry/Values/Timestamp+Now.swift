// SPDX-License-Identifier: Apache-2.0

package import AppClipBytes

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension Timestamp {
    /// The current time, from the machine's clock.
    package static var now: Timestamp {
        Timestamp(secondsSince1970: Int64(Date().timeIntervalSince1970))
    }
}
