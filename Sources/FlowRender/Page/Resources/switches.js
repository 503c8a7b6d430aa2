// The legend, of which each entry is a switch, and the groups that fold.
import {byID, make} from "./dom.js";

/** @typedef {import("./model.js").FlowModel} SwitchModel */
/** @typedef {import("./model.js").Edge} SwitchEdge */

export class Switches {
  /**
   * @param {SwitchModel} model
   * @param {{changed: () => void, folded: (layout: number) => void}} events
   */
  constructor(model, events) {
    this.model = model;
    /**
     * The switches by their names in the address.
     * @type {Map<string, HTMLInputElement>}
     */
    this.boxes = new Map();
    this.changed = events.changed;
    this.addFamilies();
    const {segues, scenes} = model;
    if (segues.some((segue) => segue.code)) this.add("kinds", "code", "From code");
    if (segues.some((segue) => segue.possible)) this.add("kinds", "possible", "Possible: may also lead elsewhere");
    if (scenes.some((scene) => scene.container || scene.containers)) this.add("kinds", "containers", "Containers");
    const targets = [...new Set(scenes.flatMap((scene) => scene.targets ?? []))].sort();
    if (targets.length > 1) for (const target of targets) this.add("app-targets", `target:${target}`, target);
    byID("section-targets").hidden = targets.length < 2;
    this.addGroups(events.folded);
  }

  addFamilies() {
    /** @type {Map<string, number>} */
    const counts = new Map();
    for (const {family} of this.model.segues) counts.set(family, (counts.get(family) ?? 0) + 1);
    for (const {name, title} of this.model.data.families) {
      const count = counts.get(name);
      if (!count) continue;
      const line = make("span", {className: `line line-${name}`, "aria-hidden": "true"});
      this.add("kinds", name, `${title} (${count})`, line);
    }
  }

  /**
   * @param {string} list
   * @param {string} name
   * @param {string} title
   * @param {Node} [sign]
   */
  add(list, name, title, sign) {
    const box = make("input", {type: "checkbox", checked: true});
    box.addEventListener("change", this.changed);
    this.boxes.set(name, box);
    byID(list).append(make("li", {}, make("label", {}, box, sign, make("span", {}, title))));
  }

  /** @param {(layout: number) => void} folded */
  addGroups(folded) {
    const {groups, layouts} = this.model.data;
    byID("section-groups").hidden = !groups.length;
    byID("fold").hidden = !groups.length;
    byID("unfold").hidden = !groups.length;
    byID("fold").addEventListener("click", () => folded(0));
    byID("unfold").addEventListener("click", () => folded(layouts.length - 1));
    this.groupButtons = groups.map((group, index) => {
      const button = make("button", {type: "button", className: "item", title: group.path},
        make("b", {}, group.name), make("span", {}, String(group.count)));
      button.addEventListener("click", () =>
        folded(button.getAttribute("aria-expanded") === "true" ? 0 : index + 1));
      byID("groups").append(make("li", {}, button));
      return button;
    });
  }

  /**
   * Says which groups a layout unfolds.
   * @param {number} number
   */
  showLayout(number) {
    const layout = this.model.data.layouts[number];
    this.groupButtons?.forEach((button, index) => button.setAttribute(
      "aria-expanded", String(Boolean(layout.unfolded) || layout.group === index)));
    byID("fold").setAttribute("aria-pressed", String(Boolean(layout.folded)));
    byID("unfold").setAttribute("aria-pressed", String(Boolean(layout.unfolded)));
  }

  /**
   * The names of the switches that are off.
   * @returns {string[]}
   */
  get off() {
    return [...this.boxes].filter(([, box]) => !box.checked).map(([name]) => name);
  }

  /** @param {string[]} names */
  set off(names) {
    for (const [name, box] of this.boxes) box.checked = !names.includes(name);
  }

  /** @param {string} name */
  isOn(name) {
    return this.boxes.get(name)?.checked ?? true;
  }

  /** @param {SwitchEdge} edge */
  showsEdge(edge) {
    return this.isOn(edge.family) && (!edge.code || this.isOn("code"))
      && (!edge.possible || this.isOn("possible"));
  }

  /** @param {number} index */
  showsScene(index) {
    const scene = this.model.scenes[index];
    if (scene.container && !this.isOn("containers")) return false;
    const targets = scene.targets ?? [];
    return !targets.length || targets.some((target) => this.isOn(`target:${target}`));
  }
}
