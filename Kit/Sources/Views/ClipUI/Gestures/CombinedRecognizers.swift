// SPDX-License-Identifier: Apache-2.0

// Two gestures at the same time. They have ended when neither is in progress.
final class BothRecognizer<First, Second>: Recognizer<(First?, Second?)> {
    private let first: Recognizer<First>
    private let second: Recognizer<Second>
    private var values: (First?, Second?) = (nil, nil)
    private var isInProgress = (false, false)

    init(_ first: Recognizer<First>, _ second: Recognizer<Second>) {
        self.first = first
        self.second = second
    }

    override func addPageGestures(to gestures: inout [PropertyValue], order: GestureOrder) {
        first.addPageGestures(to: &gestures, order: order)
        second.addPageGestures(to: &gestures, order: order)
    }

    override func receive(_ event: GestureEvent) -> Recognition<(First?, Second?)> {
        var isCancelled = false
        switch first.receive(event) {
        case .nothing:
            switch second.receive(event) {
            case .nothing: return .nothing
            case .changed(let value): (values.1, isInProgress.1) = (value, true)
            case .ended(let value): (values.1, isInProgress.1) = (value, false)
            case .cancelled: (isCancelled, isInProgress.1) = (true, false)
            }
        case .changed(let value): (values.0, isInProgress.0) = (value, true)
        case .ended(let value): (values.0, isInProgress.0) = (value, false)
        case .cancelled: (isCancelled, isInProgress.0) = (true, false)
        }
        if isInProgress.0 || isInProgress.1 { return .changed(values) }
        let last = values
        values = (nil, nil)
        return isCancelled ? .cancelled : .ended(last)
    }

    override func resume(from old: Recognizer<(First?, Second?)>) {
        // SAFETY: the gestures of one place have the same type, and so the same recognizers.
        let old = unsafe unsafeDowncast(old, to: BothRecognizer<First, Second>.self)
        first.resume(from: old.first)
        second.resume(from: old.second)
        (values, isInProgress) = (old.values, old.isInProgress)
    }

    override func reset() {
        first.reset()
        second.reset()
        (values, isInProgress) = ((nil, nil), (false, false))
    }
}

enum SequenceStep<First, Second> {
    case first(First)
    case second(First, Second?)
}

// A gesture after another.
final class SequenceRecognizer<First, Second>: Recognizer<SequenceStep<First, Second>> {
    private let first: Recognizer<First>
    private let second: Recognizer<Second>
    // The value with which the first one has ended.
    private var value: First?

    init(_ first: Recognizer<First>, _ second: Recognizer<Second>) {
        self.first = first
        self.second = second
    }

    override func addPageGestures(to gestures: inout [PropertyValue], order: GestureOrder) {
        first.addPageGestures(to: &gestures, order: order)
        second.addPageGestures(to: &gestures, order: order)
    }

    override func receive(_ event: GestureEvent) -> Recognition<SequenceStep<First, Second>> {
        switch first.receive(event) {
        case .changed(let new):
            value = nil
            return .changed(.first(new))
        case .ended(let new):
            value = new
            return .changed(.second(new, nil))
        case .cancelled:
            value = nil
            return .cancelled
        case .nothing: break
        }
        guard let value else { return .nothing }
        switch second.receive(event) {
        case .nothing: return .nothing
        case .changed(let new): return .changed(.second(value, new))
        case .ended(let new):
            self.value = nil
            return .ended(.second(value, new))
        case .cancelled:
            self.value = nil
            return .cancelled
        }
    }

    override func resume(from old: Recognizer<SequenceStep<First, Second>>) {
        // SAFETY: the gestures of one place have the same type, and so the same recognizers.
        let old = unsafe unsafeDowncast(old, to: SequenceRecognizer<First, Second>.self)
        first.resume(from: old.first)
        second.resume(from: old.second)
        value = old.value
    }

    override func reset() {
        first.reset()
        second.reset()
        value = nil
    }
}

enum EitherStep<First, Second> {
    case first(First)
    case second(Second)
}

// One of two gestures: while the first one is in progress, the second is not reported.
final class EitherRecognizer<First, Second>: Recognizer<EitherStep<First, Second>> {
    private let first: Recognizer<First>
    private let second: Recognizer<Second>
    private var isFirst = false

    init(_ first: Recognizer<First>, _ second: Recognizer<Second>) {
        self.first = first
        self.second = second
    }

    override func addPageGestures(to gestures: inout [PropertyValue], order: GestureOrder) {
        first.addPageGestures(to: &gestures, order: order)
        second.addPageGestures(to: &gestures, order: order)
    }

    override func receive(_ event: GestureEvent) -> Recognition<EitherStep<First, Second>> {
        switch first.receive(event) {
        case .changed(let value):
            isFirst = true
            return .changed(.first(value))
        case .ended(let value):
            isFirst = false
            second.reset()
            return .ended(.first(value))
        case .cancelled:
            isFirst = false
            return .cancelled
        case .nothing: break
        }
        let other = second.receive(event)
        if isFirst { return .nothing }
        switch other {
        case .nothing: return .nothing
        case .changed(let value): return .changed(.second(value))
        case .ended(let value): return .ended(.second(value))
        case .cancelled: return .cancelled
        }
    }

    override func resume(from old: Recognizer<EitherStep<First, Second>>) {
        // SAFETY: the gestures of one place have the same type, and so the same recognizers.
        let old = unsafe unsafeDowncast(old, to: EitherRecognizer<First, Second>.self)
        first.resume(from: old.first)
        second.resume(from: old.second)
        isFirst = old.isFirst
    }

    override func reset() {
        first.reset()
        second.reset()
        isFirst = false
    }
}
