# SPDX-License-Identifier: Apache-2.0

"""A browser over WebDriver (W3C), which chromedriver and WebKitWebDriver speak over HTTP and Firefox as Marionette.

Nothing here waits for a time: what is looked for is polled until it is there, at most for PATIENCE seconds.
"""
import base64
import contextlib
import http.client
import json
import socket
import time

# Long enough for a slow machine on which much else runs: only a test that fails waits for so long.
PATIENCE = 60
ELEMENT = "element-6066-11e4-a52e-4f735466cecf"

# The elements that have a role.
ROLES = {
    "alert": "[role=alert]", "button": "button:not([role]), [role=button], summary", "dialog": "dialog, [role=dialog]",
    "heading": "h1, h2, h3, h4, h5, h6, [role=heading]", "link": "a[href]:not([role]), [role=link]",
    "radio": "input[type=radio], [role=radio]", "status": "[role=status]", "tab": "[role=tab]",
    "textbox": "input:not([type]), input[type=text], input[type=url], input[type=password], textarea",
}

# Elements that a person sees, the words in them, and their names: what labels them, or else their words.
SHOWN = """
const [selector, text, label] = arguments;
const words = (element) => element?.textContent.replace(/\\s+/g, " ").trim() ?? "";
const name = (element) => element.getAttribute("aria-labelledby")?.split(" ").map((id) => words(document.getElementById(id))).join(" ")
    ?? element.getAttribute("aria-label") ?? element.labels?.[0]?.textContent ?? words(element);
return [...document.querySelectorAll(selector)].filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility === "visible"
        && (text === null || element.textContent.includes(text)) && (label === null || name(element).includes(label));
});
"""


# Resolves when an element has come to rest: what moves is missed by a finger.
AT_REST = """
const [element] = arguments;
element.scrollIntoView({ block: "nearest" });
// An animation that has just begun has not moved anything yet.
const moving = document.getAnimations().filter((animation) => animation.effect?.target?.contains(element)
    && animation.effect.getComputedTiming().endTime < Infinity);
return Promise.allSettled(moving.map((animation) => animation.finished)).then(() => new Promise((resolve) => {
    let before;
    function look() {
        const { x, y, width, height } = element.getBoundingClientRect();
        const now = [x, y, width, height].join();
        if (now === before) return resolve(true);
        before = now;
        requestAnimationFrame(() => requestAnimationFrame(look));
    }
    look();
}));
"""


# Resolves when images are loaded and the latest changes are on the screen.
DRAWN = """
return Promise.all([...document.images].map((image) => image.loading === "lazy" || image.decode().catch(() => {})))
    .then(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 30)))));
"""


class WebDriverError(Exception):
    """What the browser refuses, by the name that WebDriver gives it."""

    def __init__(self, value):
        super().__init__(f"{value.get('error')}: {value.get('message')}")
        self.code = value.get("error")


class HTTPConnection:
    """A session of a driver that listens on a port of this machine."""

    def __init__(self, port, capabilities):
        self.port, self.path = port, ""
        self.path = "/session/" + self.send("POST", "/session", {"capabilities": {"alwaysMatch": capabilities}})["sessionId"]

    def send(self, method, path, body=None):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=300)
        with contextlib.closing(connection):
            connection.request(method, self.path + path, None if method != "POST" else json.dumps(body or {}),
                               {"Content-Type": "application/json"})
            answer = connection.getresponse()
            value = json.loads(answer.read())["value"]
        if answer.status != 200:
            raise WebDriverError(value)
        return value


class MarionetteConnection:
    """A session of Firefox, which takes the commands of WebDriver by their names: [0, number, command, parameters]."""

    COMMANDS = {
        ("POST", "/url"): "Navigate", ("GET", "/url"): "GetCurrentURL", ("POST", "/refresh"): "Refresh",
        ("GET", "/window/handles"): "GetWindowHandles", ("POST", "/window/rect"): "SetWindowRect",
        ("POST", "/frame"): "SwitchToFrame", ("POST", "/execute/sync"): "ExecuteScript", ("POST", "/actions"): "PerformActions",
        ("GET", "/screenshot"): "TakeScreenshot", ("DELETE", ""): "DeleteSession", ("POST", "/timeouts"): "SetTimeouts",
        ("POST", "click"): "ElementClick", ("POST", "value"): "ElementSendKeys", ("POST", "clear"): "ElementClear",
    }

    def __init__(self, port, capabilities):
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=300)
        self.number = 0
        self.file = self.socket.makefile("rb")
        self._read()
        self._command("NewSession", capabilities)

    def send(self, method, path, body=None):
        parameters = dict(body or {})
        if path.startswith("/element/"):
            _, _, parameters["id"], path = path.split("/")
        if path == "/frame":
            # Marionette takes the identifier alone.
            parameters = {"element": parameters["id"][ELEMENT]} if parameters["id"] else {"id": None}
        if path == "/screenshot":
            parameters = {"full": False}
        answer = self._command(self.COMMANDS[method, path], parameters)
        return answer["value"] if isinstance(answer, dict) and set(answer) == {"value"} else answer

    def _command(self, name, parameters):
        self.number += 1
        data = json.dumps([0, self.number, f"WebDriver:{name}", parameters]).encode()
        self.socket.sendall(b"%d:%s" % (len(data), data))
        _, _, error, value = self._read()
        if error:
            raise WebDriverError(error)
        return value

    def _read(self):
        length = b""
        while (byte := self.file.read(1)) != b":":
            assert byte, "Firefox has closed the connection"
            length += byte
        return json.loads(self.file.read(int(length)))


