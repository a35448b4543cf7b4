# SPDX-License-Identifier: Apache-2.0

"""A clip cannot harm its page: hostile modules, in frames with a process of their own and in that of the page.

Build first:  Scripts/build-clips.sh; swift build --package-path Application --product morsel
Then:         pytest Tests/Browser/test_hostile_clips.py
"""
import os
import pathlib
import time

import pytest
from playwright.sync_api import expect

import wasm
from loading import replace_frame_script
from morsel import ROOT, Registered, Server
from wasm import BUTTON, COLUMN, DATA, FIELD, GRID, TEXT, Module, call, constant, loop, part, showing

IMAGES = ROOT / "Output" / "screenshots"
ADDRESS = "https://fruta.example/smoothie"
PHONE = {"viewport": {"width": 390, "height": 844}, "reduced_motion": "reduce"}

# Where it makes no difference whether the frame has a process of its own, the harder case is enough.
SHARED = pytest.mark.parametrize("any_browser", ["shared"], indirect=True)
ISOLATED = pytest.mark.parametrize("any_browser", ["isolated"], indirect=True)

ENDLESS = loop(b"")
# A screen with a title and a button, whose identifier is 2; the next free one is 4.
SCREEN = wasm.heading(1, "Hostile") + wasm.button(2, 3, "Tap") + wasm.title("Hostile")


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    server = Server(Registered(tmp_path_factory.mktemp("registry"), "example.com").path)
    yield server.wait()
    assert server.end() == 0


@pytest.fixture
def context(any_browser, request):
    context = any_browser.new_context(**{**PHONE, **getattr(request, "param", {})})
    yield context
    context.close()


class Visit:
    """A page whose clip has another module than the one on its server."""

    def __init__(self, context, server):
        self.page = context.new_page()
        self.server = server
        self.said = []
        self.page.on("console", lambda message: self.said.append(message.text))
        self.cdp = context.browser.new_browser_cdp_session()
        self.isolated = context.browser.frames_are_isolated

    def serve(self, module):
        module = module.bytes if isinstance(module, Module) else module
        self.page.unroute("**/.morsel/blob/*")
        self.page.route("**/.morsel/blob/*", lambda route: route.fulfill(body=module, content_type="application/wasm")
                        if route.request.resource_type == "fetch" else route.continue_())

    def open(self, module, prepare=lambda: None):
        """Taps Open, with a button of the page on top that answers taps."""
        self.serve(module)
        self.page.goto(self.server.page(ADDRESS))
        # The page shows its card before the frame and the module are there.
        expect(self.page.locator("iframe")).to_be_attached()
        self.page.frame_locator("iframe").locator("body").wait_for(state="attached")
        targets = [target["type"] for target in self.cdp.send("Target.getTargets")["targetInfos"]]
        assert ("iframe" in targets) == self.isolated, "the frame has the process that the test is about"
        self.page.evaluate("""() => {
            const probe = document.createElement('button');
            probe.id = 'probe';
            probe.textContent = '0';
            probe.style.cssText = 'position: fixed; inset: 0 auto auto 0; z-index: 9; min-width: 44px; min-height: 44px';
            probe.addEventListener('click', () => { probe.textContent = Number(probe.textContent) + 1; });
            document.body.append(probe);
        }""")
        self.taps = 0
        self.measure = prepare()
        self.page.locator("#open").click()

    def is_usable(self):
        """The page answers taps, whatever its clip does."""
        for _ in range(3):
            self.taps += 1
            self.page.mouse.click(20, 20)
            expect(self.page.locator("#probe")).to_have_text(str(self.taps))

    def watch_turns(self):
        """From now on the page notes the longest time in which it got no turn. Before that it notes how long the browser takes for
        a thousand texts alone: a measure of this machine, in milliseconds."""
        return self.page.evaluate("""() => {
            const times = [0, 1, 2].map((round) => {
                const began = performance.now();
                const box = document.body.appendChild(document.createElement('div'));
                for (let n = 0; n < 1000; n += 1) {
                    const text = box.appendChild(document.createElement('span'));
                    Object.assign(text.style, { position: 'absolute', left: `${n % 40}px`, top: `${n}px`, font: `${10 + round}px serif` });
                    text.textContent = `Text ${n} of ${round}`;
                }
                box.getBoundingClientRect();
                box.remove();
                return performance.now() - began;
            });
            window.longest = 0;
            let last = performance.now();
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => {
                const now = performance.now();
                longest = Math.max(longest, now - last);
                last = now;
                setTimeout(() => port2.postMessage(0), 1);
            };
            port2.postMessage(0);
            return times.sort((left, right) => left - right)[1];
        }""")

    def button(self, name):
        return self.page.get_by_role("button", name=name, exact=True)

    def reopen(self, name):
        """Opens a clip again whose frame says that it has stopped. The frame goes with the click, so the click comes
        after the answer to this."""
        self.clip.get_by_role("button", name=name).evaluate("button => { setTimeout(() => button.click(), 50); }")

    @property
    def clip(self):
        return self.page.frame_locator("iframe")

    def wait_for(self, state):
        self.page.wait_for_selector(f"body[data-state={state}]", state="attached")

    def screenshot(self, name):
        IMAGES.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=IMAGES / f"hostile-{name}.png")


