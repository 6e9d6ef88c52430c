import sharp from 'sharp';
import { expect, test } from 'vitest';
import { reencodeImage } from '#functions/photos/image.ts';
import { pngWithTexts } from '#test/support/hostile-photos.ts';
import { picture } from '#test/support/photo-files.ts';

test('a photo is re-encoded in two sizes', async () => {
  const { full, small } = await reencodeImage(await picture(2400, 1200).jpeg().toBuffer());
  for (const { body, width, height } of [full, small]) {
    expect(await sharp(body).metadata()).toMatchObject({ format: 'webp', width, height });
  }
  expect([full.width, small.width]).toEqual([1600, 320]);
});

test('a photo with compressed texts is re-encoded without inflating them', async () => {
  // Inflating the texts takes about 20 seconds.
  const hostile = await pngWithTexts(90, 50_000_000);
  expect((await reencodeImage(hostile, 4000)).full).toMatchObject({ width: 60, height: 40 });
});

test('a photo that takes more CPU time than allowed is refused', async () => {
  const large = await picture(8000, 5000).png().toBuffer();
  await expect(reencodeImage(large, 50)).rejects.toMatchObject({ code: 'photoUnreadable', status: 400 });
});

test.each([
  ['photoUnreadable', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['photoTooLarge', await picture(8001, 5000).jpeg().toBuffer()],
])('the reason for a refusal is reported (%s)', async (code, file) => {
  await expect(reencodeImage(file)).rejects.toMatchObject({ code });
});
