import { useEffect, useEffectEvent } from 'react';

/** Runs `clear` when a dialog closes, so that a closed dialog keeps no password and no card. */
export function useClearOnClose(open: boolean, clear: () => void): void {
  const onClosed = useEffectEvent(clear);
  useEffect(() => {
    if (!open) onClosed();
  }, [open]);
}
