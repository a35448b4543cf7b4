package import AppClipDevice
internal import Foundation

extension Timestamp {
    /// This moment, by the machine's clock.
    package static var now: Timestamp {
        Timestamp(secondsSince1970: Int64(Date().timeIntervalSince1970))
    }
}
