/** A pin at a position on the screen, in pixels, with a name. */
export interface NamedPin {
  key: string;
  x: number;
  y: number;
  /** Undefined for a cluster, which is a circle around its position without a name. */
  name: string | undefined;
}

/** The side of its pin on which a name is written. */
export type LabelSide = 'right' | 'left';

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The width of a character, the height of a label, and the size of a pin above its tip, in pixels. */
const characterWidth = 7.4;
const labelHeight = 20;
const pin = { width: 40, height: 46 };
const cluster = 44;
const distance = { padding: 24, height: 26 };

function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function toPinBox({ x, y, name }: NamedPin): Box {
  if (name === undefined) {
    const half = cluster / 2;
    return { left: x - half, right: x + half, top: y - half, bottom: y + half };
  }
  return { left: x - pin.width / 2, right: x + pin.width / 2, top: y - pin.height, bottom: y };
}

function toLabelBox({ x, y }: NamedPin, name: string, side: LabelSide): Box {
  const width = name.length * characterWidth;
  const start = pin.width / 2 + 2;
  const middle = y - pin.height / 2 - 4;
  const [left, right] = side === 'right' ? [x + start, x + start + width] : [x - start - width, x - start];
  return { left, right, top: middle - labelHeight / 2, bottom: middle + labelHeight / 2 };
}

/** The distance on the leash: its middle in pixels, and its text. */
export interface DistanceLabel {
  x: number;
  y: number;
  text: string;
}

function toDistanceBox({ x, y, text }: DistanceLabel): Box {
  const width = text.length * characterWidth + distance.padding;
  return {
    left: x - width / 2,
    right: x + width / 2,
    top: y - distance.height / 2,
    bottom: y + distance.height / 2,
  };
}

/**
 * Chooses for each pin the side of its name, so that names overlap neither each other, nor pins, nor the distance on the
 * leash. The first pins win.
 */
export function placeLabels(pins: readonly NamedPin[], width: number, miles?: DistanceLabel): Map<string, LabelSide> {
  const taken = [...pins.map(toPinBox), ...(miles ? [toDistanceBox(miles)] : [])];
  const sides = new Map<string, LabelSide>();
  for (const each of pins) {
    if (!each.name) continue;
    const own = taken[pins.indexOf(each)];
    for (const side of ['right', 'left'] as const) {
      const box = toLabelBox(each, each.name, side);
      const isInside = box.left >= 0 && box.right <= width;
      if (!isInside || taken.some((other) => other !== own && overlaps(box, other))) continue;
      taken.push(box);
      sides.set(each.key, side);
      break;
    }
  }
  return sides;
}
