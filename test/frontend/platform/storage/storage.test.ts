import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  clearOwnerData,
  readJson,
  readText,
  remove,
  storageKey,
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
  remove('theme');
  remove('calendar_label');
  vi.unstubAllGlobals();
});

test('prefixes keys with the product name, and stores the payment token for this tab only', () => {
  writeText('onboarding_data', '{}');
  writeText('payment_token', 'tok');
  expect(browser.rows).toEqual(new Map([['houndwell.onboarding_data', '{}']]));
  expect(tab.rows).toEqual(new Map([['houndwell.payment_token', 'tok']]));
  expect(storageKey('theme')).toBe('houndwell.theme');
});

test('reads JSON as it was written, and broken JSON as null', () => {
  writeJson('signup_data', { name: 'Sam' });
  expect(readJson('signup_data')).toEqual({ name: 'Sam' });
  writeText('signup_data', '{broken');
  expect(readJson('signup_data')).toBeNull();
});

test('keeps the newer value in memory when the storage is full', () => {
  writeText('theme', 'light');
  browser.full = true;
  writeText('theme', 'dark');
  expect(readText('theme')).toBe('dark');
  browser.full = false;
  writeText('theme', 'light');
  expect(readText('theme')).toBe('light');
});

test('keeps values in memory when the storage is blocked', () => {
  vi.stubGlobal('localStorage', undefined);
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  writeText('calendar_label', 'Schedule');
  expect(readText('calendar_label')).toBe('Schedule');
  remove('calendar_label');
  expect(readText('calendar_label')).toBeNull();
  clearOwnerData();
});

test('signing out clears the owner, drafts and onboarding data; theme, calendar label, app lock and tour flags stay', () => {
  const names = [
    'user',
    'selected_plan',
    'signup_data',
    'onboarding_data',
    'user_onboarded',
    'start_guided_tutorial',
    'selected_dog',
    'dog_count',
    'payment_token',
    'draft.payment',
    'draft.dog',
    'draft.onboarding',
    'theme',
    'calendar_label',
    'app_lock',
    'tutorial_completed',
    'quick_start_seen',
  ] as const;
  for (const name of names) writeText(name, 'kept');
  browser.setItem('another-site-key', 'not ours');
  clearOwnerData();
  expect([...browser.rows.keys()].sort()).toEqual([
    'another-site-key',
    'houndwell.app_lock',
    'houndwell.calendar_label',
    'houndwell.quick_start_seen',
    'houndwell.theme',
    'houndwell.tutorial_completed',
  ]);
  expect(tab.rows.size).toBe(0);
});
