// The names of groups for a reader who sees them from far.
import {makeSVG} from "./dom.js";

/** @typedef {import("./camera.js").Box} LabelBox */
/** @typedef {import("./model.js").Group} LabelGroup */
/** @typedef {{element: SVGElement, box: LabelBox, width: number, isFrame: boolean}} Label */

export class GroupLabels {
  /**
   * @param {LabelGroup[]} groups
   * @param {Map<string, LabelBox>} frames The frames of unfolded groups, by their names.
   * @param {Map<string, LabelBox>} boxes The cards of scenes and folded groups, by their names.
   * @param {LabelBox} bounds The map, which cuts off what is outside.
   */
  constructor(groups, frames, boxes, bounds) {
    this.element = makeSVG("g", {class: "far-labels"});
    this.bounds = bounds;
    this.boxes = [...boxes.values()];
    /**
     * The largest group first: where there is room for some, these are the ones to know.
     * @type {Label[]}
     */
    this.labels = groups
      .flatMap((group, index) => {
        const frame = frames.get(`g${index}`);
        const box = frame ?? boxes.get(`g${index}`);
        return box ? [{group, frame, box}] : [];
      })
      .sort((one, other) => other.group.count - one.group.count)
      .map(({group, frame, box}) => {
        const {element, width} = frame ? GroupLabels.ofFrame(group) : GroupLabels.ofCard(group);
        this.element.append(element);
        return {element, box, width, isFrame: frame !== undefined};
      });
    /** What the labels were placed for. */
    this.placed = "";
  }

  /** @param {LabelGroup} group */
  static ofFrame(group) {
    const title = makeSVG("text", {class: "far-title", "text-anchor": "middle"});
    title.textContent = group.name;
    const count = makeSVG("text", {class: "far-count", "text-anchor": "middle", y: 20});
    const words = `${group.count} screen${group.count === 1 ? "" : "s"}`;
    count.textContent = words;
    const width = Math.max(GroupLabels.width(group.name, true), GroupLabels.width(words, false));
    return {element: makeSVG("g", {}, title, count), width};
  }

  /**
   * A label of one line, since a card is low.
   * @param {LabelGroup} group
   */
  static ofCard(group) {
    const name = makeSVG("tspan", {class: "far-title"});
    name.textContent = group.name;
    const count = makeSVG("tspan", {class: "far-count", dx: 5});
    count.textContent = String(group.count);
    const text = makeSVG("text", {"text-anchor": "middle", y: 5}, name, count);
    const width = GroupLabels.width(group.name, true) + 5 + GroupLabels.width(String(group.count), false);
    return {element: makeSVG("g", {}, text), width};
  }

  /**
   * The width of a text in the fonts of the style sheet.
   * @param {string} text
   * @param {boolean} isTitle
   */
  static width(text, isTitle) {
    const context = document.createElement("canvas").getContext("2d");
    if (!context) return text.length * 9;
    context.font = `${isTitle ? "bold 15px" : "13px"} Arial,"Liberation Sans",Helvetica,sans-serif`;
    return context.measureText(text).width;
  }

  /**
   * Places the labels so that none hides another; what finds no room is left out.
   * @param {number} scale
   * @param {boolean} showsFrames
   * @param {boolean} showsCards
   */
  place(scale, showsFrames, showsCards) {
    const state = [scale, showsFrames, showsCards].join();
    if (state === this.placed) return;
    this.placed = state;
    /** @type {LabelBox[]} */
    const taken = [];
    for (const label of this.labels) {
      const isShown = label.isFrame ? showsFrames : showsCards;
      const places = isShown ? (label.isFrame ? inFrame(label, scale) : this.atCard(label, scale)) : [];
      const place = places.find(({box}) => !taken.some((other) => meet(box, other)));
      label.element.toggleAttribute("hidden", !place);
      if (!place) continue;
      taken.push(place.box);
      const [x, y] = [place.box.x + place.box.width / 2, place.box.y + place.box.height / 2];
      label.element.setAttribute("transform", `translate(${x} ${y}) scale(${place.size})`);
    }
  }

  /**
   * Where the label of a card may stand, the best place first: on the card, else above or below it, if
   * that is no other card's place.
   * @param {Label} label
   * @param {number} scale
   */
  atCard({box, width}, scale) {
    return [0.8, 0.7, 0.6].flatMap((part) => {
      const size = part / scale;
      const [wide, high] = [(width + 8) * size, 17 * size];
      const middle = box.y + (box.height - high) / 2;
      return [middle, box.y - high, box.y + box.height, middle - high, middle + high]
        .map((y) => ({size, box: this.inside(box.x + (box.width - wide) / 2, y, wide, high)}))
        .filter((place, index) =>
          !index || !this.boxes.some((other) => other !== box && meet(place.box, other)));
    });
  }

  /**
   * A box within the map, as near as possible to a place.
   * @param {number} x
   * @param {number} y
   * @param {number} width
   * @param {number} height
   * @returns {LabelBox}
   */
  inside(x, y, width, height) {
    const {bounds} = this;
    return {
      x: Math.max(Math.min(x, bounds.width - width), 0), y: Math.max(Math.min(y, bounds.height - height), 0),
      width, height,
    };
  }
}

/**
 * The label of a frame is as large as the frame has room for, and never larger than a title. Letters that
 * nobody can read would only hide what is below.
 * @param {Label} label
 * @param {number} scale
 */
function inFrame({box, width}, scale) {
  const size = Math.min(1 / scale, box.width / width, box.height / 50);
  if (size * scale < 0.4) return [];
  const [wide, high] = [width * size, 40 * size];
  return [{
    size,
    box: {
      x: box.x + (box.width - wide) / 2, y: box.y + (box.height - high) / 2, width: wide, height: high,
    },
  }];
}

/**
 * @param {LabelBox} one
 * @param {LabelBox} other
 */
function meet(one, other) {
  return one.x < other.x + other.width && other.x < one.x + one.width
    && one.y < other.y + other.height && other.y < one.y + one.height;
}
