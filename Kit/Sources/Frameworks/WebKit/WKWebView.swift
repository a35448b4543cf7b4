// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// The names are Apple's own, and mean what they mean there.

@_exported public import UIKit

/// A web page: WebKit's `WKWebView`, a placeholder that describes the page.
///
/// It does not load anything itself. The host of the clip can show ``content`` in a frame.
@MainActor @preconcurrency
open class WKWebView: UIView {
    /// The content that the view would show.
    public enum Content: Hashable, Sendable {
        /// No content yet.
        case nothing
        /// A page with a URL.
        case page(URL)
        /// A page in HTML.
        case html(String, base: URL?)
    }

    /// A state of the element of a page that can fill the screen; none does.
    public enum FullscreenState: Int, Sendable {
        case notInFullscreen
        case enteringFullscreen
        case inFullscreen
        case exitingFullscreen
    }
    open var fullscreenState: FullscreenState { .notInFullscreen }

    /// The content that the view would show.
    open private(set) var content = Content.nothing
    private var past: [Content] = []
    private var future: [Content] = []

    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init(frame: frame)
    }
    public override init(frame: CGRect) {
        configuration = WKWebViewConfiguration()
        super.init(frame: frame)
    }
    public required init?(coder: NSCoder) {
        configuration = WKWebViewConfiguration()
        super.init(coder: coder)
    }

    public let configuration: WKWebViewConfiguration
    public let scrollView = UIScrollView()
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    open weak var uiDelegate: (any WKUIDelegate)?
    open var allowsBackForwardNavigationGestures = false
    open var allowsLinkPreview = true
    open var customUserAgent: String?
    open var isInspectable = false
    open var url: URL? {
        switch content {
        case .nothing: nil
        case .page(let url): url
        case .html(_, let base): base
        }
    }
    open var title: String? { nil }
    open var isLoading: Bool { false }
    open var canGoBack: Bool { !past.isEmpty }
    open var canGoForward: Bool { !future.isEmpty }
    open var estimatedProgress: Double { content == .nothing ? 0 : 1 }

    @discardableResult
    open func load(_ request: URLRequest) -> WKNavigation? {
        guard let url = request.url else { return nil }
        let action = WKNavigationAction(request: request)
        var policy = WKNavigationActionPolicy.allow
        navigationDelegate?.webView(self, decidePolicyFor: action) { policy = $0 }
        return policy == .allow ? go(to: .page(url)) : nil
    }
    @discardableResult
    open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        go(to: .html(string, base: baseURL))
    }
    @discardableResult
    open func loadFileURL(_ url: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        go(to: .page(url))
    }
    @discardableResult
    open func reload() -> WKNavigation? { content == .nothing ? nil : show(content) }
    @discardableResult
    open func goBack() -> WKNavigation? {
        guard let last = past.popLast() else { return nil }
        future.append(content)
        return show(last)
    }
    @discardableResult
    open func goForward() -> WKNavigation? {
        guard let next = future.popLast() else { return nil }
        past.append(content)
        return show(next)
    }
    open func stopLoading() {}

    /// Fails with an error, since the placeholder has no JavaScript engine.
    open func evaluateJavaScript(
        _ javaScriptString: String,
        completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
    ) {
        completionHandler?(nil, WKError(.javaScriptExceptionOccurred))
    }

    private func go(to new: Content) -> WKNavigation? {
        if content != .nothing { past.append(content) }
        future = []
        return show(new)
    }

    private func show(_ new: Content) -> WKNavigation? {
        content = new
        let navigation = WKNavigation()
        navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
        navigationDelegate?.webView(self, didCommit: navigation)
        navigationDelegate?.webView(self, didFinish: navigation)
        return navigation
    }
}

/// The reason an operation of a web view failed: WebKit's `WKError`.
public struct WKError: Error, Sendable, Hashable {
    public enum Code: Int, Sendable {
        case unknown = 1
        case webContentProcessTerminated
        case webViewInvalidated
        case javaScriptExceptionOccurred
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
}

extension WKWebView: PlaceholderFacts {
    package var placeholderFacts: [String] {
        switch content {
        case .nothing: []
        case .page(let url): [url.absoluteString]
        case .html(_, let base): ["HTML"] + (base.map { [$0.absoluteString] } ?? [])
        }
    }
}
