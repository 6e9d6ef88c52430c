/**
 * The browser's storage: every key the site keeps, in one table. Nothing else touches `localStorage`
 * or `sessionStorage`. Where storage is blocked or full, values live in memory until the page goes.
 */

interface Entry {
  /** `tab` values end with the tab, `browser` values stay. */
  area: 'browser' | 'tab';
  /** Signing out clears what belongs to the owner and keeps what belongs to the device. */
  survivesSignOut: boolean;
}

const entries = {
  /** The owner as last read, for a start without a connection. */
  user: { area: 'browser', survivesSignOut: false },
  selected_plan: { area: 'browser', survivesSignOut: false },
  signup_data: { area: 'browser', survivesSignOut: false },
  onboarding_data: { area: 'browser', survivesSignOut: false },
  user_onboarded: { area: 'browser', survivesSignOut: false },
  start_guided_tutorial: { area: 'browser', survivesSignOut: false },
  selected_dog: { area: 'browser', survivesSignOut: false },
  /** How many dogs this owner had when they were last read, so that a screen keeps the right place for them. */
  dog_count: { area: 'browser', survivesSignOut: false },
  /** The code of whoever invited this visitor, until sign-up sends it. */
  invite_code: { area: 'browser', survivesSignOut: false },
  /** The payment provider's token, until sign-up sends it once. */
  payment_token: { area: 'tab', survivesSignOut: false },
  /** What was typed into the payment form beside the card, for the way back and a reload. */
  payment_draft: { area: 'tab', survivesSignOut: false },
  /** A form whose session had ended when it was sent, until its owner has signed in again. */
  unsent: { area: 'tab', survivesSignOut: false },
  /** Drafts of forms, see `drafts.ts`. A new form with a draft adds its entry here. */
  'draft.dog': { area: 'tab', survivesSignOut: false },
  'draft.details': { area: 'tab', survivesSignOut: false },
  'draft.payment': { area: 'tab', survivesSignOut: false },
  'draft.onboarding': { area: 'browser', survivesSignOut: false },
  /** A dog described before there was an account, until it is created. */
  pending_dog: { area: 'browser', survivesSignOut: false },
  /** The stop that the guided tour is at, so that a reload goes on there. */
  tour_stop: { area: 'tab', survivesSignOut: false },
  /** Where signing in leads back to: the screen that asked for it. */
  return_to: { area: 'tab', survivesSignOut: false },
  tutorial_completed: { area: 'browser', survivesSignOut: true },
  quick_start_seen: { area: 'browser', survivesSignOut: true },
  /** Which steps of the quick-start guide were marked done. */
  quick_start_done: { area: 'browser', survivesSignOut: false },
  calendar_label: { area: 'browser', survivesSignOut: true },
  theme: { area: 'browser', survivesSignOut: true },
  app_lock: { area: 'browser', survivesSignOut: true },
  /** Set when a screen that failed to load made the page reload, so that it reloads only once. */
  reloaded_for: { area: 'tab', survivesSignOut: true },
} as const satisfies Record<string, Entry>;

export type StorageName = keyof typeof entries;

/** The forms that have a draft: `dog` for the entry `draft.dog`. */
export type DraftId = StorageName extends infer Name ? (Name extends `draft.${infer Id}` ? Id : never) : never;

/** Every form that has a draft. */
export const draftIds = Object.keys(entries)
  .filter((name) => name.startsWith('draft.'))
  .map((name) => name.slice('draft.'.length)) as DraftId[];

const prefix = 'houndwell.';

/** Unsent texts of forms are kept under this prefix and the form's name. */
const draftPrefix = `${prefix}draft.`;

const memory = new Map<string, string>();

function area(kind: Entry['area']): Storage | undefined {
  try {
    return kind === 'browser' ? globalThis.localStorage : globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}

/** The key as the browser sees it, for instance `houndwell.theme`. */
export function storageKey(name: StorageName): string {
  return prefix + name;
}

/** The stored text, or null where there is none. */
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

/** Stores a text and says whether the browser took it: where it refuses, the text lives in memory only. */
export function writeText(name: StorageName, value: string): boolean {
  return write(storageKey(name), entries[name].area, value);
}

function write(key: string, kind: Entry['area'], value: string): boolean {
  try {
    const store = area(kind);
    if (store) {
      store.setItem(key, value);
      memory.delete(key);
      return true;
    }
  } catch {
    // Full or blocked: an older stored value must not win over the newer one in memory.
  }
  memory.set(key, value);
  return false;
}

/** Forgets an entry. */
export function remove(name: StorageName): void {
  const key = storageKey(name);
  memory.delete(key);
  try {
    area(entries[name].area)?.removeItem(key);
  } catch {
    // Blocked storage holds nothing to remove.
  }
}

/** The stored JSON value, unchecked; null where there is none or it is not JSON. */
export function readJson(name: StorageName): unknown {
  return parsed(readText(name));
}

function parsed(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Stores a value as JSON; false where it lives in memory only. */
export function writeJson(name: StorageName, value: unknown): boolean {
  return writeText(name, JSON.stringify(value));
}

/** What was typed into a form and not sent, unchecked; null where there is nothing. */
export function readDraft(form: string): unknown {
  const key = draftPrefix + form;
  try {
    return parsed(memory.get(key) ?? area('browser')?.getItem(key) ?? null);
  } catch {
    return null;
  }
}

/** Keeps what is being typed into a form; false where it lives in memory only. */
export function writeDraft(form: string, value: unknown): boolean {
  return write(draftPrefix + form, 'browser', JSON.stringify(value));
}

/** Calls back when another tab has changed a draft; returns how to stop. */
export function onDraftChange(form: string, listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === draftPrefix + form) listener();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

/** Forgets a draft: it was sent, or is not wanted any more. */
export function removeDraft(form: string): void {
  const key = draftPrefix + form;
  memory.delete(key);
  try {
    area('browser')?.removeItem(key);
  } catch {
    // Blocked storage holds nothing to remove.
  }
}

function clearDrafts(): void {
  for (const key of memory.keys()) {
    if (key.startsWith(draftPrefix)) memory.delete(key);
  }
  try {
    const store = area('browser');
    if (!store) return;
    const keys = Array.from({ length: store.length }, (_, index) => store.key(index));
    for (const key of keys) {
      if (key?.startsWith(draftPrefix)) store.removeItem(key);
    }
  } catch {
    // Blocked storage holds no drafts.
  }
}

/** What a dog of the set-up is made of, and for whom: no name and no address of its owner. */
const dogOfSetUp = [
  'dogName',
  'dogBreed',
  'dogAge',
  'dogWeight',
  'experienceLevel',
  'primaryGoals',
  'waitsFor',
  'intent',
];

/** A dog that the sign-up could not make and that waits for its owner, who may sign in here again. */
function waitingDog(): object | undefined {
  const answers = readJson('onboarding_data') as Record<string, unknown> | null;
  if (typeof answers?.waitsFor !== 'string') return undefined;
  return Object.fromEntries(dogOfSetUp.map((name) => [name, answers[name]]));
}

/** Clears what belongs to the owner who leaves: theme, calendar label, app lock and tour flags stay, and a dog that is still to be made. */
export function clearOwnerData(): void {
  const dog = waitingDog();
  for (const [name, entry] of Object.entries(entries)) {
    if (!entry.survivesSignOut) remove(name as StorageName);
  }
  clearDrafts();
  if (dog) writeJson('onboarding_data', dog);
}
