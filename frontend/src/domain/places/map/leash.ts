/** A point on the screen, in pixels. */
export interface Pixel {
  x: number;
  y: number;
}

/** How far the leash hangs below the straight line, as a share of its length, and the limits in pixels. */
const slack = { share: 0.28, min: 18, max: 90 };

/**
 * Returns the points of a slack leash between two points: a curve that hangs down, and is never a route. The label is in
 * the middle.
 */
export function hangLeash(from: Pixel, to: Pixel, count = 25): Pixel[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const drop = Math.min(slack.max, Math.max(slack.min, length * slack.share));
  const control = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 + 2 * drop };
  return Array.from({ length: count }, (_, at) => {
    const t = at / (count - 1);
    const mix = (a: number, b: number, c: number) => (1 - t) ** 2 * a + 2 * (1 - t) * t * b + t ** 2 * c;
    return { x: mix(from.x, control.x, to.x), y: mix(from.y, control.y, to.y) };
  });
}

/** Returns the middle of a leash, where its label is. */
export function findLeashMiddle(from: Pixel, to: Pixel): Pixel {
  return hangLeash(from, to, 3)[1] ?? from;
}
