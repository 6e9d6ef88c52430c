import { useEffect, useState } from 'react';
import type { ListRow } from './list.ts';

/**
 * Returns a function that moves the focus to the first of some rows as soon as the list shows it. A response can arrive
 * before React has rendered its rows.
 * @param rows the rows of the list as rendered
 * @param focus focuses the row with this ID and index
 */
export function useFocusRows(
  rows: readonly ListRow[] | undefined,
  focus: (id: string, index: number) => void,
): (awaited: readonly ListRow[]) => void {
  const [awaited, setAwaited] = useState<readonly ListRow[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: how a row is focused does not change
  useEffect(() => {
    const ids = new Set(awaited.map(({ id }) => id));
    const index = rows?.findIndex(({ id }) => ids.has(id)) ?? -1;
    const row = rows?.[index];
    if (!row) return;
    setAwaited([]);
    focus(row.id, index);
  }, [awaited, rows]);
  return setAwaited;
}
