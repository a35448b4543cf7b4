# SPDX-License-Identifier: Apache-2.0

"""Who takes what the person does: every modifier, on a control and on its label, by mouse, finger, keyboard and screen reader.

    pytest -q Tests/Browser/test_touch.py
"""
import pytest
from playwright.sync_api import expect

from test_drawing import CHANGE, GESTURE, SELECTED, TAP, address, frame, screen, text  # noqa: F401 (fixtures)

BLUE, DISMISSED, PRESSED, ACCESSIBILITY = 0x007AFFFF, 9, 15, 20
FINGER = {"has_touch": True, "viewport": {"width": 1300, "height": 2400}}
WIDE = {"viewport": {"width": 1300, "height": 2400}}


def effect(**properties):
    return lambda view: ["effect", properties, view]


def around(kind, properties, *others):
    return lambda view: [kind, properties, view, *others]


RED = ["shape", {"shape": [1, 4, 4], "paint": 40 << 8}]
LINE = ["shape", {"shape": [1, 8, 8], "paint": 0, "stroke": [BLUE, 2, 0, 0, 10, [], 0, True]}]

# By SwiftUI's name: what the modifier makes of a view.
MODIFIERS = {
    "none": lambda view: view, "cornerRadius": around("clip", {"shape": [1, 10, 10]}), "clipShape": around("clip", {"shape": [2]}),
    "clipShape of a path": around("clip", {"shape": [5, 0, 9, 0, 9]}), "clipped": around("clip", {"shape": [0]}),
    "shadow": effect(shadow=[0x55, 3, 0, 1]), "opacity": effect(opacity=0.5), "blur": effect(blur=1), "rotationEffect": effect(transform=[0.98, 0.17, -0.17, 0.98, 0, 0, 0.5, 0.5]),
    "scaleEffect": effect(transform=[0.9, 0, 0, 0.9, 0, 0, 0.5, 0.5]), "rotation3DEffect": effect(rotation3D=[20, 0, 1, 0]),
    "offset": around("offset", {"x": 6, "y": 4}), "compositingGroup": effect(isGroup=True), "blendMode": effect(blendMode=1), "brightness": effect(brightness=0.1),
    "hueRotation": effect(hueRotation=40), "zIndex": effect(zIndex=2), "transition": effect(transition=[1]), "hoverEffect": effect(hoverEffect=2),
    "allowsHitTesting(true)": effect(), "accessibilityElement": around("vStack", {"accessibilityChildren": 1, "label": "One"}),
    "accessibilityElement(.combine)": around("vStack", {"accessibilityChildren": 2}), "accessibilityElement(.contain)": around("vStack", {"accessibilityChildren": 3}),
    "accessibilityLabel": around("box", {"label": "Name"}), "accessibilityIdentifier": around("box", {"identifier": "probe"}),
    "overlay": around("overlay", {"alignment": "topTrailing"}, text("3", textStyle=11)), "overlay of a line": around("overlay", {}, LINE), "border": around("overlay", {}, LINE),
    "background": around("background", {}, RED), "mask": around("mask", {}, ["box", {}, ["shape", {}]]), "padding": around("padding", {"length": 4}),
    "frame": around("frame", {"width": 90, "height": 34}), "fixedSize": around("fixedSize", {}), "contentShape": around("contentShape", {"shape": [0]}),
    "contentShape of a capsule": around("contentShape", {"shape": [2]}), "coordinateSpace": around("coordinateSpace", {"name": "own"}),
    "onGeometryChange": around("geometryReport", {}), "contextMenu": lambda view: ["contextMenu", {}, view, ["button", {}, text("Copy")]],
    "onLongPressGesture": around("gesture", {"gestures": [[3, 0, 0.5]]}), "gesture of a drag": around("gesture", {"gestures": [[4, 0, 10]]}),
    "two of them": lambda view: ["effect", {"shadow": [0x55, 3, 0, 1]}, ["clip", {"shape": [1, 10, 10]}, ["effect", {"opacity": 0.9}, view]]],
}


def button(label, name, **properties):
    return ["button", {"$": name, **properties}, label]