def until(condition, what, patience=PATIENCE):
    """The first value of a condition that is true in the sense of Python."""
    deadline = time.monotonic() + patience
    while True:
        value = condition()
        if value:
            return value
        assert time.monotonic() < deadline, f"not within {patience} s: {what}"
        time.sleep(0.05)


class Element:
    """An element of a page, which may be removed at any time."""

    def __init__(self, browser, identifier):
        self.browser, self.identifier = browser, identifier

    def _send(self, method, command, body=None):
        return self.browser.connection.send(method, f"/element/{self.identifier}/{command}", body)

    @property
    def text(self):
        return self.evaluate("return arguments[0].innerText")

    def evaluate(self, script):
        return self.browser.evaluate(script, self)

    @property
    def json(self):
        return {ELEMENT: self.identifier}

    def click(self):
        """Clicks with the mouse in the middle of the element."""
        self.evaluate(AT_REST)
        self._send("POST", "click")

    def tap(self):
        """Touches the middle of the element with a finger."""
        self.evaluate(AT_REST)
        self.browser.connection.send("POST", "/actions", {"actions": [{
            "type": "pointer", "id": "finger", "parameters": {"pointerType": "touch"}, "actions": [
                {"type": "pointerMove", "origin": self.json, "x": 0, "y": 0, "duration": 0},
                {"type": "pointerDown", "button": 0}, {"type": "pause", "duration": 20}, {"type": "pointerUp", "button": 0},
            ]}]})

    def type(self, text):
        """Types, or chooses a file if the element is for files."""
        self._send("POST", "value", {"text": str(text), "value": list(str(text))})

    def clear(self):
        self._send("POST", "clear")


class Browser:
    """A browser with one window."""

    def __init__(self, connection, engine):
        self.connection, self.engine = connection, engine
        # The selector of the frame that everything is about; None for the page.
        self.inside = None

    def open(self, address):
        """Opens a page, and waits until its own text and scripts are there; a frame in it may still be loading."""
        self.evaluate("window.isLeft = true")
        self.connection.send("POST", "/url", {"url": address})
        self.wait_for("window.isLeft === undefined && document.readyState !== 'loading'")

    def press(self, key):
        """Presses a key, by its code of WebDriver."""
        self.connection.send("POST", "/actions", {"actions": [{"type": "key", "id": "keyboard", "actions": [
            {"type": "keyDown", "value": key}, {"type": "keyUp", "value": key}]}]})

    @property
    def address(self):
        return self.connection.send("GET", "/url")

    @property
    def windows(self):
        return self.connection.send("GET", "/window/handles")

    def evaluate(self, script, *arguments):
        """What a script returns, or what its promise is resolved to."""
        values = [argument.json if isinstance(argument, Element) else argument for argument in arguments]
        return self._value(self.connection.send("POST", "/execute/sync", {"script": script, "args": values}))

    def _value(self, value):
        if isinstance(value, list):
            return [self._value(one) for one in value]
        if isinstance(value, dict) and ELEMENT in value:
            return Element(self, value[ELEMENT])
        return value

    @contextlib.contextmanager
    def frame(self, selector="iframe"):
        """Everything in this block is about a frame of the page."""
        until(lambda: self._settled(lambda: self._enter(selector)), f"a frame {selector}")
        self.inside = selector
        try:
            yield
        finally:
            self.inside = None
            self.connection.send("POST", "/frame", {"id": None})

    def _enter(self, selector):
        """Enters a frame of the page if there is one."""
        found = self.all(selector)
        if found:
            self.connection.send("POST", "/frame", {"id": found[0].json})
        return bool(found)

    def _settled(self, action):
        """What an action returns; false while the page is being replaced."""
        try:
            return action()
        except WebDriverError as error:
            if error.code in ("stale element reference", "no such element", "no such frame", "javascript error", "no such window",
                              "unknown error"):
                return False
            raise

    def all(self, selector, text=None, label=None):
        """The elements that a selector names and a person sees."""
        return self.evaluate(SHOWN, selector, text, label)

    def _look(self, action):
        """What an action returns in the frame that everything is about; false while the page is being replaced."""
        found = self._settled(action)
        if not found and self.inside:
            # A frame that was entered while it was being loaded is another one afterwards.
            self.connection.send("POST", "/frame", {"id": None})
            self._settled(lambda: self._enter(self.inside))
        return found

    def find(self, selector, text=None, label=None):
        """The first element that a selector names and a person sees."""
        return until(lambda: self._look(lambda: self.all(selector, text, label)), f"{selector} with {text} {label}")[0]

    def by_role(self, role, name=None):
        """The first element of a role whose name contains a text."""
        return self.find(ROLES[role], label=name)

    def has(self, role, name=None):
        """Whether there is an element of a role now."""
        return bool(self.all(ROLES[role], label=name))

    def wait_for(self, condition, *arguments):
        """Waits until an expression is true, and returns it."""
        return until(lambda: self._look(lambda: self.evaluate(f"return {condition}", *arguments)), condition)

    def screenshot(self, path):
        """The window as it is once everything that has changed is drawn."""
        self.evaluate(DRAWN)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(base64.b64decode(self.connection.send("GET", "/screenshot")))
