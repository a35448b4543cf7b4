// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import WebKit

// Bridges to UIKit as clips write them; the test is that they compile.

struct Spinner: UIViewRepresentable {
    @Binding var isAnimating: Bool
    let style: UIActivityIndicatorView.Style

    func makeUIView(context: UIViewRepresentableContext<Spinner>) -> UIActivityIndicatorView {
        UIActivityIndicatorView(style: style)
    }

    func updateUIView(_ view: UIActivityIndicatorView, context: UIViewRepresentableContext<Spinner>)
    {
        isAnimating ? view.startAnimating() : view.stopAnimating()
    }
}

struct Browser: UIViewRepresentable {
    typealias UIViewType = WKWebView
    let url: URL
    @Binding var isLoading: Bool
    @Environment(\.colorScheme) var colorScheme

    class Coordinator: NSObject, WKNavigationDelegate {
        var parent: Browser
        init(_ parent: Browser) { self.parent = parent }
        func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
            parent.isLoading = false
        }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIView(context: Context) -> WKWebView {
        let view = WKWebView()
        view.navigationDelegate = context.coordinator
        return view
    }

    func updateUIView(_ webView: WKWebView, context: Context) {
        webView.load(URLRequest(url: url))
        webView.overrideUserInterfaceStyle =
            context.environment.colorScheme == .dark ? .dark : .light
    }

    static func dismantleUIView(_ webView: WKWebView, coordinator: Coordinator) {
        webView.stopLoading()
    }

    func sizeThatFits(
        _ proposal: ProposedViewSize,
        uiView: WKWebView,
        context: Context
    ) -> CGSize? {
        proposal.replacingUnspecifiedDimensions()
    }
}

struct Blur: UIViewRepresentable {
    var style: UIBlurEffect.Style = .systemMaterial
    func makeUIView(context: Context) -> UIVisualEffectView {
        UIVisualEffectView(effect: UIBlurEffect(style: style))
    }
    func updateUIView(_ uiView: UIVisualEffectView, context: Context) {
        uiView.effect = UIBlurEffect(style: style)
    }
}

struct Share: UIViewControllerRepresentable {
    var items: [Any]
    func makeUIViewController(
        context: UIViewControllerRepresentableContext<Share>
    ) -> UIActivityViewController {
        UIActivityViewController(activityItems: items, applicationActivities: nil)
    }
    func updateUIViewController(
        _ controller: UIActivityViewController,
        context: UIViewControllerRepresentableContext<Share>
    ) {}
}

struct Deck<Page: View>: UIViewControllerRepresentable {
    var pages: [Page]

    class Coordinator: NSObject {
        var parent: Deck
        var controllers: [UIViewController]
        init(_ deck: Deck) {
            parent = deck
            controllers = deck.pages.map { UIHostingController(rootView: $0) }
        }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }
    func makeUIViewController(context: Context) -> UINavigationController {
        UINavigationController(rootViewController: context.coordinator.controllers[0])
    }
    func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}

class OwnHost: UIHostingController<Text> {
    override init(rootView: Text) { super.init(rootView: rootView) }
    required init?(coder: NSCoder) { super.init(coder: coder, rootView: Text("a")) }
}

struct HostingUses: View {
    @State private var isOn = true

    var body: some View {
        VStack {
            Spinner(isAnimating: $isOn, style: .large).frame(width: 40, height: 40)
            Browser(url: URL(fileURLWithPath: "/"), isLoading: $isOn).edgesIgnoringSafeArea(.all)
            Text("a").background(Blur(style: .systemThinMaterial))
            Deck(pages: [Text("a"), Text("b")])
        }
        .sheet(isPresented: $isOn) { Share(items: ["a"]) }
    }

    @MainActor func picture() -> UIImage? {
        let renderer = ImageRenderer(content: body)
        renderer.scale = 3
        return renderer.uiImage
    }
}
