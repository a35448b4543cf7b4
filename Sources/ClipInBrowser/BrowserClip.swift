#if arch(wasm32)
public import AppClip
public import ClipUI
import BrowserRuntime

/// A clip as a WebAssembly module: what the page calls it by.
///
/// A clip's executable target is three lines:
///
///     @main enum Entry {
///         static func main() { BrowserClip.run { FrutaClip().run(on: $0) } }
///     }
public enum BrowserClip {
    // The clip of this module. One module runs one clip, in one thread.
    nonisolated(unsafe) fileprivate static var running: RunningClip?

    /// Prepares the module's clip on the page.
    ///
    /// The page then launches it.
    public static func run(_ start: (any ClipHost) -> RunningClip) {
        // SAFETY: a module has one thread.
        unsafe running = start(BrowserHost())
    }
}

/// Gives room for a text that the page wants to hand over.
@_expose(wasm, "allocate")
@_cdecl("clipAllocate")
public func clipAllocate(_ count: Int32) -> UnsafeMutableRawPointer {
    UnsafeMutableRawPointer.allocate(byteCount: max(1, Int(count)), alignment: 1)
}

/// Launches the clip, or brings it to the front: with an invocation URL, or without one if the count is
/// negative.
@_expose(wasm, "launch")
@_cdecl("clipLaunch")
public func clipLaunch(_ text: UnsafeMutableRawPointer, _ count: Int32) {
    let url = unsafe count < 0 ? nil : URL(string: takeText(text, count))
    unsafe BrowserClip.running?.launch(url.map { NSUserActivity(invocationURL: $0) })
}

/// Hands over what a person did with an element.
@_expose(wasm, "event")
@_cdecl("clipEvent")
public func clipEvent(
    _ event: Int32,
    _ element: UInt32,
    _ text: UnsafeMutableRawPointer,
    _ count: Int32
) {
    let text = unsafe takeText(text, count)
    guard let event = UInt8(exactly: event).flatMap({ ClipEvent(rawValue: $0) }) else { return }
    unsafe BrowserClip.running?.receive(event, element: element, text: text)
}

// Reads a text from room that `clipAllocate` gave, and gives the room back.
private func takeText(_ text: UnsafeMutableRawPointer, _ count: Int32) -> String {
    // SAFETY: the page wrote as many bytes as it asked room for.
    let bytes = unsafe UnsafeRawBufferPointer(start: text, count: max(0, Int(count)))
    let result = unsafe String(decoding: bytes, as: UTF8.self)
    unsafe text.deallocate()
    return result
}
#endif
