// What the page knows of the flow, without anything that is drawn.

/**
 * @typedef {object} Finding
 * @property {string} severity
 * @property {string} rule
 * @property {string} message
 * @property {string} place
 * @property {string} [link]
 */

/**
 * @typedef {object} Scene
 * @property {string} id The path of its file and its object ID.
 * @property {string} name
 * @property {string} [class]
 * @property {string} [identifier]
 * @property {string} [title]
 * @property {string} [kind]
 * @property {number} [group]
 * @property {string[]} [targets]
 * @property {boolean} [entry]
 * @property {boolean} [initial]
 * @property {boolean} [container] Whether it shows nothing but other scenes.
 * @property {boolean} [hidden] Whether it is a reference that is drawn as what it refers to.
 * @property {boolean} [screen] Whether the page has its screen.
 * @property {string} [containers]
 * @property {string[]} [heirs] The names of the screens that inherit what leaves it; it stands for them all.
 * @property {string} [closes]
 * @property {string} [fault]
 * @property {string} place
 * @property {string} [link]
 * @property {{place: string, link?: string}} [declared]
 * @property {Finding[]} [findings]
 */

/**
 * @typedef {object} Edge
 * @property {string} [from] The name of a scene or a group, such as `s3` or `g0`.
 * @property {string[]} [to]
 * @property {string} family
 * @property {string} [kind]
 * @property {string} [label]
 * @property {string} [trigger]
 * @property {string} [identifier]
 * @property {string} [relationship]
 * @property {boolean} [code]
 * @property {boolean} [possible]
 * @property {string} [end] Where an unwind without a target ends.
 * @property {number} [count]
 * @property {string} [place]
 * @property {string} [link]
 * @property {{call: string, place: string, link?: string}[]} [calls]
 */

/** @typedef {{name: string, path: string, count: number}} Group */
/** @typedef {{folded?: boolean, unfolded?: boolean, group?: number}} Layout */
/** @typedef {{name: string, title: string, paint: string, dash?: string}} Family */
/** @typedef {"in" | "out" | "both"} Direction */

/**
 * @typedef {object} FlowData
 * @property {Scene[]} scenes
 * @property {Edge[]} segues
 * @property {Edge[]} bundles
 * @property {Group[]} groups
 * @property {Layout[]} layouts
 * @property {Family[]} families
 * @property {Finding[]} findings
 * @property {number} first
 */

/** The graph, and the questions about it. Scenes are numbers: their places in the data. */
export class FlowModel {
  /** @param {FlowData} data */
  constructor(data) {
    this.data = data;
    this.scenes = data.scenes;
    this.segues = data.segues;
    /** @type {Edge[][]} */
    this.outgoing = data.scenes.map(() => []);
    /** @type {Edge[][]} */
    this.incoming = data.scenes.map(() => []);
    for (const segue of data.segues) {
      const from = FlowModel.index(segue.from);
      if (from !== null) this.outgoing[from].push(segue);
      for (const heir of this.heirs(segue)) this.outgoing[heir].push(segue);
      for (const to of this.targets(segue)) this.incoming[to].push(segue);
    }
    this.screens = data.scenes.map((_, index) => index)
      .filter((index) => !data.scenes[index].hidden && !data.scenes[index].heirs);
    this.texts = data.scenes.map((scene) =>
      [scene.name, scene.class, scene.identifier, scene.title, scene.id].join("\n").toLowerCase());
    this.labels = this.uniqueLabels();
    this.indices = new Map(data.scenes.map((scene, index) => [scene.id, index]));
  }

  /**
   * The scene that a name such as `s3` means.
   * @param {string | null | undefined} name
   * @returns {number | null}
   */
  static index(name) {
    return name && name.startsWith("s") ? Number(name.slice(1)) : null;
  }

  /**
   * @param {Edge} segue
   * @returns {number[]}
   */
  targets(segue) {
    return (segue.to ?? []).map(FlowModel.index).flatMap((index) => (index === null ? [] : [index]));
  }

  /**
   * @param {Edge} segue
   * @returns {number | null}
   */
  source(segue) {
    return FlowModel.index(segue.from);
  }

  /**
   * The screens that inherit a segue from its source.
   * @param {Edge} segue
   * @returns {number[]}
   */
  heirs(segue) {
    const source = this.source(segue);
    const heirs = source === null ? [] : this.scenes[source].heirs ?? [];
    return heirs.map(FlowModel.index).flatMap((index) => (index === null ? [] : [index]));
  }

