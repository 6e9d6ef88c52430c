/** Position and size of a target in the window, and the window's size, in CSS pixels. */
export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
  window: { width: number; height: number };
}

/** Padding between the target and the edge of the spotlight, in CSS pixels. */
const padding = 8;

/** Computes the spotlight's rectangle, in CSS pixels. */
export function computeSpotlightShape({ x, y, width, height }: Place) {
  return { x: x - padding, y: y - padding, width: width + 2 * padding, height: height + 2 * padding };
}
