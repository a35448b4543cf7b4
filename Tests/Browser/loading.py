# SPDX-License-Identifier: Apache-2.0

"""Pages that load their clip before anybody opens it."""
import contextlib
import http.client
import re
import urllib.parse


def is_module(request):
    return request.resource_type == "fetch" and ("/.morsel/blob/" in request.url or request.url.endswith(".wasm"))


def replace_frame_script(page, script):
    """The frame of a clip has another script, with the policy that it always has."""
    def changed(route):
        # Asked by ourselves: only the browser finds the names of hosts on this machine.
        address = urllib.parse.urlsplit(route.request.url)
        connection = http.client.HTTPConnection("127.0.0.1", address.port, timeout=60)
        with contextlib.closing(connection):
            connection.request("GET", address.path, headers={"Host": address.netloc, "Connection": "close"})
            answer = connection.getresponse()
            fields = {name: value for name, value in answer.getheaders() if name.lower() not in ("connection", "content-length")}
            text = answer.read().decode()
        body = re.sub(r'<script type="module">.*</script>', '<script type="module" src="hostile.js"></script>', text, flags=re.DOTALL)
        route.fulfill(status=answer.status, headers=fields, body=body)
    page.route("**/frame.html", changed)
    page.route("**/hostile.js", lambda route: route.fulfill(
        content_type="text/javascript", headers={"Access-Control-Allow-Origin": "*"}, body=script))


def visit(page, address):
    """Opens a page as someone does who looks at its card for half a second: the clip is loaded then.

    That the network is idle is no sign of it: the end of a worker's script, which is a blob, is not always reported.
    """
    with page.expect_event("requestfinished", is_module, timeout=120_000):
        page.goto(address)
    page.wait_for_timeout(500)
