import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Moves the focus when it is lost: when a dialog closes whose opener is gone, or when `isGone` becomes true, because the
 * focused element was removed.
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
    // A closed dialog keeps the focus until its animation ends.
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
