// SPDX-License-Identifier: Apache-2.0

/// The size and the position of the content of a scroll view, in points: SwiftUI's `ScrollGeometry`.
public struct ScrollGeometry: Equatable, Sendable {
    /// The offset of the content; at the start it is the negative inset.
    public var contentOffset: CGPoint
    /// The size of the content, without insets.
    public var contentSize: CGSize
    /// The insets of the content, such as those of bars.
    public var contentInsets: EdgeInsets
    /// The size of the scroll view.
    public var containerSize: CGSize

    /// Creates a geometry.
    public init(
        contentOffset: CGPoint,
        contentSize: CGSize,
        contentInsets: EdgeInsets,
        containerSize: CGSize
    ) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    /// The visible part of the content.
    public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

    /// The frame of the scroll view in the coordinates of the content.
    public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
}

/// The activity of a scroll view: SwiftUI's `ScrollPhase`.
public enum ScrollPhase: Int, Hashable, Sendable {
    /// Nothing scrolls.
    case idle
    /// A finger is on the scroll view, which may begin to scroll.
    case tracking
    /// The person scrolls.
    case interacting
    /// The content moves on by itself.
    case decelerating
    /// The clip scrolls.
    case animating

    /// Whether the scroll view is scrolling, or may begin to.
    public var isScrolling: Bool { self != .idle }
}

/// The circumstances of a change of the phase: SwiftUI's `ScrollPhaseChangeContext`.
public struct ScrollPhaseChangeContext {
    /// The geometry of the scroll view.
    public let geometry: ScrollGeometry
    /// The velocity of the scroll view; the page does not report it.
    public let velocity: CGVector?
}

// What the page reports of a scroll view.
struct ScrollReport: Equatable {
    let geometry: ScrollGeometry
    let phase: ScrollPhase
    // The element of the view that is first in the visible part; 0 if there is none.
    let first: UInt32

    // Parses the offset, the size of the content, the insets, the size of the scroll view, the phase, and the element.
    init?(_ text: String) {
        let numbers = numbers(in: text)
        guard numbers.count >= 12, let phase = ScrollPhase(rawValue: Int(numbers[10])) else {
            return nil
        }
        let insets = EdgeInsets(
            top: numbers[4],
            leading: numbers[5],
            bottom: numbers[6],
            trailing: numbers[7]
        )
        geometry = ScrollGeometry(
            contentOffset: CGPoint(x: numbers[0] - insets.leading, y: numbers[1] - insets.top),
            contentSize: CGSize(width: numbers[2], height: numbers[3]),
            contentInsets: insets,
            containerSize: CGSize(width: numbers[8], height: numbers[9])
        )
        self.phase = phase
        first = UInt32(max(0, min(numbers[11], 4e9)))
    }
}