@pytest.fixture
def visit(context, server):
    return Visit(context, server)


# The clip does not answer while it is being opened: the card stays in use, and ends it.
HANGING = {
    "in main": Module(main=ENDLESS),
    "at launch": Module(launch=ENDLESS),
    "while instantiated": Module(begin=ENDLESS),
}


@pytest.mark.parametrize("any_browser, name", [("isolated", "at launch"), *(("shared", name) for name in HANGING)],
                         indirect=["any_browser"])
def test_endless_loop_at_the_start_is_ended(visit, name):
    visit.open(HANGING[name])
    visit.is_usable()
    notice = visit.page.get_by_role("alert")
    expect(notice).to_have_text("The App Clip is not responding.")
    visit.is_usable()
    visit.button("Wait").click()
    expect(notice).to_have_count(0)
    expect(notice).to_be_visible(timeout=20_000)
    visit.button("Close App Clip").click()
    expect(visit.page.get_by_role("status")).to_contain_text("could not be opened")
    expect(visit.page.locator("#open")).to_be_enabled()
    assert visit.page.locator("iframe").count() == 0
    visit.serve(showing(SCREEN))
    visit.page.locator("#open").click()
    visit.wait_for("running")
    expect(visit.clip.get_by_role("heading", level=1)).to_have_text("Hostile")


# The person does not have to wait for the watchdog.
@pytest.mark.parametrize("way", ["button", "Escape"])
def test_card_can_be_closed_while_its_clip_hangs(visit, way):
    visit.open(Module(launch=ENDLESS))
    visit.is_usable()
    if way == "Escape":
        visit.page.keyboard.press("Escape")
    else:
        visit.button("Close").click()
    expect(visit.page.get_by_role("dialog")).to_have_count(0)
    assert visit.page.locator("iframe").count() == 0
    visit.serve(showing(SCREEN))
    visit.page.get_by_role("complementary").get_by_role("button", name="Open").click()
    visit.page.locator("#open").click()
    visit.wait_for("running")


def test_endless_loop_in_an_event_is_ended_and_the_clip_opened_again(visit):
    visit.open(showing(SCREEN, event=ENDLESS))
    visit.wait_for("running")
    visit.clip.get_by_role("button", name="Tap").click()
    visit.is_usable()
    expect(visit.page.get_by_role("alert")).to_have_text("The App Clip is not responding.")
    visit.button("Close App Clip").click()
    expect(visit.page.get_by_role("alert")).to_contain_text("The App Clip has stopped")
    assert visit.page.locator("iframe").count() == 0
    expect(visit.button("Open again")).to_be_focused()
    visit.is_usable()
    visit.button("Open again").click()
    expect(visit.clip.get_by_role("heading", level=1)).to_have_text("Hostile")
    expect(visit.page.get_by_role("alert")).to_have_count(0)
    visit.is_usable()


