// SPDX-License-Identifier: Apache-2.0

public import AppClip
import ClipUI

/// A host for tests, with the screen as a tree of elements, and storage in memory.
public final class TestScreen: ClipHost {
    /// The element of the whole screen.
    public let root = ScreenElement(id: 0, kind: .box)

    /// The title of the screen.
    public private(set) var title = ""

    /// The focused element.
    public private(set) var focused: ScreenElement?

    /// The configuration of the visible App Store overlay.
    public private(set) var overlay: SKOverlay.AppClipConfiguration?

    /// Descriptions of invalid patches; empty for a clip that works.
    public private(set) var problems: [String] = []

    /// The number of bytes of patches, and of insertions in them, so far.
    package private(set) var traffic: (bytes: Int, insertions: Int) = (0, 0)

    /// The last batch of patches.
    package private(set) var lastBatch: [UInt8] = []

    private var elements: [UInt32: ScreenElement] = [:]
    private var stored: [(suite: String?, key: String, text: String)]

    /// Creates an empty screen, with strings that earlier runs stored.
    public init(stored: [(suite: String?, key: String, text: String)] = []) {
        self.stored = stored
        elements[0] = root
    }

    /// The stored strings, to pass on to the next run.
    public var storedTexts: [(suite: String?, key: String, text: String)] { stored }

    /// The content of the screen on one line; see ``ScreenElement/line``.
    public var line: String { root.line }

    /// Returns all elements of a role, in order.
    public func all(_ role: ScreenElement.Role) -> [ScreenElement] {
        var found: [ScreenElement] = []
        root.visit { if $0.role == role { found.append($0) } }
        return found
    }

    // MARK: The host of the clip

    /// Returns a string from memory.
    public func storedText(forKey key: String, suite: String?) -> String? {
        stored.first { $0.key == key && $0.suite == suite }?.text
    }

    /// Stores a string in memory.
    public func store(_ text: String?, forKey key: String, suite: String?) {
        stored.removeAll { $0.key == key && $0.suite == suite }
        if let text { stored.append((suite, key, text)) }
    }

    /// Stores the configuration of the overlay.
    public func showAppStoreOverlay(_ configuration: SKOverlay.AppClipConfiguration?) {
        overlay = configuration
    }

    /// Performs patches.
    public func render(_ patches: [UInt8]) {
        traffic.bytes += patches.count
        lastBatch = patches
        var reader = PatchReader(patches)
        while let operation = reader.operation() { perform(operation, &reader) }
    }

    package func resetTraffic() {
        traffic = (0, 0)
    }

    private func perform(_ operation: PatchWriter.Operation, _ reader: inout PatchReader) {
        switch operation {
        case .title:
            title = reader.text()
        case .create:
            let id = reader.number()
            let byte = reader.byte()
            if let kind = ElementKind(rawValue: byte) {
                elements[id] = ScreenElement(id: id, kind: kind)
            } else {
                problems.append("no element has kind \(byte)")
            }
        case .anchor:
            let id = reader.number()
            elements[id] = ScreenElement(id: id, kind: nil)
        case .insert:
            let parent = reader.number()
            let id = reader.number()
            insert(id, into: parent, before: reader.number())
        default:
            let id = reader.number()
            guard let element = elements[id] else {
                problems.append("there is no element \(id)")
                return
            }
            change(element, operation, &reader)
        }
    }

    private func change(
        _ element: ScreenElement,
        _ operation: PatchWriter.Operation,
        _ reader: inout PatchReader
    ) {
        switch operation {
        case .set:
            let byte = reader.byte()
            let value = reader.value()
            guard let key = ElementKey(rawValue: byte) else {
                problems.append("no property has key \(byte)")
                return
            }
            element.properties.removeAll { $0.key == key }
            if !value.isUnset { element.properties.append(Property(key, value)) }
        case .remove:
            detach(element)
            // A patch for what has been removed is a fault, even in the same batch.
            element.visit { if elements[$0.id] === $0 { elements[$0.id] = nil } }
        case .focus:
            // The screen itself has the focus when no field has it.
            focused = element === root ? nil : element
        default:
            problems.append("an operation has no element")
        }
    }

    private func insert(_ id: UInt32, into parent: UInt32, before sibling: UInt32) {
        traffic.insertions += 1
        guard let element = elements[id], let container = elements[parent] else {
            problems.append("\(id) or \(parent) does not exist")
            return
        }
        detach(element)
        element.parent = parent
        if sibling == 0 {
            container.children.append(element)
        } else if let place = container.children.firstIndex(where: { $0.id == sibling }) {
            container.children.insert(element, at: place)
        } else {
            problems.append("\(sibling) is not inside \(parent)")
        }
    }

    private func detach(_ element: ScreenElement) {
        guard let parent = element.parent else { return }
        elements[parent]?.children.removeAll { $0 === element }
        element.parent = nil
    }
}
