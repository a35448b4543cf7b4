// SPDX-License-Identifier: Apache-2.0

import AppClip
import AppClipTesting
import Foundation
import SwiftUI
import Testing

@testable import UIKit

/// UIKit's answers about URLs, from the apps of the phone and the schemes that the Info.plist lists.
@MainActor
struct ApplicationTests {
    @Test(
        arguments: [
            ("https://shop.example", true), ("tel:123", true), ("app-settings:", true),
            // It is installed, but the Info.plist does not list it.
            ("fruta://menu", false), ("fb://", false),
        ]
    )
    func asksForSchemes(_ text: String, _ canOpen: Bool) throws {
        let system = TestSystem()
        system.change { $0.installedSchemes = ["fruta"] }
        let url = try #require(URL(string: text))
        #expect(system.run { UIApplication.shared.canOpenURL(url) } == canOpen)
    }

    @Test func opensTheSchemesOfAppsThatAreThere() throws {
        let system = TestSystem()
        system.change { $0.installedSchemes = ["fruta"] }
        var answers: [Bool] = []
        for text in ["fruta://menu", "fb://", "mailto:a@b.example"] {
            let url = try #require(URL(string: text))
            system.run { UIApplication.shared.open(url) { answers.append($0) } }
        }
        let link = try #require(URL(string: "https://shop.example"))
        system.run {
            UIApplication.shared.open(link, options: [.universalLinksOnly: true]) {
                answers.append($0)
            }
        }
        #expect(answers == [true, false, true, false])
        #expect(system.current.openedURLs == ["fruta://menu", "mailto:a@b.example"])
    }

    @Test func readsTheListOfTheInfoPlist() {
        let schemes = QueriedSchemes(["fruta", "FB"])
        #expect(schemes.contains("fruta://menu") && schemes.contains("fb://"))
        #expect(!schemes.contains("other://") && !schemes.contains("no-scheme"))
        #expect(!QueriedSchemes("fruta").contains("fruta://menu"))
        let many = (0..<60).map { "s\($0)" }
        #expect(QueriedSchemes(many).contains("s49:x") && !QueriedSchemes(many).contains("s50:x"))
    }

    @Test func drawingsHaveTheirSize() throws {
        let svg =
            "<?xml version=\"1.0\"?>\n<svg xmlns=\"x\" width=\"24\" height=\"12.5\"><path/></svg>"
        let image = try #require(UIImage(data: Data(svg.utf8)))
        #expect(image.size == CGSize(width: 24, height: 12.5))
        #expect(UIImage(data: Data("<svg>".utf8)) == nil)
        #expect(UIImage(data: Data("text <svg width=\"1\" height=\"1\">".utf8)) == nil)
    }
}
