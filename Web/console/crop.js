// SPDX-License-Identifier: Apache-2.0
// Cuts a header image out of a photo: mouse, finger or arrow keys move it, a slider enlarges it.

// The part of a photo that is shown: its centre, and how much larger than the smallest fit it is.
function frame(image, view, ratio) {
  const fit = Math.min(image.width, image.height * ratio);
  const width = fit / view.zoom;
  const height = width / ratio;
  const x = Math.min(Math.max(view.x - width / 2, 0), image.width - width);
  const y = Math.min(Math.max(view.y - height / 2, 0), image.height - height);
  Object.assign(view, { x: x + width / 2, y: y + height / 2 });
  return { x, y, width, height };
}

export function startCropping(field) {
  const box = document.getElementById(field.dataset.crop);
  const canvas = box.querySelector("canvas");
  const slider = box.querySelector("input");
  const status = box.querySelector("[data-crop-status]");
  const smallest = { width: +field.dataset.width, height: +field.dataset.height };
  const largest = +field.dataset.largest;
  const ratio = smallest.width / smallest.height;
  let image, view, timer, name, shown, isStale = false;

  function paint(target, width, height) {
    const part = frame(image, view, ratio);
    const context = target.getContext("2d", { alpha: false });
    context.fillStyle = "#fff";
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = "high";
    context.drawImage(image, part.x, part.y, part.width, part.height, 0, 0, width, height);
  }

  // Puts what is shown into the form, in place of the photo.
  async function take() {
    const whole = document.createElement("canvas");
    const part = frame(image, view, ratio);
    // As large as the photo has it, in steps that keep the ratio exact.
    const step = 60;
    const width = Math.floor(Math.min(Math.max(part.width, smallest.width), largest) / step) * step;
    Object.assign(whole, { width, height: width / ratio });
    paint(whole, whole.width, whole.height);
    const blob = await new Promise((done) => whole.toBlob(done, "image/jpeg", 0.9));
    const files = new DataTransfer();
    files.items.add(new File([blob], name.replace(/\.[^.]*$/, "") + ".jpg", { type: "image/jpeg" }));
    field.files = files.files;
    if (shown) URL.revokeObjectURL(shown);
    shown = URL.createObjectURL(blob);
    for (const picture of document.querySelectorAll("[data-header-image]")) Object.assign(picture, { src: shown, hidden: false });
    isStale = false;
    status.textContent = `The card shows ${Math.round(part.width)} × ${Math.round(part.height)} pixels of the photo, as ${whole.width} × ${whole.height}.`
      + (part.width >= smallest.width ? "" : " The photo is small; the card may look blurred.");
  }

  function change() {
    paint(canvas, canvas.width, canvas.height);
    isStale = true;
    clearTimeout(timer);
    timer = setTimeout(take, 150);
  }

  field.addEventListener("change", async () => {
    const [file] = field.files;
    if (!file) return;
    name = file.name;
    try {
      image = await createImageBitmap(file);
    } catch {
      // The server says what is wrong with it.
      box.hidden = true;
      return;
    }
    const fits = image.width >= smallest.width && image.width <= largest && image.width === image.height * ratio;
    if (fits && file.type === "image/jpeg") {
      box.hidden = true;
      for (const picture of document.querySelectorAll("[data-header-image]")) Object.assign(picture, { src: URL.createObjectURL(file), hidden: false });
      return;
    }
    view = { x: image.width / 2, y: image.height / 2, zoom: 1 };
    slider.value = "100";
    box.hidden = false;
    isStale = true;
    paint(canvas, canvas.width, canvas.height);
    await take();
  });
  slider.addEventListener("input", () => {
    view.zoom = +slider.value / 100;
    change();
  });
  // In steps of the photo's pixels, so that it follows the finger.
  function move(x, y) {
    const scale = frame(image, view, ratio).width / canvas.clientWidth;
    view.x -= x * scale;
    view.y -= y * scale;
    change();
  }
  canvas.addEventListener("pointerdown", (event) => canvas.setPointerCapture(event.pointerId));
  canvas.addEventListener("pointermove", (event) => {
    if (canvas.hasPointerCapture(event.pointerId)) move(event.movementX, event.movementY);
  });
  canvas.addEventListener("keydown", (event) => {
    const way = { ArrowLeft: [20, 0], ArrowRight: [-20, 0], ArrowUp: [0, 20], ArrowDown: [0, -20] }[event.key];
    if (!way) return;
    event.preventDefault();
    move(...way);
  });
  // What was dragged last is sent, however quickly the button follows.
  field.form.addEventListener("submit", (event) => {
    if (!isStale) return;
    clearTimeout(timer);
    const { submitter } = event;
    event.preventDefault();
    take().then(() => field.form.requestSubmit(submitter));
  });
}
