// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The information that the system passes to a clip at launch (*APActivationPayload*; rule E-39).
///
/// Two payloads are equal if they are from the same launch. A payload can be archived and restored, but
/// confirms a location only during the launch that it is from.
public class APActivationPayload: NSObject, NSCopying, NSSecureCoding {
    /// The URL that launched the clip, equal to the activity's `webpageURL` (rule D-09).
    public let url: URL?

    let launch: Int?

    init(url: URL?, launch: Int?) {
        self.url = url
        self.launch = launch
    }

    // MARK: Equality

    /// Whether another object is a payload from the same launch, with the same URL.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? APActivationPayload else { return false }
        return other.url == url && other.launch == launch
    }

    /// A hash value that is the same for equal payloads.
    public override var hash: Int { url.hashValue }

    /// A description with the URL.
    public override var description: String { "APActivationPayload(\(url?.absoluteString ?? ""))" }

    // MARK: Copies

    /// Returns the payload itself, which is immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// `true`: decoding checks the class of each value.
    public static var supportsSecureCoding: Bool { true }

    /// Encodes the URL and the launch.
    public func encode(with coder: NSCoder) {
        coder.encode(url?.absoluteString as NSString?, forKey: "url")
        coder.encode(launch.map { NSNumber(value: $0) }, forKey: "launch")
    }

    /// Decodes a payload; the result is `nil` if the URL is invalid.
    public required init?(coder: NSCoder) {
        let text = coder.decodeObject(of: NSString.self, forKey: "url") as String?
        url = text.flatMap { URL(string: $0) }
        launch = coder.decodeObject(of: NSNumber.self, forKey: "launch")?.intValue
        if text != nil && url == nil { return nil }
    }
}