# The words of a notice in the frame, too.
@SHARED
@pytest.mark.parametrize("context", [{"locale": "ar", "color_scheme": "dark"}], indirect=True, ids=["ar"])
def test_notice_in_the_frame_is_in_the_visitors_language(visit):
    visit.open(showing(SCREEN, event=wasm.UNREACHABLE))
    visit.wait_for("running")
    visit.clip.get_by_role("button", name="Tap").click()
    notice = visit.clip.get_by_role("alert")
    expect(notice).to_contain_text("توقّف App Clip")
    assert notice.evaluate("notice => [notice.lang, getComputedStyle(notice).direction]") == ["ar", "rtl"]
    visit.page.evaluate("document.getElementById('probe').remove()")
    visit.screenshot("failed-ar-dark")
    visit.reopen("فتح مرة أخرى")
    expect(visit.clip.get_by_role("heading", level=1)).to_have_text("Hostile")


# A frame that hangs itself is noticed as well, if it has a process of its own.
@ISOLATED
def test_frame_that_hangs_is_ended(visit):
    replace_frame_script(visit.page, """
        addEventListener("message", ({ ports: [port] }) => {
            port.onmessage = ({ data }) => {
                if (data.type !== "start") return;
                port.postMessage({ type: "running", milliseconds: 1 });
                setTimeout(() => { for (;;); }, 500);
            };
        }, { once: true });
        parent.postMessage({ type: "clip-frame-ready" }, "*");""")
    visit.open(showing(SCREEN))
    expect(visit.page.get_by_role("alert")).to_have_text("The App Clip is not responding.")
    visit.is_usable()
    visit.button("Close App Clip").click()
    expect(visit.page.get_by_role("alert")).to_contain_text("The App Clip has stopped")
    visit.is_usable()


# A slow clip is not a hanging one.
def test_notice_goes_when_the_clip_answers(visit):
    count = wasm.repeat_until_zero(
        b"\x41\x00" + b"\x41\x00\x28\x02\x00" + constant(1) + b"\x6A" + b"\x36\x02\x00"  # memory[0] += 1
        + b"\x41\x00\x28\x02\x00" + constant(1 << 30) + b"\x49")  # memory[0] < 2³⁰
    slow = count + b"\x41\x00\x41\x00\x36\x02\x00"
    visit.open(showing(SCREEN, event=slow * 6))
    visit.wait_for("running")
    visit.clip.get_by_role("button", name="Tap").click()
    visit.page.evaluate("""() => { window.alerts = [];
        new MutationObserver(() => alerts.push(!!document.querySelector('[role=alert]')))
            .observe(document.body, { subtree: true, childList: true }); }""")
    visit.page.wait_for_timeout(2_000)
    visit.is_usable()
    visit.page.wait_for_function("""() => alerts.length === 0 || !alerts.at(-1)""")
    expect(visit.page.get_by_role("alert")).to_have_count(0)
    expect(visit.clip.get_by_role("button", name="Tap")).to_be_visible()


# Nobody waits for a clip in a tab in the background.
def test_background_does_not_count(visit):
    visit.page.clock.install()
    visit.open(showing(SCREEN, event=ENDLESS))
    visit.page.clock.run_for(100)
    visit.wait_for("running")
    visit.clip.get_by_role("button", name="Tap").click()
    visit.page.evaluate("Object.defineProperty(document, 'hidden', { get: () => window.isHidden, configurable: true })")
    visit.page.evaluate("window.isHidden = true")
    visit.page.clock.run_for(60_000)
    expect(visit.page.get_by_role("alert")).to_have_count(0)
    visit.page.evaluate("window.isHidden = false")
    visit.page.clock.run_for(2_000)
    expect(visit.page.get_by_role("alert")).to_have_count(0)
    visit.page.clock.run_for(4_000)
    expect(visit.page.get_by_role("alert")).to_have_count(1)


