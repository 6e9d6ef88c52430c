import { useEffect } from 'react';
import { getTopDialog, watchDialogs } from '../../ui/overlays/open-dialogs.ts';

/** Selects the page behind the tour. */
const pageSelector = '.hw-shell';

/** Makes everything in `page` inert except for `usable`. Returns the elements that were made inert. */
function block(page: Element, usable: Element | undefined): HTMLElement[] {
  const blocked: HTMLElement[] = [];
  const add = (element: Element) => {
    if (!(element instanceof HTMLElement) || element.inert) return;
    element.inert = true;
    blocked.push(element);
  };
  if (!usable || !page.contains(usable)) {
    add(page);
    return blocked;
  }
  for (let at = usable; at !== page && at.parentElement; at = at.parentElement) {
    for (const sibling of at.parentElement.children) if (sibling !== at) add(sibling);
  }
  return blocked;
}

/**
 * Blocks the page behind the tour for pointer, keyboard and screen reader, except for one element. While a modal dialog
 * is open, the browser blocks the page, so the tour does not.
 * @param usable returns the element that stays usable
 */
export function useBlockedPage(usable: () => Element | undefined): void {
  useEffect(() => {
    let blocked: HTMLElement[] = [];
    let known: Element | undefined;
    const release = () => {
      for (const element of blocked) element.inert = false;
      blocked = [];
    };
    const update = () => {
      const page = document.querySelector(pageSelector);
      release();
      known = usable();
      if (page && !getTopDialog()) blocked = block(page, known);
    };
    update();
    // Blocks content that is added to the page later.
    const changes = new MutationObserver(update);
    changes.observe(document.body, { childList: true, subtree: true });
    const stop = watchDialogs(update);
    return () => {
      changes.disconnect();
      stop();
      release();
    };
  }, [usable]);
}
