// SPDX-License-Identifier: Apache-2.0

// What is shown for a URL: the card that the server makes, or a message.

// Requests the card of a URL. Throws a NoCard.
export async function cardOf(url, signal) {
    let response;
    let text;
    try {
        const query = new URLSearchParams({ url, languages: navigator.languages.join(",") });
        response = await fetch(`/.morsel/card?${query}`, { signal });
        text = await response.text();
    } catch (error) {
        if (signal.aborted) throw error;
        throw new NoCard("offline");
    }
    if (response.ok) return document.importNode(new DOMParser().parseFromString(text, "text/html").querySelector(".sheet"), true);
    // An overloaded server may answer later.
    if (response.status >= 500 || response.status === 429) throw new NoCard("offline");
    throw new NoCard("refused", text.trim());
}

export class NoCard extends Error {
    // code: "offline" or "refused". sentence: why the server refused.
    constructor(code, sentence) {
        super(code);
        this.code = code;
        this.sentence = sentence;
    }
}

// A message about a URL. why: the address of the reasons, if there are any.
export function plate(url, title, sentence, why) {
    const section = sheet("plate-title", "plate-sentence");
    const card = section.firstElementChild;
    const text = part("div", "plate");
    text.append(part("h2", "title", title), address(url), part("p", "subtitle", sentence));
    text.children[0].id = "plate-title";
    text.children[2].id = "plate-sentence";
    const link = part("a", "btn", "Open the link");
    // The scanner stays open, and the site is not told where its visitor comes from.
    Object.assign(link, { href: url, target: "_blank", rel: "noopener noreferrer" });
    text.append(link);
    if (why) text.append(Object.assign(part("a", "small", "Why?"), { href: why, target: "_blank" }));
    card.append(text);
    return section;
}

// The address of the reasons for the server's decision about a scanned URL.
export function reasons(url) {
    return `/.morsel/why?source=app-clip-code&url=${encodeURIComponent(url)}`;
}

// A list of codes to choose from. choose: called with the URL of the chosen code.
export function choice(codes, choose) {
    const section = sheet("choice-title");
    const list = part("ol", "choice");
    const title = part("h2", "title", "Which code?");
    title.id = "choice-title";
    section.firstElementChild.append(title, list);
    extend(section, codes, choose);
    return section;
}

// Appends the codes that are not in the list yet. Returns the number of each URL in the list.
export function extend(section, codes, choose) {
    const list = section.querySelector(".choice");
    const known = new Set([...list.children].map((item) => item.dataset.url));
    for (const { url } of codes) {
        if (known.has(url)) continue;
        const item = part("li");
        item.dataset.url = url;
        const button = part("button");
        button.type = "button";
        button.append(part("span", "number", String(list.children.length + 1)), address(url));
        button.addEventListener("click", () => choose(url));
        item.append(button);
        list.append(item);
    }
    return new Map([...list.children].map((item, index) => [item.dataset.url, String(index + 1)]));
}

// A button that closes a message or a list.
export function closeButton(label, closed) {
    const button = part("button", "round close");
    button.type = "button";
    button.setAttribute("aria-label", label);
    button.innerHTML = '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6l12 12M18 6L6 18"/></svg>';
    button.addEventListener("click", closed);
    return button;
}

function sheet(title, description) {
    const section = part("section", "sheet");
    section.setAttribute("role", "dialog");
    section.setAttribute("aria-labelledby", title);
    if (description) section.setAttribute("aria-describedby", description);
    section.append(part("div", "card"));
    return section;
}

// A URL with its host in bold, because the host shows whom the person trusts.
function address(url) {
    const [, scheme, host, rest] = /^(https:\/\/)([^/?#]*)(.*)$/.exec(url) ?? [undefined, "", url, ""];
    const text = part("p", "address");
    text.append(part("span", "", scheme), part("b", "", host), part("span", "", rest));
    return text;
}

function part(name, className, text) {
    const element = document.createElement(name);
    if (className) element.className = className;
    if (text) element.textContent = text;
    return element;
}
