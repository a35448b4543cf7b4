// SPDX-License-Identifier: Apache-2.0

public import AppSiteAssociation
import HTMLTree

extension PageTags {
    /// The maximum number of bytes of a page that are read.
    public static let largestPage = 1 << 20

    /// Finds the tags of a page that concern App Clips (feature B6).
    ///
    /// The parser accepts pages as they are and repairs invalid markup; it reads neither the
    /// network nor other files. It is older than HTML 5: a tag within a title counts as a tag,
    /// which occurs on no real page.
    ///
    /// - Parameter html: The page. Bytes beyond ``largestPage`` are ignored.
    /// - Complexity: O(length of `html`).
    public init(html: [UInt8]) {
        self.init()
        let page = Array(html.prefix(Self.largestPage))
        // The bytes live for the length of the call, and the tree until it is freed below.
        let tree = unsafe page.withUnsafeBufferPointer { bytes in
            unsafe html_tree_make(bytes.baseAddress, bytes.count)
        }
        guard let tree = unsafe tree else { return }
        defer { unsafe html_tree_free(tree) }
        var element = unsafe html_tree_root(tree)
        while let found = unsafe element {
            unsafe note(found)
            unsafe element = html_element_following(found)
        }
    }

    private mutating func note(_ element: OpaquePointer) {
        guard unsafe Self.name(of: element) == "meta" else { return }
        let name =
            unsafe (Self.attribute("name", of: element)
            ?? Self.attribute("property", of: element))?.lowercased()
        let isBanner = name == SmartAppBanner.tagName
        guard isBanner || name == SmartAppBanner.imageName else { return }
        let tag = unsafe Tag(
            content: Self.attribute("content", of: element),
            line: html_element_line(element),
            isInHead: html_element_parent(element).map { unsafe Self.name(of: $0) } == "head"
        )
        if isBanner { banners.append(tag) } else { images.append(tag) }
    }

    private static func name(of element: OpaquePointer) -> String {
        unsafe String(cString: html_element_name(element)).lowercased()
    }

    private static func attribute(_ name: String, of element: OpaquePointer) -> String? {
        unsafe html_element_attribute(element, name).map { unsafe String(cString: $0) }
    }
}
