import { useMemo, useSyncExternalStore } from 'react';
import { isReached } from '../../lib/connection.ts';
import type { ListRow } from './list.ts';

/**
 * Deletions that are held back while a toast offers Undo. Their rows are hidden, and the server doesn't know of them yet, so
 * Undo brings back exactly what was there, with everything that belongs to it.
 */

/** The rows that a deletion hides: those of a list for which `isGone` is true. */
export interface HiddenRows {
  /** The name of the list. */
  list: string;
  isGone: (row: never) => boolean;
}

interface HeldDeletion {
  hides: readonly HiddenRows[];
  /** Sends the deletion. Never rejects. */
  send: () => Promise<unknown>;
  sending?: Promise<void>;
}

let held: readonly HeldDeletion[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HeldDeletion[]): void {
  held = next;
  for (const listener of listeners) listener();
}

let last: Promise<void> = Promise.resolve();

/** Sends a deletion after those that are being sent. Its rows stay hidden until the list knows the outcome. */
function sendDeletion(deletion: HeldDeletion): Promise<void> {
  deletion.sending ??= last.then(deletion.send).then(() => change(held.filter((each) => each !== deletion)));
  last = deletion.sending;
  return deletion.sending;
}

/** Sends all deletions that are held back. Await it before a change that depends on them, and before signing out. */
export async function sendHeldDeletions(): Promise<void> {
  await Promise.all(held.map(sendDeletion));
}

/** Forgets all deletions that are held back, for an owner who is no longer signed in. */
export function discardHeldDeletions(): void {
  change([]);
}

/**
 * Holds a deletion back, and hides its rows.
 * @returns `undo`, which shows the rows again, and `release`, which sends the deletion unless it was undone
 */
export function holdDeletion(
  hides: readonly HiddenRows[],
  send: () => Promise<unknown>,
): { undo: () => void; release: () => Promise<void> } {
  const deletion: HeldDeletion = { hides, send };
  change([...held, deletion]);
  return {
    undo: () => {
      if (!deletion.sending) change(held.filter((each) => each !== deletion));
    },
    release: async () => {
      if (held.includes(deletion)) await sendDeletion(deletion);
    },
  };
}

/** Whether a deletion can be held back: without a connection, it is refused at once. */
export function canHoldDeletions(): boolean {
  return isReached() && navigator.onLine !== false;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function getHeld(): readonly HeldDeletion[] {
  return held;
}

/** Returns the rows of a list without those that a held deletion hides. */
export function useWithoutHeld<Row extends ListRow>(list: string, rows: Row[] | undefined): Row[] | undefined {
  const deletions = useSyncExternalStore(subscribe, getHeld, getHeld);
  return useMemo(() => {
    const hidden = deletions.flatMap(({ hides }) => hides.filter((each) => each.list === list));
    if (!rows || hidden.length === 0) return rows;
    return rows.filter((row) => !hidden.some(({ isGone }) => isGone(row as never)));
  }, [deletions, list, rows]);
}

/** Sends all deletions that are held back, without waiting for the answer to one before sending the next. */
function sendAllAtOnce(): void {
  for (const deletion of held) {
    last = Promise.resolve();
    void sendDeletion(deletion);
  }
}

// Nobody can press Undo on a closed page, and the page gets no answers anymore.
globalThis.addEventListener?.('pagehide', sendAllAtOnce);
