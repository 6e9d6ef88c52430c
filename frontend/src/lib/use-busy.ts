import { useRef, useState } from 'react';

/** Whether the work runs, and how to run it: while it runs, further calls are ignored. It stays busy if `work` answers 'leaving'. */
export function useBusy(): [busy: boolean, run: (work: () => Promise<undefined | 'leaving'>) => Promise<void>] {
  const [busy, setBusy] = useState(false);
  // A second press can come before the first one has been rendered.
  const running = useRef(false);

  const run = async (work: () => Promise<undefined | 'leaving'>) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    let end: undefined | 'leaving';
    try {
      end = await work();
    } finally {
      if (end !== 'leaving') {
        running.current = false;
        setBusy(false);
      }
    }
  };
  return [busy, run];
}
