# SPDX-License-Identifier: Apache-2.0

"""Images for visitors: what cannot be drawn is refused, and drawing holds nobody up (A14)."""
import threading
import time
import urllib.parse

import pytest

from service import Visitor
from wire import answered


def image(name, length, number=0, **items):
    url = f"https://fruta.example/{number}/"
    url += "a" * (length - len(url))
    return f"/.morsel/{name}?" + urllib.parse.urlencode({"url": url, **items})


@pytest.mark.parametrize(("length", "name", "items"), [
    (100, "qr.png", {}), (800, "qr.png", {}), (800, "qr.png", {"size": 16}), (2300, "qr.png", {}),
    (2900, "qr.png", {"level": "L", "size": 20}), (2900, "qr.svg", {"level": "L"}), (6000, "qr.png", {}),
    (12_000, "qr.svg", {}), (6000, "code.svg", {}), (6000, "code.png", {"size": 3600}), (6000, "tag.ndef", {}),
])
def test_image_of_a_long_url(service, figure, length, name, items):
    service.forget_peak()
    before, computed, began = service.memory(), service.processor_time(), time.monotonic()
    response = answered(service.port, image(name, length, **items))
    assert response is not None and response.status in (200, 400, 414, 431)
    figure(f"{length} bytes: {response.status} in {1000 * (time.monotonic() - began):.0f} ms, "
           f"{1000 * (service.processor_time() - computed):.0f} ms of processor time, "
           f"memory {service.memory(peak=True) - before:+.0f} MiB")
    assert service.memory(peak=True) - before < 80


@pytest.mark.parametrize(("name", "length", "items"), [
    ("qr.png", 800, {"size": 20}), ("qr.png", 2900, {"level": "L", "size": 20}), ("qr.png", 6000, {}),
    ("code.png", 30, {"size": 2048}),
], ids=["of 800 bytes", "of 2,900 bytes", "of 6,000 bytes", "codes"])
def test_eight_images_at_once(service, figure, name, length, items):
    service.forget_peak()
    before = service.memory()
    statuses = []

    def ask(number):
        response = answered(service.port, image(name, length, number, **items),
                            source=f"127.0.9.{number + 1}")
        statuses.append(response.status if response else 0)

    threads = [threading.Thread(target=ask, args=[number]) for number in range(8)]
    with Visitor(service, pause=0.005) as visitor:
        time.sleep(0.05)
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    peak = service.memory(peak=True)
    figure(f"{sorted(statuses)}, memory {peak - before:+.0f} MiB, {visitor.summary()}")
    assert set(statuses) <= {200, 400, 414, 429, 431, 503}
    assert peak - before < 100
    assert visitor.is_served(times=25)
