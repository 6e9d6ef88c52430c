import { type RefObject, useEffect, useState } from 'react';
import { scrollFor } from './card-side.ts';
import type { Place } from './spotlight-shape.ts';

/** How often the page is looked at for a control that comes, goes or moves without scrolling, in milliseconds. */
const lookEvery = 200;

/** At how many of these looks a control that has come is brought into view: its screen may begin at its top meanwhile. */
const settling = 4;

/** After how many looks a control that has not come is taken for missing. */
const patience = 5;

function same(one: Place | null | undefined, other: Place | null | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function visible(selector: string): Element | undefined {
  return [...document.querySelectorAll(selector)].find((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
}

function placeOf(element: Element): Place {
  const { x, y, width, height } = element.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  return { x, y, width, height, window: { width: clientWidth, height: clientHeight } };
}

/** Scrolls a control of the page out from under the card. What belongs to the frame around the page stays where it is. */
function bringIntoView(element: Element, card: HTMLElement | null): void {
  if (!element.closest('main')) return;
  const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
  const range = { up: scrollTop, down: scrollHeight - clientHeight - scrollTop };
  const by = scrollFor(placeOf(element), card?.offsetHeight ?? 0, range);
  if (by !== 0) window.scrollBy({ top: by, behavior: 'instant' });
}

/**
 * Follows the control that a selector names, through scrolling, resizing and changes of the page; undefined while it may
 * still come, null where there is none. When it comes, and when the window is turned, the page is scrolled so that the card leaves it free.
 */
export function useTarget(selector: string, card: RefObject<HTMLElement | null>): Place | null | undefined {
  const [place, setPlace] = useState<Place | null>();

  useEffect(() => {
    let shown: Element | undefined;
    let looks = 0;
    let toSettle = 0;
    let frame = 0;
    let { innerWidth } = window;
    const look = () => {
      const element = visible(selector);
      if (element !== shown) toSettle = settling;
      shown = element;
      const next = element ? placeOf(element) : looks < patience ? undefined : null;
      setPlace((known) => (same(known, next) ? known : next));
    };
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    const resized = () => {
      // A phone's bars come and go while somebody scrolls: only another width is another arrival.
      if (innerWidth !== window.innerWidth) toSettle = settling;
      innerWidth = window.innerWidth;
      soon();
    };
    const settle = () => {
      look();
      looks += 1;
      if (!shown || toSettle === 0) return;
      toSettle -= 1;
      bringIntoView(shown, card.current);
    };
    settle();
    const timer = setInterval(settle, lookEvery);
    window.addEventListener('scroll', soon, { capture: true, passive: true });
    window.addEventListener('resize', resized);
    return () => {
      clearInterval(timer);
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', soon, { capture: true });
      window.removeEventListener('resize', resized);
    };
  }, [selector, card]);

  return place;
}
