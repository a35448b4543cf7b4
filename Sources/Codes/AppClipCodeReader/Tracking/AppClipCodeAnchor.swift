// SPDX-License-Identifier: Apache-2.0

public import AppClipCodes

/// A code that was recognised in the frames of a camera, with its position and its URL.
///
/// The names are those of ARKit's `ARAppClipCodeAnchor` (*Interacting with App Clip Codes in AR*,
///
public struct AppClipCodeAnchor: Sendable, Hashable, Identifiable {
    /// The identifier of an anchor; a tracker never uses one twice.
    public struct Identifier: Sendable, Hashable {
        let number: UInt64
    }

    /// The state of the decoding of a code's URL.
    public enum URLDecodingState: Sendable, Hashable, CaseIterable {
        /// It is not known yet whether the URL may be handed out.
        case decoding
        /// The URL is available.
        case decoded
        /// The URL is not handed out: no clip is associated with this code.
        case failed
    }

    /// The identifier, which distinguishes this anchor from the others.
    public let identifier: Identifier

    /// The stable identity of the anchor, the same as ``identifier``.
    public var id: Identifier { identifier }

    /// The code's URL; `nil` unless ``urlDecodingState`` is ``URLDecodingState/decoded``.
    public internal(set) var url: EncodableURL?

    /// The state of the URL check; initially ``URLDecodingState/decoding``.
    public internal(set) var urlDecodingState = URLDecodingState.decoding

    /// The position and orientation of the code; for a code that is out of view, the last known
    /// ones.
    public internal(set) var transform: AnchorTransform

    /// The other transform that would look the same, if ``isAmbiguous``.
    public internal(set) var alternativeTransform: AnchorTransform?

    /// Whether the image does not determine to which side the code leans.
    ///
    /// That is the case for codes that are far away relative to their size. The transform is then
    /// the one of the two that is nearer to the last observation.
    public var isAmbiguous: Bool { alternativeTransform != nil }

    /// The accuracy of the transform.
    public internal(set) var uncertainty: Uncertainty

    /// The radius of the printed disc, in metres, as it was given to the tracker.
    public let radius: Double

    /// A Boolean value that indicates whether the code was seen in the last frame.
    public internal(set) var isTracked = true

    /// The corners of the square around its disc in the last frame that shows it, in pixels: upper
    /// left, upper right, lower right, lower left of the upright code.
    public internal(set) var corners: [PlanePoint]

    /// The accuracy of a transform: standard deviations, which do not cover the choice between two
    /// transforms.
    public struct Uncertainty: Sendable, Hashable {
        /// The standard deviation of the direction that the code faces, in degrees.
        public let angle: Double

        /// The standard deviation of the position, in metres.
        public let position: Double
    }
}
