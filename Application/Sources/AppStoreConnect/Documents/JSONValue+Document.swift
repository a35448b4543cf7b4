// SPDX-License-Identifier: Apache-2.0

package import AppClipFormats

extension ReadingLimits {
    /// The limits for a request: 1 MiB, 16 levels, 20,000 values.
    package static let apiRequest = ReadingLimits(size: 1 << 20, depth: 16, count: 20_000)

    /// The limits for a response: 8 MiB, 16 levels, 400,000 values.
    package static let apiResponse = ReadingLimits(size: 8 << 20, depth: 16, count: 400_000)
}

/// The reason a text is not a document of the API.
package enum DocumentError: Error, Sendable, Hashable {
    /// The text is not JSON within the limits.
    case syntax(JSONError)
    /// An object has the name twice: a reader that takes the first one and a reader that takes
    /// the last one would understand different things.
    case repeatedName(String)
}

extension JSONValue {
    /// Parses a document of the API, in which no object has a name twice.
    ///
    /// - Throws: ``DocumentError``.
    package init(
        document bytes: [UInt8],
        limits: ReadingLimits = .apiRequest
    ) throws(DocumentError) {
        do throws(JSONError) {
            try self.init(bytes, limits: limits)
        } catch {
            throw .syntax(error)
        }
        if let name = repeatedName { throw .repeatedName(name) }
    }

    /// The first name that an object in the value has for a second time; `nil` if there is none.
    private var repeatedName: String? {
        switch content {
        case .array(let elements):
            for element in elements {
                if let name = element.repeatedName { return name }
            }
        case .object(let members):
            var names: Set<String> = []
            for member in members {
                guard names.insert(member.name).inserted else { return member.name }
                if let name = member.value.repeatedName { return name }
            }
        case .null, .boolean, .number, .string: break
        }
        return nil
    }
}
