// SPDX-License-Identifier: Apache-2.0

// What assistive technology learns about a view: names, roles and states.

export const accessibilityKeys = new Set(["label", "hint", "accessibilityValue", "heading", "isLive", "isAccessibilityHidden", "isSelected",
    "identifier", "accessibilityChildren", "traits", "language", "layoutDirection", "isHidden", "colorScheme", "tint"]);

// Sets or removes an attribute.
export function set(element, name, value) {
    if (value === undefined || value === null) element.removeAttribute(name);
    else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, value);
}

const traits = { button: 1, link: 2, image: 4, search: 8, static: 16, modal: 32, toggle: 64 };

// Describes an element as the properties of its view say. ownRole: that of its kind, if it is no HTML element with a role.
export function describe(element, properties, ownRole) {
    const { label, hint, accessibilityValue, heading, isLive, isAccessibilityHidden, isSelected, identifier, language, accessibilityChildren } = properties;
    const sum = typeof properties.traits === "number" ? properties.traits : 0;
    const isPlain = element.tagName === "DIV" || element.tagName === "SPAN";
    let role = ownRole;
    if (heading >= 1) role = "heading";
    else if (isPlain && sum & traits.button) role = "button";
    else if (isPlain && sum & traits.link) role = "link";
    else if (isPlain && sum & traits.image) role = "img";
    else if (isPlain && sum & traits.toggle) role = "switch";
    // Assistive technology ignores the label of an element without a role.
    else if (label !== undefined && isPlain && !role) role = accessibilityChildren === 1 ? "img" : "group";
    set(element, "role", role);
    set(element, "aria-level", heading >= 1 ? Math.min(heading, 6) : undefined);
    set(element, "aria-label", label);
    set(element, "aria-description", hint);
    set(element, "aria-valuetext", accessibilityValue);
    set(element, "aria-live", isLive ? "polite" : undefined);
    set(element, "aria-hidden", isAccessibilityHidden ? "true" : undefined);
    set(element, "data-identifier", identifier);
    set(element, "lang", language);
    if (role === "tab" || role === "option") set(element, "aria-selected", isSelected ? "true" : "false");
    else set(element, "aria-current", isSelected ? "true" : undefined);
    if (properties.layoutDirection !== undefined) set(element, "dir", properties.layoutDirection === 1 ? "rtl" : "ltr");
}
