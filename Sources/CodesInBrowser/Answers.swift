import AppClipCodes

/// Answers to an ``EncodingQuestion``: the length of a JSON text as four little-endian bytes, the
/// text, and behind it the SVG if there is a code.
func answer(toEncoding bytes: [UInt8]) -> [UInt8] {
    var json = JSONText()
    var svg: [UInt8] = []
    if let question = EncodingQuestion(bytes) {
        do {
            let code = try AppClipCode(
                question.url,
                style: question.style,
                spelling: question.spelling
            )
            json.write(code)
            svg = code.svg
        } catch {
            switch error {
            case .url(let fault): json.write(fault, of: question.url)
            case .tooLong(let fault): json.write(fault)
            }
        }
    } else {
        json.object { $0.error("question") }
    }
    let text = json.bytes
    let count = UInt32(text.count)
    let head = [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: count >> $0) }
    return head + text + svg
}

/// Answers with a JSON text to a payload of 16 bytes.
func answer(toPayload bytes: [UInt8]) -> [UInt8] {
    var json = JSONText()
    if let payload = Payload(bytes: bytes) {
        do {
            let url = try payload.url()
            let isCanonical = payload.isCanonical()
            json.object { json in
                json.member("url", url.canonicalText)
                json.member("isCanonical", isCanonical)
            }
        } catch {
            json.write(error)
        }
    } else {
        json.object { $0.error("question") }
    }
    return json.bytes
}

/// Answers with a JSON text to the bytes of an SVG.
func answer(toSVG bytes: [UInt8]) -> [UInt8] {
    var json = JSONText()
    do {
        json.write(try SVGReading(bytes))
    } catch {
        json.write(error)
    }
    return json.bytes
}
