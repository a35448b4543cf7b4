# SPDX-License-Identifier: Apache-2.0

"""A clip talks to nobody: neither its worker nor its frame opens a connection, also not by WebRTC.

Build first:  Scripts/build-clips.sh; swift build --package-path Application --product morsel
Then:         pytest Tests/Browser/test_clip_network.py
"""
import socket
import time

import pytest

from test_hostile_clips import SCREEN, context, server, visit  # noqa: F401
from wasm import showing

# What would reach another machine, if there were any of it.
CONSTRUCTORS = ["RTCPeerConnection", "webkitRTCPeerConnection"]

# Offers a connection that asks a server of ours for the address under which it is seen.
CONNECT = """async (port) => {
    try {
        const connection = new RTCPeerConnection({ iceServers: [{ urls: `stun:127.0.0.1:${port}` }] });
        connection.createDataChannel("leak");
        const candidates = [];
        connection.onicecandidate = ({ candidate }) => candidate && candidates.push(candidate.candidate);
        await connection.setLocalDescription(await connection.createOffer());
        await new Promise((resolve) => setTimeout(resolve, 3000));
        return candidates;
    } catch (error) { return String(error); }
}"""


@pytest.fixture
def listener():
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as listener:
        listener.bind(("127.0.0.1", 0))
        yield listener


def received(listener, within):
    """Whether anything comes before a time."""
    listener.settimeout(within)
    try:
        return bool(listener.recv(2048))
    except TimeoutError:
        return False


# The clip runs in a worker, where browsers have no WebRTC at all.
def test_the_clips_worker_has_no_webrtc(visit):
    visit.open(showing(SCREEN))
    visit.wait_for("running")
    deadline = time.monotonic() + 30
    while not visit.page.workers and time.monotonic() < deadline:
        visit.page.wait_for_timeout(100)
    [worker] = visit.page.workers
    found = worker.evaluate(f"{CONSTRUCTORS}.filter((name) => name in globalThis)")
    assert found == []
    assert worker.evaluate("""async () => {
        try { await fetch("https://127.0.0.1:1/"); return "fetched"; } catch (error) { return error.name; }
    }""") == "TypeError"
    assert worker.evaluate("""() => {
        try { new WebSocket("wss://127.0.0.1:1/"); return "opened"; } catch (error) { return error.name; }
    }""") in ("SecurityError", "opened")


# The page itself may: so the listener would hear of it, and the test can fail.
def test_the_listener_hears_of_a_connection(visit, listener):
    visit.page.goto("data:text/html,<title>other</title>")
    visit.page.evaluate(CONNECT, listener.getsockname()[1])
    assert received(listener, 5)


# Even the frame's own script, should a clip ever get at it, reaches nobody.
def test_the_frame_connects_to_nobody(visit, listener):
    visit.open(showing(SCREEN))
    visit.wait_for("running")
    [frame] = [frame for frame in visit.page.frames if frame.parent_frame]
    answer = frame.evaluate(CONNECT, listener.getsockname()[1])
    assert answer.startswith("ReferenceError"), answer
    assert not received(listener, 2), "a packet has left the frame"
