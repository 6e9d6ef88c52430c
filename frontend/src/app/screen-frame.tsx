import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { focusScreen, markScreenReady } from '../lib/screen-ready.ts';

let hasShownFirstScreen = false;

/** The document title of a screen. */
export function titleOf(screen: string): string {
  return `Houndwell · ${screen}`;
}

/** Sets the document title, and after a navigation scrolls to the top and focuses the screen's heading. */
export function ScreenFrame({ title, children }: { title: string; children: ReactNode }) {
  const { pathname } = useLocation();

  useEffect(markScreenReady, []);

  useEffect(() => {
    document.title = titleOf(title);
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
