// The list of all screens, and the search in it.
import {byID, make} from "./dom.js";

/** @typedef {import("./model.js").FlowModel} SearchModel */

export class Search {
  /**
   * @param {SearchModel} model
   * @param {{changed: () => void, chosen: (scene: number) => void, walked: (scene: number) => void}} events
   */
  constructor(model, events) {
    this.model = model;
    this.events = events;
    /** @type {number[]} */
    this.hits = [];
    this.place = -1;
    /** @type {HTMLInputElement} */
    this.field = byID("search");
    this.status = byID("hits");
    this.items = new Map(model.screens.map((scene) => [scene, this.item(scene)]));
    const names = (/** @type {number} */ scene) => model.scenes[scene].name.toLowerCase();
    const sorted = [...model.screens].sort((a, b) => (names(a) < names(b) ? -1 : names(a) > names(b) ? 1 : a - b));
    byID("list").append(...sorted.map((scene) => this.items.get(scene)));
    byID("targets-of-routes").append(...sorted.map((scene) => make("option", {value: model.labels[scene]})));
    this.field.addEventListener("input", () => {
      this.run();
      events.changed();
    });
    this.field.addEventListener("keydown", (event) => {
      if (event.key !== "Enter") return;
      event.preventDefault();
      this.walk(event.shiftKey ? -1 : 1);
    });
  }

  get query() {
    return this.field.value.trim();
  }

  /** @param {number} scene */
  item(scene) {
    const {name, class: className, entry} = this.model.scenes[scene];
    const button = make("button", {type: "button", className: "item"}, make("b", {}, name),
      className && className !== name ? make("span", {}, className) : null,
      entry ? make("span", {}, "start") : null);
    button.addEventListener("click", () => this.events.chosen(scene));
    return make("li", {}, button);
  }

  /** Searches for what is in the field. */
  run() {
    this.hits = this.model.matches(this.query);
    this.place = -1;
    const hits = new Set(this.hits);
    for (const [scene, item] of this.items) item.hidden = Boolean(this.query) && !hits.has(scene);
    // The hits come first at the side.
    byID("side").classList.toggle("searched", Boolean(this.query));
    if (this.query) byID("section-screens").open = true;
    this.tell();
  }

  /** @param {string} query */
  set(query) {
    this.field.value = query;
    this.run();
  }

  tell() {
    const count = this.hits.length;
    const words = count === 1 ? "1 screen" : `${count} screens`;
    this.status.textContent = !this.query ? "" : this.place < 0 ? words : `${this.place + 1} of ${words}`;
  }

  /**
   * Goes to the next hit, or the one before.
   * @param {number} step
   */
  walk(step) {
    const count = this.hits.length;
    if (!count) return;
    this.place = this.place < 0 ? (step > 0 ? 0 : count - 1) : (this.place + step + count) % count;
    this.tell();
    this.events.walked(this.hits[this.place]);
  }
}
