# SPDX-License-Identifier: Apache-2.0

"""What moves on the page that draws a clip, and the gestures that it tells of.

    pytest -q Tests/Browser/test_motion.py
"""
import pytest
from playwright.sync_api import expect

from test_drawing import GESTURE, TAP, address, frame, screen, text  # noqa: F401  (fixtures)

MOTION = {"reduced_motion": "no-preference"}
moving = pytest.mark.parametrize("screen", [MOTION], indirect=True)
LINEAR = [1, 0.4]


def half(screen, body, value, wait=150):
    """What an expression is some time after a change has begun."""
    return screen.page.evaluate(f"""async () => {{ await change((w) => {{ {body} }}); return at({wait}, () => {value}); }}""")


def square(name, **properties):
    return frame(80, 80, ["shape", {"paint": 3 << 8, "label": name, **properties}])


@moving
def test_what_came_before_a_section_is_drawn_first(screen):
    """A view that appears and moves in one batch moves from where it appeared."""
    width = half(screen, """w.add(['frame', {width: 50, height: 50, $: 'f'}, ['shape', {label: 'box'}]]);
        w.set(0, 'animation', [1, 0.4]); w.set('f', 'width', 250);""", "document.querySelector('[aria-label=box]').getBoundingClientRect().width")
    assert 60 < width < 240


@moving
def test_only_the_section_moves(screen):
    screen.show(["vStack", {}, ["effect", {"opacity": 1, "$": "a"}, square("one")], ["effect", {"opacity": 1, "$": "b"}, square("two")]])
    shown = half(screen, "w.set('a', 'opacity', 0); w.set(0, 'animation', [1, 0.4]); w.set('b', 'opacity', 0);",
                 "[...document.querySelectorAll('.view')].map((e) => e.style.opacity && +getComputedStyle(e).opacity).filter((o) => o !== '')")
    assert shown[0] == 0 and 0.1 < shown[1] < 0.9
    # What changes while something moves does so at once.
    later = screen.page.evaluate("""async () => { await change((w) => w.set('a', 'opacity', 1));
        return [...document.querySelectorAll('.view')].map((e) => e.style.opacity && +getComputedStyle(e).opacity).filter((o) => o !== ''); }""")
    assert later[0] == 1


@moving
def test_a_view_moves_alone(screen):
    screen.show(["vStack", {}, ["effect", {"opacity": 1, "$": "a"}, square("one")], ["effect", {"opacity": 1, "$": "b"}, square("two")]])
    shown = half(screen, "w.set('a', 'opacity', 0); w.set('b', 'opacity', 0); w.set('b', 'animation', [1, 0.4]);",
                 "[...document.querySelectorAll('.view')].map((e) => e.style.opacity && +getComputedStyle(e).opacity).filter((o) => o !== '')")
    assert shown[0] == 0 and 0.1 < shown[1] < 0.9


@moving
def test_a_view_always_moves(screen):
    screen.show(["effect", {"standingAnimation": LINEAR}, ["effect", {"opacity": 1, "$": "a"}, square("one")]])
    opacity = half(screen, "w.set('a', 'opacity', 0)", "+getComputedStyle(document.querySelector('.view .view .view')).opacity")
    assert 0.1 < opacity < 0.9


@moving
def test_a_turn_goes_on_without_an_end(screen):
    def turn(angle):
        return [1, 0, 0, 1, 0, 0, 0.5, 0.5, angle]
    screen.show(["effect", {"transform": turn(0), "$": "e"}, square("spinner")])
    screen.change(f"w.set(0, 'animation', [1, 0.2, 0, 0, false]); w.set('e', 'transform', {turn(360)})")
    screen.page.evaluate("window.angles = new Set()")
    screen.page.wait_for_function("""() => angles.add(getComputedStyle(document.querySelector('.view[style*=rotate]')).transform).size > 4""")
    screen.change(f"w.set('e', 'transform', {turn(0)})")
    assert screen.page.evaluate("document.getAnimations().length") == 0


@moving
@pytest.mark.parametrize("transition, moves", [(None, "opacity"), ([2, 4], "top"), ([3, 0, 0.5, 0.5], "width"), ([9], "gone"),
                                               ([8, [9], [4, 200, 0]], "left"), ([11, [113, [0.1, 0, 0, 0.1, 0, 0, 0.5, 0.5]]], "width")])
