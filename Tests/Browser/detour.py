# SPDX-License-Identifier: Apache-2.0

"""A server in front of another one on this machine, which passes everything on but for what a test replaces."""
import contextlib
import http.client
import re
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

# A sandboxed frame fetches its scripts with CORS.
FRAME = r"clip-host/frame\.html"
HOSTILE = b'<script type="module" src="hostile.js"></script>'
SCRIPT = {"Content-Type": "text/javascript", "Access-Control-Allow-Origin": "*"}


class Detour:
    """Its port is its own: pages that are opened through it have an origin, and so a storage, of their own."""

    def __init__(self, port):
        self.behind = port
        self.replaced = {}
        self.rewritten = {}
        # The paths that were requested.
        self.requested = []
        self.released = threading.Event()
        detour = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self):
                detour.answer(self)

            do_POST = do_HEAD = do_PUT = do_DELETE = do_PATCH = do_OPTIONS = do_GET

            def log_message(self, *_):
                pass

        class Server(ThreadingHTTPServer):
            daemon_threads = True
            request_queue_size = 128

            def handle_error(self, *_):
                """A browser closes connections whenever it likes."""

        self.server = Server(("127.0.0.1", 0), Handler)
        self.port = self.server.server_port
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.released.set()
        self.server.shutdown()
        self.server.server_close()

    def page(self, url):
        """The address under which this machine has an https URL."""
        host, slash, rest = url.removeprefix("https://").partition("/")
        return f"http://{host}.localhost:{self.port}{slash}{rest}"

    def replace(self, pattern, body=b"", status=200, fields=None):
        """From now on paths that contain a pattern have another answer."""
        self.replaced[pattern] = (status, body.encode() if isinstance(body, str) else body, fields or SCRIPT)

    def replace_frame_script(self, script):
        """From now on the frame of a clip has another script, with the policy that it always has."""
        self.rewritten[FRAME] = lambda page: re.sub(rb'<script type="module">.*</script>', HOSTILE, page, flags=re.DOTALL)
        self.replace("clip-host/hostile.js", script)

    def block(self, pattern):
        """From now on connections for paths that contain a pattern break."""
        self.replace(pattern, status=0)

    def stall(self, pattern):
        """From now on paths that contain a pattern get no answer, until everything is restored."""
        self.replaced[pattern] = None

    def restore(self):
        self.replaced, self.rewritten = {}, {}
        self.released.set()
        self.released = threading.Event()

    def answer(self, request):
        path = request.path
        self.requested.append(path)
        length = int(request.headers.get("Content-Length") or 0)
        sent = request.rfile.read(length) if length else None
        for pattern, answer in list(self.replaced.items()):
            if not re.search(pattern, path):
                continue
            if answer is None:
                self.released.wait()
                break
            status, body, fields = answer
            if status == 0:
                request.close_connection = True
                return
            self.respond(request, status, [*fields.items(), ("Cache-Control", "no-store")], body)
            return
        changes = [change for pattern, change in self.rewritten.items() if re.search(pattern, path)]
        hidden = ["connection", "keep-alive", "transfer-encoding", *(["accept-encoding"] if changes else [])]
        connection = http.client.HTTPConnection("127.0.0.1", self.behind, timeout=120)
        with contextlib.closing(connection):
            connection.putrequest(request.command, path, skip_host=True, skip_accept_encoding=True)
            for name, value in request.headers.items():
                if name.lower() not in hidden:
                    connection.putheader(name, value)
            connection.endheaders(sent)
            answer = connection.getresponse()
            fields = [(name, value) for name, value in answer.getheaders()
                      if name.lower() not in ("connection", "content-length", "transfer-encoding")]
            body = answer.read()
            for change in changes:
                body = change(body)
            if re.search(FRAME, path):
                # A browser keeps it for ever otherwise, and never sees the one of a test.
                fields = [*((name, value) for name, value in fields if name.lower() != "cache-control"), ("Cache-Control", "no-store")]
            self.respond(request, answer.status, fields, body)

    @staticmethod
    def respond(request, status, fields, body):
        request.send_response_only(status)
        for name, value in fields:
            request.send_header(name, value)
        if status not in (204, 304):
            request.send_header("Content-Length", str(len(body)))
        request.end_headers()
        if request.command != "HEAD" and status not in (204, 304):
            request.wfile.write(body)


class Listener(Detour):
    """A server of somebody else, to which nothing may go."""

    def __init__(self):
        super().__init__(0)

    def answer(self, request):
        self.requested.append(request.path)
        self.respond(request, 200, [("Access-Control-Allow-Origin", "*"), ("Content-Type", "text/javascript")], b"")