STORE = b"name\x00"
FLOODS = {
    "store": loop(call("store", DATA, 0, DATA, 4, DATA, 4)),
    "removals": loop(call("store", DATA, 0, DATA, 4, DATA, -1)),
    "overlay": loop(call("overlay", 0) + call("overlay", -1)),
    "patches": loop(call("render", DATA, 0)),
    "random": loop(call("random", DATA, 1)),
    "bytes": loop(call("store", DATA, 0, DATA, 4, DATA, 50_000)),
    "store and catch": loop(wasm.caught(call("store", DATA, 0, DATA, 4, DATA, 4))),
    "overlay and catch": loop(wasm.caught(call("overlay", 1))),
}


# "… called more often than …": the clip is ended, and nobody has to wait for it.
@pytest.mark.parametrize("flood, place", [*((flood, "in an event") for flood in FLOODS),
                                          ("store and catch", "at the start"), ("overlay", "at the start")])
def test_flood_of_calls_is_ended(visit, flood, place):
    data = b"name" + SCREEN + bytes(50_000)
    show = call("render", DATA + 4, len(SCREEN))
    if place == "at the start":
        visit.open(Module(launch=show + FLOODS[flood], data=data))
        expect(visit.page.get_by_role("status")).to_contain_text("could not be opened")
    else:
        visit.open(Module(launch=show, event=FLOODS[flood], data=data))
        visit.wait_for("running")
        visit.clip.get_by_role("button", name="Tap").click()
        visit.is_usable()
        notice = visit.clip.get_by_role("alert")
        expect(notice).to_contain_text("The App Clip has stopped")
        expect(notice).to_contain_text("more memory or time")
        visit.reopen("Open again")
        expect(visit.clip.get_by_role("heading", level=1)).to_have_text("Hostile")
    visit.is_usable()
    assert any("in a second" in text for text in visit.said), visit.said


# Within the budget of calls: what is stored and shown in a while is written and drawn once.
def test_writes_and_overlays_of_an_event_are_merged(visit):
    many = b"".join(call("store", DATA, 0, DATA, 4, DATA + count % 64, 8) for count in range(999))
    visit.page.add_init_script("""
        window.writes = 0;
        const { setItem } = Storage.prototype;
        Storage.prototype.setItem = function (...all) { writes += 1; return setItem.apply(this, all); };
        window.overlays = 0;
        addEventListener('DOMContentLoaded', () => new MutationObserver((all) => {
            for (const { addedNodes } of all) for (const node of addedNodes) overlays += node.className === 'clip-overlay';
        }).observe(document.body, { subtree: true, childList: true }));
    """)
    data = b"name" + SCREEN + bytes(99)
    visit.open(Module(launch=call("render", DATA + 4, len(SCREEN)), data=data,
                      event=many + b"".join(call("overlay", count % 2 - 1) for count in range(1000)) + call("overlay", 0)))
    visit.wait_for("running")
    # One event, then more of them in a row.
    for count in (1, 3):
        began = visit.page.evaluate("writes = overlays = 0; performance.now()")
        visit.clip.get_by_role("button", name="Tap").evaluate(
            "(button, count) => { for (let i = 0; i < count; i++) button.click(); }", count)
        expect(visit.page.get_by_role("complementary")).to_be_visible()
        visit.page.wait_for_function("() => writes > 0")
        visit.page.wait_for_timeout(300)
        writes, overlays, now = visit.page.evaluate("[writes, overlays, performance.now()]")
        assert writes <= (now - began) / 250 + 1
        assert overlays <= (now - began) / 100 + 1


def deep(levels, top_down=True):
    """Elements within each other."""
    created = b"".join(create for create in (wasm.create(level, COLUMN) for level in range(1, levels + 1)))
    pairs = [wasm.insert(level - 1, level) for level in range(1, levels + 1)]
    return created + b"".join(pairs if top_down else reversed(pairs))


def many(count):
    return b"".join(part(element, TEXT) for element in range(1, count + 1))


