// SPDX-License-Identifier: Apache-2.0

import ClipUI

// Calls of texts, images and labels as clips write them; the test is that they compile.
struct TextUses: View {
    let name = "Ana"
    let count = 3
    let price = 4.5

    var body: some View {
        VStack {
            Text("Hello, \(name): \(count) at \(price, specifier: "%.2f")")
            Text(name)
            Text(verbatim: "as it is")
            Text("key", tableName: "Other", comment: "what it is")
            Text("a").bold() + Text(" b").italic().foregroundColor(.red)
                + Text(Image(systemName: "star"))
            Text(Date(), style: .time)
            Text(price, format: .number)
        }
        .font(.system(size: 20, weight: .bold, design: .rounded))
        VStack {
            Text("x").font(.body.smallCaps()).font(.body.lowercaseSmallCaps())
                .font(.body.uppercaseSmallCaps())
            Text("x").font(nil).font(.headline.weight(.light).italic()).underline().strikethrough()
                .kerning(1).tracking(2).baselineOffset(3).monospacedDigit()
            Text("y").font(.custom("Avenir", size: 12)).fontWeight(.semibold)
                .font(.system(.title, design: .serif)).font(.system(size: 12, weight: .bold))
            Text("z").lineLimit(2...4).lineLimit(3, reservesSpace: true).lineSpacing(4)
                .minimumScaleFactor(0.5).truncationMode(.middle).textCase(.uppercase)
                .textSelection(.enabled).allowsTightening(true)
        }
        Image(systemName: "star").resizable().renderingMode(.template).imageScale(.large)
            .symbolRenderingMode(.hierarchical).symbolVariant(.fill.circle)
        Image("photo", label: Text("A photo"))
        Label("Title", systemImage: "star").labelStyle(.iconOnly)
        Label(name, systemImage: "star").labelStyle(Boxed())
        AsyncImage(url: URL(string: "https://shop.example/a.png")) {
            $0.resizable()
        } placeholder: {
            ProgressView()
        }
        AsyncImage(url: nil) { phase in
            if let image = phase.image { image } else { Color.red }
        }
    }
}

private struct Boxed: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.icon
            configuration.title
        }
    }
}
