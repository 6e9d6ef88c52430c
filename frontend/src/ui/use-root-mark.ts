import { useLayoutEffect } from 'react';

/**
 * Sets an attribute of the root element while the component is mounted, so that styles of the whole page can depend on it.
 * A selector such as `html:has(...)` would do without, but the browser then checks it at every change of the page.
 */
export function useRootMark(name: `data-${string}`): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.setAttribute(name, '');
    return () => root.removeAttribute(name);
  }, [name]);
}