def test_views_go_by_their_transitions(screen, transition, moves):
    view = ["padding", {"$": "p"}, ["effect", {"transition": transition} if transition else {}, square("box")]]
    screen.show(["vStack", {"$": "v"}, text("Above"), view])
    before = screen.box(screen.page.get_by_label("box"))
    now = half(screen, "w.set(0, 'animation', [1, 0.4]); w.remove('p')", """(() => { const e = document.querySelector('[aria-label=box]');
        if (!e) return undefined; const {left, top, width} = e.getBoundingClientRect();
        return {left, top, width, opacity: +getComputedStyle(e.closest('.gone')).opacity}; })()""")
    if moves == "gone":
        assert now is None
        return
    if moves == "opacity":
        assert 0.1 < now["opacity"] < 0.9
    elif moves == "width":
        assert now["width"] < 70
    else:
        assert now[moves] > before["x" if moves == "left" else "y"] + 5
    expect(screen.page.get_by_label("box")).to_have_count(0)


@moving
def test_a_transition_with_an_animation_of_its_own(screen):
    screen.show(["vStack", {"$": "v"}, text("Above")])
    opacity = half(screen, "w.add(['effect', {transition: [10, [1], [1, 0.4]]}, ['text', {text: 'New'}]], w.ids.v)",
                   "+getComputedStyle([...document.querySelectorAll('.text')].find((e) => e.textContent === 'New').parentElement).opacity")
    assert 0.1 < opacity < 0.9


@moving
def test_one_view_grows_out_of_another(screen):
    screen.show(["vStack", {"$": "v", "spacing": 200}, ["effect", {"matched": [7, 3], "$": "a"}, frame(40, 40, ["shape", {"label": "small"}])], text("Below")])
    start = screen.box(screen.page.get_by_label("small"))
    now = half(screen, """w.set(0, 'animation', [1, 0.4]); w.remove('a');
        w.add(['effect', {matched: [7, 3]}, ['frame', {width: 200, height: 200}, ['shape', {label: 'large'}]]], w.ids.v)""",
        "(({width, top}) => ({width, top}))(document.querySelector('[aria-label=large]').getBoundingClientRect())", 60)
    end = screen.page.get_by_label("large")
    screen.page.wait_for_function("() => document.getAnimations().length === 0")
    assert 40 < now["width"] < 190 and start["y"] - 100 < now["top"] < screen.box(end)["y"]
    expect(screen.page.get_by_label("small")).to_have_count(0)


@moving
def test_texts_fade_when_they_change(screen):
    screen.show(["vStack", {}, text("1", **{"$": "a"}), text("1", contentTransition=1, **{"$": "b"})])
    shown = half(screen, "w.set(0, 'animation', [1, 0.4]); w.set('a', 'text', '2'); w.set('b', 'text', '2')",
                 "[...document.querySelectorAll('.text')].filter((e) => e.textContent === '2').map((e) => +getComputedStyle(e).opacity)")
    assert shown[0] < 0.95 and shown[1] == 1


@moving
def test_a_trimmed_ring_grows(screen):
    def ring(to):
        return [8, [3], 0, to]
    screen.show(frame(100, 100, ["shape", {"shape": ring(0.1), "stroke": [3 << 8, 8], "paint": 0, "label": "ring", "$": "r"}]))
    dashes = half(screen, f"w.set(0, 'animation', [1, 0.4]); w.set('r', 'shape', {ring(0.9)})",
                  "parseFloat(getComputedStyle([...document.querySelectorAll('[aria-label=ring] path')].at(-1)).strokeDasharray)")
    assert 0.15 < dashes < 0.85


def test_a_gesture_around_a_button(screen):
    """Simultaneous gestures are recognized with the button, others are not."""
    screen.show(["gesture", {"gestures": [[1, 1]], "$": "s"}, ["button", {"$": "b"}, text("Together")]],
                ["gesture", {"gestures": [[1, 0]], "$": "n"}, ["button", {"$": "c"}, text("Alone")]],
                ["gesture", {"gestures": [[1, 2]], "$": "h"}, ["button", {"$": "d"}, text("Outer")]])

    def kinds():
        return [[kind, name] for kind, name, _ in screen.events()]

    screen.page.get_by_text("Together").click()
    assert sorted(kinds()) == [[TAP, "b"], [GESTURE, "s"]]
    screen.page.get_by_text("Alone").click()
    assert kinds() == [[TAP, "c"]]
    screen.page.get_by_text("Outer").click()
    assert kinds() == [[GESTURE, "h"]]


