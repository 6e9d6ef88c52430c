import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { createArea } from '#test/support/storage-area.ts';
import {
  findInterruptedAddress,
  hasDraft,
  readDraft,
  readOpenDraft,
  removeDraft,
  removeForeignDrafts,
  writeDraft,
} from '../../../../frontend/src/platform/storage/drafts.ts';
import { clearOwnerData, storageEntry, writeText } from '../../../../frontend/src/platform/storage/storage.ts';

const Values = z.object({ name: z.string() });

/** Continues in another tab of the same browser. */
function openTab(): void {
  vi.stubGlobal('sessionStorage', createArea());
}

beforeEach(() => {
  vi.stubGlobal('localStorage', createArea());
  openTab();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('an owner can restore a draft until it is removed', () => {
  writeDraft('dog', 'ada', { name: 'Rex' });
  expect(readDraft('dog', 'ada', Values)).toEqual({ name: 'Rex' });
  removeDraft('dog');
  expect(readDraft('dog', 'ada', Values)).toBeUndefined();
});

test("an owner's draft cannot be restored by others, and is removed when another owner signs in", () => {
  writeDraft('dog', 'ada', { name: 'Rex' });
  expect(readDraft('dog', 'ben', Values)).toBeUndefined();
  expect(readDraft('dog', null, Values)).toBeUndefined();
  removeForeignDrafts('ben');
  expect(readDraft('dog', 'ada', Values)).toBeUndefined();
});

test('an owner can restore a draft from before signing in', () => {
  writeDraft('payment', null, { name: 'Rex' });
  removeForeignDrafts('ada');
  expect(readDraft('payment', 'ada', Values)).toEqual({ name: 'Rex' });
});

test('a draft that does not match its schema is ignored', () => {
  writeDraft('dog', 'ada', { name: 7 });
  expect(readDraft('dog', 'ada', Values)).toBeUndefined();
  for (const area of ['browser', 'tab'] as const) writeText(storageEntry('draft.dog', area), 'no JSON');
  expect(readDraft('dog', 'ada', Values)).toBeUndefined();
});

test('signing in returns to the screen of a draft only if its form was interrupted', () => {
  writeDraft('payment', 'ada', { name: 'Rex' });
  expect(findInterruptedAddress('ada')).toBeUndefined();
  writeDraft('dog', 'ada', { name: 'Rex' }, '/profile');
  expect(findInterruptedAddress('ada')).toBe('/profile');
  expect(findInterruptedAddress('ben')).toBeUndefined();
});

test('signing out removes drafts', () => {
  writeDraft('dog', 'ada', { name: 'Rex' }, '/profile');
  clearOwnerData();
  expect(readDraft('dog', 'ada', Values)).toBeUndefined();
});

test('a draft survives the end of its tab', () => {
  writeDraft('dog', 'ada', { name: 'Rex' }, '/profile');
  openTab();
  expect(readDraft('dog', 'ada', Values)).toEqual({ name: 'Rex' });
  expect(hasDraft('dog', 'ada')).toBe(true);
  expect(hasDraft('dog', 'ben')).toBe(false);
});

test('a draft survives a sign-out in another tab, and is then known only to its own tab', () => {
  writeDraft('dog', 'ada', { name: 'Rex' }, '/profile');
  const tab = globalThis.sessionStorage;
  openTab();
  clearOwnerData();
  expect(hasDraft('dog', 'ada')).toBe(false);
  vi.stubGlobal('sessionStorage', tab);
  expect(readDraft('dog', 'ada', Values)).toEqual({ name: 'Rex' });
});

test("each tab continues its own draft, and another owner's draft in the tab hides no draft of the browser", () => {
  writeDraft('dog', 'ada', { name: 'Rex' });
  const tab = globalThis.sessionStorage;
  openTab();
  writeDraft('dog', 'ada', { name: 'Olive' });
  expect(readDraft('dog', 'ada', Values)).toEqual({ name: 'Olive' });
  vi.stubGlobal('sessionStorage', tab);
  expect(readDraft('dog', 'ada', Values)).toEqual({ name: 'Rex' });
  openTab();
  writeDraft('dog', 'ben', { name: 'Fido' });
  const tabOfBen = globalThis.sessionStorage;
  openTab();
  writeDraft('dog', 'ada', { name: 'Maple' });
  vi.stubGlobal('sessionStorage', tabOfBen);
  expect(readDraft('dog', 'ada', Values)).toEqual({ name: 'Maple' });
});

test('a draft is dropped after 30 days', () => {
  vi.useFakeTimers({ now: new Date('2026-11-01T12:00:00Z') });
  writeDraft('dog', 'ada', { name: 'Rex' }, '/profile');
  vi.setSystemTime(new Date('2026-12-01T12:00:00Z'));
  expect(readDraft('dog', 'ada', Values)).toEqual({ name: 'Rex' });
  vi.setSystemTime(new Date('2026-12-01T12:00:01Z'));
  expect(readDraft('dog', 'ada', Values)).toBeUndefined();
  expect(findInterruptedAddress('ada')).toBeUndefined();
  removeForeignDrafts('ada');
  expect(globalThis.localStorage).toHaveLength(0);
  expect(globalThis.sessionStorage).toHaveLength(0);
});

test('only a form that was open in the same tab reopens', () => {
  writeDraft('dog.new', 'ada', { name: 'Olive' });
  writeDraft('dog.rex', 'ada', { name: 'Rex' }, '/profile');
  expect(readOpenDraft('dog.', 'ada', Values)).toEqual({ name: 'Rex' });
  expect(readOpenDraft('dog.', 'ben', Values)).toBeUndefined();
  expect(readOpenDraft('visit.', 'ada', Values)).toBeUndefined();
  openTab();
  expect(readOpenDraft('dog.', 'ada', Values)).toBeUndefined();
  expect(findInterruptedAddress('ada')).toBeUndefined();
});
