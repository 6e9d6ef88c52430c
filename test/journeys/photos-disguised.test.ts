import { expect, test } from 'vitest';
import { disguisedPhotos } from '#test/support/disguised-photos.ts';
import { sample } from '#test/support/sample.ts';
import { startTestApp } from '#test/support/test-app.ts';
import { tryPhotos, tryPhotosOfOthers } from '#test/support/try-photos.ts';

const app = await startTestApp();

test('no file that pretends to be a photo becomes public (a sample; `npm run try:photos` tries all)', async () => {
  expect(disguisedPhotos.length).toBeGreaterThan(200);
  expect((await tryPhotos(app, sample(disguisedPhotos, 8))).failed).toEqual([]);
});

test("nobody publishes or uses another owner's photo, however they write its address", async () => {
  expect((await tryPhotosOfOthers(app)).failed).toEqual([]);
});
