// SPDX-License-Identifier: Apache-2.0

package import ClipState

/// A property of a model whose changes evaluate the bodies that read it: Combine's `Published`.
@propertyWrapper
public struct Published<Value> {
    package let location: PublishedLocation<Value>

    /// Creates the property with an initial value.
    public init(wrappedValue: Value) {
        location = PublishedLocation(wrappedValue)
    }

    /// Creates the property with an initial value, for use in an initializer.
    public init(initialValue: Value) {
        location = PublishedLocation(initialValue)
    }

    /// The current value.
    ///
    /// A mutation in place reads, changes a copy and writes. To change many elements of an array, change a
    /// copy and assign it once.
    public var wrappedValue: Value {
        get { location.get() }
        nonmutating set { location.set(newValue) }
    }

    #if !hasFeature(Embedded)
    /// A publisher of the current value, and of each new one before it is stored.
    public var projectedValue: Publisher {
        get { Publisher(location: location) }
        set {}
    }
    #endif
}

package final class PublishedLocation<Value>: Location<Value> {
    private var value: Value
    #if !hasFeature(Embedded)
    package var willChange: (() -> Void)?
    fileprivate var subject: CurrentValueSubject<Value, Never>?
    fileprivate var assignments: [AnyCancellable] = []
    #endif

    package init(_ value: Value) {
        self.value = value
    }

    package override func get() -> Value {
        recordRead()
        return value
    }

    package override func set(_ value: Value) {
        #if !hasFeature(Embedded)
        willChange?()
        subject?.send(value)
        #endif
        self.value = value
        recordChange()
    }

    #if !hasFeature(Embedded)
    fileprivate var published: CurrentValueSubject<Value, Never> {
        if let subject { return subject }
        let made = CurrentValueSubject<Value, Never>(value)
        subject = made
        return made
    }
    #endif
}

#if !hasFeature(Embedded)
// The storage by which the published properties of an object are found.
protocol PublishedStorage: AnyObject {
    var willChange: (() -> Void)? { get set }
}

protocol PublishedProperty {
    var storage: any PublishedStorage { get }
}

extension PublishedLocation: PublishedStorage {}

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

        fileprivate let location: PublishedLocation<Value>

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
#endif
