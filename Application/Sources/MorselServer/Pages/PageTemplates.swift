// SPDX-License-Identifier: Apache-2.0

import HTMLTemplates
import Mustache
import WebFiles

/// The templates of the pages.
///
/// The value of `{{x}}` is escaped for HTML.
enum PageTemplates {
    /// The start of every page.
    static let head = """
        <!doctype html>
        <html lang="{{language}}"{{#isRightToLeft}} dir="rtl"{{/isRightToLeft}}>
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
        <title>{{title}}</title>
        <link rel="stylesheet" href="\(WebFiles.folder)page/page.css">
        <link rel="icon" href="{{#favicon}}{{favicon}}{{/favicon}}{{^favicon}}data:,{{/favicon}}">

        """

    /// A message in place of a card.
    static let message = template(
        head + """
            <meta name="robots" content="noindex">
            </head>
            <body class="site">
            <main class="site-text message">
            <p class="small muted"><bdi>{{host}}</bdi></p>
            <h1>{{title}}</h1>
            <p>{{sentence}}</p>
            <p class="ways">{{#links}}<a class="btn" href="{{target}}">{{text}}</a>{{/links}}</p>
            {{#why}}<p class="small"><a href="{{target}}" rel="nofollow">{{text}}</a></p>{{/why}}
            </main>
            </body>
            </html>

            """
    )

    /// The reasons of a page.
    static let why = template(
        head + """
            <meta name="robots" content="noindex">
            </head>
            <body>
            <main class="shell">
            <h1>{{title}}</h1>
            <p class="mono muted">{{url}}</p>
            <section class="panel" aria-label="Reasons"><ol class="checks">{{#reasons}}<li class="{{mark}}"><p>{{sentence}}</p><span class="mono muted">{{rule}}</span></li>{{/reasons}}</ol></section>
            <p class="small muted">For the developer of the App Clip: <span class="mono">morsel diagnose</span> checks the URL, its website and its code.</p>
            </main>
            </body>
            </html>

            """
    )

    /// The server's start page.
    static let start = template(
        head + """
            </head>
            <body>
            <main class="shell">
            <h1>Morsel</h1>
            <p class="muted">{{summary}} {{#hasScanner}}<a href="/scan">Scan an App Clip Code</a> {{/hasScanner}}\
            <a href="/diagnose">Diagnose a URL</a> <a href="/nearby">Find by place</a></p>
            {{^hasScanner}}<p class="small muted">The scanner is not built. Run <span class="mono">Scripts/build-reader.sh</span>, then start the server again.</p>{{/hasScanner}}
            {{#experiences}}<article class="panel entry">
            <div><h2><a href="{{link}}">{{title}}</a></h2><p class="muted">{{subtitle}}</p><p class="mono">{{url}}</p>
            <p class="small">{{state}}</p>{{#problem}}
            <p class="small"><span class="chip bad">Not associated</span> {{problem}}</p>{{/problem}}</div>
            {{#code}}<img src="{{code}}" alt="App Clip Code of {{url}}" width="132" height="161">{{/code}}
            <img src="{{qr}}" alt="QR code of {{url}}" width="132" height="132">
            </article>{{/experiences}}
            {{^experiences}}<p>Nothing is registered yet. <span class="mono">morsel publish</span> adds a clip, <span class="mono">morsel experience add</span> an experience; <span class="mono">morsel serve --demo</span> adds both.</p>{{/experiences}}
            </main>
            </body>
            </html>

            """
    )

    /// The form for a URL, and its diagnosis.
    static let diagnosis = template(
        head + """
            <meta name="robots" content="noindex">
            </head>
            <body>
            <main class="shell">
            <p class="small"><a href="/">Morsel</a></p>
            <h1>{{title}}</h1>
            <p class="muted">Five checks of an invocation URL: what prevents its App Clip from launching, and how to fix it.</p>
            <form class="panel ask" action="/diagnose" method="get">
            <label for="url">Invocation URL</label>
            <div class="ask-row"><input id="url" name="url" type="url" inputmode="url" autocomplete="off" spellcheck="false" required maxlength="8192" placeholder="https://fruta.example/" value="{{text}}"{{#message}} aria-invalid="true" aria-describedby="message"{{/message}}>
            <button class="btn primary" type="submit">Diagnose</button></div>
            {{#message}}<p id="message" class="fault" role="alert">{{message}}</p>{{/message}}
            </form>
            {{#verdict}}<p class="verdict {{mark}}" role="status">{{verdict}}</p>
            <section class="panel" aria-label="Checks"><ol class="checks">{{#checks}}<li class="{{mark}}"><div><h2>{{title}}</h2><p>{{sentence}}</p>{{#help}}<p class="small"><a href="{{help}}" rel="noreferrer">Documentation</a></p>{{/help}}</div><span class="chip {{mark}}">{{chip}}</span></li>{{/checks}}</ol></section>
            {{#redirects}}<p class="verdict bad">{{sentence}} <span class="mono muted">{{title}}</span></p>{{/redirects}}
            {{#hasFindings}}<section class="panel" aria-label="The association file"><ul class="checks">{{#findings}}<li class="{{mark}}"><p>{{sentence}}</p></li>{{/findings}}</ul></section>{{/hasFindings}}
            {{#hasColumns}}<section class="panel columns" aria-label="Status of the domain">{{#columns}}<div><h2>{{title}}</h2><p class="chip {{mark}}">{{status}}</p><p class="small muted">{{time}}</p></div>{{/columns}}</section>{{/hasColumns}}
            {{#isHosted}}<p class="small muted">This server serves the host, so nothing was requested over the network.</p>{{/isHosted}}
            {{/verdict}}
            </main>
            </body>
            </html>

            """
    )

    static func template(_ text: String) -> MustacheTemplate { .escaped(text) }
}
