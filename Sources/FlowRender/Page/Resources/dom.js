// Elements made without markup: whatever a text contains, it stays text.

/**
 * Returns the element of the page with an ID.
 * @param {string} id
 * @returns {any}
 */
export function byID(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no element '${id}'`);
  return element;
}

/**
 * Makes an element of HTML.
 * @param {string} tag
 * @param {Record<string, any>} [properties] Properties, and attributes whose names have a hyphen.
 * @param {...(Node | string | null | undefined | false)} children
 * @returns {any}
 */
export function make(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name.includes("-") || name === "role") element.setAttribute(name, String(value));
    else /** @type {any} */ (element)[name] = value;
  }
  for (const child of children) if (child) element.append(child);
  return element;
}

/**
 * Makes an element of SVG.
 * @param {string} tag
 * @param {Record<string, string | number>} attributes
 * @param {...Node} children
 * @returns {SVGElement}
 */
export function makeSVG(tag, attributes, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
}

/**
 * Makes a place in the source: a link, if the page was written with addresses of the source.
 * @param {{place: string, link?: string}} location
 * @param {boolean} [isShort] Whether the file's name is enough, with the path as its tooltip.
 * @returns {Node}
 */
export function placeLink({place, link}, isShort = false) {
  // A long path breaks between its folders.
  const folders = place.split(/(?<=\/)/);
  const parts = isShort
    ? folders.slice(-1) : folders.flatMap((part, index) => (index ? [make("wbr"), part] : [part]));
  const title = isShort ? place : "";
  // The address is escaped where the page was written; nothing but https is followed.
  if (!link || !link.startsWith("https://")) return make("span", {className: "place", title}, ...parts);
  return make("a", {className: "place", title, href: link, rel: "noreferrer", target: "_blank"}, ...parts);
}

/**
 * Whether the reader asks for less motion.
 * @returns {boolean}
 */
export function prefersStill() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
