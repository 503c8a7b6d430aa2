// Joins the parts: what a reader does becomes a state, and the state what is shown.
import {readAddress, writeAddress} from "./address.js";
import {Camera} from "./camera.js";
import {byID} from "./dom.js";
import {FlowMap} from "./map.js";
import {Minimap} from "./minimap.js";
import {FlowModel} from "./model.js";
import {Panel} from "./panel.js";
import {Pointing} from "./pointing.js";
import {Printing} from "./printing.js";
import {Search} from "./search.js";
import {Switches} from "./switches.js";

/** @typedef {import("./model.js").Edge} PageEdge */

class Page {
  constructor() {
    this.model = new FlowModel(JSON.parse(byID("flow").textContent));
    this.map = new FlowMap(byID("world"), this.model);
    this.camera = new Camera(byID("stage"), byID("world"), {
      changed: () => this.cameraChanged(),
      settled: () => this.map.fillScreens(this.camera.view),
      clicked: (event) => this.clicked(event),
    });
    this.minimap = new Minimap(byID("minimap"), this.map, this.camera);
    new Printing(this.map, this.camera);
    this.panel = new Panel(this.model, this.map, {
      chosen: (scene) => this.choose(scene),
      pointed: (edge) => this.point(edge ? this.edgeNames(edge) : null),
    });
    this.pointing = new Pointing(byID("stage"), this.model, {
      pointed: (name, edge, scene) => this.hovered(name, edge, scene),
    });
    this.search = new Search(this.model, {
      changed: () => this.update(),
      chosen: (scene) => this.choose(scene),
      walked: (scene) => this.choose(scene, false),
    });
    this.switches = new Switches(this.model, {
      changed: () => this.update(),
      folded: (layout) => {
        this.show(layout);
        this.camera.fit();
        this.update();
      },
    });
    /** @type {number | null} */
    this.chosen = null;
    /** @type {number | null} */
    this.goal = null;
    /** @type {Set<number>} */
    this.pins = new Set();
    /**
     * What the pointer is on.
     * @type {Set<string> | null}
     */
    this.pointed = null;
    this.listen();
    this.show(this.map.layout);
    this.camera.fit();
    this.restore();
    document.documentElement.classList.add("ready");
  }

  // MARK: State

  /** Takes the state from the address. */
  restore() {
    const state = readAddress();
    const find = (/** @type {string} */ id) => this.model.indices.get(id) ?? null;
    this.pins = new Set(state.pins.map(find).flatMap((scene) => (scene === null ? [] : [scene])));
    this.switches.off = state.off;
    this.search.set(state.search);
    byID("near").value = ["in", "out", "both"].includes(state.near) ? state.near : "";
    byID("depth").value = String(state.depth);
    const layout = state.layout === "" ? this.model.data.first : Number(state.layout);
    if (this.model.data.layouts[layout] && layout !== this.map.layout) {
      this.show(layout);
      this.camera.fit();
    }
    const scene = find(state.screen);
    const goal = find(state.to);
    if (scene === null) this.close();
    else if (scene !== this.chosen) this.choose(scene, false, goal);
    else if (goal !== this.goal) this.setGoal(goal);
    this.update();
  }

  /** Shows the state, and writes it into the address. */
  update() {
    const {search, switches, map} = this;
    map.filter(
      (scene) => switches.showsScene(scene), (edge) => switches.showsEdge(edge),
      switches.isOn("containers"));
    this.light();
    map.mark("chosen", this.chosen === null ? [] : [map.drawnName(this.chosen)]);
    map.mark("pinned", [...this.pins].map((scene) => map.drawnName(scene)));
    this.showPins();
    this.minimap.draw();
    const id = (/** @type {number | null} */ scene) => (scene === null ? "" : this.model.scenes[scene].id);
    writeAddress({
      screen: id(this.chosen), to: id(this.goal), search: search.query, near: byID("near").value,
      depth: this.depth, off: switches.off, pins: [...this.pins].map(id),
      layout: map.layout === this.model.data.first ? "" : String(map.layout),
    });
  }

  get depth() {
    const depth = Math.floor(Number(byID("depth").value));
    return depth >= 1 && depth <= 9 ? depth : 1;
  }

  /** Lights what the reader asks for: what is pointed at, a route, neighbours, hits. */
  light() {
    const {map, chosen, search} = this;
    const route = this.route();
    const near = byID("near").value;
    let names = null;
    if (this.pointed) names = this.pointed;
    else if (route) names = this.routeNames(route);
    else if (chosen !== null && near) names = map.namesAmong(this.model.neighbours(chosen, near, this.depth));
    else if (search.query) names = new Set(search.hits.map((scene) => map.drawnName(scene)));
    if (names && !this.pointed) for (const scene of this.pins) names.add(map.drawnName(scene));
    map.light(names);
    map.mark("on-route", route && !this.pointed ? this.routeNames(route) : []);
  }