OVERFULL = {
    "2 million elements": (wasm.showing_elements(2_000_000), "bytes"),
    "20 thousand elements": (wasm.showing_elements(20_000), "10000 elements"),
    "more elements": (showing(many(10_001)), "10000 elements"),
    "elements replaced": (showing(part(1, COLUMN) + part(20_000, TEXT)), "10000 elements"),
    "deep": (showing(deep(301)), "300 levels"),
    "deep from within": (showing(deep(5_000, top_down=False)), "300 levels"),
    "a long text": (showing(part(1, TEXT, "x" * 70_000)), "65536"),
    "long texts": (showing(b"".join(part(n, TEXT, "x" * 60_000) for n in range(1, 20))), "524288"),
    "long labels": (showing(b"".join(part(n, BUTTON) + wasm.property_(n, wasm.LABEL, "x" * 60_000) for n in range(1, 20))), "524288"),
    "images": (showing(b"".join(part(n, wasm.IMAGE) + wasm.property_(n, wasm.ASSET, str(n)) for n in range(1, 9_000))), "1000 images"),
    "long title": (showing(wasm.title("x" * 1_000_000)), "65536"),
    "one large patch": (Module(launch=call("render", DATA, 5 << 20), memory=[100]), "4194304 bytes"),
    "memory at the start": (Module(memory=[4_000]), "2048 are accepted"),
    "memory at the start, with a maximum": (Module(memory=[2_049, 65_536]), "2048 are accepted"),
    "tables": (Module(tables=[1] * 9), "9 tables"),
    "a large table": (Module(tables=[9_000_000]), "elements of a table"),
    "all of the memory": (Module(launch=loop(wasm.grow(16) + constant(-1) + b"\x46\x04\x40\x00\x0B")), "used up its memory"),
}


# Each limit is named in the console.
@SHARED
@pytest.mark.parametrize("name", OVERFULL)
def test_clip_over_a_limit_is_ended(visit, name):
    module, limit = OVERFULL[name]
    visit.open(module)
    visit.is_usable()
    expect(visit.page.get_by_role("status")).to_contain_text("could not be opened")
    visit.is_usable()
    assert any(limit in text for text in visit.said), visit.said


# What is over a limit in an event is said in place of the clip.
def test_limit_in_an_event_is_told(visit):
    patches = many(10_001)
    visit.open(Module(launch=call("render", DATA, len(SCREEN)), event=call("render", DATA + len(SCREEN), len(patches)),
                      data=SCREEN + patches))
    visit.wait_for("running")
    visit.clip.get_by_role("button", name="Tap").click()
    expect(visit.clip.get_by_role("alert")).to_contain_text("It used more memory or time than an App Clip may use.")
    assert visit.clip.locator("#screen").count() == 0
    visit.is_usable()


def grid(count):
    """A grid in a grid, and so on, each with more columns than are shown."""
    flexible = [[2, 10]] * 500
    return b"".join(part(n, GRID, parent=n - 1) + wasm.property_(n, wasm.TRACKS, flexible) for n in range(1, count))


# The largest screens that are accepted.
LARGE = {
    "elements": showing(SCREEN + b"".join(part(n, TEXT, f"Number {n}") for n in range(4, 10_001))),
    "deep": showing(SCREEN + b"".join(
        wasm.create(n, (COLUMN, wasm.ROW)[n % 2]) + wasm.insert((n - 1) if n % 300 else 0, n) for n in range(300, 9_900))),
    "deep rows with texts": showing(SCREEN + b"".join(
        part(n, wasm.ROW, None, (n - 2) if n % 598 else 0) + part(n + 1, TEXT, "text", n) for n in range(598, 9_568, 2))),
    "grids": showing(grid(90)),
    "columns": showing(part(1, GRID) + wasm.property_(1, wasm.TRACKS, [[3, 0]]) + wasm.property_(1, wasm.SPACING, 0x7FFF_FFFF)
                       + b"".join(part(n, TEXT, "x", 1) for n in range(2, 5_000))),
    "texts": showing(SCREEN + b"".join(part(n, TEXT, "word " * 12_000) for n in range(4, 12))),
    "one word": showing(SCREEN + b"".join(part(n, TEXT, "x" * 60_000) for n in range(4, 12))),
}


