// SPDX-License-Identifier: Apache-2.0

// Recognizes a gesture that begins only when the change of its value is large enough, such as a pinch.
final class ThresholdRecognizer<Value>: Recognizer<Value> {
    private let base: Recognizer<Value>
    private let isLargeEnough: (Value) -> Bool
    private var hasBegun = false

    init(_ base: Recognizer<Value>, _ isLargeEnough: @escaping (Value) -> Bool) {
        self.base = base
        self.isLargeEnough = isLargeEnough
    }

    override func addPageGestures(to gestures: inout [PropertyValue], order: GestureOrder) {
        base.addPageGestures(to: &gestures, order: order)
    }

    override func receive(_ event: GestureEvent) -> Recognition<Value> {
        let recognition = base.receive(event)
        switch recognition {
        case .nothing: break
        case .changed(let value):
            guard hasBegun || isLargeEnough(value) else { return .nothing }
            hasBegun = true
        case .ended(let value):
            guard hasBegun || isLargeEnough(value) else { return .nothing }
            hasBegun = false
        case .cancelled: hasBegun = false
        }
        return recognition
    }

    override func resume(from old: Recognizer<Value>) {
        // SAFETY: the gestures of one place have the same type, and so the same recognizers.
        let old = unsafe unsafeDowncast(old, to: ThresholdRecognizer<Value>.self)
        hasBegun = old.hasBegun
        base.resume(from: old.base)
    }

    override func reset() {
        hasBegun = false
        base.reset()
    }
}

// Recognizes a gesture, and performs an action for each event of the page, even one that changes nothing.
final class ActionRecognizer<Value>: Recognizer<Value> {
    private let base: Recognizer<Value>
    private let action: (Recognition<Value>) -> Void

    init(_ base: Recognizer<Value>, _ action: @escaping (Recognition<Value>) -> Void) {
        self.base = base
        self.action = action
    }

    override func addPageGestures(to gestures: inout [PropertyValue], order: GestureOrder) {
        base.addPageGestures(to: &gestures, order: order)
    }

    override func receive(_ event: GestureEvent) -> Recognition<Value> {
        let recognition = base.receive(event)
        action(recognition)
        return recognition
    }

    override func resume(from old: Recognizer<Value>) {
        // SAFETY: the gestures of one place have the same type, and so the same recognizers.
        base.resume(from: unsafe unsafeDowncast(old, to: ActionRecognizer<Value>.self).base)
    }

    override func reset() {
        base.reset()
        // The action can depend on the end of a gesture, such as that of a `GestureState`.
        action(.cancelled)
    }
}

// Recognizes a gesture, and converts its value.
final class MappedRecognizer<Base, Value>: Recognizer<Value> {
    private let base: Recognizer<Base>
    private let transform: (Base) -> Value

    init(_ base: Recognizer<Base>, _ transform: @escaping (Base) -> Value) {
        self.base = base
        self.transform = transform
    }

    override func addPageGestures(to gestures: inout [PropertyValue], order: GestureOrder) {
        base.addPageGestures(to: &gestures, order: order)
    }

    override func receive(_ event: GestureEvent) -> Recognition<Value> {
        switch base.receive(event) {
        case .nothing: .nothing
        case .changed(let value): .changed(transform(value))
        case .ended(let value): .ended(transform(value))
        case .cancelled: .cancelled
        }
    }

    override func resume(from old: Recognizer<Value>) {
        // SAFETY: the gestures of one place have the same type, and so the same recognizers.
        base.resume(from: unsafe unsafeDowncast(old, to: MappedRecognizer<Base, Value>.self).base)
    }

    override func reset() { base.reset() }
}
