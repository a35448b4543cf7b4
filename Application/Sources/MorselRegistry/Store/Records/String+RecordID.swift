// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension String {
    /// Returns a new unique id: a random UUID (RFC 9562) in lowercase.
    public static func newRecordID() -> String { UUID().uuidString.lowercased() }
}