# A screen is drawn in slices: the page is never without a turn for longer than the browser takes to draw so many thousand texts.
MOST = 30


@pytest.mark.parametrize("name", LARGE)
def test_page_stays_usable_beside_a_large_screen(visit, name, capsys):
    visit.open(LARGE[name], visit.watch_turns)
    visit.is_usable()
    visit.wait_for("running")
    visit.is_usable()
    longest = visit.page.evaluate("longest")
    with capsys.disabled():
        print(f"\n{name}: the page got a turn within {longest:.0f} ms; a thousand texts take {visit.measure:.0f} ms")
    assert longest < MOST * visit.measure


# Bytes that are no clip.
@SHARED
@pytest.mark.parametrize("module, reason", [
    (b"", "not WebAssembly"),
    (b"<!doctype html>", "not WebAssembly"),
    (b"\0asm\2\0\0\0", "not WebAssembly"),
    (b"\0asm\1\0\0\0", "main"),
    (b"\0asm\1\0\0\0\x05\xff\xff\xff\xff\x0f", "middle of a section"),
    (b"\0asm\1\0\0\0\x05\xff\xff\xff\xff\xff\xff", "32 bits"),
    # A structure, whose memory nobody counts; a shared memory; a second one; 64-bit addresses.
    (b"\0asm\1\0\0\0\x01\x04\x01\x5F\x00\x00", "types other than functions"),
    (b"\0asm\1\0\0\0\x05\x04\x01\x03\x01\x02", "shared or 64-bit"),
    (b"\0asm\1\0\0\0\x05\x05\x02\x00\x01\x00\x01", "2 memories"),
    (b"\0asm\1\0\0\0\x05\x03\x01\x04\x01", "shared or 64-bit"),
    (Module(imports=[("env", "fetch")]), "env.fetch"),
    (Module(imports=[("other", "render")]), "other.render"),
    (Module(imports=[("env", "constructor")]), "env.constructor"),
    (Module(main=wasm.UNREACHABLE), "unreachable"),
    (Module(launch=call("render", -5, 100)), ""),
    (showing(b"\x63"), "unknown operation"),
    (showing(part(1, 99)), "unknown kind"),
    (showing(b"\x02\x07\x01\x01"), "element 7"),
    (showing(b"\x04\x00"), "screen itself"),
    (showing(b"\x07\x7Fx"), "too early"),
    (showing(wasm.create(1, COLUMN) + wasm.create(2, COLUMN) + wasm.insert(1, 2) + wasm.insert(2, 1)), ""),
], ids=lambda value: value if isinstance(value, str) else "")
def test_what_is_no_clip_is_reported(visit, module, reason):
    visit.open(module)
    expect(visit.page.get_by_role("status")).to_contain_text("could not be opened")
    visit.is_usable()
    assert any(reason in text for text in visit.said), visit.said


# Memory grows to its limit and not beyond. The rest of what the browser needs, it needs for any clip.
def test_memory_is_bounded(visit, capsys):
    # Grows by 4 MiB and fills what it got, until there is no more; then it goes on without it.
    fill = constant(DATA) + constant(1) + b"\x3F\x00" + constant(16) + b"\x74" + constant(DATA) + b"\x6B" + b"\xFC\x0B\x00"
    greedy = wasm.repeat_until_zero(wasm.grow(64) + constant(-1) + b"\x47") + fill
    # The module's own maximum is 4 GiB.
    visit.open(showing(SCREEN, event=greedy, memory=[2, 65_536]))
    visit.wait_for("running")
    before = resident()
    visit.clip.get_by_role("button", name="Tap").click()
    ending = time.monotonic() + 60
    while resident() - before < 100 and time.monotonic() < ending:
        visit.page.wait_for_timeout(100)
    visit.page.wait_for_timeout(2_000)
    visit.is_usable()
    expect(visit.clip.get_by_role("button", name="Tap")).to_be_visible()
    grown = resident() - before
    with capsys.disabled():
        print(f"\na clip takes all the memory it gets: the browser has {grown} MB more")
    assert 100 < grown < 128 + 64


