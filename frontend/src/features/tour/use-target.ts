import { type RefObject, useEffect, useState } from 'react';
import { scrollFor } from './card-side.ts';
import type { Place } from './spotlight-shape.ts';

/** How long a target may take to appear before it counts as missing, in milliseconds. */
const missingAfterMs = 1000;

function isSame(one: Place | null | undefined, other: Place | null | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Returns the first visible element that matches a CSS selector. */
export function findVisibleTarget(selector: string): Element | undefined {
  return [...document.querySelectorAll(selector)].find((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
}

function measurePlace(element: Element): Place {
  const { x, y, width, height } = element.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  return { x, y, width, height, window: { width: clientWidth, height: clientHeight } };
}

/**
 * Scrolls the page so that the card does not cover the target. Targets outside `main` are in fixed bars, which do not
 * scroll.
 */
function scrollIntoView(element: Element, card: HTMLElement | null): void {
  if (!element.closest('main')) return;
  const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
  const range = { up: scrollTop, down: scrollHeight - clientHeight - scrollTop };
  const by = scrollFor(measurePlace(element), card?.offsetHeight ?? 0, range);
  if (by !== 0) window.scrollBy({ top: by, behavior: 'instant' });
}

/** Input events after which the tour no longer scrolls the page to the target. */
const interactions = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Tracks the position of a tour step's target. Returns undefined while the target may still appear, null if there is
 * none. Until the owner scrolls, clicks or types, scrolls the page so that the card does not cover the target.
 */
export function useTarget(selector: string, card: RefObject<HTMLElement | null>): Place | null | undefined {
  const [place, setPlace] = useState<Place | null>();

  useEffect(() => {
    let target: Element | undefined;
    let isMissing = false;
    let keepsInView = true;
    let frame = 0;
    let { innerWidth } = window;

    const update = () => {
      const element = findVisibleTarget(selector);
      if (element !== target) {
        target = element;
        keepsInView = true;
        sizes.disconnect();
        for (const each of [document.body, element]) if (each) sizes.observe(each);
      }
      if (element && keepsInView) scrollIntoView(element, card.current);
      const next = element ? measurePlace(element) : isMissing ? null : undefined;
      setPlace((known) => (isSame(known, next) ? known : next));
    };
    const schedule = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(update);
    };
    const onResize = () => {
      // A new width changes the layout, so the page scrolls again. The bars of a phone's browser change only the
      // height.
      if (innerWidth !== window.innerWidth) keepsInView = true;
      innerWidth = window.innerWidth;
      schedule();
    };
    const onInteraction = () => {
      keepsInView = false;
    };

    const sizes = new ResizeObserver(schedule);
    const changes = new MutationObserver(schedule);
    changes.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['class', 'hidden', 'aria-hidden'],
    });
    const ended = new AbortController();
    const options = { capture: true, passive: true, signal: ended.signal };
    window.addEventListener('scroll', schedule, options);
    window.addEventListener('resize', onResize, options);
    document.addEventListener('transitionend', schedule, options);
    for (const type of interactions) document.addEventListener(type, onInteraction, options);
    const missing = setTimeout(() => {
      isMissing = true;
      update();
    }, missingAfterMs);
    update();

    return () => {
      ended.abort();
      clearTimeout(missing);
      cancelAnimationFrame(frame);
      sizes.disconnect();
      changes.disconnect();
    };
  }, [selector, card]);

  return place;
}
