// What the pointer is on, and what the page says of it in a line.
import {byID} from "./dom.js";
import {FlowModel} from "./model.js";

/** @typedef {import("./model.js").Edge} PointedEdge */

export class Pointing {
  /**
   * @param {HTMLElement} stage
   * @param {FlowModel} model
   * @param {{pointed: (name: string | null, edge: PointedEdge | null, scene: number | null) => void}} events
   */
  constructor(stage, model, events) {
    this.model = model;
    this.events = events;
    /**
     * The name of what the pointer is on.
     * @type {string | null}
     */
    this.name = null;
    stage.addEventListener("pointermove", (event) => {
      // A finger hides what it is on, and a button drags.
      if (event.pointerType !== "touch" && !event.buttons) this.move(Pointing.nameAt(event.target));
    });
    stage.addEventListener("pointerleave", () => this.move(null));
  }

  /**
   * The name of the drawn element that an event is about, or of the one that it is a part of.
   * @param {EventTarget | null} target
   * @returns {string | null}
   */
  static nameAt(target) {
    const element = target instanceof Element ? target.closest("[data-id],[data-of]") : null;
    return element?.getAttribute("data-id") ?? element?.getAttribute("data-of") ?? null;
  }

  /** @param {string | null} name */
  move(name) {
    if (name === this.name) return;
    this.name = name;
    const edge = name ? this.model.edge(name) : null;
    const scene = FlowModel.index(name);
    byID("hint").textContent = scene !== null ? this.sceneHint(scene) : edge ? this.edgeHint(edge) : "";
    this.events.pointed(name, edge, scene);
  }

  /** @param {number} scene */
  sceneHint(scene) {
    const {name, class: className, place} = this.model.scenes[scene];
    return [name, className, place].filter(Boolean).join(" · ");
  }

  /** @param {PointedEdge} edge */
  edgeHint(edge) {
    const name = (/** @type {string | undefined} */ end) => {
      const index = FlowModel.index(end);
      return index !== null
        ? this.model.scenes[index].name
        : this.model.data.groups[Number(end?.slice(1))]?.name ?? "";
    };
    const ends = `${name(edge.from)} → ${(edge.to ?? []).map(name).join(", ") || edge.end || "?"}`;
    const kind = edge.count ? `${edge.count} segues` : edge.kind;
    return [ends, kind, edge.label].filter(Boolean).join(" · ");
  }
}
