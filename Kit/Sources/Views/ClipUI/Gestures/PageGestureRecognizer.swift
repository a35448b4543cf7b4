// SPDX-License-Identifier: Apache-2.0

// The gestures that the page recognizes; the raw values are those of `gestures.js`.
enum PageGesture: Int32 {
    case tap = 1
    case longPress = 3
    case drag = 4
    case magnify = 5
    case rotate = 6
    case hover = 8
}

// Recognizes a gesture of the page: each of its events is a change.
final class PageGestureRecognizer<Value>: Recognizer<Value> {
    private let kind: PageGesture
    private let parameters: [PropertyValue]
    private let value: (GestureEvent) -> Value
    // The index in the list of the view's gestures; -1 before it is in one.
    private var index = -1

    // Creates a recognizer with parameters for the page, such as a number of taps, and a closure that returns the value of
    // an event.
    init(
        _ kind: PageGesture,
        _ parameters: [PropertyValue] = [],
        value: @escaping (GestureEvent) -> Value
    ) {
        self.kind = kind
        self.parameters = parameters
        self.value = value
    }

    override func addPageGestures(to gestures: inout [PropertyValue], order: GestureOrder) {
        index = gestures.count
        gestures.append(.list([.integer(kind.rawValue), .integer(order.rawValue)] + parameters))
    }

    override func receive(_ event: GestureEvent) -> Recognition<Value> {
        guard event.index == index else { return .nothing }
        switch event.phase {
        case .changed: return .changed(value(event))
        case .ended: return .ended(value(event))
        case .cancelled: return .cancelled
        }
    }
}