  // MARK: Screens

  /**
   * Opens the panel of a screen.
   * @param {number} scene
   * @param {boolean} movesFocus
   * @param {number | null} goal
   */
  choose(scene, movesFocus = true, goal = null) {
    this.chosen = scene;
    this.setGoal(goal);
    this.reveal(scene);
    this.panel.show(scene);
    const pin = byID("pin");
    pin.setAttribute("aria-pressed", String(this.pins.has(scene)));
    if (movesFocus) byID("panel-name").focus();
    this.update();
  }

  close() {
    this.chosen = null;
    this.goal = null;
    this.panel.hide();
    byID("goal").value = "";
    this.panel.hideRoute();
  }

  /**
   * Brings a screen into view, unfolding its group if necessary.
   * @param {number} scene
   */
  reveal(scene) {
    const {map, camera} = this;
    if (!map.boxes.has(`s${scene}`)) {
      const group = this.model.scenes[scene].group;
      this.show(group === undefined ? this.model.data.layouts.length - 1 : group + 1);
    }
    const box = map.boxOf(scene);
    if (!box) return;
    const view = camera.view;
    const isSeen =
      box.x > view.x && box.y > view.y && box.x + box.width < view.x + view.width
      && box.y + box.height < view.y + view.height;
    const readable = Math.min(Math.max(camera.scale, 0.6), camera.fitScale(box) * 0.8);
    if (!isSeen || camera.scale < 0.3) camera.center(box, readable);
  }

  /** @param {number} layout */
  show(layout) {
    this.map.show(layout);
    this.camera.bounds = this.map.bounds;
    this.switches.showLayout(this.map.layout);
    this.map.zoomed(this.camera.scale);
    this.map.fillScreens(this.camera.view);
  }

  showPins() {
    byID("section-pins").hidden = !this.pins.size;
    byID("pins").replaceChildren(...[...this.pins].map((scene) => {
      const item = document.createElement("li");
      item.append(this.panel.sceneLink(scene));
      return item;
    }));
  }

  // MARK: Routes

  /** @param {number | null} goal */
  setGoal(goal) {
    this.goal = goal;
    byID("goal").value = goal === null ? "" : this.model.labels[goal];
    const route = this.route();
    if (goal === null || this.chosen === null) return this.panel.hideRoute();
    this.panel.showRoute(route);
    if (route && route.some((step) => !this.map.boxes.has(`s${step.to}`))) {
      this.show(this.model.data.layouts.length - 1);
    }
    if (route) this.fitScenes([this.chosen, ...route.map((step) => step.to)]);
  }

  /**
   * The way from the chosen screen to the goal; `null` if there is no goal or no way.
   * @param {number | null} goal
   */
  route(goal = this.goal) {
    if (this.chosen === null || goal === null) return null;
    return this.model.route(this.chosen, goal, (segue) => this.switches.showsEdge(segue));
  }

  /** @param {{segue: PageEdge, from: number, to: number}[]} route */
  routeNames(route) {
    const names = new Set(route.flatMap((step) => [...this.edgeNames(step.segue)]));
    for (const step of route) for (const scene of [step.from, step.to]) names.add(this.map.drawnName(scene));
    return names;
  }

  /**
   * A segue and its ends, as they are drawn.
   * @param {PageEdge} edge
   * @returns {Set<string>}
   */
  edgeNames(edge) {
    const scenes = this.model.ends(edge);
    return new Set([this.model.nameOf(edge), ...scenes.map((scene) => this.map.drawnName(scene))]);
  }

  /** @param {number[]} scenes */
  fitScenes(scenes) {
    const boxes = scenes.flatMap((scene) => this.map.boxOf(scene) ?? []);
    if (!boxes.length) return;
    const x = Math.min(...boxes.map((box) => box.x)) - 60;
    const y = Math.min(...boxes.map((box) => box.y)) - 60;
    const right = Math.max(...boxes.map((box) => box.x + box.width)) + 60;
    const bottom = Math.max(...boxes.map((box) => box.y + box.height)) + 60;
    this.camera.fit({x, y, width: right - x, height: bottom - y}, 1);
  }

  // MARK: Events

  cameraChanged() {
    this.map.zoomed(this.camera.scale);
    this.minimap.draw();
    byID("scale").textContent = `${Math.round(this.camera.scale * 100)} %`;
  }

  /** @param {PointerEvent} event */
  clicked(event) {
    const name = Pointing.nameAt(event.target);
    const scene = FlowModel.index(name);
    const edge = name ? this.model.edge(name) : null;
    if (scene !== null) return this.choose(scene, false);
    if (edge) {
      const ends = this.model.ends(edge);
      if (ends.length) this.choose(ends[0], false, ends[1] ?? null);
      return;
    }
    if (name?.startsWith("g")) {
      const group = Number(name.slice(1));
      // A card unfolds. Of several frames, a click leaves only one open; a single one folds.
      const isOnly = this.model.data.layouts[this.map.layout].group === group;
      this.show(isOnly ? 0 : group + 1);
      const frame = this.map.frames.get(name);
      if (frame) this.camera.fit(frame, 1);
      else this.camera.fit();
      this.update();
    }
  }

