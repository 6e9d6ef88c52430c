import { computeSpotlightShape, type Place } from './spotlight-shape.ts';

/** The half of the window in which the tour's card is shown. */
export type Side = 'upper' | 'lower';

/** Distance of the card from the edge of the window, in CSS pixels. */
const margin = 8;

/** Maximum height of the header and of the navigation, in CSS pixels. */
const barHeight = 80;

interface Span {
  top: number;
  bottom: number;
}

function measureSpotlight(place: Place): Span {
  const { y, height } = computeSpotlightShape(place);
  return { top: y, bottom: y + height };
}

/** Returns the part of the window that a card of height `card` on `side` does not cover. `height` is the window's. */
function measureBeside(side: Side, card: number, height: number): Span {
  return side === 'upper' ? { top: margin + card, bottom: height } : { top: 0, bottom: height - margin - card };
}

/** Returns how many pixels of a span are outside of `free`. */
function measureOverflow({ top, bottom }: Span, free: Span): number {
  return Math.max(0, free.top - top) + Math.max(0, bottom - free.bottom);
}

/** Returns the half of the window that does not contain the center of the target. */
export function chooseSide({ y, height, window }: Place): Side {
  return y + height / 2 > window.height / 2 ? 'upper' : 'lower';
}

/**
 * Returns how far to scroll the page down, in CSS pixels, so that card, header and navigation do not cover the
 * spotlight. Negative to scroll up. `up` and `down` are how far the page can scroll.
 */
export function scrollFor(place: Place, card: number, { up, down }: { up: number; down: number }): number {
  const { height } = place.window;
  const spotlight = measureSpotlight(place);
  const options = (['upper', 'lower'] as const).map((side) => {
    const beside = measureBeside(side, card, height);
    const free = { top: Math.max(beside.top, barHeight), bottom: Math.min(beside.bottom, height - barHeight) };
    const wanted =
      measureOverflow(spotlight, free) === 0 ? 0 : (spotlight.top + spotlight.bottom - free.top - free.bottom) / 2;
    const by = Math.min(down, Math.max(-up, wanted));
    return { by, hidden: measureOverflow({ top: spotlight.top - by, bottom: spotlight.bottom - by }, free) };
  });
  options.sort((one, other) => one.hidden - other.hidden || Math.abs(one.by) - Math.abs(other.by));
  return options[0]?.by ?? 0;
}
