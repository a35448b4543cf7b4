// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The names are Apple's own, and mean what they mean there.

public import Foundation

/// An item that is dragged, shared or picked: Foundation's `NSItemProvider`, which holds an object.
open class NSItemProvider: NSObject, @unchecked Sendable {
    // SAFETY: it is set up before it is passed on.
    private let object: NSObject?
    open var suggestedName: String?
    open var registeredTypeIdentifiers: [String] { [] }

    public override init() { object = nil }
    public init(object: NSObject) { self.object = object }
    public convenience init?(contentsOf url: URL) { self.init(object: url as NSURL) }

    open func canLoadObject<Object: NSObject>(ofClass kind: Object.Type) -> Bool {
        object is Object
    }
    @discardableResult
    open func loadObject<Object: NSObject>(
        ofClass kind: Object.Type,
        completionHandler: @escaping @Sendable (Object?, (any Error)?) -> Void
    ) -> Progress {
        DispatchQueue.main.async { [self] in
            let found = object as? Object
            completionHandler(found, found == nil ? CocoaError(.fileReadUnknown) : nil)
        }
        return Progress(totalUnitCount: 1)
    }
    open func hasItemConformingToTypeIdentifier(_ identifier: String) -> Bool { false }
}
