/**
 * The browser's storage. Nothing else uses `localStorage` or `sessionStorage`. Each entry is declared where it is used, by
 * `storageEntry`. If storage is blocked or full, values live in memory until the page is closed.
 */

import { markOwner } from './owner-mark.ts';

/** `tab` is `sessionStorage`, `browser` is `localStorage`. */
type Area = 'browser' | 'tab';

/** An entry of the browser's storage. */
export interface StorageEntry {
  /** Its key in the browser, such as `houndwell.theme`. */
  key: string;
  area: Area;
}

/**
 * Whose an entry is:
 * - `owner`: deleted when the owner signs out, or someone else signs in.
 * - `visitor`: belongs to the person who signs in next, or names its owner. Deleted when the owner signs out.
 * - `device`: never deleted.
 */
type Scope = 'owner' | 'visitor' | 'device';

/**
 * The scopes of entries whose names are specified. Other names start with their scope, such as `device.walk_unit`; without
 * it, the scope is `owner`.
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
  /** Every `draft.*` names its owner. */
  draft: 'visitor',
  /** Names its owner, and must not be lost with a session. */
  pending_dog: 'device',
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

/** Declares an entry. Its name decides who may keep it, see `scopes`. */
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

/** The stored text, or null if there is none. */
export function readText({ key, area }: StorageEntry): string | null {
  const kept = memory.get(key);
  if (kept !== undefined) return kept;
  try {
    return openArea(area)?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Stores a text. Returns false if it is kept in memory only. */
export function writeText({ key, area }: StorageEntry, value: string): boolean {
  try {
    const store = openArea(area);
    if (store) {
      store.setItem(key, value);
      memory.delete(key);
      return true;
    }
  } catch {
    // Storage is full or blocked. Memory is read first, so an older stored value is not used.
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
    // Blocked storage holds nothing to remove.
  }
}

/** The stored JSON value, not validated; null if there is none or it is not JSON. */
export function readJson(entry: StorageEntry): unknown {
  const text = readText(entry);
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Stores a value as JSON. Returns false if it is kept in memory only. */
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

/** Every stored entry whose name starts like this. */
export function listEntries(start = ''): StorageEntry[] {
  const areas: readonly Area[] = ['browser', 'tab'];
  return areas.flatMap((area) =>
    [...listKeys(area), ...memory.keys()]
      .filter((key) => key.startsWith(prefix + start))
      .map((key): StorageEntry => ({ key, area })),
  );
}

/** Deletes what belongs to the owner before, when another owner signs in. */
export function clearOwnerEntries(): void {
  for (const entry of listEntries()) if (findScope(entry.key) === 'owner') remove(entry);
}

/** Deletes everything at sign-out, except for what belongs to the device. */
export function clearOwnerData(): void {
  for (const entry of listEntries()) if (findScope(entry.key) !== 'device') remove(entry);
  markOwner(false);
}
