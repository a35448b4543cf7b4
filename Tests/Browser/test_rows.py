# SPDX-License-Identifier: Apache-2.0

"""What is beside rows, and what assistive technology is told, without a clip: patches in, elements and events out.

    pytest -q Tests/Browser/test_rows.py
"""
from playwright.sync_api import expect

from test_drawing import SELECTED, TAP, address, screen  # noqa: F401 (fixtures)

ACCESSIBILITY, MOVED = 20, 21
DELETE, MOVE, ACTIVE = 1, 2, 4
LEADING, TRAILING = 2, 8


def row(name, edits=0, *actions):
    buttons = [["swipeActions", {"edge": TRAILING, "allowsFullSwipe": True}, *actions]] if actions else []
    return ["listRow", {"$": f"row {name}", "rowEdits": edits}, ["text", {"text": name}], *buttons]


def delete(name):
    return ["button", {"$": f"delete {name}", "role": 1}, ["text", {"text": "Delete", "label": f"Delete {name}"}]]


def swipe(screen, name, across):
    box = screen.page.locator(".row").filter(has_text=name).first.bounding_box()
    x, y = box["x"] + box["width"] - 20, box["y"] + box["height"] / 2
    screen.page.mouse.move(x, y)
    screen.page.mouse.down()
    screen.page.mouse.move(x + across / 2, y, steps=4)
    screen.page.mouse.move(x + across, y, steps=4)
    screen.page.mouse.up()


def test_a_swipe_shows_the_buttons_beside_a_row(screen):
    screen.show(["list", {}, row("a", 0, delete("a")), row("b", 0, delete("b"))])
    rows = screen.page.locator(".row")
    swipe(screen, "a", -90)
    expect(rows.first).to_have_attribute("data-open", "trailing")
    assert screen.events(TAP) == []
    button = screen.page.get_by_role("button", name="Delete a")
    box, outer = screen.box(button), screen.box(rows.first)
    assert box["width"] >= 74 and box["height"] == outer["height"]
    assert box["x"] + box["width"] == outer["x"] + outer["width"]
    button.click()
    assert screen.events(TAP) == [[TAP, "delete a", ""]]
    # A tap elsewhere closes it, and does nothing else.
    screen.page.get_by_text("b", exact=True).click()
    expect(rows.first).not_to_have_attribute("data-open", "trailing")


def test_a_tap_right_after_a_swipe_counts(screen):
    screen.show(["list", {}, row("a", 0, delete("a"))])
    box = screen.box(screen.page.locator(".row").first)
    swipe(screen, "a", -90)
    # Without a look at the page in between, which would take longer than a person.
    screen.page.mouse.click(box["x"] + box["width"] - 30, box["y"] + box["height"] / 2)
    assert screen.events(TAP) == [[TAP, "delete a", ""]]


def test_a_long_swipe_performs_the_first_action(screen):
    screen.show(["list", {}, row("a", 0, delete("a"))])
    swipe(screen, "a", -330)
    assert screen.events(TAP) == [[TAP, "delete a", ""]]


def test_the_keyboard_comes_to_the_buttons_beside_a_row(screen):
    screen.show(["list", {}, row("a", 0, delete("a"))])
    screen.page.keyboard.press("Tab")
    expect(screen.page.locator(".row").first).to_have_attribute("data-open", "trailing")
    screen.page.keyboard.press("Enter")
    assert screen.events(TAP) == [[TAP, "delete a", ""]]
    screen.page.keyboard.press("Tab")
    expect(screen.page.locator(".row").first).not_to_have_attribute("data-open", "trailing")


def test_an_edited_list_has_buttons_that_delete_and_move(screen):
    every = DELETE | MOVE | ACTIVE
    screen.show(["list", {}, row("a", every, delete("a")), row("b", every, delete("b")), row("c", every, delete("c"))])
    first = screen.page.locator(".row").first
    plain = screen.page.get_by_text("a", exact=True).bounding_box()["x"]
    assert plain - first.bounding_box()["x"] >= 38
    first.get_by_role("button", name="Delete", exact=True).click()
    expect(first).to_have_attribute("data-open", "trailing")
    handle = first.get_by_role("button", name="Reorder")
    handle.focus()
    screen.page.keyboard.press("ArrowDown")
    assert screen.events(MOVED) == [[MOVED, "row a", "1"]]
    box = handle.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    screen.page.mouse.move(x, y)
    screen.page.mouse.down()
    screen.page.mouse.move(x, y + 60, steps=4)
    screen.page.mouse.move(x, y + 95, steps=4)
    screen.page.mouse.up()
    assert screen.events(MOVED) == [[MOVED, "row a", "2"]]


