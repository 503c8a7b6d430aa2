// The whole map in a corner, with the part that is seen.

/** @typedef {import("./camera.js").Camera} MinimapCamera */
/** @typedef {import("./map.js").FlowMap} MinimapMap */

export class Minimap {
  /**
   * @param {HTMLCanvasElement} canvas
   * @param {MinimapMap} map
   * @param {MinimapCamera} camera
   */
  constructor(canvas, map, camera) {
    this.canvas = canvas;
    this.map = map;
    this.camera = camera;
    const go = (/** @type {PointerEvent} */ event) => {
      if (event.buttons !== 1) return;
      event.stopPropagation();
      const {left, top} = canvas.getBoundingClientRect();
      const [x, y] = [(event.clientX - left) / this.scale, (event.clientY - top) / this.scale];
      const {clientWidth, clientHeight} = camera.stage;
      camera.set(clientWidth / 2 - x * camera.scale, clientHeight / 2 - y * camera.scale, camera.scale);
    };
    canvas.addEventListener("pointerdown", go);
    canvas.addEventListener("pointermove", go);
  }

  get scale() {
    const {width, height} = this.map.bounds;
    return Math.min(200 / width, 140 / height);
  }

  draw() {
    const {canvas, map, camera, scale} = this;
    const context = canvas.getContext("2d");
    if (!context) return;
    const density = window.devicePixelRatio || 1;
    const {width, height} = map.bounds;
    const [wide, high] = [Math.ceil(width * scale), Math.ceil(height * scale)];
    if (canvas.width !== wide * density || canvas.height !== high * density) {
      canvas.width = wide * density;
      canvas.height = high * density;
      canvas.style.width = `${wide}px`;
      canvas.style.height = `${high}px`;
    }
    const style = getComputedStyle(document.documentElement);
    const color = (/** @type {string} */ name) => style.getPropertyValue(name).trim();
    context.setTransform(density * scale, 0, 0, density * scale, 0, 0);
    context.clearRect(0, 0, width, height);
    context.fillStyle = color("--line");
    for (const box of map.frames.values()) context.fillRect(box.x, box.y, box.width, box.height);
    context.fillStyle = color("--faint");
    for (const box of map.boxes.values()) {
      context.fillRect(box.x, box.y, Math.max(box.width, 2 / scale), Math.max(box.height, 2 / scale));
    }
    const view = camera.view;
    // Of no use, and in the way, where the whole map is seen.
    canvas.classList.toggle(
      "idle", view.x <= 0 && view.y <= 0 && view.x + view.width >= width && view.y + view.height >= height);
    context.strokeStyle = color("--accent");
    context.lineWidth = 2 / scale;
    context.strokeRect(view.x, view.y, view.width, view.height);
  }
}
