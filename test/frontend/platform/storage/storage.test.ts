import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  clearOwnerData,
  clearOwnerEntries,
  readJson,
  readText,
  remove,
  storageEntry,
  writeJson,
  writeText,
} from '../../../../frontend/src/platform/storage/storage.ts';

class FakeStorage implements Storage {
  readonly rows = new Map<string, string>();
  full = false;
  get length() {
    return this.rows.size;
  }
  key(index: number) {
    return [...this.rows.keys()][index] ?? null;
  }
  getItem(key: string) {
    return this.rows.get(key) ?? null;
  }
  setItem(key: string, value: string) {
    if (this.full) throw new DOMException('full', 'QuotaExceededError');
    this.rows.set(key, value);
  }
  removeItem(key: string) {
    this.rows.delete(key);
  }
  clear() {
    this.rows.clear();
  }
}

let browser: FakeStorage;
let tab: FakeStorage;

beforeEach(() => {
  browser = new FakeStorage();
  tab = new FakeStorage();
  vi.stubGlobal('localStorage', browser);
  vi.stubGlobal('sessionStorage', tab);
});
afterEach(() => {
  clearOwnerData();
  remove(storageEntry('theme'));
  remove(storageEntry('calendar_label'));
  vi.unstubAllGlobals();
});

test('keys start with the product name, and entries of the tab are stored for this tab only', () => {
  writeText(storageEntry('onboarding_data'), '{}');
  writeText(storageEntry('payment_token', 'tab'), 'tok');
  expect(browser.rows).toEqual(new Map([['houndwell.onboarding_data', '{}']]));
  expect(tab.rows).toEqual(new Map([['houndwell.payment_token', 'tok']]));
  expect(storageEntry('theme').key).toBe('houndwell.theme');
});

test('JSON is read as it was written, and broken JSON as null', () => {
  writeJson(storageEntry('signup_data'), { name: 'Sam' });
  expect(readJson(storageEntry('signup_data'))).toEqual({ name: 'Sam' });
  writeText(storageEntry('signup_data'), '{broken');
  expect(readJson(storageEntry('signup_data'))).toBeNull();
});

test('a new value is kept in memory when the storage is full', () => {
  writeText(storageEntry('theme'), 'light');
  browser.full = true;
  writeText(storageEntry('theme'), 'dark');
  expect(readText(storageEntry('theme'))).toBe('dark');
  browser.full = false;
  writeText(storageEntry('theme'), 'light');
  expect(readText(storageEntry('theme'))).toBe('light');
});

test('values are kept in memory when the storage is blocked', () => {
  vi.stubGlobal('localStorage', undefined);
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  writeText(storageEntry('calendar_label'), 'Schedule');
  expect(readText(storageEntry('calendar_label'))).toBe('Schedule');
  remove(storageEntry('calendar_label'));
  expect(readText(storageEntry('calendar_label'))).toBeNull();
  clearOwnerData();
});

/** The names of entries of every scope. Drafts and the payment token are stored in the tab. */
const names = {
  owner: ['last_owner', 'selected_dog', 'dog_count', 'quick_start_done', 'walk_filter'],
  visitor: [
    'user',
    'selected_plan',
    'signup_data',
    'onboarding_data',
    'user_onboarded',
    'start_guided_tutorial',
    'invite_code',
    'payment_token',
    'return_to',
    'draft.dog',
    'draft.onboarding',
    'visitor.walk_goal',
  ],
  device: [
    'theme',
    'calendar_label',
    'app_lock',
    'pending_dog',
    'tutorial_completed',
    'quick_start_seen',
    'reloaded_for',
    'device.walk_unit',
  ],
};

function writeAll(): void {
  for (const name of Object.values(names).flat()) {
    const isOfTab = name === 'payment_token' || name === 'reloaded_for' || name === 'draft.dog';
    writeText(storageEntry(name, isOfTab ? 'tab' : 'browser'), 'kept');
  }
  browser.setItem('another-site-key', 'not ours');
}

function listStored(): string[] {
  return [...browser.rows.keys(), ...tab.rows.keys()].map((key) => key.replace('houndwell.', '')).sort();
}

test('signing out clears all entries except those of the device, such as the theme and the calendar label', () => {
  writeAll();
  clearOwnerData();
  expect(listStored()).toEqual(['another-site-key', ...names.device].sort());
});

test('signing out also clears values that are kept only in memory', () => {
  browser.full = true;
  writeText(storageEntry('selected_dog'), 'rex');
  writeText(storageEntry('theme'), 'dark');
  clearOwnerData();
  expect([readText(storageEntry('selected_dog')), readText(storageEntry('theme'))]).toEqual([null, 'dark']);
});

test('when another owner signs in, only the entries of the previous owner are cleared', () => {
  writeAll();
  clearOwnerEntries();
  expect(listStored()).toEqual(['another-site-key', ...names.visitor, ...names.device].sort());
});
