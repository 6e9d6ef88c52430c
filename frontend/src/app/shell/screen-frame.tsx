import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { focusScreen, markScreenReady } from '../../lib/screen-ready.ts';
import { formatTitle } from '../../lib/screen-title.ts';

let hasShownFirstScreen = false;

/** Sets the document title, and after a navigation scrolls to the top and focuses the screen's heading. */
export function ScreenFrame({ title, children }: { title: string; children: ReactNode }) {
  const { pathname } = useLocation();

  useEffect(markScreenReady, []);

  // Before the effects of the screen, which may set a title of its own.
  useLayoutEffect(() => {
    document.title = formatTitle(title);
  }, [title]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another address of the same screen is a navigation too
  useEffect(() => {
    // The browser restores scroll and focus of the first screen.
    if (!hasShownFirstScreen) {
      hasShownFirstScreen = true;
      return;
    }
    window.scrollTo(0, 0);
    focusScreen();
  }, [pathname]);

  return children;
}
