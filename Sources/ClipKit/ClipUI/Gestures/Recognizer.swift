// SPDX-License-Identifier: Apache-2.0

/// Recognizes a gesture in the events of the page.
///
/// The page recognizes taps, presses, drags and pinches, each with a number in the list of its view; their combination
/// is recognized here. A view creates a recognizer whenever it is evaluated, and each continues the gesture of the one
/// before.
public class Recognizer<Value> {
    init() {}

    // Adds the gestures that the page recognizes.
    func collect(_ leaves: inout [PropertyValue], _ mode: Int32) {}

    func receive(_ touch: Touch) -> Recognition<Value> { .nothing }

    // Continues the gesture of another recognizer of the same gesture.
    func resume(_ old: Recognizer<Value>) {}

    // Forgets a gesture that has begun.
    func reset() {}
}

// The change of a gesture by an event.
enum Recognition<Value> {
    case nothing
    case changed(Value)
    case ended(Value)
    case cancelled
}

// An event of the page: "index phase numbers…".
struct Touch {
    enum Phase { case changed, ended, cancelled }

    let index: Int
    let phase: Phase
    let numbers: [Double]

    @inline(never)
    init?(_ text: String) {
        let numbers = ClipUI.numbers(in: text)
        guard numbers.count >= 2, numbers[0] >= 0, numbers[0] < 256 else { return nil }
        index = Int(numbers[0])
        phase = numbers[1] == 1 ? .changed : numbers[1] == 2 ? .ended : .cancelled
        self.numbers = Array(numbers.dropFirst(2))
    }

    // Returns one of the numbers; 0 if there are fewer.
    func number(_ place: Int) -> Double { place < numbers.count ? numbers[place] : 0 }

    // Returns the point whose x is the number at a position.
    func point(_ place: Int) -> CGPoint {
        CGPoint(x: CGFloat(number(place)), y: CGFloat(number(place + 1)))
    }
}

// A gesture that the page recognizes.
final class LeafRecognizer<Value>: Recognizer<Value> {
    private let kind: Int32
    private let parameters: [PropertyValue]
    private let read: (Touch) -> Value
    private var index = -1

    init(_ kind: Int32, _ parameters: [PropertyValue] = [], _ read: @escaping (Touch) -> Value) {
        self.kind = kind
        self.parameters = parameters
        self.read = read
    }

    override func collect(_ leaves: inout [PropertyValue], _ mode: Int32) {
        index = leaves.count
        leaves.append(.list([.integer(kind), .integer(mode)] + parameters))
    }

    override func receive(_ touch: Touch) -> Recognition<Value> {
        guard touch.index == index else { return .nothing }
        switch touch.phase {
        case .changed: return .changed(read(touch))
        case .ended: return .ended(read(touch))
        case .cancelled: return .cancelled
        }
    }
}

// A gesture that begins when its value has changed enough.
final class ThresholdRecognizer<Value>: Recognizer<Value> {
    private let base: Recognizer<Value>
    private let isEnough: (Value) -> Bool
    private var hasBegun = false

    init(_ base: Recognizer<Value>, _ isEnough: @escaping (Value) -> Bool) {
        self.base = base
        self.isEnough = isEnough
    }

    override func collect(_ leaves: inout [PropertyValue], _ mode: Int32) {
        base.collect(&leaves, mode)
    }

    override func receive(_ touch: Touch) -> Recognition<Value> {
        let recognition = base.receive(touch)
        switch recognition {
        case .nothing: break
        case .changed(let value):
            guard hasBegun || isEnough(value) else { return .nothing }
            hasBegun = true
        case .ended(let value):
            guard hasBegun || isEnough(value) else { return .nothing }
            hasBegun = false
        case .cancelled: hasBegun = false
        }
        return recognition
    }

    override func resume(_ old: Recognizer<Value>) {
        // SAFETY: the gestures of one place have the same type, and so the same recognizers.
        let old = unsafe unsafeDowncast(old, to: ThresholdRecognizer<Value>.self)
        hasBegun = old.hasBegun
        base.resume(old.base)
    }

    override func reset() {
        hasBegun = false
        base.reset()
    }
}

// A gesture with an action for each change.
final class WatchedRecognizer<Value>: Recognizer<Value> {
    private let base: Recognizer<Value>
    private let watch: (Recognition<Value>) -> Void

    init(_ base: Recognizer<Value>, _ watch: @escaping (Recognition<Value>) -> Void) {
        self.base = base
        self.watch = watch
    }

    override func collect(_ leaves: inout [PropertyValue], _ mode: Int32) {
        base.collect(&leaves, mode)
    }

    override func receive(_ touch: Touch) -> Recognition<Value> {
        let recognition = base.receive(touch)
        watch(recognition)
        return recognition
    }

    override func resume(_ old: Recognizer<Value>) {
        // SAFETY: the gestures of one place have the same type, and so the same recognizers.
        base.resume(unsafe unsafeDowncast(old, to: WatchedRecognizer<Value>.self).base)
    }

    override func reset() {
        base.reset()
        watch(.cancelled)
    }
}

// A gesture with another value.
final class MappedRecognizer<Base, Value>: Recognizer<Value> {
    private let base: Recognizer<Base>
    private let transform: (Base) -> Value

    init(_ base: Recognizer<Base>, _ transform: @escaping (Base) -> Value) {
        self.base = base
        self.transform = transform
    }

    override func collect(_ leaves: inout [PropertyValue], _ mode: Int32) {
        base.collect(&leaves, mode)
    }

    override func receive(_ touch: Touch) -> Recognition<Value> {
        switch base.receive(touch) {
        case .nothing: .nothing
        case .changed(let value): .changed(transform(value))
        case .ended(let value): .ended(transform(value))
        case .cancelled: .cancelled
        }
    }

    override func resume(_ old: Recognizer<Value>) {
        // SAFETY: the gestures of one place have the same type, and so the same recognizers.
        base.resume(unsafe unsafeDowncast(old, to: MappedRecognizer<Base, Value>.self).base)
    }

    override func reset() { base.reset() }
}