def test_the_innermost_gesture_counts(screen):
    inner = ["gesture", {"gestures": [[1]], "$": "i"}, frame(60, 60, ["shape", {"label": "inner"}])]
    screen.show(["gesture", {"gestures": [[1], [4, 0, 5]], "$": "o"}, ["frame", {"width": 200, "height": 200}, inner]])
    screen.page.get_by_label("inner").click()
    assert [[name, event[:3]] for _, name, event in screen.events()] == [["i", "0 2"]]
    box = screen.box(screen.page.get_by_label("inner"))
    screen.page.mouse.move(box["x"] + 10, box["y"] + 10)
    screen.page.mouse.down()
    screen.page.mouse.move(box["x"] + 40, box["y"] + 10)
    screen.page.mouse.up()
    assert {(name, event[:3]) for _, name, event in screen.events()} == {("o", "1 1"), ("o", "1 2")}


def test_a_tap_waits_for_a_double_tap(screen):
    screen.show(["gesture", {"gestures": [[1, 0, 1], [1, 0, 2]], "$": "g"}, square("box")])
    # Without a pause, which a test by the mouse can have. Returns how many events there are at once.
    def tap(count):
        return screen.page.get_by_label("box").evaluate("""(element, count) => {
            for (let tap = 0; tap < count; tap += 1) for (const type of ['pointerdown', 'pointerup'])
                element.dispatchEvent(new PointerEvent(type, {bubbles: true, button: 0, pointerId: 1}));
            return sent.length; }""", count)
    tap(2)
    screen.page.wait_for_timeout(450)
    assert [event[:3] for _, _, event in screen.events()] == ["1 2"]
    assert tap(1) == 0
    screen.wait_for(GESTURE)
    assert [event[:3] for _, _, event in screen.events()] == ["0 2"]


def test_places_in_other_spaces(screen):
    screen.show(["coordinateSpace", {"name": "board"}, ["padding", {"length": 30}, ["vStack", {},
        ["gesture", {"gestures": [[1, 0, 1, "board"]], "$": "b"}, square("named")],
        ["gesture", {"gestures": [[1, 0, 1, "global"]], "$": "g"}, square("global")]]]])
    for name in ("named", "global"):
        screen.page.get_by_label(name).click(position={"x": 5, "y": 6})
    place = screen.box(screen.page.get_by_label("global"))
    named, outer = [[float(part) for part in event.split()[2:4]] for _, _, event in screen.events()]
    assert outer == [place["x"] + 5, place["y"] + 6]
    # The space is as large as its content here: of an element in the middle, the place is counted from the first element.
    assert named[1] <= 36.5


def test_a_pointer_above_a_view(screen):
    screen.show(["gesture", {"gestures": [[8, 1]], "$": "h"}, square("box")], text("Away"))
    screen.page.get_by_label("box").hover()
    screen.page.get_by_text("Away").hover()
    assert [event for _, _, event in screen.events()] == ["0 1", "0 2"]


def test_what_takes_no_taps_lets_them_through(screen):
    screen.show(["zStack", {}, ["gesture", {"gestures": [[1]], "$": "g"}, frame(100, 100, ["shape", {"label": "below"}])],
        ["effect", {"isUntouchable": True}, ["button", {"$": "b"}, text("Above")]]])
    box = screen.box(screen.page.get_by_label("below"))
    screen.page.mouse.click(box["x"] + 50, box["y"] + 50)
    assert [[kind, name] for kind, name, _ in screen.events()] == [[GESTURE, "g"]]


def test_gestures_of_views_inside_can_be_switched_off(screen):
    screen.show(["gesture", {"gestures": [[1], [0]], "$": "o"}, ["gesture", {"gestures": [[1, 0, 2], [3]], "$": "i"}, square("box")]])
    screen.page.get_by_label("box").click()
    assert [[name, event[:3]] for _, name, event in screen.events()] == [["o", "0 2"]]


def test_taps_by_the_keyboard_and_without_a_pointer(screen):
    """A tap does not make a button of a view; it can be reached, though."""
    screen.show(["gesture", {"gestures": [[1]], "$": "t", "identifier": "tile"}, square("box")])
    tile = screen.page.locator("[data-identifier=tile]")
    assert tile.get_attribute("role") is None
    tile.press("Enter")
    tile.evaluate("(element) => element.click()")
    assert [event[:3] for _, _, event in screen.events()] == ["0 2", "0 2"]


def test_a_drag_after_a_long_press_that_does_not_come(screen):
    screen.show(["gesture", {"gestures": [[3, 0, 0.1], [4, 0, 10]], "$": "g"}, square("box")])
    screen.page.get_by_label("box").click(delay=250)
    assert [event[:3] for _, _, event in screen.events()] == ["0 1", "0 2", "1 3"]
