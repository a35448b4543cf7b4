// SPDX-License-Identifier: Apache-2.0

public import AppClipCodes

/// A code that was recognised in what a camera sees: where it is, and what may be known of it.
///
/// The names are those of ARKit's `ARAppClipCodeAnchor`
/// (*Interacting with App Clip Codes in AR*, A-62 to A-64).
public struct AppClipCodeAnchor: Sendable, Hashable, Identifiable {
    /// Tells the anchors of a tracker apart; never used twice by it.
    public struct Identifier: Sendable, Hashable {
        let number: UInt64
    }

    /// How far the way to the code's URL has come.
    public enum URLDecodingState: Sendable, Hashable, CaseIterable {
        /// It is not known yet whether the URL may be handed out.
        case decoding
        /// The URL is there.
        case decoded
        /// The URL is not handed out: no clip is associated with this code.
        case failed
    }

    /// Tells this anchor from the others.
    public let identifier: Identifier

    /// The same as ``identifier``.
    public var id: Identifier { identifier }

    /// The code's URL; `nil` unless ``urlDecodingState`` is ``URLDecodingState/decoded``.
    public internal(set) var url: EncodableURL?

    /// How far the way to the URL has come.
    public internal(set) var urlDecodingState = URLDecodingState.decoding

    /// Where the code is and how it is turned; for one that is out of view, where it was last.
    public internal(set) var transform: AnchorTransform

    /// The other transform that would look the same, where ``isAmbiguous``.
    public internal(set) var alternativeTransform: AnchorTransform?

    /// Whether the image does not tell towards which side the code leans.
    ///
    /// That is so for codes that are far away for their size. The transform is then the one of the
    /// two that is nearer to what was seen before.
    public var isAmbiguous: Bool { alternativeTransform != nil }

    /// How exact the transform is.
    public internal(set) var uncertainty: Uncertainty

    /// The radius of the printed disc, in metres, as it was given to the tracker.
    public let radius: Double

    /// Whether the code was seen in the last frame.
    public internal(set) var isTracked = true

    /// Where the corners of the square about its disc are in the last frame that shows it, in
    /// pixels: upper left, upper right, lower right, lower left, as the upright code has them.
    public internal(set) var corners: [PlanePoint]

    /// How exact a transform is: standard deviations, leaving the choice between two aside.
    public struct Uncertainty: Sendable, Hashable {
        /// Of the direction that the code faces, in degrees.
        public let angle: Double

        /// Of the position, in metres.
        public let position: Double
    }
}
