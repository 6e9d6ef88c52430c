import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { focusScreen, markScreenReady } from '../../lib/screen-ready.ts';
import { formatTitle } from '../../lib/screen-title.ts';

/** The history entry that the page was loaded at. The router calls it "default" until it has navigated. */
const loadedKey: string = globalThis.history?.state?.key ?? 'default';

let hasShownFirstScreen = false;

/** Sets the document title. After a navigation, scrolls to the top and focuses the screen's heading. */
export function ScreenFrame({ title, children }: { title: string; children: ReactNode }) {
  const { pathname, key } = useLocation();

  useEffect(markScreenReady, []);

  // A layout effect runs before the screen's effects, which may set a more specific title.
  useLayoutEffect(() => {
    document.title = formatTitle(title);
  }, [title]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new `pathname` means a navigation, even in one screen
  useEffect(() => {
    // On the first screen after a page load, the browser restores scroll position and focus. It is a navigation like others
    // if the owner went on before the loaded screen had rendered.
    const isFirst = !hasShownFirstScreen;
    hasShownFirstScreen = true;
    if (isFirst && key === loadedKey) return;
    window.scrollTo(0, 0);
    focusScreen();
  }, [pathname]);

  return children;
}
