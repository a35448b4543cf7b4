// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ClipUI
@testable import ClipUITesting

// Images from URLs, and the backgrounds of boxes.
@MainActor
struct PictureTests {
    private func launched(_ view: some View) -> TestClip {
        let clip = TestClip { view.run(on: $0) }
        clip.launch()
        return clip
    }

    private func loader(of clip: TestClip) throws -> ScreenElement {
        var found: ScreenElement?
        clip.screen.root.visit { if !$0.property(.loads).isUnset { found = $0 } }
        return try #require(found)
    }

    @Test func pictureIsEmptyUntilThePageHasIt() throws {
        let clip = launched(Picture(address: "https://shop.example/a.png"))
        #expect(clip.screen.line == "empty")
        let loader = try loader(of: clip)
        #expect(described(loader.property(.loads)) == "https://shop.example/a.png")
        clip.send(.loaded, element: loader.id, text: "80 60")
        let expected = "image naturalSize=[40 30] url=https://shop.example/a.png"
        #expect(shownChildren(of: loader) == expected)
    }

    @Test(arguments: ["", "0 0", "nonsense", "1 -1", "80"])
    func pictureThatThePageCannotLoadIsAFailure(_ told: String) throws {
        let clip = launched(Picture(address: "https://shop.example/a.png"))
        clip.send(.loaded, element: try loader(of: clip).id, text: told)
        #expect(
            clip.screen.line
                == "failure: The image at https://shop.example/a.png could not be loaded."
        )
    }

    @Test func anotherAddressIsLoadedAnew() throws {
        let clip = launched(Changing())
        clip.send(.loaded, element: try loader(of: clip).id, text: "")
        #expect(clip.screen.line.hasPrefix("failure"))
        try clip.tap("Other")
        #expect(clip.screen.line.hasPrefix("empty"))
        clip.send(.loaded, element: try loader(of: clip).id, text: "1 1")
        #expect(!clip.screen.line.hasPrefix("empty") && !clip.screen.line.hasPrefix("failure"))
    }

    @Test func pictureWithoutAnAddressStaysEmpty() {
        let clip = launched(Picture(address: nil))
        #expect(clip.screen.line == "empty")
    }

    @Test func pictureAloneHasAGreyAreaInItsPlace() throws {
        let clip = launched(AsyncImage(url: URL(string: "https://shop.example/a.png")))
        let loader = try loader(of: clip)
        #expect(shownChildren(of: loader) == "shape paint=adaptive24")
        clip.send(.loaded, element: loader.id, text: "10 20")
        #expect(
            shownChildren(of: loader) == "image naturalSize=[10 20] url=https://shop.example/a.png"
        )
    }

    @Test func boxTakesTheStyleOfBackgrounds() {
        let box = GroupBox { Text("a") }
        #expect(shown(box).contains("shape paint=adaptive17 shape=[1 8 8]"))
        #expect(shown(box.backgroundStyle(.red)).contains("shape paint=adaptive40 shape=[1 8 8]"))
        let material = shown(box.backgroundStyle(.thinMaterial))
        #expect(material.contains("shape paint=[7 2] shape=[1 8 8]"))
    }

    @Test func symbolsTakeTheStylesOfAllLevels() {
        #expect(
            shown(Image(systemName: "star").foregroundStyle(.red, .blue))
                == "image paint=adaptive40 secondPaint=adaptive30 symbol=star"
        )
    }

    @Test func linkInAListIsItsRow() {
        let list = NavigationStack { List { NavigationLink("Next") { Text("There") } } }
        let all = shown(list)
        #expect(all.contains("button buttonStyle=3 fillsRow=true"))
        #expect(all.contains("image fontWeight=600 paint=adaptive10 symbol=chevron.forward"))
    }

    private func shownChildren(of element: ScreenElement) -> String {
        element.children.map(described).filter { !$0.isEmpty }.joined(separator: ", ")
    }
}

private struct Picture: View {
    let address: String?

    var body: some View {
        AsyncImage(url: address.flatMap { URL(string: $0) }, scale: 2) { phase in
            switch phase {
            case .empty: Text("empty")
            case .success(let image): image
            case .failure(let error): Text("failure: \(String(describing: error))")
            }
        }
    }
}

private struct Changing: View {
    @State private var name = "a"

    var body: some View {
        VStack {
            Picture(address: "https://shop.example/\(name).png")
            Button("Other") { name = "b" }
        }
    }
}
