// SPDX-License-Identifier: Apache-2.0

// The storage by which the published properties of an object are found.
protocol PublishedStorage: AnyObject {
    var willChange: (() -> Void)? { get set }
}

protocol PublishedProperty {
    var storage: any PublishedStorage { get }
}

extension PublishedLocation: PublishedStorage {
    fileprivate var published: CurrentValueSubject<Value, Never> {
        if let subject { return subject }
        let made = CurrentValueSubject<Value, Never>(value)
        subject = made
        return made
    }
}

extension Published: PublishedProperty {
    var storage: any PublishedStorage { location }
}

extension Published {
    /// A publisher of the values of a published property: Combine's `Published.Publisher`.
    public struct Publisher: CombineCore.Publisher {
        /// The type of the values.
        public typealias Output = Value
        /// It cannot fail.
        public typealias Failure = Never

        let location: PublishedLocation<Value>

        /// Attaches a subscriber, which receives the current value immediately.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Value, S.Failure == Never {
            location.published.receive(subscriber: subscriber)
        }
    }
}

extension Publisher where Failure == Never {
    /// Sets a published property to each value, as long as the property exists.
    public func assign(to published: inout Published<Output>.Publisher) {
        let location = published.location
        location.assignments.append(sink { [weak location] in location?.set($0) })
    }
}
