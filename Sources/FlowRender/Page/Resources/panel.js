// What the page says of one screen, and of the way to another.
import {byID, make, placeLink} from "./dom.js";
import {FlowModel} from "./model.js";

/** @typedef {import("./model.js").Edge} PanelEdge */
/** @typedef {import("./map.js").FlowMap} PanelMap */

export class Panel {
  /**
   * @param {FlowModel} model
   * @param {PanelMap} map
   * @param {{chosen: (scene: number) => void, pointed: (edge: PanelEdge | null) => void}} events
   */
  constructor(model, map, events) {
    this.model = model;
    this.map = map;
    this.events = events;
    this.panel = byID("panel");
    const elsewhere = model.data.findings.map((finding) => this.finding(finding));
    byID("elsewhere").replaceChildren(...elsewhere);
    byID("section-elsewhere").hidden = !elsewhere.length;
  }

  hide() {
    this.panel.hidden = true;
  }

  /** @param {number} scene */
  show(scene) {
    const it = this.model.scenes[scene];
    this.panel.hidden = false;
    byID("panel-name").textContent = it.name;
    const screen = this.map.screenOf(scene);
    byID("panel-screen").replaceChildren(...(screen ? [screen] : []));
    byID("panel-screen").hidden = !screen;
    byID("panel-screen").setAttribute("aria-label", `The screen of ${it.name}`);
    byID("panel-facts").replaceChildren(...this.facts(scene));
    this.list("findings", (it.findings ?? []).map((finding) => this.finding(finding)));
    const out = this.model.outgoing[scene];
    const into = this.model.incoming[scene];
    this.list("outgoing", out.map((segue) => {
      const from = this.model.source(segue);
      return this.way(segue, this.model.targets(segue), from === scene ? null : from);
    }));
    this.list("incoming", into.map((segue) => {
      const from = this.model.source(segue);
      return this.way(segue, from === null ? [] : [from]);
    }));
    byID("outgoing-count").textContent = String(out.length);
    byID("incoming-count").textContent = String(into.length);
    byID("side").scrollTop = 0;
  }

  /** @param {number} scene */
  facts(scene) {
    const it = this.model.scenes[scene];
    const group = it.group === undefined ? null : this.model.data.groups[it.group];
    /** @type {[string, (Node | string)[]][]} */
    const facts = [
      ["Class", it.class ? [make("code", {}, it.class), " ", it.declared ? placeLink(it.declared) : ""] : []],
      ["Kind", it.kind ? [it.kind] : []],
      ["Identifier", it.identifier ? [make("code", {}, it.identifier)] : []],
      ["Title", it.title && it.title !== it.name ? [it.title] : []],
      ["File", [placeLink(it)]],
      ["Group", group ? [group.name] : []],
      ["Targets", it.targets?.length ? [it.targets.join(", ")] : []],
      ["In", it.containers ? [it.containers] : []],
      ["Screens", this.links(it.heirs ?? [])],
      ["Code", it.closes ? [it.closes] : []],
      ["Start", it.entry ? ["The app starts here"] : it.initial ? ["Initial scene of its storyboard"] : []],
      ["Fault", it.fault ? [it.fault] : []],
    ];
    return facts.filter(([, value]) => value.length)
      .flatMap(([name, value]) => [make("dt", {}, name), make("dd", {}, ...value)]);
  }

  /**
   * Links to scenes, with commas between them.
   * @param {string[]} names
   * @returns {(Node | string)[]}
   */
  links(names) {
    return names.flatMap((name) => FlowModel.index(name) ?? [])
      .flatMap((scene, index) => [index ? ", " : "", this.sceneLink(scene)]);
  }

  /**
   * @param {string} name
   * @param {Node[]} items
   */
  list(name, items) {
    byID(`panel-${name}`).replaceChildren(...items);
    byID(`section-${name}`).hidden = !items.length;
  }

  /** @param {import("./model.js").Finding} finding */
  finding(finding) {
    return make("li", {className: `finding ${finding.severity}`}, make("b", {}, finding.severity), " ",
      finding.message, " ", make("code", {}, finding.rule), " ", placeLink(finding));
  }

  /**
   * A segue, with the scenes at its other end as links.
   * @param {PanelEdge} segue
   * @param {number[]} others
   * @param {number | null} base What stands for the screens that inherit the segue, as the one shown does.
   */
  way(segue, others, base = null) {
    const ends = others.map((other) => this.sceneLink(other));
    const words = [
      segue.relationship ?? segue.kind ?? segue.family, segue.code ? "from code" : "",
      segue.possible ? "possible" : "",
    ].filter(Boolean).join(", ");
    const item = make("li", {className: "way"},
      make("span", {className: "swatch"}, this.swatch(segue.family)),
      make("span", {}, ...(ends.length ? ends : [segue.end ?? "leads nowhere that is known"])),
      make("span", {className: "detail"}, words, segue.trigger ? " · " + segue.trigger : "",
        segue.identifier ? " · " : "", segue.identifier ? make("code", {}, segue.identifier) : null,
        ...(base === null ? [] : [" · as ", this.sceneLink(base)])),
      make("span", {className: "detail"}, ...this.places(segue)));
    item.addEventListener("pointerenter", () => this.events.pointed(segue));
    item.addEventListener("pointerleave", () => this.events.pointed(null));
    return item;
  }

  /**
   * @param {PanelEdge} segue
   * @returns {(Node | string)[]}
   */
  places(segue) {
    const {calls = [], place, link} = segue;
    if (!calls.length) return place ? [placeLink({place, link}, true)] : [];
    return calls.flatMap((call, index) => {
      // A call that is named like the segue, or like the one before, says nothing new.
      const isKnown = call.call === (index ? calls[index - 1].call : segue.kind);
      return [index ? ", " : "", isKnown ? "" : make("code", {}, call.call), " ", placeLink(call, true)];
    });
  }

  /** @param {number} scene */
  sceneLink(scene) {
    const button = make("button", {type: "button", className: "link"}, this.model.scenes[scene].name);
    button.addEventListener("click", () => this.events.chosen(scene));
    return button;
  }

  /**
   * A line in the colour of a family.
   * @param {string} family
   */
  swatch(family) {
    return make("span", {className: `line line-${family}`, "aria-hidden": "true"});
  }

  /**
   * The taps of a route, or that there is none.
   * @param {{segue: PanelEdge, from: number, to: number}[] | null} route
   */
  showRoute(route) {
    const status = byID("route-status");
    const list = byID("route");
    if (!route) {
      status.textContent = "No way of visible segues leads there.";
      list.replaceChildren();
      return;
    }
    status.textContent = !route.length ? "You are there." : route.length === 1 ? "1 step" : `${route.length} steps`;
    list.replaceChildren(...route.map((step) => make("li", {},
      step.segue.trigger || step.segue.relationship || step.segue.label || step.segue.kind || step.segue.family,
      " → ", this.sceneLink(step.to))));
  }

  /** @param {string} text What no screen is called. */
  showNoGoal(text) {
    byID("route-status").textContent = `No screen is called “${text}”.`;
  }

  hideRoute() {
    byID("route-status").textContent = "";
    byID("route").replaceChildren();
  }
}
