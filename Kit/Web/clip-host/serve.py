#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Serves the clip host and built clips on this machine, with the headers that README.md requires.

    Scripts/build-clips.sh
    Kit/Web/clip-host/serve.py [PORT]     then open http://127.0.0.1:8091/clip-host/demo.html

A development tool: it binds to loopback only.
"""
import pathlib
import re
import sys
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

ROOT = pathlib.Path(__file__).resolve().parents[3]
FOLDERS = {
    "clip-host": ROOT / "Kit" / "Web" / "clip-host",
    "layout": ROOT / "Kit" / "Web" / "layout",
    "clips": ROOT / "Output" / "clips",
}

# OWN stands for this server: in WebKit 'self' matches nothing in a page of opaque origin.
FRAME_POLICY = (
    "sandbox allow-scripts; default-src 'none'; script-src OWN 'wasm-unsafe-eval'; style-src OWN; "
    "img-src OWN data:; worker-src OWN blob:; connect-src 'none'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors OWN"
)
PAGE_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "frame-src 'self'; base-uri 'none'; form-action 'none'"
)


class Handler(SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    extensions_map = {".html": "text/html; charset=utf-8", ".js": "text/javascript; charset=utf-8",
                      ".css": "text/css; charset=utf-8", ".svg": "image/svg+xml", ".wasm": "application/wasm"}

    def translate_path(self, path):
        parts = path.split("?")[0].split("#")[0].strip("/").split("/")
        folder = FOLDERS.get(parts[0])
        if folder is None or ".." in parts:
            return str(ROOT / "nothing")
        return str(folder.joinpath(*parts[1:]))

    def list_directory(self, path):
        self.send_error(404)

    def end_headers(self):
        name = self.path.split("?")[0]
        host = self.headers["Host"] or ""
        own = f"'self' http://{host}" if re.fullmatch(r"[\w.-]+(:\d+)?", host) else "'self'"
        policy = FRAME_POLICY.replace("OWN", own) if name.endswith("frame.html") else PAGE_POLICY
        self.send_header("Content-Security-Policy", policy)
        if name.endswith(".js"):
            # A module in a frame of opaque origin is fetched with CORS.
            self.send_header("Access-Control-Allow-Origin", "*")
        self.send_header("X-Content-Type-Options", "nosniff")
        self.send_header("Cache-Control", "no-store")
        super().end_headers()

    def log_message(self, format, *arguments):
        pass


def server(port=0):
    return ThreadingHTTPServer(("127.0.0.1", port), Handler)


if __name__ == "__main__":
    with server(int(sys.argv[1]) if len(sys.argv) > 1 else 8091) as running:
        print(f"http://127.0.0.1:{running.server_port}/clip-host/demo.html")
        try:
            running.serve_forever()
        except KeyboardInterrupt:
            pass
