import MorselPictures

/// Path data: bytes and text are read alike, and a fault is a place in them.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    // libFuzzer promises `count` bytes.
    let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
    do {
        let data = try PathData(bytes: bytes)
        guard let text = String(validating: bytes, as: UTF8.self) else {
            fatalError("something that is no text was read")
        }
        guard (try? PathData(text)) == data else { fatalError("the text is read otherwise") }
        check(data, count)
    } catch {
        guard (0...bytes.count).contains(error.offset) else {
            fatalError("\(error) lies outside of the text")
        }
    }
    return 0
}

private func check(_ data: PathData, _ byteCount: Int) {
    // An arc, of at least eight bytes, becomes four curves.
    guard data.segments.count <= byteCount else {
        fatalError("\(data.segments.count) steps of \(byteCount) bytes")
    }
    for (index, segment) in data.segments.enumerated() {
        let points: [PathPoint]
        switch segment {
        case .move(let to), .line(let to):
            points = [to]
        case .cubic(let first, let second, let to):
            points = [first, second, to]
        case .close:
            points = []
        }
        if index == 0 {
            guard case .move = segment else { fatalError("the first step is \(segment)") }
        }
        guard points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else {
            fatalError("\(segment) leads nowhere")
        }
    }
}
