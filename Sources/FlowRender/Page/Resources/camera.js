// Which part of the map is seen, and how large.
import {prefersStill} from "./dom.js";

/** @typedef {{x: number, y: number, width: number, height: number}} Box */

export class Camera {
  /**
   * @param {HTMLElement} stage What is seen.
   * @param {HTMLElement} world What is moved.
   * @param {{changed: () => void, settled: () => void, clicked: (event: PointerEvent) => void}} events
   */
  constructor(stage, world, events) {
    this.stage = stage;
    this.world = world;
    this.events = events;
    this.x = 0;
    this.y = 0;
    this.scale = 1;
    /** @type {Box} */
    this.bounds = {x: 0, y: 0, width: 1, height: 1};
    /** @type {Map<number, {x: number, y: number}>} */
    this.pointers = new Map();
    this.hasMoved = false;
    this.animation = 0;
    this.frame = 0;
    this.rest = 0;
    stage.addEventListener("wheel", (event) => this.wheel(event), {passive: false});
    stage.addEventListener("pointerdown", (event) => this.down(event));
    stage.addEventListener("pointermove", (event) => this.move(event));
    stage.addEventListener("pointerup", (event) => this.up(event));
    stage.addEventListener("pointercancel", (event) => this.up(event));
  }

  get least() {
    return Math.min(this.fitScale(this.bounds), 1) / 2;
  }

  /**
   * The part of the stage that no buttons cover, with a margin.
   * @returns {Box}
   */
  get room() {
    const {clientWidth, clientHeight} = this.stage;
    return {x: 12, y: 12, width: Math.max(clientWidth - 24, 1), height: Math.max(clientHeight - 68, 1)};
  }

  /** @param {Box} box */
  fitScale(box) {
    const {width, height} = this.room;
    return Math.min(width / box.width, height / box.height);
  }

  /**
   * Shows a box, as large as it fits.
   * @param {Box} box
   * @param {number} [largest]
   */
  fit(box = this.bounds, largest = 1.5) {
    this.center(box, Math.min(this.fitScale(box), largest));
  }

  /**
   * @param {Box} box
   * @param {number} scale
   */
  center(box, scale) {
    const {x, y, width, height} = this.room;
    this.glide(
      x + width / 2 - (box.x + box.width / 2) * scale, y + height / 2 - (box.y + box.height / 2) * scale,
      scale);
  }

  /**
   * Moves to a place, in a fifth of a second.
   * @param {number} x
   * @param {number} y
   * @param {number} scale
   */
  glide(x, y, scale) {
    cancelAnimationFrame(this.animation);
    if (prefersStill() || !this.stage.clientWidth) return this.set(x, y, scale);
    const from = {x: this.x, y: this.y, scale: this.scale};
    const start = performance.now();
    const step = (/** @type {number} */ now) => {
      const part = Math.min((now - start) / 200, 1);
      const ease = 1 - (1 - part) ** 3;
      this.set(
        from.x + (x - from.x) * ease, from.y + (y - from.y) * ease,
        from.scale + (scale - from.scale) * ease);
      if (part < 1) this.animation = requestAnimationFrame(step);
    };
    this.animation = requestAnimationFrame(step);
  }

  /**
   * @param {number} x
   * @param {number} y
   * @param {number} scale
   */
  set(x, y, scale) {
    Object.assign(this, {x, y, scale});
    if (this.frame) return;
    this.frame = requestAnimationFrame(() => this.apply());
  }

  apply() {
    this.frame = 0;
    this.world.style.transform = `translate(${this.x}px,${this.y}px) scale(${this.scale})`;
    clearTimeout(this.rest);
    this.rest = window.setTimeout(this.events.settled, 120);
    this.events.changed();
  }

  /** Zooms by a factor; a point of the stage stays where it is. */
  zoom(/** @type {number} */ factor, x = this.stage.clientWidth / 2, y = this.stage.clientHeight / 2) {
    const scale = Math.min(Math.max(this.scale * factor, this.least), 8);
    const part = scale / this.scale;
    this.set(x - (x - this.x) * part, y - (y - this.y) * part, scale);
  }

  /**
   * @param {number} dx
   * @param {number} dy
   */
  pan(dx, dy) {
    this.set(this.x + dx, this.y + dy, this.scale);
  }

  /**
   * The part of the map that is seen.
   * @returns {Box}
   */
  get view() {
    const {clientWidth, clientHeight} = this.stage;
    return {
      x: -this.x / this.scale, y: -this.y / this.scale,
      width: clientWidth / this.scale, height: clientHeight / this.scale,
    };
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    event.preventDefault();
    cancelAnimationFrame(this.animation);
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    if (event.shiftKey) return this.pan(-(event.deltaX + event.deltaY) * unit, 0);
    const {left, top} = this.stage.getBoundingClientRect();
    const speed = event.ctrlKey ? 0.01 : 0.0015;
    this.zoom(Math.exp(-event.deltaY * unit * speed), event.clientX - left, event.clientY - top);
  }

  /** @param {PointerEvent} event */
  down(event) {
    if (event.button !== 0) return;
    cancelAnimationFrame(this.animation);
    this.pointers.set(event.pointerId, {x: event.clientX, y: event.clientY});
    if (this.pointers.size === 1) this.hasMoved = false;
    this.start = {x: event.clientX, y: event.clientY};
  }

  /** @param {PointerEvent} event */
  move(event) {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const now = {x: event.clientX, y: event.clientY};
    if (this.start && Math.hypot(now.x - this.start.x, now.y - this.start.y) > 4 && !this.hasMoved) {
      this.hasMoved = true;
      // Later, so that a click still goes to what it is on.
      this.stage.setPointerCapture(event.pointerId);
    }
    const others = [...this.pointers].filter(([id]) => id !== event.pointerId);
    this.pointers.set(event.pointerId, now);
    if (others.length) {
      this.hasMoved = true;
      const other = others[0][1];
      const {left, top} = this.stage.getBoundingClientRect();
      const spread = (/** @type {{x: number, y: number}} */ p) => Math.hypot(p.x - other.x, p.y - other.y);
      this.zoom(
        spread(now) / Math.max(spread(before), 1), (now.x + other.x) / 2 - left,
        (now.y + other.y) / 2 - top);
      this.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    } else if (this.hasMoved) {
      this.pan(now.x - before.x, now.y - before.y);
    }
  }

  /** @param {PointerEvent} event */
  up(event) {
    if (!this.pointers.delete(event.pointerId)) return;
    if (!this.hasMoved && !this.pointers.size && event.type === "pointerup") this.events.clicked(event);
  }
}
