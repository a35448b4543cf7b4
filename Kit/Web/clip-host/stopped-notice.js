// SPDX-License-Identifier: Apache-2.0

// What stands in place of a clip that has stopped: in its frame, or in the page if the frame itself is gone.

// words: stopped, overLimit, notLoaded, reopen; language and direction if they are not those around. cause: "limit", "loading" or
// "error". reopen: called when the person wants to open the clip again.
export function stoppedNotice(words, cause, reopen) {
    const notice = document.createElement("div");
    notice.className = "failure";
    notice.setAttribute("role", "alert");
    if (words.language) notice.lang = words.language;
    if (words.direction) notice.dir = words.direction;
    const heading = document.createElement("h1");
    heading.textContent = words.stopped;
    const button = document.createElement("button");
    button.type = "button";
    button.className = "reopen";
    button.textContent = words.reopen;
    button.addEventListener("click", reopen);
    notice.append(heading);
    const sentence = { limit: words.overLimit, loading: words.notLoaded }[cause];
    if (sentence) {
        const reason = document.createElement("p");
        reason.textContent = sentence;
        notice.append(reason);
    }
    notice.append(button);
    return notice;
}
