import { type Place, spotlightShape } from './spotlight-shape.ts';

/** At which end of the window the card lies. */
export type Side = 'upper' | 'lower';

/** Between the card and the edge of the window, in CSS pixels. */
const rim = 8;

/** What header and navigation cover at most, in CSS pixels. */
const bar = 80;

interface Span {
  top: number;
  bottom: number;
}

function lightSpan(place: Place): Span {
  const { y, height } = spotlightShape(place);
  return { top: y, bottom: y + height };
}

/** What a card of that height leaves of the window. */
function freeBeside(side: Side, card: number, height: number): Span {
  return side === 'upper' ? { top: rim + card, bottom: height } : { top: 0, bottom: height - rim - card };
}

/** How much of a span stands outside another one. */
function outside({ top, bottom }: Span, free: Span): number {
  return Math.max(0, free.top - top) + Math.max(0, bottom - free.bottom);
}

/** The end of the window that is farther from the control. */
export function sideFor({ y, height, window }: Place): Side {
  return y + height / 2 > window.height / 2 ? 'upper' : 'lower';
}

/**
 * How far the page has to be scrolled for the light to stand free of the card, the header and the navigation; 0 where it
 * does already. `up` and `down` say how far the page can go.
 */
export function scrollFor(place: Place, card: number, { up, down }: { up: number; down: number }): number {
  const { height } = place.window;
  const light = lightSpan(place);
  const ways = (['upper', 'lower'] as const).map((side) => {
    const beside = freeBeside(side, card, height);
    const free = { top: Math.max(beside.top, bar), bottom: Math.min(beside.bottom, height - bar) };
    const wanted = outside(light, free) === 0 ? 0 : (light.top + light.bottom - free.top - free.bottom) / 2;
    const by = Math.min(down, Math.max(-up, wanted));
    return { by, left: outside({ top: light.top - by, bottom: light.bottom - by }, free) };
  });
  ways.sort((one, other) => one.left - other.left || Math.abs(one.by) - Math.abs(other.by));
  return ways[0]?.by ?? 0;
}