  /**
   * The scenes that a segue joins, its source first.
   * @param {Edge} segue
   * @returns {number[]}
   */
  ends(segue) {
    const source = this.source(segue);
    return [...(source === null ? [] : [source]), ...this.targets(segue)];
  }

  /**
   * The edge that a name such as `e3` or `b0` means.
   * @param {string} name
   * @returns {Edge | null}
   */
  edge(name) {
    const number = Number(name.slice(1));
    if (name.startsWith("e")) return this.data.segues[number] ?? null;
    return name.startsWith("b") ? this.data.bundles[number] ?? null : null;
  }

  /**
   * The scenes whose text has all words of a query, those first that are called so.
   * @param {string} query
   * @returns {number[]}
   */
  matches(query) {
    const words = query.toLowerCase().split(/\s+/).filter(Boolean);
    if (!words.length) return [];
    const whole = words.join(" ");
    const rank = (/** @type {number} */ index) => {
      const name = this.scenes[index].name.toLowerCase();
      return name === whole ? 0 : name.startsWith(whole) ? 1 : name.includes(whole) ? 2 : 3;
    };
    return this.screens.filter((index) => words.every((word) => this.texts[index].includes(word)))
      .sort((a, b) => rank(a) - rank(b) || a - b);
  }

  /**
   * The scenes near one, itself included.
   * @param {number} scene
   * @param {Direction} direction
   * @param {number} depth
   * @returns {Set<number>}
   */
  neighbours(scene, direction, depth) {
    const seen = new Set([scene]);
    let ring = [scene];
    for (let step = 0; step < depth && ring.length; step++) {
      /** @type {number[]} */
      const next = [];
      for (const place of ring) {
        const near = [];
        // What stands for several screens is drawn between them and what they lead to.
        if (direction !== "in") near.push(...this.outgoing[place].flatMap((s) => this.ends(s)));
        if (direction !== "out") {
          near.push(...this.incoming[place].flatMap((s) => [this.source(s), ...this.heirs(s)]));
        }
        for (const other of near) {
          if (other === null || seen.has(other)) continue;
          seen.add(other);
          next.push(other);
        }
      }
      ring = next;
    }
    return seen;
  }

  /**
   * A shortest way from one scene to another; `null` if there is none.
   * @param {number} from
   * @param {number} to
   * @param {(segue: Edge) => boolean} isOpen
   * @returns {{segue: Edge, from: number, to: number}[] | null}
   */
  route(from, to, isOpen = () => true) {
    /** @type {Map<number, {segue: Edge, from: number, to: number}>} */
    const arrivals = new Map();
    const queue = [from];
    const seen = new Set(queue);
    for (let next = 0; next < queue.length && !seen.has(to); next++) {
      for (const segue of this.outgoing[queue[next]].filter(isOpen)) {
        for (const target of this.targets(segue)) {
          if (seen.has(target)) continue;
          seen.add(target);
          arrivals.set(target, {segue, from: queue[next], to: target});
          queue.push(target);
        }
      }
    }
    if (!seen.has(to)) return null;
    const steps = [];
    for (let place = to; place !== from;) {
      const step = arrivals.get(place);
      if (!step) return null;
      steps.unshift(step);
      place = step.from;
    }
    return steps;
  }

  /**
   * The name that a segue has in drawings.
   * @param {Edge} segue
   * @returns {string}
   */
  nameOf(segue) {
    return `e${this.segues.indexOf(segue)}`;
  }

  /**
   * A label for each scene that no other has: its name, if necessary with its class, or else its ID.
   * @returns {string[]}
   */
  uniqueLabels() {
    const choices = this.scenes.map(({name, class: className, id}) =>
      [name, ...(className ? [`${name} (${className})`] : []), `${name} (${id})`]);
    /** @type {Map<string, number>} */
    const counts = new Map();
    for (const label of choices.flat()) counts.set(label, (counts.get(label) ?? 0) + 1);
    return choices.map((labels) =>
      labels.find((label) => counts.get(label) === 1) ?? labels[labels.length - 1]);
  }

  /**
   * The scene that a reader means: one of those with the label, or else of the matches of a search. The first that
   * a way leads to is meant before the others.
   * @param {string} text
   * @param {(scene: number) => boolean} isReached
   * @returns {number | null}
   */
  named(text, isReached) {
    const labelled = [...this.labels.keys()].filter((scene) => this.labels[scene] === text);
    const scenes = labelled.length > 0 ? labelled : this.matches(text);
    return scenes.find(isReached) ?? scenes[0] ?? null;
  }
}
