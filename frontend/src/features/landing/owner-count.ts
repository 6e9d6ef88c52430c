import type { account } from '#shared/contract/account.ts';
import type { ResponseBody } from '#shared/contract/operation.ts';

/** Written out, because the contract with its schemas weighs more than this page's script may. Another path does not compile. */
const path: typeof account.countOwners.path = '/api/owners/count';

async function fetchCount(): Promise<number | null> {
  const response = await fetch(path);
  if (!response.ok) return null;
  return ((await response.json()) as ResponseBody<typeof account.countOwners>).atLeast;
}

/**
 * Fills in how many owners there are, if the server answers a number. It is fetched when the visitor scrolls near it.
 * The line has a reserved height, so the layout does not shift.
 */
export function showOwnerCount(): void {
  const line = document.querySelector('.hw-owner-count');
  if (!line) return;
  const observer = new IntersectionObserver(
    async ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      // Offline, the page is complete without a number.
      const count = await fetchCount().catch(() => null);
      if (count !== null) line.textContent = `${count.toLocaleString('en-US')}+ dog owners`;
    },
    { rootMargin: '400px' },
  );
  observer.observe(line);
}
