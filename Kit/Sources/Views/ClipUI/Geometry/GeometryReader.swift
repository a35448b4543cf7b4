// SPDX-License-Identifier: Apache-2.0

/// Views that depend on the size of their container: SwiftUI's `GeometryReader`.
///
/// The page reports the size. Before that, the views are created for the whole screen of a phone.
nonisolated public struct GeometryReader<Content: View>: PrimitiveView {
    /// The function that creates the views for a geometry.
    public var content: (GeometryProxy) -> Content

    /// Creates a reader whose views depend on a geometry.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }

    /// Returns the views, in an element that takes all of its space.
    public func boxed() -> ViewBox {
        let content = content
        return GeometryBox(.geometryReader, content: { content($0).boxed() })
    }
}

/// The size and the place of a view, in points: SwiftUI's `GeometryProxy`.
public struct GeometryProxy {
    /// The size of the view, in points.
    public var size: CGSize
    /// The parts of each side that are covered by bars and the edges of the phone, in points.
    public var safeAreaInsets = EdgeInsets()
    // The frames by coordinate space.
    package var frames: [(name: String, frame: CGRect)] = []

    package init(size: CGSize) {
        self.size = size
    }

    /// Returns the frame in a coordinate space, or the frame on the screen if the space does not contain the view.
    public func frame(in space: CoordinateSpace) -> CGRect {
        let own = CGRect(x: 0, y: 0, width: size.width, height: size.height)
        guard let name = space.name else { return own }
        for entry in frames where hasSameBytes(entry.name, name) { return entry.frame }
        return frames.first?.frame ?? own
    }

    /// Returns the frame in a coordinate space, or the frame on the screen if the space does not contain the view.
    @_disfavoredOverload
    public func frame<Space: CoordinateSpaceProtocol>(in space: Space) -> CGRect {
        frame(in: space.coordinateSpace)
    }

    // Parses the geometry that the page reports: a size, insets, and for each space its name in quotes and a frame.
    @inline(never)
    package init?(_ text: String) {
        let parts = quotedParts(of: text)
        let numbers = numbers(in: parts[0])
        guard numbers.count >= 6 else { return nil }
        size = CGSize(width: numbers[0], height: numbers[1])
        safeAreaInsets = EdgeInsets(
            top: numbers[2],
            leading: numbers[3],
            bottom: numbers[4],
            trailing: numbers[5]
        )
        var index = 1
        while index + 1 < parts.count, frames.count < 64 {
            let place = ClipUI.numbers(in: parts[index + 1])
            guard place.count >= 4 else { break }
            let frame = CGRect(x: place[0], y: place[1], width: place[2], height: place[3])
            frames.append((parts[index], frame))
            index += 2
        }
    }
}

// Returns the parts outside and inside of quotes, alternately. A backslash escapes the next byte.
private func quotedParts(of text: String) -> [String] {
    var parts: [String] = []
    var part: [UInt8] = []
    var isEscaped = false
    for byte in text.utf8 {
        if isEscaped {
            part.append(byte)
            isEscaped = false
        } else if byte == 0x5C {
            isEscaped = true
        } else if byte == 0x22 {
            parts.append(String(decoding: part, as: UTF8.self))
            part = []
        } else {
            part.append(byte)
        }
    }
    parts.append(String(decoding: part, as: UTF8.self))
    return parts
}
