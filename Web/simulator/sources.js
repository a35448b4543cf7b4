// SPDX-License-Identifier: Apache-2.0

// The ways in which a person comes to a clip, as InvocationSource has them, in the order of the page.

const ring = "M12 3a9 9 0 0 1 8.5 6M20.700 14.500A9 9 0 0 1 9.500 20.600M6 18.700A9 9 0 0 1 7.500 4.200M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z";
const bubble = "M4 5h16v11H9l-5 4z";
const compass = "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM15 9l-2 5-4 1 2-5z";
const link = "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1";

export const sources = [
    { id: "app-clip-code", name: "App Clip Code", path: ring, verb: "Scan" },
    { id: "qr-code", name: "QR code", path: "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM15 15h2v2M20 20v-5", verb: "Scan" },
    { id: "nfc-tag", name: "NFC tag", path: "M6 9a4 4 0 0 1 0 6M10 6a9 9 0 0 1 0 12M14 3a14 14 0 0 1 0 18", verb: "Tap" },
    { id: "messages", name: "Messages", path: bubble, verb: "Tap the link" },
    { id: "smart-app-banner", name: "Safari banner", path: compass, verb: "Open in Safari" },
    { id: "maps", name: "Maps", path: "M12 21s7-6.200 7-11a7 7 0 0 0-14 0c0 4.800 7 11 7 11zM12 7.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5z", verb: "Tap the place" },
    { id: "page-card", name: "Safari card", path: "M4 5h16v14H4zM4 9h16M8 15h8", verb: "Open in Safari" },
    { id: "siri-suggestion", name: "Siri Suggestion", path: "M12 4v16M8 8v8M16 8v8M4 11v2M20 11v2", verb: "Tap the suggestion" },
    { id: "spotlight", name: "Spotlight", path: "M10.500 4a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13zM15.500 15.500 20 20", verb: "Tap the result" },
    { id: "other-app-preview", name: "Link preview", path: "M5 4h14v16H5zM5 13h14M8 16.500h5", verb: "Tap the preview" },
    { id: "other-app-link", name: "Another app", path: link, verb: "Open the link" },
    { id: "mail-link", name: "Mail", path: "M3 6h18v12H3zM3 7l9 7 9-7", verb: "Tap the link" },
    { id: "website-link", name: "Website link", path: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c3 3 3.500 6 3.500 9s-.500 6-3.500 9c-3-3-3.500-6-3.500-9s.500-6 3.500-9z", verb: "Tap the link" },
    { id: "app-library", name: "App Library", path: "M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z", verb: "Open", isReturn: true },
    { id: "notification", name: "Notification", path: "M6 17V11a6 6 0 0 1 12 0v6l1.500 2h-15zM10 21h4", verb: "Tap the notification", isReturn: true },
    { id: "app-switcher", name: "App Switcher", path: "M8 5h11v14H8zM5 7v10", verb: "Open", isReturn: true },
    { id: "test-flight", name: "TestFlight", path: "M12 12 8 5M12 12h8M12 12l-4 7M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z", verb: "Start" },
    { id: "xcode", name: "Xcode", path: "M14 4l6 6M11 7l6 6M14 10 5 20l-2-2 10-9z", verb: "Run" },
];

// How many are shown before a person asks for more.
export const usual = 6;
