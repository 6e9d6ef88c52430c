/** Where a control is in the window, in CSS pixels, and how large the window is. */
export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
  window: { width: number; height: number };
}

/** Room between a control and the edge of its light, in CSS pixels. */
const room = 8;

/** The light's rectangle. */
export function spotlightShape({ x, y, width, height }: Place) {
  return { x: x - room, y: y - room, width: width + 2 * room, height: height + 2 * room };
}
