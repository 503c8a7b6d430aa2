// The layout that is drawn, and what is lit, hidden or near enough to show its screen.
import {makeSVG} from "./dom.js";
import {GroupLabels} from "./labels.js";
import {FlowModel} from "./model.js";

/** @typedef {import("./model.js").Edge} MapEdge */
/** @typedef {import("./camera.js").Box} MapBox */

export class FlowMap {
  /**
   * @param {HTMLElement} world
   * @param {FlowModel} model
   */
  constructor(world, model) {
    this.world = world;
    this.model = model;
    this.layout = model.data.first;
    /** @type {SVGSVGElement | null} */
    this.svg = null;
    /**
     * The boxes of scenes and folded groups, by their names.
     * @type {Map<string, MapBox>}
     */
    this.boxes = new Map();
    /**
     * The frames of unfolded groups.
     * @type {Map<string, MapBox>}
     */
    this.frames = new Map();
    /**
     * The elements with a name, and their parts.
     * @type {Map<string, Element[]>}
     */
    this.elements = new Map();
    /** @type {GroupLabels | null} */
    this.labels = null;
    /** @type {Set<string>} */
    this.shownScreens = new Set();
    this.level = "";
    /** @type {Map<string, Element>} */
    this.screens = new Map();
    const screens = /** @type {HTMLTemplateElement} */ (document.getElementById("screens"));
    for (const screen of screens.content.querySelectorAll("[data-screen]")) {
      this.screens.set(screen.getAttribute("data-screen") ?? "", screen);
    }
    this.adopt();
  }

  /**
   * Draws another layout.
   * @param {number} layout
   */
  show(layout) {
    if (layout === this.layout || !this.model.data.layouts[layout]) return;
    const template = /** @type {HTMLTemplateElement | null} */ (
      document.querySelector(`template[data-layout="${layout}"]`));
    const drawing = template?.content.firstElementChild;
    if (!template || !drawing || !this.svg) return;
    // The drawing that goes away takes its place among the templates.
    template.setAttribute("data-layout", String(this.layout));
    template.content.replaceChildren(this.svg);
    this.world.replaceChildren(drawing);
    this.layout = layout;
    this.adopt();
  }

  /** Finds the elements of the drawing. */
  adopt() {
    this.svg = /** @type {SVGSVGElement} */ (this.world.querySelector("svg.map"));
    for (const map of [this.boxes, this.frames, this.elements]) map.clear();
    this.svg.querySelector(".far-labels")?.remove();
    this.shownScreens.clear();
    for (const slot of this.svg.querySelectorAll(".slot")) slot.replaceChildren();
    for (const element of this.svg.children) this.learn(element);
    this.labels = new GroupLabels(this.model.data.groups, this.frames, this.boxes, this.bounds);
    this.svg.append(this.labels.element);
    for (const chip of this.svg.querySelectorAll(":scope > .chip")) {
      chip.classList.toggle("folded", this.isFolded(chip));
    }
    this.level = "";
  }

  /**
   * Whether a chip stands in the card of a folded group.
   * @param {Element} chip
   */
  isFolded(chip) {
    const place = boxOf(chip);
    if (!place) return false;
    for (const [name, box] of this.boxes) {
      if (
        name.startsWith("g") && box.x <= place.x && place.x <= box.x + box.width && box.y <= place.y
        && place.y <= box.y + box.height) return true;
    }
    return false;
  }

  /** @param {Element} element */
  learn(element) {
    const name = element.getAttribute("data-id") ?? element.getAttribute("data-of");
    if (!name) return;
    const known = this.elements.get(name);
    if (known) known.push(element);
    else this.elements.set(name, [element]);
    if (!element.hasAttribute("data-id")) return;
    if (/^[eb]/.test(name)) return this.widen(element);
    const box = boxOf(element);
    if (!box) return;
    (element.classList.contains("storyboard") ? this.frames : this.boxes).set(name, box);
    if (this.screens.has(name)) element.querySelector(":scope > g[clip-path]")?.classList.add("slot");
  }

  /**
   * Adds an invisible line that is wide enough to point at.
   * @param {Element} element
   */
  widen(element) {
    const line = element.querySelector(":scope > path");
    if (!line || element.querySelector(":scope > .ground")) return;
    element.append(makeSVG("path", {class: "ground", d: line.getAttribute("d") ?? ""}));
  }

  /**
   * The size of the drawing.
   * @returns {MapBox}
   */
  get bounds() {
    const box = this.svg?.viewBox.baseVal;
    return {x: 0, y: 0, width: box?.width || 1, height: box?.height || 1};
  }

  /**
   * The place of a scene: its card, or the group into which it is folded.
   * @param {number} scene
   * @returns {MapBox | undefined}
   */
  boxOf(scene) {
    return this.boxes.get(`s${scene}`) ?? this.boxes.get(`g${this.model.scenes[scene].group}`);
  }

