import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

interface Position {
  y: number;
  /** The address of the link that had the focus. */
  link: string | null;
}

/** By the key of a history entry, as long as this tab stays open. */
const positions = new Map<string, Position>();

function findFocusedLink(): string | null {
  const focused = document.activeElement;
  return focused instanceof HTMLAnchorElement ? focused.getAttribute('href') : null;
}

/**
 * After a step back or forward, restores where the page was scrolled to and which link had the focus. Call it in the
 * component of the whole screen: React calls the cleanups of components inside after it has removed what is above them.
 */
export function useScrollMemory(): void {
  const { key } = useLocation();
  const navigation = useNavigationType();
  const latest = useRef(navigation);
  latest.current = navigation;

  useLayoutEffect(
    () => () => {
      positions.set(key, { y: window.scrollY, link: findFocusedLink() });
    },
    [key],
  );

  useEffect(() => {
    const position = latest.current === 'POP' ? positions.get(key) : undefined;
    if (!position) return;
    // The frame around the screen scrolls to the top after this effect, before the next frame.
    const frame = requestAnimationFrame(() => {
      window.scrollTo(0, position.y);
      const link = position.link && document.querySelector<HTMLElement>(`main a[href="${CSS.escape(position.link)}"]`);
      if (link) link.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [key]);
}
