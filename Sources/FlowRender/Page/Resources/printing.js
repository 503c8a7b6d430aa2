// The map on paper: all of it, as large as it fits.

/** @typedef {import("./camera.js").Camera} PrintedCamera */
/** @typedef {import("./map.js").FlowMap} PrintedMap */

export class Printing {
  /**
   * @param {PrintedMap} map
   * @param {PrintedCamera} camera
   */
  constructor(map, camera) {
    this.map = map;
    this.camera = camera;
    addEventListener("beforeprint", () => this.begin());
    addEventListener("afterprint", () => this.end());
  }

  begin() {
    const {map} = this;
    const {width, height} = map.bounds;
    const isWide = width > height;
    document.documentElement.classList.toggle("wide", isWide);
    // A sheet of A4 or Letter within its margins. Print is finer than a screen: smaller letters can be read.
    const [sheetWidth, sheetHeight] = isWide ? [1000, 650] : [700, 950];
    map.zoomed(Math.min(sheetWidth / width, sheetHeight / height) * 1.5);
    map.fillScreens(map.bounds);
  }

  end() {
    document.documentElement.classList.remove("wide");
    this.map.zoomed(this.camera.scale);
  }
}
