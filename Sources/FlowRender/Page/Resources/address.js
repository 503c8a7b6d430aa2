// What the address says after `#`, so that a link can point at a screen.

/**
 * @typedef {object} PageState
 * @property {string} screen The ID of the scene in the panel.
 * @property {string} to The ID of the scene to which a route leads.
 * @property {string} search
 * @property {string} near `in`, `out` or `both`.
 * @property {number} depth
 * @property {string[]} off The switches that are off.
 * @property {string} layout The number of the layout.
 * @property {string[]} pins The IDs of pinned scenes.
 */

/** @returns {PageState} */
export function readAddress() {
  const values = new URLSearchParams(location.hash.slice(1));
  const depth = Number(values.get("depth"));
  return {
    screen: values.get("screen") ?? "",
    to: values.get("to") ?? "",
    search: values.get("search") ?? "",
    near: values.get("near") ?? "",
    depth: depth >= 1 && depth <= 9 ? Math.floor(depth) : 1,
    off: values.getAll("off"),
    layout: values.get("layout") ?? "",
    pins: values.getAll("pin"),
  };
}

/**
 * @param {PageState} state
 * @returns {string}
 */
export function addressOf(state) {
  const values = new URLSearchParams();
  for (const name of /** @type {const} */ (["screen", "to", "search", "near", "layout"])) {
    if (state[name]) values.set(name, state[name]);
  }
  if (state.near && state.depth > 1) values.set("depth", String(state.depth));
  for (const name of state.off) values.append("off", name);
  for (const id of state.pins) values.append("pin", id);
  return "#" + values.toString();
}

/**
 * Changes the address. Another screen is a step back for the browser's button.
 * @param {PageState} state
 */
export function writeAddress(state) {
  const address = addressOf(state);
  if (address === (location.hash || "#")) return;
  const isStep = state.screen !== readAddress().screen;
  if (isStep) history.pushState(null, "", address);
  else history.replaceState(null, "", address);
}
