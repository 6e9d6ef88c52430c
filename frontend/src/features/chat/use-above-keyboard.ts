import { type RefObject, useEffect } from 'react';

/** Below this height, in CSS pixels, the whole panel scrolls, like in a low window. */
const lowHeight = 480;

/**
 * Keeps the panel above the on-screen keyboard, which covers the page in most browsers instead of resizing it. Sets custom
 * properties of the panel's dialog, and `data-low` if little of it is visible.
 */
export function useAboveKeyboard(open: boolean, inside: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const dialog = inside.current?.closest('dialog');
    const viewport = window.visualViewport;
    if (!open || !dialog || !viewport) return;
    const resize = () => {
      // Pinch zoom shrinks the visual viewport, too.
      const isWhole = viewport.scale > 1.01 || viewport.height >= window.innerHeight;
      dialog.style.setProperty('--hw-care-height', isWhole ? '100%' : `${viewport.height}px`);
      dialog.toggleAttribute('data-low', !isWhole && viewport.height < lowHeight);
      dialog.style.setProperty('--hw-care-top', isWhole ? '0px' : `${viewport.offsetTop}px`);
    };
    resize();
    viewport.addEventListener('resize', resize);
    viewport.addEventListener('scroll', resize);
    return () => {
      viewport.removeEventListener('resize', resize);
      viewport.removeEventListener('scroll', resize);
    };
  }, [open, inside]);
}
