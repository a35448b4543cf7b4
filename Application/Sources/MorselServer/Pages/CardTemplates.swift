// SPDX-License-Identifier: Apache-2.0

import WebFiles

/// The templates of cards: the page of an invocation URL, and the card alone.
enum CardTemplates {
    /// A page with an App Clip card.
    ///
    /// The document is in the language of the experience, and the card's fixed words are in the visitor's.
    static let page = LocalizedTemplate { words in
        PageTemplates.head + """
            {{#banner}}<meta name="apple-itunes-app" content="{{banner}}">
            {{/banner}}<meta property="og:title" content="{{title}}">
            <meta property="og:description" content="{{subtitle}}">
            <meta property="og:url" content="{{url}}">
            {{#imageURL}}<meta property="og:image" content="{{imageURL}}">
            {{/imageURL}}{{#module}}<link rel="preload" as="fetch" href="{{module}}">
            {{/module}}<script src="\(WebFiles.folder)page/browser.js"></script>
            <script type="module" src="\(WebFiles.folder)page/page.js"></script>
            </head>
            <body class="site with-card">
            <template id="banner"><aside class="banner" \(words.attributes) aria-label="{{appName}}">
            \(icon)<p><b><bdi lang="{{language}}">{{title}}</bdi></b><bdi>{{appName}}</bdi></p>
            <button class="btn" type="button">{{verb}}</button>
            </aside></template>
            <main class="site-text">
            <p class="small muted"><bdi>{{host}}</bdi></p>
            <h1>{{title}}</h1>
            <p class="muted">{{subtitle}}</p>
            {{#qr}}<div class="on-phone" \(words.attributes)><img src="{{qr}}" alt="" width="120" height="120" loading="lazy">
            <p>\(words.card.scanWithPhone)</p></div>{{/qr}}
            </main>

            """ + sheet(words) + """
                </body>
                </html>

                """
    }

    /// A card alone, for the scanner's page.
    static let part = LocalizedTemplate(sheet)

    /// Returns a card, for the bottom of any page.
    @Sendable private static func sheet(_ words: HTMLWords) -> String {
        let (before, after) = halves(words.card.poweredBy)
        return """
            <section class="sheet" \(words.attributes) role="dialog" aria-labelledby="card-title" aria-describedby="card-subtitle" data-not-opened="\(words.clip.notOpened)" data-stopped="\(words.clip.stopped)" data-get-app="\(words.card.getTheApp)" data-get-full-app="\(words.clip.getTheFullApp)" data-view="\(words.card.view)" data-over-limit="\(words.clip.overLimit)" data-reopen="\(words.clip.reopen)" data-not-responding="\(words.clip.notResponding)" data-wait="\(words.clip.wait)" data-end="\(words.clip.end)" data-storage-full="\(words.clip.storageFull)" data-still-loading="\(words.clip.stillLoading)" data-not-loaded="\(words.clip.notLoaded)" data-try-again="\(words.links.tryAgain)" data-why="\(words.links.why)">
            <div class="card">
            {{#image}}<img class="image" src="{{image}}" srcset="{{imageSources}}" sizes="(min-width: 36rem) 33rem, calc(100vw - 1.2rem)" width="1800" height="1200" alt="">{{/image}}
            <button class="round close" type="button" aria-label="\(words.card.close)" hidden><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6l12 12M18 6L6 18"/></svg></button>
            <div class="text"><div><h2 class="title" id="card-title"><bdi lang="{{language}}">{{title}}</bdi></h2>
            <p class="subtitle" id="card-subtitle"><bdi lang="{{language}}">{{subtitle}}</bdi></p></div>
            {{#module}}<button class="btn primary" id="open" type="button" data-clip="{{clip}}" data-name="{{appName}}" data-icon="{{icon}}" data-module="{{module}}" data-assets="{{assets}}" data-frame="\(WebFiles.folder)clip-host/frame.html" data-url="{{url}}" data-language="{{language}}">{{verb}}</button>{{/module}}{{^module}}{{#wayOn}}<a class="btn primary" id="open" href="{{wayOn}}">{{wayOnName}}</a>{{/wayOn}}{{/module}}</div>
            <ul class="notes">
            <li><svg viewBox="0 0 24 24" aria-hidden="true"><rect x="3" y="4" width="18" height="16" rx="3"/><path d="M3 9h18M6.500 6.5h.01M9.500 6.5h.01"/></svg>\(words.card.nothingInstalled)</li>
            <li><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6zM9 12l2 2 4-4"/></svg>\(words.card.noNotifications)</li>
            </ul>
            <div class="foot">\(icon)<span>{{#isPoweredBy}}\(before){{/isPoweredBy}}<b><bdi>{{appName}}</bdi></b>{{#isPoweredBy}}\(after){{/isPoweredBy}}</span>
            {{#module}}{{#storeURL}}<a href="{{storeURL}}">\(words.card.getTheApp)</a>{{/storeURL}}{{/module}}</div>
            {{#module}}<noscript><p class="notice">\(words.card.needsScripts)</p></noscript>{{/module}}
            <p id="too-old" class="notice" role="alert" hidden>\(words.card.browserTooOld)</p>
            <p id="not-started" class="notice" role="alert" hidden>\(words.clip.notLoaded) <a href="">\(words.links.tryAgain)</a></p>
            <div id="status" class="visually-hidden" role="status"></div>
            </div>
            </section>

            """
    }

    /// The app's icon, or the first letter of its name if it has none.
    private static let icon =
        "{{#icon}}<svg class=\"icon\" viewBox=\"0 0 36 36\" aria-hidden=\"true\"><image href=\"{{icon}}\" "
        + "width=\"36\" height=\"36\" preserveAspectRatio=\"xMidYMid slice\"/></svg>{{/icon}}"
        + "{{^icon}}<span class=\"icon\" aria-hidden=\"true\">{{initial}}</span>{{/icon}}"

    /// Returns the words before and after the per cent sign that stands for a name.
    private static func halves(_ text: String) -> (before: String, after: String) {
        let parts = text.split(separator: "%", maxSplits: 1, omittingEmptySubsequences: false)
        return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
    }
}
