import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls `focus` when the focus is lost: when a dialog closes and the element that opened it is gone, or when `isGone`
 * becomes true because the focused element was removed.
 */
export function useFocusFallback({
  isOpen,
  isGone = false,
  focus,
}: {
  isOpen: boolean;
  isGone?: boolean;
  focus: () => void;
}): void {
  const wasOpen = useRef(isOpen);
  const focusIfLost = useEffectEvent(() => {
    const { activeElement } = document;
    // During its closing animation, a closed dialog still contains the focused element. That counts as lost focus, too.
    if (activeElement === document.body || activeElement?.closest('dialog:not([open])')) focus();
  });
  useEffect(() => {
    if (wasOpen.current && !isOpen) focusIfLost();
    wasOpen.current = isOpen;
  }, [isOpen]);
  useEffect(() => {
    if (isGone) focusIfLost();
  }, [isGone]);
}
