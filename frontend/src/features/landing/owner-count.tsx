import { useEffect, useRef, useState } from 'react';
import type { account } from '#shared/contract/account.ts';
import type { ResponseBody } from '#shared/contract/operation.ts';

const path: typeof account.countOwners.path = '/api/owners/count';

/** Not by `call`: an answer that the browser has kept for an hour would set the clock back. */
async function askCount(): Promise<number | null> {
  const answer = await fetch(path);
  if (!answer.ok) return null;
  return ((await answer.json()) as ResponseBody<typeof account.countOwners>).atLeast;
}

/**
 * How many owners there are, where the server says it. It is asked for when a visitor comes near, and its line is kept
 * free, so that nothing moves.
 */
export function OwnerCount() {
  const line = useRef<HTMLParagraphElement>(null);
  const [count, setCount] = useState<number | null>(null);

  useEffect(() => {
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        watcher.disconnect();
        // Without a number the page is whole all the same.
        askCount().then(setCount, () => undefined);
      },
      { rootMargin: '400px' },
    );
    if (line.current) watcher.observe(line.current);
    return () => watcher.disconnect();
  }, []);

  return (
    <p ref={line} className="hw-owner-count">
      {count === null ? null : `${count.toLocaleString('en-US')}+ dog owners`}
    </p>
  );
}
