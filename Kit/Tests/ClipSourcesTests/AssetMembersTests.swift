// SPDX-License-Identifier: Apache-2.0

import ClipSources
import Testing

/// Members for the colours and images of asset catalogs (issue 14), with the names that Xcode gives them.
struct AssetMembersTests {
    @Test(arguments: [
        ("AccentColor", "Color", "accent"),
        ("Color", "Color", "color"),
        ("brand blue", "Color", "brandBlue"),
        ("brand-blue_2", "Color", "brandBlue2"),
        ("BrandBlue", "Color", "brandBlue"),
        ("URLField", "", "urlField"),
        ("URL", "", "url"),
        ("heroImage", "Image", "hero"),
        ("hero.image", "Image", "heroImage"),
        ("1st", "", "_1st"),
        ("default", "", "`default`"),
        ("Käse", "", "käse"),
    ])
    func names(_ asset: String, without suffix: String, _ expected: String) {
        #expect(AssetSymbolName(asset, without: suffix)?.text == expected)
    }

    @Test(arguments: ["", "-", " . "])
    func namesNothing(_ asset: String) {
        #expect(AssetSymbolName(asset) == nil)
        #expect(AssetSymbolName(folder: asset) == nil)
    }

    @Test
    func writesMembers() {
        let members = AssetMembers([
            AssetSymbol(.color, name: "Sea"), AssetSymbol(.color, name: "Red"),
            AssetSymbol(.color, name: "sand"), AssetSymbol(.color, name: "Brand/Blue"),
            AssetSymbol(.image, name: "shell one"), AssetSymbol(.image, name: "shell-two"),
            AssetSymbol(.image, name: "shell_two"),
        ])
        let source = members.source(in: .init(added: ["Color": ["sand"]]))
        for line in [
            "    nonisolated static let sea = ColorResource(name: \"Sea\", bundle: Foundation.Bundle.main)",
            "        nonisolated static let blue = ColorResource(name: \"Brand/Blue\", bundle: Foundation.Bundle.main)",
            "    static var sea: SwiftUI.Color { .init(ColorResource.sea) }",
            "        static var blue: SwiftUI.Color { .init(ColorResource.Brand.blue) }",
            "    static var sand: UIKit.UIColor { .init(resource: ColorResource.sand) }",
            "    static var shellOne: UIKit.UIImage { .init(resource: ImageResource.shellOne) }",
        ] {
            #expect(source.split(separator: "\n").contains(line[...]), "\(line)")
        }
        #expect(!source.contains("sand: SwiftUI.Color"))
        #expect(!source.contains("red: SwiftUI.Color"))
        #expect(!source.contains("shellTwo"))
    }

    @Test
    func writesNoExtensionsIfTheProjectWantsNone() {
        let source = AssetMembers([AssetSymbol(.color, name: "Sea")])
            .source(in: .init(extendsTypes: false))
        #expect(source.contains("extension ColorResource"))
        #expect(!source.contains("extension SwiftUI.Color"))
    }
}