def resident():
    """The resident memory of this test's browsers, in megabytes: other tests can run beside it."""
    parents, sizes = {}, {}
    for folder in pathlib.Path("/proc").glob("[0-9]*"):
        try:
            parents[folder.name] = (folder / "stat").read_text().rpartition(")")[2].split()[1]
            if b"--type=renderer" in (folder / "cmdline").read_bytes():
                sizes[folder.name] = int((folder / "statm").read_text().split()[1]) * 4096
        except OSError:
            continue

    def is_own(process):
        return process == str(os.getpid()) or (process in parents and is_own(parents[process]))

    return sum(size for process, size in sizes.items() if is_own(process)) >> 20


# Storage: what does not fit is not stored, the person and the developer are told once, and the clip goes on.
@SHARED
@pytest.mark.parametrize("what", ["a large value", "a long key", "many keys", "a gigantic value"])
def test_full_storage_is_told(visit, what):
    data = b"name" + SCREEN + bytes(range(48, 48 + 70)) + b"x" * 80_000
    keys = DATA + 4 + len(SCREEN)
    stores = {
        "a large value": call("store", DATA, 0, DATA, 4, keys + 70, 70_000),
        "a long key": call("store", DATA, 0, keys + 70, 300, DATA, 4),
        "many keys": b"".join(call("store", DATA, 0, keys + n, 1, DATA, 4) for n in range(65)),
        "a gigantic value": call("store", DATA, 0, DATA, 4, DATA, 7 << 20),
    }
    visit.open(Module(launch=call("store", DATA, 0, DATA, 2, DATA, 4) + call("render", DATA + 4, len(SCREEN)),
                      event=stores[what], data=data, memory=[300]))
    visit.wait_for("running")
    visit.clip.get_by_role("button", name="Tap").click()
    visit.clip.get_by_role("button", name="Tap").click()
    status = visit.page.get_by_role("status").filter(has_text="cannot save any more")
    expect(status).to_be_visible()
    assert len([text for text in visit.said if "cannot store" in text]) == 1
    stored = visit.page.evaluate("Object.values(localStorage).join('')")
    assert '["na","name"]' in stored and len(stored) < 65_536
    visit.button("Close").click()
    expect(status).to_have_count(0)
    expect(visit.clip.get_by_role("button", name="Tap")).to_be_visible()


FLOODING = {
    "unknown kinds": "port.postMessage({ type: 'x' + Math.random() })",
    "no objects": "port.postMessage(1)",
    "nothing": "port.postMessage(null)",
    "stores": "port.postMessage({ type: 'store', key: 'k', text: String(Math.random()) })",
    "overlays": "port.postMessage({ type: 'overlay', position: 0 })",
    "titles": "port.postMessage({ type: 'title', text: 'x'.repeat(100000) })",
    "to the window": "parent.postMessage({ type: 'x' }, '*')",
    "greetings": "parent.postMessage({ type: 'clip-frame-ready' }, '*')",
    "large": "port.postMessage({ type: 'x', text: 'x'.repeat(300000) })",
}


# The page does not trust the frame's scripts either: messages are counted, and a flood ends the frame.
@pytest.mark.parametrize("flood", FLOODING)
def test_flood_of_messages_ends_the_frame(visit, flood):
    replace_frame_script(visit.page, f"""
        addEventListener("message", ({{ ports: [port] }}) => {{
            port.onmessage = ({{ data }}) => {{
                if (data.type !== "start") return;
                port.postMessage({{ type: "running", milliseconds: 1 }});
                setInterval(() => {{ for (let i = 0; i < 50; i++) {{ {FLOODING[flood]} }} }}, 10);
            }};
        }}, {{ once: true }});
        parent.postMessage({{ type: "clip-frame-ready" }}, "*");""")
    visit.open(showing(SCREEN))
    expect(visit.page.get_by_role("alert")).to_contain_text("The App Clip has stopped")
    assert visit.page.locator("iframe").count() == 0
    visit.is_usable()
    assert any("in a second" in text for text in visit.said), visit.said