def step(name, verb):
    return ["button", {"$": f"{name} {verb}", "label": verb, "buttonStyle": 1}, ["frame", {"width": 20, "height": 20}, ["image", {"symbol": "plus"}]]]


# By name: the view with a label, its role, and the events when it is used.
CONTROLS = {
    "Button": (button, "button", TAP), "Button in .plain": (lambda label, name: button(label, name, buttonStyle=3), "button", TAP),
    "Button in a ButtonStyle": (lambda label, name: button(label, name, buttonStyle=3, reportsPresses=True), "button", TAP),
    "Button in a PrimitiveButtonStyle": (lambda label, name: ["gesture", {"$": name, "gestures": [[1]]}, ["padding", {"length": 3}, label]], "gesture", GESTURE),
    "NavigationLink": (lambda label, name: button(["hStack", {}, label, ["image", {"symbol": "chevron.forward"}]], name, buttonStyle=3, fillsRow=True), "button", TAP),
    "onTapGesture": (lambda label, name: ["gesture", {"$": name, "gestures": [[1]]}, label], "gesture", GESTURE),
    "Link": (lambda label, name: ["link", {"$": name, "destination": "https://example.com/"}, label], "link", TAP),
    "Toggle": (lambda label, name: ["labeled", {}, label, ["toggle", {"$": name}]], "switch", CHANGE),
    "Stepper": (lambda label, name: ["labeled", {}, label, ["hStack", {}, step(name, "less"), step(name, "more")]], "stepper", TAP),
    "Picker": (lambda label, name: ["labeled", {}, label, ["picker", {"$": name, "style": 2, "options": ["Oat", True, "Soy", True], "selection": 0}]], "radio", CHANGE),
}
PLACES = {"label": lambda control, modifier, name: control(modifier(text(name)), name), "control": lambda control, modifier, name: modifier(control(text(name), name))}
CASES = [(place, modifier) for place in PLACES for modifier in MODIFIERS]

# Where the text of a view is, and what of it has the role: elements by the name of the view.
FIND = """([names, role]) => {
    const found = {};
    for (const name of names) {
        const one = viewOf(role === 'stepper' ? `${name} more` : name);
        const element = role === 'radio' ? one.element.querySelectorAll('input')[1] : one.element;
        const { left, top, width, height } = element.getBoundingClientRect();
        found[name] = [left + width / 2, top + height / 2];
        element.dataset.of = name;
    }
    return found;
}"""


def shown(screen, name):
    """Draws a control with each modifier, on its label and on itself. Returns where they are by their names."""
    control, role, kind = CONTROLS[name]
    views = {f"v{index}": PLACES[place](control, MODIFIERS[modifier], f"v{index}") for index, (place, modifier) in enumerate(CASES)}
    cells = [frame(310, 60, view) for view in views.values()]
    screen.show(["vStack", {"spacing": 4}, *[["hStack", {"spacing": 6}, *cells[index:index + 4]] for index in range(0, len(cells), 4)]])
    return screen.page.evaluate(FIND, [list(views), role])


def used(screen, kind, name):
    """The names of the views that were used: once each."""
    ended = [str(view) for _, view, content in screen.events(kind) if kind != GESTURE or content.startswith("0 2")]
    return [view.removesuffix(" more") for view in ended]


def unused(found, names):
    return [(*CASES[int(name[1:])], names.count(name)) for name in found if names.count(name) != 1]


@pytest.mark.parametrize("screen", [WIDE], indirect=True)
@pytest.mark.parametrize("name", CONTROLS)
def test_every_control_is_clicked_through_every_modifier(screen, name):
    found = shown(screen, name)
    for x, y in found.values():
        screen.page.mouse.click(x, y)
    assert unused(found, used(screen, CONTROLS[name][2], name)) == []
    assert screen.page.url.endswith("drawing.html")


@pytest.mark.parametrize("screen", [FINGER], indirect=True)
@pytest.mark.parametrize("name", CONTROLS)
def test_every_control_is_tapped_through_every_modifier(screen, name):
    found = shown(screen, name)
    for x, y in found.values():
        screen.page.touchscreen.tap(x, y)
    assert unused(found, used(screen, CONTROLS[name][2], name)) == []


