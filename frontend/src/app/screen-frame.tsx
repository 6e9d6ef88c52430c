import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { focusScreen, markScreenReady } from '../lib/screen-ready.ts';

let arrived = false;

/** What the browser's tab says on a screen. */
export function titleOf(screen: string): string {
  return `Houndwell · ${screen}`;
}

/** A screen that is shown: it names the tab, and after a change of screen starts at its top with its heading in focus. */
export function ScreenFrame({ title, children }: { title: string; children: ReactNode }) {
  const { pathname } = useLocation();

  useEffect(markScreenReady, []);

  useEffect(() => {
    document.title = titleOf(title);
  }, [title]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another address of the same screen is an arrival too
  useEffect(() => {
    // The first screen of a visit starts where the browser starts it.
    if (!arrived) {
      arrived = true;
      return;
    }
    window.scrollTo(0, 0);
    focusScreen();
  }, [pathname]);

  return children;
}