  /**
   * Lights what the pointer is on.
   * @param {Set<string> | null} names
   */
  point(names) {
    this.pointed = names;
    this.light();
  }

  /**
   * Lights a segue with its ends, or the way to a screen: from the chosen one, or from the start.
   * @param {string | null} name
   * @param {PageEdge | null} edge
   * @param {number | null} scene
   */
  hovered(name, edge, scene) {
    if (edge) return this.point(new Set([name ?? "", edge.from ?? "", ...(edge.to ?? [])]));
    const start = this.chosen ?? this.model.scenes.findIndex((it) => it.entry);
    const route = scene !== null && start >= 0 && scene !== start
      ? this.model.route(start, scene, (segue) => this.switches.showsEdge(segue)) : null;
    this.point(route?.length ? this.routeNames(route) : null);
  }

  listen() {
    const stage = byID("stage");
    stage.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => this.stageKey(event));
    addEventListener("keydown", (event) => this.pageKey(event));
    addEventListener("popstate", () => this.restore());
    addEventListener("hashchange", () => this.restore());
    addEventListener("resize", () => this.minimap.draw());
    const press = (/** @type {string} */ id, /** @type {() => void} */ action) =>
      byID(id).addEventListener("click", action);
    press("in", () => this.camera.zoom(1.4));
    press("out", () => this.camera.zoom(1 / 1.4));
    press("fit", () => this.camera.fit());
    press("full", () => this.camera.zoom(1 / this.camera.scale));
    press("help-button", () => byID("help").showModal());
    press("theme", () => this.switchTheme());
    press("close", () => {
      this.leavePanel();
      this.update();
    });
    press("pin", () => this.switchPin());
    press("route-clear", () => {
      this.setGoal(null);
      this.update();
    });
    byID("near").addEventListener("change", () => this.update());
    byID("depth").addEventListener("input", () => this.update());
    byID("goal").addEventListener("change", () => {
      const text = byID("goal").value.trim();
      const goal = this.model.named(text, (scene) => this.route(scene) !== null);
      this.setGoal(goal);
      if (text && goal === null) this.panel.showNoGoal(text);
      this.update();
    });
  }

  switchTheme() {
    const root = document.documentElement;
    const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
    const now = root.dataset.theme === "auto" ? (isDark ? "dark" : "light") : root.dataset.theme;
    root.dataset.theme = now === "dark" ? "light" : "dark";
    this.minimap.draw();
  }

  switchPin() {
    if (this.chosen === null) return;
    if (!this.pins.delete(this.chosen)) this.pins.add(this.chosen);
    byID("pin").setAttribute("aria-pressed", String(this.pins.has(this.chosen)));
    this.update();
  }

  /** Goes one step back: from a route, from neighbours, from the panel, from a search. */
  leave() {
    if (this.goal !== null) this.setGoal(null);
    else if (this.chosen !== null && byID("near").value) byID("near").value = "";
    else if (this.chosen !== null) this.leavePanel();
    else this.search.set("");
    this.update();
  }

  leavePanel() {
    this.close();
    byID("stage").focus();
  }

  /** @param {KeyboardEvent} event */
  stageKey(event) {
    const step = 80;
    const {camera} = this;
    /** @type {Record<string, () => void>} */
    const keys = {
      ArrowLeft: () => camera.pan(step, 0), ArrowRight: () => camera.pan(-step, 0),
      ArrowUp: () => camera.pan(0, step), ArrowDown: () => camera.pan(0, -step),
      Enter: () => this.search.walk(event.shiftKey ? -1 : 1),
    };
    if (!keys[event.key] || event.altKey || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    keys[event.key]();
  }

  /** @param {KeyboardEvent} event */
  pageKey(event) {
    if (byID("help").open || event.altKey || event.metaKey || event.ctrlKey) return;
    if (event.key === "Escape") return this.leave();
    const target = event.target;
    if (target instanceof HTMLInputElement && target.type !== "checkbox") return;
    if (target instanceof HTMLSelectElement) return;
    /** @type {Record<string, () => void>} */
    const keys = {
      "/": () => this.search.field.focus(), "?": () => byID("help").showModal(),
      "+": () => this.camera.zoom(1.25), "=": () => this.camera.zoom(1.25),
      "-": () => this.camera.zoom(0.8), "0": () => this.camera.fit(),
      "1": () => this.camera.zoom(1 / this.camera.scale),
    };
    if (!keys[event.key]) return;
    event.preventDefault();
    keys[event.key]();
  }
}

new Page();