@pytest.mark.parametrize("screen", [WIDE], indirect=True)
@pytest.mark.parametrize("key", ["Enter", "Space"])
@pytest.mark.parametrize("name", [name for name in CONTROLS if name != "Picker"])
def test_the_keyboard_comes_to_every_control_and_uses_it(screen, name, key):
    found = shown(screen, name)
    for _ in range(6 * len(found)):
        screen.page.keyboard.press("Tab")
        at = screen.page.evaluate("document.activeElement.dataset.of ?? (document.activeElement === document.body ? null : '')")
        if at is None:
            break
        if at:
            screen.page.keyboard.press(key)
            screen.page.evaluate("document.activeElement.dataset.of = ''")
    assert unused(found, used(screen, CONTROLS[name][2], name)) == []


@pytest.mark.parametrize("screen", [WIDE], indirect=True)
def test_the_arrow_keys_choose_in_every_picker(screen):
    found = shown(screen, "Picker")
    for name in found:
        screen.page.evaluate("(name) => document.querySelector(`[data-of=${name}]`).parentElement.parentElement.querySelector('input').focus()", name)
        screen.page.keyboard.press("ArrowRight")
    assert unused(found, used(screen, CHANGE, "Picker")) == []


# What has a role is in the tree of assistive technology: an element around a control that is read as one stands for it.
@pytest.mark.parametrize("screen", [WIDE], indirect=True)
@pytest.mark.parametrize("name", CONTROLS)
def test_a_screen_reader_uses_every_control(screen, name):
    found = shown(screen, name)
    screen.page.evaluate("""(names) => { for (const name of names) {
        const element = document.querySelector(`[data-of=${name}]`);
        const outer = element.closest('.combined, [role=img], [aria-label=One]');
        (outer && outer.querySelectorAll('[data-of]').length <= 1 ? outer : element).click();
    } }""", list(found))
    missed = unused(found, used(screen, CONTROLS[name][2], name))
    # A group of two buttons is not used as one, and a group with a picker has the focus in it.
    assert [case for case in missed if name not in ("Stepper", "Picker") or "accessibilityElement" not in case[1]] == []