  /**
   * The name under which a scene is drawn now.
   * @param {number} scene
   * @returns {string}
   */
  drawnName(scene) {
    return this.boxes.has(`s${scene}`) ? `s${scene}` : `g${this.model.scenes[scene].group}`;
  }

  /**
   * Shows as much as can be seen at a scale: boxes of groups, names, or screens.
   * @param {number} scale
   */
  zoomed(scale) {
    const isLarge = this.boxes.size > 40;
    // Of few screens, each is recognized when small; many would only be slow.
    const near = isLarge ? 0.6 : 0.22;
    const far = this.frames.size > 1 ? 0.2 : 0;
    const level = scale < far ? "far" : scale < near ? "middle" : "near";
    if (level !== this.level) {
      this.svg?.classList.remove("far", "middle", "near");
      this.svg?.classList.add(level);
      this.svg?.classList.toggle("small", !isLarge);
      this.level = level;
    }
    const isDistant = scale < FlowMap.legibleScale;
    this.svg?.classList.toggle("distant", isDistant);
    this.labels?.place(scale, level === "far", isDistant);
  }

  /** The scale from which the text of a card can be read. */
  static legibleScale = 0.55;

  /**
   * Puts the screens that can be seen into their cards.
   * @param {MapBox} view
   */
  fillScreens(view) {
    if (this.level !== "near") return;
    for (const [name, box] of this.boxes) {
      const isSeen =
        box.x < view.x + view.width && view.x < box.x + box.width && box.y < view.y + view.height
        && view.y < box.y + box.height;
      if (isSeen === this.shownScreens.has(name)) continue;
      const slot = this.elements.get(name)?.[0].querySelector(":scope > .slot");
      const screen = this.screens.get(name);
      if (!slot || !screen) continue;
      if (isSeen) {
        slot.replaceChildren(...[...screen.children].map((child) => child.cloneNode(true)));
        this.shownScreens.add(name);
      } else if (this.shownScreens.size > 120) {
        slot.replaceChildren();
        this.shownScreens.delete(name);
      }
    }
  }

  /**
   * A copy of a scene's screen; `null` if the page has none.
   * @param {number} scene
   * @returns {Node | null}
   */
  screenOf(scene) {
    return this.screens.get(`s${scene}`)?.cloneNode(true) ?? null;
  }

  /**
   * Lights some elements and dims the others; `null` lights all alike.
   * @param {Set<string> | null} names
   */
  light(names) {
    this.svg?.classList.toggle("dimmed", names !== null);
    for (const [name, elements] of this.elements) {
      const isLit = names?.has(name) ?? false;
      for (const element of elements) element.classList.toggle("lit", isLit);
    }
  }

  /**
   * Marks elements with a class, and no others.
   * @param {string} mark
   * @param {Iterable<string>} names
   */
  mark(mark, names) {
    for (const element of this.svg?.querySelectorAll("." + mark) ?? []) element.classList.remove(mark);
    for (const name of names) this.elements.get(name)?.[0].classList.add(mark);
  }

  /**
   * The names of scenes and of what joins them, as they are drawn now.
   * @param {Set<number>} scenes
   * @returns {Set<string>}
   */
  namesAmong(scenes) {
    const names = new Set([...scenes].map((scene) => this.drawnName(scene)));
    for (const name of this.elements.keys()) {
      const edge = this.model.edge(name);
      if (edge && names.has(edge.from ?? "") && (edge.to ?? []).some((to) => names.has(to))) names.add(name);
    }
    for (const name of this.frames.keys()) names.add(name);
    return names;
  }

  /**
   * Hides what is switched off.
   * @param {(scene: number) => boolean} showsScene
   * @param {(edge: MapEdge) => boolean} showsEdge
   * @param {boolean} showsContainers
   */
  filter(showsScene, showsEdge, showsContainers) {
    const isShown = (/** @type {string | undefined} */ name) => {
      const scene = FlowModel.index(name);
      return scene === null || showsScene(scene);
    };
    for (const [name, elements] of this.elements) {
      const edge = this.model.edge(name);
      const isOn = edge
        ? showsEdge(edge) && isShown(edge.from) && (!edge.to?.length || edge.to.some(isShown))
        : isShown(name);
      for (const element of elements) element.classList.toggle("off", !isOn);
    }
    this.svg?.classList.toggle("without-containers", !showsContainers);
  }
}

/**
 * The rectangle that an element begins with.
 * @param {Element} element
 * @returns {MapBox | null}
 */
function boxOf(element) {
  const rectangle = element.querySelector(":scope > rect");
  if (!rectangle) return null;
  const value = (/** @type {string} */ key) => Number(rectangle.getAttribute(key));
  return {x: value("x"), y: value("y"), width: value("width"), height: value("height")};
}
