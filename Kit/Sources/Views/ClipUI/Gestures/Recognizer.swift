// SPDX-License-Identifier: Apache-2.0

/// Recognizes a gesture in the events of the page.
///
/// The page recognizes taps, presses, drags, pinches and rotations (`PageGesture`); conditions and combinations of them
/// are recognized here. A view creates a recognizer whenever it is evaluated, and the new recognizer resumes the gesture
/// of the one before.
public class Recognizer<Value> {
    init() {}

    // Adds the gestures that the page recognizes, as a patch describes them. Their indices in the list are those in the
    // events.
    func addPageGestures(to gestures: inout [PropertyValue], order: GestureOrder) {}

    // Returns the change of the gesture by an event of the page.
    func receive(_ event: GestureEvent) -> Recognition<Value> { .nothing }

    // Takes the state of the recognizer that the view had before it was evaluated again.
    func resume(from old: Recognizer<Value>) {}

    // Drops a gesture that has begun.
    func reset() {}
}

// The change of a gesture by an event.
enum Recognition<Value> {
    // The event belongs to another gesture, or changes nothing.
    case nothing
    // The gesture has begun or continues.
    case changed(Value)
    case ended(Value)
    case cancelled
}
