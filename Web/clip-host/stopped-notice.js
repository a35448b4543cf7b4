// SPDX-License-Identifier: Apache-2.0

// What stands in place of a clip that has stopped: in its frame, or in the page if the frame itself is gone.

// words: stopped, overLimit, reopen; language and direction if they are not those around. isLimit: whether a limit is
// the reason. reopen: called when the person wants to open the clip again.
export function stoppedNotice(words, isLimit, reopen) {
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
    if (isLimit) {
        const reason = document.createElement("p");
        reason.textContent = words.overLimit;
        notice.append(reason);
    }
    notice.append(button);
    return notice;
}