# Messages with other values than expected change nothing.
@SHARED
def test_odd_messages_are_ignored(visit):
    replace_frame_script(visit.page, """
        addEventListener("message", ({ ports: [port] }) => {
            port.onmessage = ({ data }) => {
                if (data.type === "ping") port.postMessage({ type: "pong", number: data.number });
                if (data.type !== "start") return;
                port.postMessage({ type: "running", milliseconds: {} });
                for (const odd of [undefined, null, 1, [], {}, "x".repeat(300), new Map(), 1n]) {
                    port.postMessage({ type: odd });
                    port.postMessage({ type: "store", key: odd, text: "x" });
                    port.postMessage({ type: "overlay", position: -1, odd });
                    port.postMessage({ type: "pong", number: odd });
                    port.postMessage({ type: "title", text: odd });
                }
                port.postMessage({ type: "store", key: "k", text: "v" });
            };
        }, { once: true });
        parent.postMessage({ type: "clip-frame-ready" }, "*");""")
    visit.open(showing(SCREEN))
    visit.wait_for("running")
    visit.is_usable()
    visit.page.wait_for_function("() => Object.values(localStorage).join('').includes('[\"k\",\"v\"]')")
    assert visit.page.evaluate("Object.values(localStorage)") == ['[["k","v"]]']


# A person can type faster than the clip answers: nothing that was typed is lost, and all of it arrives in order.
def test_events_wait_for_a_slow_clip(visit):
    screen = wasm.heading(1, "Form") + part(2, FIELD) + wasm.button(3, 4, "Tap")
    data = screen + b"key"
    # Stores the number of the latest event's element.
    visit.open(Module(launch=call("render", DATA, len(screen)), data=data,
                      event=call("store", DATA, 0, DATA + len(screen), 3, DATA, 1)))
    visit.wait_for("running")
    visit.clip.get_by_role("textbox").press_sequentially("a long text that is typed", delay=0)
    expect(visit.clip.get_by_role("textbox")).to_have_value("a long text that is typed")
    visit.is_usable()


# The words are those of the visitor, in their direction.
WORDS = {
    "en": ("The App Clip is not responding.", "Close App Clip", "Open again", "ltr"),
    "de": ("Der App Clip reagiert nicht.", "App Clip schließen", "Noch einmal öffnen", "ltr"),
    "ar": ("App Clip لا يستجيب.", "إغلاق App Clip", "فتح مرة أخرى", "rtl"),
}


@SHARED
@pytest.mark.parametrize("context", [{"locale": locale, "color_scheme": scheme} for locale in WORDS for scheme in ("light", "dark")],
                         indirect=True, ids=[f"{locale}-{scheme}" for locale in WORDS for scheme in ("light", "dark")])
def test_notices_are_in_the_visitors_language(visit, request):
    options = request.node.callspec.params["context"]
    locale, name = options["locale"], f"{options['locale']}-{options['color_scheme']}"
    sentence, end, again, direction = WORDS[locale]
    visit.open(showing(SCREEN, event=ENDLESS))
    visit.wait_for("running")
    visit.clip.get_by_role("button", name="Tap").click()
    notice = visit.page.get_by_role("alert")
    expect(notice).to_have_text(sentence)
    assert notice.evaluate("notice => getComputedStyle(notice).direction") == direction
    for button in visit.page.locator(".clip-notice button").all():
        assert button.bounding_box()["height"] >= 44
    assert visit.page.evaluate("document.documentElement.scrollWidth") <= 390
    visit.page.evaluate("document.getElementById('probe').remove()")
    visit.screenshot(f"not-responding-{name}")
    visit.button(end).click()
    expect(visit.button(again)).to_be_visible()
    assert visit.page.locator(".clip-stopped").evaluate("notice => getComputedStyle(notice).direction") == direction
    visit.screenshot(f"stopped-{name}")
