// SPDX-License-Identifier: Apache-2.0

import HTTPExchange
import HTTPTypes
import MorselRegistry

extension ContentCoding {
    /// Returns the codings that a client accepts (RFC 9110, 12.5.3).
    ///
    /// - Parameter headerFields: The fields of its request.
    /// - Returns: The codings, first those that the client prefers. Without the field, it is none:
    ///   clients that read compressed bodies say so.
    static func accepted(by headerFields: HTTPFields) -> [ContentCoding] {
        let ranges = headerFields.elements(of: .acceptEncoding).prefix(16).map { range in
            let parts = range.split(separator: ";", maxSplits: 1)
            let name = parts.first.map { $0.filter { $0 != " " }.lowercased() } ?? ""
            return (name, weight: weight(parts.dropFirst().first))
        }
        let weights = allCases.map { coding in
            let own = ranges.first { $0.0 == coding.rawValue } ?? ranges.first { $0.0 == "*" }
            return (coding, weight: own?.weight ?? 0)
        }
        // The sort is stable, so the smaller one remains first.
        return weights.filter { $0.weight > 0 }.sorted { $0.weight > $1.weight }.map(\.0)
    }

    /// Returns the weight of a range from 0 to 1; 0 if it is not written as one.
    private static func weight(_ parameter: Substring?) -> Double {
        guard let parameter else { return 1 }
        let text = parameter.filter { $0 != " " }.lowercased()
        guard text.hasPrefix("q="), let weight = Double(text.dropFirst(2)) else { return 0 }
        return (0...1).contains(weight) ? weight : 0
    }
}
