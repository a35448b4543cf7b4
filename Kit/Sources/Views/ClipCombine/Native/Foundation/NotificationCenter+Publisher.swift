// SPDX-License-Identifier: Apache-2.0

public import CombineCore
public import Foundation

extension NotificationCenter {
    /// A publisher of the notifications with a name.
    public struct Publisher: CombineCore.Publisher {
        /// A notification.
        public typealias Output = Notification
        /// It cannot fail.
        public typealias Failure = Never

        /// The notification center to which they are posted.
        public let center: NotificationCenter
        /// The name of the notifications.
        public let name: Notification.Name
        /// The object that posts them; `nil` for any.
        public let object: AnyObject?

        /// Creates a publisher of the notifications with a name.
        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Notification, S.Failure == Never {
            let subject = PassthroughSubject<Notification, Never>()
            let observer = center.addObserver(forName: name, object: object, queue: nil) {
                subject.send($0)
            }
            let center = center
            // `Action`, because an observer may not cross threads in the eyes of the compiler; it is
            // only given back.
            let removal = Action { center.removeObserver(observer) }
            subject.handleEvents(receiveCancel: { removal.run() }).receive(subscriber: subscriber)
        }
    }

    /// Returns a publisher of the notifications with a name, from an object or from any.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }
}
