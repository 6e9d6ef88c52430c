import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  clearOwnerData,
  readJson,
  readText,
  remove,
  storageKey,
  writeJson,
  writeText,
} from '../../../frontend/src/lib/storage.ts';

class Shelf implements Storage {
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

let browser: Shelf;
let tab: Shelf;

beforeEach(() => {
  browser = new Shelf();
  tab = new Shelf();
  vi.stubGlobal('localStorage', browser);
  vi.stubGlobal('sessionStorage', tab);
});
afterEach(() => {
  clearOwnerData();
  remove('theme');
  remove('calendar_label');
  vi.unstubAllGlobals();
});

test('entries lie behind the product name, the payment token only in this tab', () => {
  writeText('onboarding_data', '{}');
  writeText('payment_token', 'tok');
  expect(browser.rows).toEqual(new Map([['houndwell.onboarding_data', '{}']]));
  expect(tab.rows).toEqual(new Map([['houndwell.payment_token', 'tok']]));
  expect(storageKey('theme')).toBe('houndwell.theme');
});

test('JSON comes back as it went in, and broken JSON as nothing', () => {
  writeJson('signup_data', { name: 'Sam' });
  expect(readJson('signup_data')).toEqual({ name: 'Sam' });
  writeText('signup_data', '{broken');
  expect(readJson('signup_data')).toBeNull();
});

test('full storage keeps the newer value in memory, not the older one on the shelf', () => {
  writeText('theme', 'light');
  browser.full = true;
  writeText('theme', 'dark');
  expect(readText('theme')).toBe('dark');
  browser.full = false;
  writeText('theme', 'light');
  expect(readText('theme')).toBe('light');
});

test('blocked storage works for as long as the page lives', () => {
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

test('signing out keeps a dog that is still to be made, and nothing of where its owner lives', () => {
  writeJson('onboarding_data', {
    dogName: 'Rex',
    dogBreed: 'Beagle',
    ownerName: 'Ada',
    city: 'Austin',
    waitsFor: '01ABC',
  });
  clearOwnerData();
  expect(readJson('onboarding_data')).toEqual({ dogName: 'Rex', dogBreed: 'Beagle', waitsFor: '01ABC' });
  remove('onboarding_data');
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
    'payment_draft',
    'unsent',
    'theme',
    'calendar_label',
    'app_lock',
    'tutorial_completed',
    'quick_start_seen',
  ] as const;
  for (const name of names) writeText(name, 'kept');
  browser.setItem('houndwell.draft.post', 'half a thought');
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
