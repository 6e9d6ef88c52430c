import { useEffect, useState } from 'react';
import { readLockout } from './lockout.ts';

const tickMs = 1000;

/** Returns the remaining lockout of an owner in milliseconds, 0 if there is none, and a function that reads it again. */
export function useLockout(ownerId: string): [wait: number, update: () => void] {
  const [wait, setWait] = useState(() => readLockout(ownerId));
  const update = () => setWait(readLockout(ownerId));
  // Another tab may begin a lockout, and the server's clock may become known.
  useEffect(() => {
    const timer = setInterval(() => setWait(readLockout(ownerId)), tickMs);
    return () => clearInterval(timer);
  }, [ownerId]);
  return [wait, update];
}
