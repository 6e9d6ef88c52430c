import { useEffect, useState } from 'react';

/** Where a control is in the window, in CSS pixels, and how large the window is. */
export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
  window: { width: number; height: number };
}

/** How often the page is looked at for a control that comes, goes or moves without scrolling, in milliseconds. */
const lookEvery = 200;

function same(one: Place | null, other: Place | null): boolean {
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

/** Follows the control that a selector names, through scrolling, resizing and changes of the page; null while it is not there. */
export function useControl(selector: string): Place | null {
  const [place, setPlace] = useState<Place | null>(null);

  useEffect(() => {
    let shown: Element | undefined;
    let frame = 0;
    const look = () => {
      const element = visible(selector);
      if (element && element !== shown) {
        const { top, bottom } = element.getBoundingClientRect();
        if (top < 0 || bottom > document.documentElement.clientHeight) element.scrollIntoView({ block: 'center' });
      }
      shown = element;
      const next = element ? placeOf(element) : null;
      setPlace((known) => (same(known, next) ? known : next));
    };
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    look();
    const timer = setInterval(look, lookEvery);
    window.addEventListener('scroll', soon, { capture: true, passive: true });
    window.addEventListener('resize', soon);
    return () => {
      clearInterval(timer);
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', soon, { capture: true });
      window.removeEventListener('resize', soon);
    };
  }, [selector]);

  return place;
}