@pytest.mark.parametrize("screen, press", [(WIDE, "mouse"), (FINGER, "finger")], indirect=["screen"], ids=["mouse", "finger"])
@pytest.mark.parametrize("place", PLACES)
def test_every_menu_opens_through_every_modifier(screen, press, place):
    def menu(label, name):
        return ["menu", {"$": name}, label, ["button", {"$": f"in {name}"}, ["effect", {"opacity": 0.9}, text("Copy")]]]

    use = screen.page.mouse.click if press == "mouse" else screen.page.touchscreen.tap

    def becomes(count):
        # One that fades away is no longer open.
        try:
            expect(screen.page.locator(".layer:not(.leaving) > .menu-panel")).to_have_count(count, timeout=5000)
        except AssertionError:
            return False
        return True

    wrong = []
    for modifier in MODIFIERS:
        screen.show(["frame", {"$": "cell", "width": 200, "height": 60}, PLACES[place](menu, MODIFIERS[modifier], "m")])
        x, y = screen.page.evaluate(FIND, [["m"], "button"])["m"]
        use(x, y)
        steps = [becomes(1)]
        if steps[0]:
            box = screen.page.get_by_role("menu").get_by_text("Copy").bounding_box()
            use(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        steps += [becomes(0), screen.events(TAP) == [[TAP, "in m", ""]]]
        # By the keyboard, and by a screen reader.
        for action, key in [("focus", "Enter"), ("focus", "Space"), ("click", None)]:
            screen.page.evaluate("(action) => document.querySelector('[data-of=m]')[action]()", action)
            if key:
                screen.page.keyboard.press(key)
            steps.append(becomes(1))
            screen.page.keyboard.press("Escape")
            steps.append(becomes(0))
        if not all(steps):
            wrong.append((modifier, steps))
        screen.change("w.remove('cell')")
    assert wrong == []


# MARK: Who takes it


def click(screen, name, position=None):
    screen.page.get_by_text(name, exact=True).first.click(position=position, force=True)


def test_the_nearest_that_takes_taps_takes_them(screen):
    screen.show(["button", {"$": "outer"}, ["vStack", {}, text("outer"), ["clip", {"shape": [2]}, button(["effect", {"opacity": 0.8}, text("inner")], "inner")],
                 ["gesture", {"$": "gesture", "gestures": [[1]]}, ["effect", {"blur": 1}, text("gesture")]]]])
    for name in ("outer", "inner", "gesture"):
        click(screen, name)
    assert [(kind, view) for kind, view, _ in screen.events(TAP, GESTURE)] == [(TAP, "outer"), (TAP, "inner"), (GESTURE, "gesture")]


def test_what_is_disabled_takes_nothing(screen):
    screen.show(["gesture", {"$": "card", "gestures": [[1]]}, ["vStack", {}, text("card"), button(["effect", {"opacity": 0.5}, text("off")], "off", isDisabled=True),
                 ["link", {"$": "site", "isDisabled": True, "destination": "https://example.com"}, text("site")]]])
    click(screen, "off")
    click(screen, "site")
    assert [(kind, view) for kind, view, _ in screen.events(TAP, GESTURE)] == [(GESTURE, "card")] * 2


def test_what_takes_no_hits_lets_them_through(screen):
    veil = ["effect", {"isUntouchable": True}, frame(200, 80, ["shape", {"paint": 0x00000022}])]
    screen.show(["zStack", {}, button(frame(200, 80, text("below")), "below"), veil])
    click(screen, "below")
    assert screen.events(TAP) == [[TAP, "below", ""]]


def test_what_is_drawn_in_front_takes_taps(screen):
    screen.show(["zStack", {}, button(frame(200, 80, text("below")), "below"), frame(300, 300, ["shape", {"paint": 0x00000055}])])
    click(screen, "below")
    assert screen.events(TAP) == []


def test_what_is_clear_takes_no_taps(screen):
    screen.show(["zStack", {}, button(frame(200, 80, text("below")), "below"), frame(300, 300, ["shape", {"paint": 0}])])
    click(screen, "below")
    assert screen.events(TAP) == [[TAP, "below", ""]]


def test_what_is_not_seen_takes_no_taps(screen):
    screen.show(["zStack", {}, button(frame(200, 80, text("below")), "below"), ["effect", {"opacity": 0, "$": "e"}, button(frame(200, 80, text("above")), "above")]])
    box = screen.page.get_by_text("below").bounding_box()
    screen.page.mouse.click(box["x"] + 5, box["y"] + 5)
    screen.change("w.set('e', 'opacity', 1)")
    screen.page.mouse.click(box["x"] + 5, box["y"] + 5)
    assert screen.events(TAP) == [[TAP, "below", ""], [TAP, "above", ""]]


@pytest.mark.parametrize("control", ["button", "gesture"])
def test_a_content_shape_says_where_taps_are_taken(screen, control):
    label = ["contentShape", {"shape": [3]}, frame(120, 120, ["shape", {"paint": 30 << 8}])]
    view = ["button", {"$": "b", "buttonStyle": 3}, label] if control == "button" else ["gesture", {"$": "b", "gestures": [[1]]}, label]
    screen.show(["zStack", {}, view])
    box = screen.page.locator(".content-shape").bounding_box()
    screen.page.mouse.click(box["x"] + 60, box["y"] + 60)
    assert len(screen.events(TAP, GESTURE)) == 1
    screen.page.mouse.click(box["x"] + 4, box["y"] + 4)
    # Within 44 points of a button, but not of this one: its corner is outside of the shape.
    assert [event for event in screen.events(GESTURE) if event[2].startswith("0 2")] == []


def test_a_content_shape_of_the_clips_own_is_asked_for_its_path(screen):
    label = ["contentShape", {"shape": [10, 0, 0, []], "$": "c"}, frame(100, 100, ["shape", {"paint": 30 << 8}])]
    screen.show(["gesture", {"$": "g", "gestures": [[1]]}, label])
    assert screen.events(6, 7) == [[7, "c", "100 100"]]
    box = screen.page.locator(".content-shape").bounding_box()

    def press(x, y):
        return screen.page.mouse.click(box["x"] + x, box["y"] + y)

    press(90, 50)
    # The left half.
    screen.change("w.set('c', 'shape', [10, 100, 100, [0, 0, 0, 1, 50, 0, 1, 50, 100, 1, 0, 100, 4]])")
    press(90, 50)
    press(10, 50)
    assert [event[2] for event in screen.events(GESTURE)] == ["0 2 90 50", "0 2 10 50"]


def test_a_content_shape_takes_taps_where_nothing_is_drawn(screen):
    screen.show(["gesture", {"$": "g", "gestures": [[1]]}, ["contentShape", {"shape": [0]}, frame(300, 60, ["hStack", {}, text("a"), ["spacer"], text("b")])]])
    box = screen.page.locator(".content-shape").bounding_box()
    screen.page.mouse.click(box["x"] + 150, box["y"] + 30)
    assert [view for _, view, _ in screen.events(GESTURE)] == ["g"]


# MARK: Gestures around controls


def gesture(mode, view, kind=1, *more):
    return ["gesture", {"$": "g", "gestures": [[kind, mode, *more]]}, view]


@pytest.mark.parametrize("mode, expected", [(0, ["b"]), (1, ["b", "g"]), (2, ["g"])], ids=["gesture", "simultaneousGesture", "highPriorityGesture"])
@pytest.mark.parametrize("way", ["mouse", "key", "voice"])
def test_taps_around_a_button(screen, mode, expected, way):
    screen.show(gesture(mode, button(["clip", {"shape": [1, 9, 9]}, text("Both")], "b")))
    found = screen.page.get_by_role("button", name="Both")
    if way == "mouse":
        click(screen, "Both")
    elif way == "key":
        found.last.focus()
        screen.page.keyboard.press("Enter")
    else:
        screen.page.locator("button").evaluate("(e) => e.click()")
    assert sorted({view for _, view, _ in screen.events(TAP, GESTURE)}) == expected


def test_a_gesture_that_goes_first_keeps_a_switch_and_a_link_still(screen):
    screen.show(gesture(2, ["vStack", {}, ["toggle", {"$": "t", "label": "Switch"}], ["link", {"$": "l", "destination": "https://example.com/"}, ["effect", {"opacity": 0.5}, text("Site")]]]))
    screen.page.get_by_role("switch").click()
    click(screen, "Site")
    assert [view for _, view, _ in screen.events(TAP, CHANGE, GESTURE)] == ["g", "g"]
    expect(screen.page.get_by_role("switch")).not_to_be_checked()
    assert screen.page.url.endswith("drawing.html")


def test_a_button_is_tapped_while_a_drag_of_no_distance_watches(screen):
    screen.show(gesture(1, button(frame(120, 60, text("Press")), "b"), 4, 0))
    click(screen, "Press")
    events = screen.events(TAP, GESTURE)
    assert [event for event in events if event[0] == TAP] == [[TAP, "b", ""]]
    assert events[0][2].startswith("0 1 ") and any(text.startswith("0 2 ") for _, _, text in events)


@pytest.mark.parametrize("kind", ["button", "slider"])
def test_a_card_is_dragged_by_its_button_but_not_by_its_slider(screen, kind):
    inner = button(frame(120, 60, text("Hold")), "b") if kind == "button" else ["slider", {"$": "s", "label": "Hold", "selection": 0.5}]
    screen.show(gesture(0, frame(300, 200, inner), 4, 10))
    box = (screen.page.get_by_role("button").first if kind == "button" else screen.page.get_by_role("slider")).bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    screen.page.mouse.move(x, y)
    screen.page.mouse.down()
    screen.page.mouse.move(x + 40, y, steps=4)
    screen.page.mouse.up()
    events = screen.events(TAP, GESTURE)
    assert (events[-1][1:] == ["g", events[-1][2]] and events[-1][2].startswith("0 2 ")) if kind == "button" else events == []
    assert [event for event in events if event[0] == TAP] == []


# MARK: Rows


def rows(*views, **properties):
    return ["list", {}, ["section", {}, *[["listRow", {"$": f"row{index}", **properties}, view] for index, view in enumerate(views)]]]


def beside(screen, index=0):
    """Clicks at the end of a row, where nothing is drawn."""
    box = screen.page.locator(".row").nth(index).bounding_box()
    screen.page.mouse.click(box["x"] + box["width"] - 4, box["y"] + box["height"] - 3)


def link(name, *label):
    return button(["hStack", {}, *label, ["spacer"], ["image", {"symbol": "chevron.forward"}]], name, buttonStyle=3, fillsRow=True)


def test_a_row_is_its_link(screen):
    title = ["effect", {"shadow": [0x55, 2, 0, 1]}, ["clip", {"shape": [1, 8, 8]}, text("Berry Blue")]]
    heart = button(["effect", {"opacity": 0.6}, ["image", {"symbol": "heart", "label": "Favourite"}]], "heart", buttonStyle=4)
    screen.show(rows(["overlay", {"alignment": "trailing"}, link("berry", title), ["padding", {"length": 40}, heart]]))
    click(screen, "Berry Blue")
    beside(screen)
    screen.page.get_by_role("img", name="Favourite").click(force=True)
    assert screen.events(TAP) == [[TAP, "berry", ""], [TAP, "berry", ""], [TAP, "heart", ""]]


def test_a_row_is_its_button_beside_what_a_swipe_shows(screen):
    screen.show(["list", {}, ["listRow", {"rowEdits": 0}, button(text("Open"), "open"), ["swipeActions", {"edge": 8}, button(text("Delete"), "delete", role=1)]]])
    beside(screen)
    assert screen.events(TAP) == [[TAP, "open", ""]]


def test_a_row_with_buttons_of_their_own_is_none(screen):
    screen.show(rows(["hStack", {}, button(text("Less"), "less", buttonStyle=4), text("2"), button(text("More"), "more", buttonStyle=4)], button(text("Plain"), "plain", buttonStyle=1)))
    beside(screen)
    beside(screen, 1)
    assert screen.events(TAP) == []
    click(screen, "More")
    assert screen.events(TAP) == [[TAP, "more", ""]]


def test_a_tapped_text_beside_a_button_in_a_row(screen):
    screen.show(rows(["hStack", {}, ["gesture", {"$": "g", "gestures": [[1]]}, ["effect", {"opacity": 0.9}, text("Text")]], ["spacer"], button(text("Button"), "b", buttonStyle=4)]))
    click(screen, "Text")
    click(screen, "Button")
    assert [view for _, view, _ in screen.events(TAP, GESTURE)] == ["g", "b"]


def test_a_row_that_can_be_chosen_is_chosen_through_modifiers(screen):
    screen.show(rows(["effect", {"opacity": 0.9}, ["clip", {"shape": [2]}, text("Oat")]], isSelected=False))
    click(screen, "Oat")
    screen.page.locator(".row").first.focus()
    screen.page.keyboard.press("Enter")
    assert screen.events(SELECTED) == [[SELECTED, "row0", ""]] * 2


# MARK: What is spoken


def test_a_control_without_a_name_is_still_there(screen):
    screen.show(button(text("Quiet"), "b", accessibilityChildren=1), ["gesture", {"$": "g", "gestures": [[1]], "accessibilityChildren": 2}, ["vStack", {}, text("One"), text("Two")]])
    screen.page.get_by_role("button").first.click()
    screen.page.get_by_role("img", name="One, Two").evaluate("(e) => e.click()")
    assert [view for _, view, _ in screen.events(TAP, GESTURE)] == ["b", "g"]


@pytest.mark.parametrize("screen", [{"has_touch": True}], indirect=True)
def test_a_finger_that_stays_opens_a_menu(screen):
    screen.show(["contextMenu", {}, ["clip", {"shape": [1, 8, 8]}, frame(120, 80, text("Photo"))], ["button", {"$": "copy"}, text("Copy")]])
    # WebKit sends no event for a menu, so the finger alone has to do.
    screen.page.evaluate("""() => { const target = document.querySelector('.context-menu .text');
        const { left, top } = target.getBoundingClientRect();
        target.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', isPrimary: true, pointerId: 9, clientX: left + 2, clientY: top + 2, bubbles: true })); }""")
    expect(screen.page.get_by_role("menu")).to_have_count(1)
    screen.page.get_by_role("button", name="Copy").tap()
    assert screen.events(TAP) == [[TAP, "copy", ""]]
