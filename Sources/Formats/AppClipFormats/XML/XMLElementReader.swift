// SPDX-License-Identifier: Apache-2.0

/// Builds the tree of a document from its tags.
struct XMLElementReader {
    private var tokenizer: XMLTokenizer
    private let limits: ReadingLimits
    private var count = 0

    init(_ tokenizer: XMLTokenizer, limits: ReadingLimits) {
        self.tokenizer = tokenizer
        self.limits = limits
    }

    mutating func read() throws(XMLError) -> XMLElement {
        guard let tag = try tokenizer.nextTag() else {
            throw XMLError(code: .elementExpected, offset: tokenizer.place)
        }
        let root = try element(tag, depth: 0)
        let end = tokenizer.place
        do throws(XMLError) {
            guard try tokenizer.nextTag() == nil else {
                throw XMLError(code: .contentAfterEnd, offset: end)
            }
        } catch {
            guard error.code == .elementExpected else { throw error }
            throw XMLError(code: .contentAfterEnd, offset: error.offset)
        }
        return root
    }

    private mutating func element(_ tag: XMLTag, depth: Int) throws(XMLError) -> XMLElement {
        guard tag.kind != .end else { throw XMLError(code: .otherElementOpen, offset: tag.offset) }
        guard depth < limits.depth else { throw XMLError(code: .tooDeep, offset: tag.offset) }
        count += 1 + tag.attributes.count
        guard count <= limits.count else { throw XMLError(code: .tooMany, offset: tag.offset) }
        var children: [XMLElement] = []
        var text: [UInt8] = []
        if tag.kind == .start {
            while true {
                try tokenizer.readText(into: &text)
                guard let next = try tokenizer.nextTag() else {
                    throw XMLError(code: .notClosed, offset: tag.offset)
                }
                if next.kind == .end {
                    guard next.name == tag.name else {
                        throw XMLError(code: .otherElementOpen, offset: next.offset)
                    }
                    break
                }
                children.append(try element(next, depth: depth + 1))
            }
        }
        guard let string = String(utf8: text.span) else {
            throw XMLError(code: .text, offset: tag.offset)
        }
        return XMLElement(
            name: tag.name,
            attributes: tag.attributes,
            children: children,
            text: string,
            offset: tag.offset,
            end: tokenizer.place
        )
    }
}
