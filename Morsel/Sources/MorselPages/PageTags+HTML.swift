public import AppSiteAssociation
import CLibXML2

extension PageTags {
    /// The most bytes of a page that are read.
    public static let largestPage = 1 << 20

    /// Finds the tags of a page that App Clips are about (feature B6).
    ///
    /// The parser takes pages as they are, mends what is broken, and asks nobody: neither the
    /// network nor other files are read. It is older than HTML 5: a tag within a title counts as one,
    /// which no page has.
    ///
    /// - Parameter html: The page. What is beyond ``largestPage`` is not read.
    /// - Complexity: O(length of `html`).
    public init(html: [UInt8]) {
        self.init()
        let page = Array(html.prefix(Self.largestPage))
        let options = Int32(
            HTML_PARSE_RECOVER.rawValue | HTML_PARSE_NOERROR.rawValue
                | HTML_PARSE_NOWARNING.rawValue | HTML_PARSE_NONET.rawValue
        )
        // The bytes live for the length of the call, and the tree until it is freed below.
        let document = unsafe page.withUnsafeBytes { bytes in
            unsafe htmlReadMemory(
                bytes.baseAddress?.assumingMemoryBound(to: CChar.self),
                Int32(bytes.count),
                nil,
                nil,
                options
            )
        }
        guard let document = unsafe document else { return }
        defer { unsafe xmlFreeDoc(document) }
        if let root = unsafe xmlDocGetRootElement(document) { unsafe read(root) }
    }

    /// Walks a tree of any depth, each element before those within it.
    private mutating func read(_ root: xmlNodePtr) {
        var node = unsafe root
        while true {
            unsafe note(node)
            // What hangs below a reference to an entity is not part of the tree.
            if unsafe node.pointee.type == XML_ELEMENT_NODE,
                let child = unsafe node.pointee.children
            {
                unsafe node = child
                continue
            }
            while unsafe node != root, unsafe node.pointee.next == nil,
                let parent = unsafe node.pointee.parent
            { unsafe node = parent }
            guard unsafe node != root, let next = unsafe node.pointee.next else { return }
            unsafe node = next
        }
    }

    private mutating func note(_ node: xmlNodePtr) {
        guard unsafe node.pointee.type == XML_ELEMENT_NODE,
            unsafe Self.text(node.pointee.name)?.lowercased() == "meta"
        else { return }
        let name =
            unsafe (Self.attribute("name", of: node) ?? Self.attribute("property", of: node))?
            .lowercased()
        let isBanner = name == SmartAppBanner.tagName
        guard isBanner || name == SmartAppBanner.pictureName else { return }
        let tag = unsafe Tag(
            content: Self.attribute("content", of: node),
            line: xmlGetLineNo(node),
            isInHead: Self.text(node.pointee.parent?.pointee.name) == "head"
        )
        if isBanner { banners.append(tag) } else { pictures.append(tag) }
    }

    private static func text(_ text: UnsafePointer<xmlChar>?) -> String? {
        guard let text = unsafe text else { return nil }
        return unsafe String(cString: text)
    }

    /// The value of an attribute, in which references are written out already.
    private static func attribute(_ name: String, of node: xmlNodePtr) -> String? {
        var next = unsafe node.pointee.properties
        while let attribute = unsafe next {
            if unsafe text(attribute.pointee.name)?.lowercased() == name {
                return unsafe text(attribute.pointee.children?.pointee.content) ?? ""
            }
            unsafe next = attribute.pointee.next
        }
        return nil
    }
}
