// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

/// The creation date of a document, in UTC.
///
/// By default it is fixed, so that equal images give equal files, byte for byte.
public struct DocumentDate: Sendable, Hashable {
    /// The first second of the year 2000, which does not reveal when a document was created.
    public static let fixed = DocumentDate(
        secondsSince1970: 946_684_800,
        iso8601: "2000-01-01T00:00:00Z"
    )

    /// The seconds since the beginning of 1970, without leap seconds.
    public let secondsSince1970: Int

    /// The date in ISO 8601 format, such as `2000-01-01T00:00:00Z`.
    let iso8601: String

    /// Creates a date, or `nil` outside of the years 1970 to 9999.
    public init?(secondsSince1970: Int) {
        let time = Timestamp(secondsSince1970: Int64(secondsSince1970))
        guard Timestamp.showable.contains(time), let text = time.iso8601 else { return nil }
        self.init(secondsSince1970: secondsSince1970, iso8601: text)
    }

    private init(secondsSince1970: Int, iso8601: String) {
        self.secondsSince1970 = secondsSince1970
        self.iso8601 = iso8601
    }
}
