/**
 * Reads and writes the browser's storage. No other module uses `localStorage` or `sessionStorage`. Each entry is
 * declared with `storageEntry` in the module that uses it. If storage is blocked or full, values are kept in memory
 * until the page is closed.
 */

import { markOwner } from './owner-mark.ts';

/** Where an entry is stored: `tab` in `sessionStorage`, `browser` in `localStorage`. */
type Area = 'browser' | 'tab';

/** An entry of the browser's storage. */
export interface StorageEntry {
  /** The key in the browser's storage, such as `houndwell.theme`. */
  key: string;
  area: Area;
}

/**
 * When an entry is deleted:
 * - `owner`: when the owner signs out, or another owner signs in.
 * - `visitor`: when the owner signs out, but not at a sign-in: the entry belongs to the person who signs in next, or
 *   contains its owner's ID.
 * - `device`: never.
 */
type Scope = 'owner' | 'visitor' | 'device';

/**
 * The scope of an entry by the first part of its name, up to a dot. A name can start with its scope, such as
 * `device.walk_unit`. An entry whose name is not listed has the scope `owner`.
 */
const scopes: Readonly<Record<string, Scope>> = {
  user: 'visitor',
  selected_plan: 'visitor',
  signup_data: 'visitor',
  onboarding_data: 'visitor',
  user_onboarded: 'visitor',
  start_guided_tutorial: 'visitor',
  invite_code: 'visitor',
  payment_token: 'visitor',
  return_to: 'visitor',
  /** Every `draft.*` entry contains its owner's ID. */
  draft: 'visitor',
  /** Contain their owner's ID, and must not be lost when a session ends. */
  pending_dog: 'device',
  walk: 'device',
  waiting_walks: 'device',
  tutorial_completed: 'device',
  quick_start_seen: 'device',
  calendar_label: 'device',
  theme: 'device',
  app_lock: 'device',
  reloaded_for: 'device',
  visitor: 'visitor',
  device: 'device',
};

const prefix = 'houndwell.';

/** Declares an entry. Its name determines its scope, and so when the entry is deleted. See `scopes`. */
export function storageEntry(name: string, area: Area = 'browser'): StorageEntry {
  return { key: prefix + name, area };
}

function findScope(key: string): Scope {
  const [first = ''] = key.slice(prefix.length).split('.');
  return scopes[first] ?? 'owner';
}

const memory = new Map<string, string>();

function openArea(area: Area): Storage | undefined {
  try {
    return area === 'browser' ? globalThis.localStorage : globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}

/** Reads the text of an entry; null if there is none. */
export function readText({ key, area }: StorageEntry): string | null {
  const kept = memory.get(key);
  if (kept !== undefined) return kept;
  try {
    return openArea(area)?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Stores a text. Returns false if the text is kept in memory only. */
export function writeText({ key, area }: StorageEntry, value: string): boolean {
  try {
    const store = openArea(area);
    if (store) {
      store.setItem(key, value);
      memory.delete(key);
      return true;
    }
  } catch {
    // Storage is full or blocked. Reads look in memory first, so they do not return an older stored value.
  }
  memory.set(key, value);
  return false;
}

/** Deletes an entry. */
export function remove({ key, area }: StorageEntry): void {
  memory.delete(key);
  try {
    openArea(area)?.removeItem(key);
  } catch {
    // Storage is blocked, so there is no stored entry to delete.
  }
}

/** Reads a JSON value without validation; null if there is none or the text is not JSON. */
export function readJson(entry: StorageEntry): unknown {
  const text = readText(entry);
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Stores a value as JSON. Returns false if the value is kept in memory only. */
export function writeJson(entry: StorageEntry, value: unknown): boolean {
  return writeText(entry, JSON.stringify(value));
}

function listKeys(area: Area): string[] {
  try {
    const store = openArea(area);
    return Array.from({ length: store?.length ?? 0 }, (_, index) => store?.key(index) ?? '');
  } catch {
    return [];
  }
}

/** Returns all stored entries whose names start with `start`. */
export function listEntries(start = ''): StorageEntry[] {
  const areas: readonly Area[] = ['browser', 'tab'];
  return areas.flatMap((area) =>
    [...listKeys(area), ...memory.keys()]
      .filter((key) => key.startsWith(prefix + start))
      .map((key): StorageEntry => ({ key, area })),
  );
}

/** Deletes the entries of the previous owner. Call it when another owner signs in. */
export function clearOwnerEntries(): void {
  for (const entry of listEntries()) if (findScope(entry.key) === 'owner') remove(entry);
}

/** Deletes all entries except those with the scope `device`. Call it at sign-out. */
export function clearOwnerData(): void {
  for (const entry of listEntries()) if (findScope(entry.key) !== 'device') remove(entry);
  markOwner(false);
}
