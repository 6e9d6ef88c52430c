import { afterEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  findInterruptedAddress,
  readDraft,
  removeDraft,
  removeForeignDrafts,
  writeDraft,
} from '../../../../frontend/src/platform/storage/drafts.ts';
import { clearOwnerData, remove, storageEntry, writeText } from '../../../../frontend/src/platform/storage/storage.ts';

const Values = z.object({ name: z.string() });

afterEach(() => {
  removeDraft('dog');
  removeDraft('payment');
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
  writeText(storageEntry('draft.dog', 'tab'), 'no JSON');
  expect(readDraft('dog', 'ada', Values)).toBeUndefined();
  remove(storageEntry('draft.dog', 'tab'));
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
