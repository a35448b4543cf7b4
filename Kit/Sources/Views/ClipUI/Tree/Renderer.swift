// SPDX-License-Identifier: Apache-2.0

package import AppClip

#if !hasFeature(Embedded)
import EvaluationContext
import Synchronization
#endif

// A screen: its elements, the nodes to evaluate again, and the patches for the host.
package final class Renderer {
    package let host: any ClipHost
    package var patches = PatchWriter()
    var dirty: [CompositeNode] = []
    var appearances: [() -> Void] = []
    var activityHandlers: [ActivityNode] = []
    var overlay: OverlayNode?
    // The screen with a new title, which gets the focus.
    var newScreen: ScreenSettings?
    // The settings that views make for element 0.
    var windowSettings: ScreenSettings?
    // The field that gets the focus at the end of the update; 0 takes it away.
    var focusedField: UInt32?
    // Collects the tags of views, if it is set.
    var collector: TagCollector?
    let storage = ClipStorage()
    // The transaction of the bodies that are being evaluated.
    var motion: Motion?
    // The names that `matchedGeometryEffect` matches, by their numbers on the page.
    var matchedNames: [HashedValue] = []
    #if !hasFeature(Embedded)
    package let layoutValues = LayoutValues()
    package let surroundings = Surroundings()
    let editState = EditState()
    var preferenceReaders: [PreferenceReader] = []
    var preferencesHaveChanged = false
    #endif

    // Statistics for tests and benchmarks.
    var evaluatedBodies = 0
    var skippedBodies = 0

    // The nodes by identifier; nil for an element without events. 0 is the screen.
    private var elements: [ElementNode?] = []
    private var freeIdentifiers: [UInt32] = []

    // Called once when the screen has to be updated outside of an event, and again only after the update.
    var needsUpdate: (() -> Void)?
    private var isUpdating = false

    init(host: any ClipHost) {
        self.host = host
    }

    var window: ScreenSettings {
        if let windowSettings { return windowSettings }
        let settings = ScreenSettings(self, element: 0)
        windowSettings = settings
        return settings
    }

    // Performs an action, and shows its changes afterwards.
    func update(_ action: () -> Void) {
        isUpdating = true
        beginThread()
        action()
        flush()
        isUpdating = false
    }

    // Adds a node of a view that has to be evaluated again.
    func add(_ node: CompositeNode) {
        dirty.append(node)
        if dirty.count == 1 && !isUpdating { needsUpdate?() }
    }

    // Moves the focus to a field, or with 0 takes it away, with the next update.
    func moveFocus(to field: UInt32) {
        focusedField = field
        if dirty.isEmpty && !isUpdating { needsUpdate?() }
    }

    #if hasFeature(Embedded)
    private func beginThread() {}
    private func readPreferences() -> Bool { false }
    #else
    // Reads the preferences; inner readers are created before outer ones.
    private func readPreferences() -> Bool {
        guard preferencesHaveChanged else { return false }
        preferencesHaveChanged = false
        for reader in preferenceReaders { reader.readPreferences() }
        return true
    }

    // The thread of the last event; other threads leave their changes here until the next event.
    private let thread = Atomic<UInt>(0)
    private let mailbox = InvalidationQueue()

    var isOnItsThread: Bool {
        let own = thread.load(ordering: .relaxed)
        return unsafe own == 0 || own == UInt(bitPattern: threadIdentity())
    }

    private func beginThread() {
        unsafe thread.store(UInt(bitPattern: threadIdentity()), ordering: .relaxed)
        noteEvent()
        for node in mailbox.take() { node.invalidate() }
    }

    func leave(_ node: CompositeNode) {
        if mailbox.add(node) { needsUpdate?() }
    }
    #endif

    @inline(never)
    func takeIdentifier(for element: ElementNode?) -> UInt32 {
        if elements.isEmpty { elements.append(nil) }
        if let id = freeIdentifiers.popLast() {
            elements[Int(id)] = element
            return id
        }
        elements.append(element)
        return UInt32(elements.count - 1)
    }

    // Inserts an anchor at the position of a new node, and returns its identifier.
    @inline(never)
    func insertAnchor(in context: MountContext) -> UInt32 {
        let anchor = takeIdentifier(for: nil)
        patches.anchor(anchor)
        patches.insert(anchor, into: context.parent, before: context.before)
        return anchor
    }

    func returnIdentifier(_ id: UInt32) {
        elements[Int(id)] = nil
        freeIdentifiers.append(id)
    }

    var identifiersInUse: Int { max(0, elements.count - 1 - freeIdentifiers.count) }

    func element(_ id: UInt32) -> ElementNode? {
        Int(id) < elements.count ? elements[Int(id)] : nil
    }

    // Removes all elements of a node from the screen, and unmounts the node.
    @inline(never)
    func remove(_ node: Node) {
        node.visitRoots { patches.remove($0) }
        node.unmount()
    }

    // Evaluates dirty nodes until none are left, then sends the patches to the host. A body that changes values that it
    // reads would repeat forever; the limit leaves the rest to the next event.
    private func flush() {
        var passes = 0
        while passes < 10_000 {
            if !dirty.isEmpty {
                passes += 1
                var nodes = dirty
                dirty = []
                sortByDepth(&nodes)
                // Changes without an animation come first: the page draws them before it animates the others.
                for node in nodes where node.motion == nil && node.isAlive && node.isDirty {
                    refresh(node)
                }
                for node in nodes where node.motion != nil && node.isAlive && node.isDirty {
                    refresh(node)
                }
            } else if readPreferences() {
                passes += 1
            } else if !appearances.isEmpty {
                passes += 1
                let actions = appearances
                appearances = []
                for action in actions { action() }
            } else {
                break
            }
        }
        motion = nil
        if let screen = newScreen {
            patches.focus(screen.element)
            newScreen = nil
        }
        if let field = focusedField {
            patches.focus(field)
            focusedField = nil
        }
        if !patches.bytes.isEmpty { host.render(patches.take()) }
    }
}

extension Renderer {
    // Evaluates a node again, in the part of the patches for the transaction of its change.
    private func refresh(_ node: CompositeNode) {
        if node.motion !== motion {
            motion = node.motion
            patches.set(0, Property(.animation, motion?.value ?? .unset))
        }
        node.refresh()
    }
}

// Insertion sort: the list is short or already sorted, and the standard library's sort adds kilobytes.
private func sortByDepth(_ nodes: inout [CompositeNode]) {
    var end = 1
    while end < nodes.count {
        let node = nodes[end]
        var place = end
        while place > 0 && nodes[place - 1].depth > node.depth {
            nodes[place] = nodes[place - 1]
            place -= 1
        }
        nodes[place] = node
        end += 1
    }
}
