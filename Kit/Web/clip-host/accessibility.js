// SPDX-License-Identifier: Apache-2.0

// What assistive technology learns about a view: names, roles and states.

export const accessibilityKeys = new Set(["label", "hint", "accessibilityValue", "heading", "isLive", "isAccessibilityHidden", "isSelected",
    "identifier", "accessibilityChildren", "traits", "language", "layoutDirection", "isHidden", "colorScheme", "tint", "sortPriority", "actions",
    "isOnlySpoken", "ignoresInvertedColors"]);

// Sets or removes an attribute.
export function set(element, name, value) {
    if (value === undefined || value === null) element.removeAttribute(name);
    else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, value);
}

const traits = { button: 1, link: 2, image: 4, search: 8, static: 16, modal: 32, toggle: 64 };

// Describes an element as the properties of its view say. ownRole: that of its kind, if it is no HTML element with a role.
export function describe(element, properties, ownRole) {
    const { label, hint, accessibilityValue, heading, isLive, isAccessibilityHidden, isSelected, identifier, language, accessibilityChildren } = properties;
    const all = typeof properties.traits === "number" ? properties.traits : 0;
    const sum = all & 0xFFFF;
    const removed = all >>> 16;
    const isPlain = element.tagName === "DIV" || element.tagName === "SPAN";
    let role = ownRole;
    if (heading >= 1) role = "heading";
    else if (isPlain && sum & traits.button) role = "button";
    else if (isPlain && sum & traits.link) role = "link";
    else if (isPlain && sum & traits.image) role = "img";
    else if (isPlain && sum & traits.toggle) role = "switch";
    else if (isPlain && sum & traits.modal) role = "dialog";
    else if (lacksRole(element, role, removed)) role = "group";
    // Assistive technology ignores the label of an element without a role. What is in an image is not read.
    else if (isPlain && !role && accessibilityChildren === 1) role = label === undefined ? undefined : "img";
    else if (isPlain && !role && (label !== undefined || accessibilityChildren > 1)) role = "group";
    const isOne = accessibilityChildren === 2;
    // A control is never silent: it can be used without a name.
    const isSilent = isAccessibilityHidden || (isPlain && accessibilityChildren === 1 && label === undefined && accessibilityValue === undefined && !role);
    if (element.classList.contains("combined") !== isOne) element.classList.toggle("combined", isOne);
    if (isOne && label === undefined) element.dataset.spoken = "";
    else delete element.dataset.spoken;
    element.classList.toggle("only-spoken", properties.isOnlySpoken === true);
    element.classList.toggle("keeps-colors", properties.ignoresInvertedColors === true);
    set(element, "role", role);
    set(element, "aria-level", heading >= 1 ? Math.min(heading, 6) : undefined);
    if (!isOne || label !== undefined) set(element, "aria-label", label);
    set(element, "aria-modal", sum & traits.modal ? "true" : undefined);
    set(element, "aria-description", hint);
    set(element, "aria-valuetext", accessibilityValue);
    set(element, "aria-live", isLive ? "polite" : undefined);
    set(element, "aria-hidden", isSilent ? "true" : undefined);
    set(element, "data-identifier", identifier);
    set(element, "lang", language);
    if (role === "tab" || role === "option") set(element, "aria-selected", isSelected ? "true" : "false");
    else set(element, "aria-current", isSelected ? "true" : undefined);
    if (properties.layoutDirection !== undefined) set(element, "dir", properties.layoutDirection === 1 ? "rtl" : "ltr");
}

// Whether the role that an element has by itself is one that the clip has taken away.
function lacksRole({ tagName }, role, removed) {
    return ((removed & traits.button) !== 0 && (tagName === "BUTTON" || role === "button"))
        || ((removed & traits.link) !== 0 && tagName === "A") || ((removed & traits.image) !== 0 && role === "img");
}

// What is said about what is in an element, in order.
export function words(element, found = []) {
    for (const child of element.children) {
        if (child.getAttribute("aria-hidden") === "true" || child.classList.contains("spoken-actions")) continue;
        const label = child.getAttribute("aria-label") ?? child.getAttribute("alt");
        if (label) found.push(label);
        else if (child.classList.contains("text")) found.push(child.textContent.trim());
        else words(child, found);
    }
    return found;
}

// Elements that are read as one say what those in them do. One with a control in it stays a group, so that it can be used.
export function combine(root) {
    for (const element of [...root.getElementsByClassName("combined")]) {
        if (element.dataset.spoken === undefined) continue;
        set(element, "aria-label", words(element).filter((part) => part !== "").join(", ") || undefined);
        if (element.getAttribute("role") === "group" && !element.querySelector("button, a, input, select, textarea, [tabindex]")) set(element, "role", "img");
    }
}
