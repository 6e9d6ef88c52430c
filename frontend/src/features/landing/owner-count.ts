import type { account } from '#shared/contract/account.ts';
import type { ResponseBody } from '#shared/contract/operation.ts';

/**
 * A copy of the operation's path, because importing the contract would exceed this page's script budget. The type
 * checks that both are equal.
 */
const path: typeof account.countOwners.path = '/api/owners/count';

async function fetchCount(): Promise<number | null> {
  const response = await fetch(path);
  if (!response.ok) return null;
  return ((await response.json()) as ResponseBody<typeof account.countOwners>).atLeast;
}

/**
 * Shows how many owners there are, if the server returns a number. Fetches the number when the visitor scrolls near the
 * line that shows it. The line has a reserved height, so the layout does not shift.
 */
export function showOwnerCount(): void {
  const line = document.querySelector('.hw-owner-count');
  if (!line) return;
  const observer = new IntersectionObserver(
    async ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      // If the request fails, the page omits the number.
      const count = await fetchCount().catch(() => null);
      if (count !== null) line.textContent = `${count.toLocaleString('en-US')}+ dog owners`;
    },
    { rootMargin: '400px' },
  );
  observer.observe(line);
}
