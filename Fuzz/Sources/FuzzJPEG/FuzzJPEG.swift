import AppClipCodeReader
import PictureFiles

/// A JPEG file: it is refused with a place in it, or it is a picture of its size, and a smaller one
/// where only a few pixels are wanted.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    // libFuzzer promises `count` bytes.
    let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
    // Half a megapixel is enough to be looked at many times a second.
    for most in [1 << 19, 64] {
        do {
            let picture = try DecodedPicture(bytes, mostFullPixels: most)
            check(picture)
        } catch {
            guard (0...count).contains(error.offset) else {
                fatalError("\(error) lies outside of the file")
            }
        }
    }
    return 0
}

private func check(_ picture: DecodedPicture) {
    guard picture.pixels.count == picture.layout.byteCount else {
        fatalError("\(picture.pixels.count) bytes for \(picture.layout)")
    }
    let end = picture.pointInFile(
        PlanePoint(x: Double(picture.layout.width), y: Double(picture.layout.height))
    )
    let most = Double(picture.reduction)
    guard abs(end.x - Double(picture.width)) < most, abs(end.y - Double(picture.height)) < most
    else { fatalError("a corner of \(picture.width) × \(picture.height) is at \(end)") }
}
