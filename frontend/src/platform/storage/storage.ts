/**
 * The browser's storage: every key of the site, in one table. Nothing else uses `localStorage` or `sessionStorage`. If
 * storage is blocked or full, values live in memory until the page is closed.
 */

import { markOwner } from './owner-mark.ts';

interface Entry {
  /** `tab` is `sessionStorage`, `browser` is `localStorage`. */
  area: 'browser' | 'tab';
  /** Whether signing out keeps it, because it belongs to the device. */
  survivesSignOut: boolean;
}

const entries = {
  /** The owner as last fetched, to start offline. */
  user: { area: 'browser', survivesSignOut: false },
  /** The ID of the owner who signed in last. */
  last_owner: { area: 'browser', survivesSignOut: false },
  selected_plan: { area: 'browser', survivesSignOut: false },
  signup_data: { area: 'browser', survivesSignOut: false },
  onboarding_data: { area: 'browser', survivesSignOut: false },
  user_onboarded: { area: 'browser', survivesSignOut: false },
  start_guided_tutorial: { area: 'browser', survivesSignOut: false },
  selected_dog: { area: 'browser', survivesSignOut: false },
  /** How many dogs this owner had when they were last fetched, to reserve space for them. */
  dog_count: { area: 'browser', survivesSignOut: false },
  /** How many visits this owner has today, to reserve space for them. */
  visit_count: { area: 'browser', survivesSignOut: false },
  /** The code of an invite link, until the sign-up. */
  invite_code: { area: 'browser', survivesSignOut: false },
  /** The payment provider's token, until the sign-up. */
  payment_token: { area: 'tab', survivesSignOut: false },
  /** Drafts of forms, see `drafts.ts`. A new form with a draft adds its entry here. */
  'draft.dog': { area: 'tab', survivesSignOut: false },
  'draft.appointment': { area: 'tab', survivesSignOut: false },
  'draft.details': { area: 'tab', survivesSignOut: false },
  'draft.chat': { area: 'tab', survivesSignOut: false },
  'draft.payment': { area: 'tab', survivesSignOut: false },
  'draft.onboarding': { area: 'browser', survivesSignOut: false },
  /** A dog from the setup wizard, until it is created after the sign-up. */
  pending_dog: { area: 'browser', survivesSignOut: true },
  /** The current step of the guided tour, so that a reload continues there. */
  tour_step: { area: 'tab', survivesSignOut: false },
  /** Where the owner was when the tour started. */
  tour_from: { area: 'tab', survivesSignOut: false },
  /** The screen that signing in leads back to. */
  return_to: { area: 'tab', survivesSignOut: false },
  tutorial_completed: { area: 'browser', survivesSignOut: true },
  quick_start_seen: { area: 'browser', survivesSignOut: true },
  /** The completed items of the checklist. */
  quick_start_done: { area: 'browser', survivesSignOut: false },
  quick_start_collapsed: { area: 'browser', survivesSignOut: false },
  calendar_label: { area: 'browser', survivesSignOut: true },
  theme: { area: 'browser', survivesSignOut: true },
  app_lock: { area: 'browser', survivesSignOut: true },
  /** Set before a reload because of a failed chunk, so that the page reloads only once. */
  reloaded_for: { area: 'tab', survivesSignOut: true },
} as const satisfies Record<string, Entry>;

export type StorageName = keyof typeof entries;

/** The forms that have a draft, such as `dog` for the entry `draft.dog`. */
export type DraftId = StorageName extends infer Name ? (Name extends `draft.${infer Id}` ? Id : never) : never;

/** Every form that has a draft. */
export const draftIds = Object.keys(entries)
  .filter((name) => name.startsWith('draft.'))
  .map((name) => name.slice('draft.'.length)) as DraftId[];

const prefix = 'houndwell.';

const memory = new Map<string, string>();

function area(kind: Entry['area']): Storage | undefined {
  try {
    return kind === 'browser' ? globalThis.localStorage : globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}

/** The key in the browser's storage, such as `houndwell.theme`. */
export function storageKey(name: StorageName): string {
  return prefix + name;
}

/** The stored text, or null if there is none. */
export function readText(name: StorageName): string | null {
  const key = storageKey(name);
  const kept = memory.get(key);
  if (kept !== undefined) return kept;
  try {
    return area(entries[name].area)?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Stores a text. Returns false if it is kept in memory only. */
export function writeText(name: StorageName, value: string): boolean {
  const key = storageKey(name);
  try {
    const store = area(entries[name].area);
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
export function remove(name: StorageName): void {
  const key = storageKey(name);
  memory.delete(key);
  try {
    area(entries[name].area)?.removeItem(key);
  } catch {
    // Blocked storage holds nothing to remove.
  }
}

/** The stored JSON value, not validated; null if there is none or it is not JSON. */
export function readJson(name: StorageName): unknown {
  const text = readText(name);
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Stores a value as JSON. Returns false if it is kept in memory only. */
export function writeJson(name: StorageName, value: unknown): boolean {
  return writeText(name, JSON.stringify(value));
}

/** Clears the owner's data at sign-out. Keeps entries of the device, and a pending dog. */
export function clearOwnerData(): void {
  for (const [name, entry] of Object.entries(entries)) {
    if (!entry.survivesSignOut) remove(name as StorageName);
  }
  markOwner(false);
}