def test_what_is_combined_is_one_element(screen):
    screen.show(["vStack", {"accessibilityChildren": 2}, ["text", {"$": "t", "text": "Berry Blue"}], ["text", {"text": "520 Calories"}]])
    expect(screen.page.get_by_role("img", name="Berry Blue, 520 Calories")).to_be_visible()
    screen.change("w.set(w.ids.t, 'text', 'Carrot')")
    expect(screen.page.get_by_role("img", name="Carrot, 520 Calories")).to_be_visible()


def test_what_is_ignored_is_read_by_its_label_alone(screen):
    screen.show(["vStack", {"accessibilityChildren": 1, "label": "Rating"}, ["text", {"text": "4"}]],
                ["vStack", {"accessibilityChildren": 1}, ["text", {"text": "5"}]],
                ["button", {"traits": 1 << 16}, ["text", {"text": "No button"}]])
    expect(screen.page.get_by_role("img", name="Rating")).to_be_visible()
    assert screen.page.locator("[aria-hidden=true]").count() == 1
    expect(screen.page.get_by_role("button")).to_have_count(0)


def test_actions_are_for_the_keyboard_and_for_voices(screen):
    screen.show(["box", {"$": "tap", "actions": [1, ""]}, ["text", {"text": "Play"}]],
                ["box", {"$": "more", "actions": [4, "Remove"]}, ["text", {"text": "Row"}]],
                ["box", {"$": "size", "actions": [5, ""], "label": "Size"}, ["text", {"text": "M", "accessibilityValue": "medium"}]],
                ["box", {"$": "rotor", "actions": [6, "Chapters", ["One", "Two"]]}, ["text", {"text": "Book"}]])
    play = screen.page.get_by_role("button", name="Play")
    play.focus()
    screen.page.keyboard.press("Enter")
    # A finger does not use it.
    screen.page.get_by_text("Play").click()
    play.evaluate("element => element.click()")
    remove = screen.page.get_by_role("button", name="Remove")
    remove.focus()
    screen.page.keyboard.press("Enter")
    slider = screen.page.get_by_role("slider", name="Size")
    expect(slider).to_have_attribute("aria-valuetext", "medium")
    slider.focus()
    screen.page.keyboard.press("ArrowUp")
    screen.page.keyboard.press("ArrowLeft")
    screen.page.get_by_role("navigation", name="Chapters").get_by_role("button", name="Two").focus()
    screen.page.keyboard.press("Enter")
    assert screen.events(ACCESSIBILITY) == [[ACCESSIBILITY, "tap", ""], [ACCESSIBILITY, "tap", ""], [ACCESSIBILITY, "more", ""],
                                            [ACCESSIBILITY, "size", "1"], [ACCESSIBILITY, "size", "-1"], [ACCESSIBILITY, "rotor", "1"]]


def test_what_is_only_spoken_takes_no_taps_and_priorities_order(screen):
    screen.show(["overlay", {}, ["text", {"text": "seen", "isAccessibilityHidden": True}],
                 ["box", {"isOnlySpoken": True}, ["button", {"$": "b"}, ["text", {"text": "spoken"}]]]],
                ["vStack", {}, ["text", {"text": "later"}], ["text", {"text": "first", "sortPriority": 2}]])
    button = screen.page.get_by_role("button", name="spoken")
    assert button.evaluate("element => getComputedStyle(element).pointerEvents") == "none"
    texts = screen.page.locator(".text").all_inner_texts()
    assert texts.index("first") < texts.index("later")
    assert screen.events(SELECTED) == []


def test_a_clip_sets_the_text_size_and_paints_patterns(screen):
    picture = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='4' height='4'><rect width='4' height='4' fill='teal'/></svg>"
    screen.show(["text", {"$": "t", "text": "Size"}], ["text", {"text": "Large", "typeScale": 2.0}],
                ["frame", {"width": 40, "height": 40}, ["shape", {"shape": [0], "paint": [10, picture, False, 0.5]}]],
                ["list", {"hidesBackground": True}, row("a")])
    size = screen.page.get_by_text("Size").evaluate("element => parseFloat(getComputedStyle(element).fontSize)")
    large = screen.page.get_by_text("Large").evaluate("element => parseFloat(getComputedStyle(element).fontSize)")
    assert abs(large - 2 * size) < 0.1
    image = screen.page.locator(".shape").evaluate("element => getComputedStyle(element).backgroundImage")
    assert "image-set(" in image and "2dppx" in image
    assert screen.page.locator(".list").evaluate("element => getComputedStyle(element).backgroundColor") == "rgba(0, 0, 0, 0)"
