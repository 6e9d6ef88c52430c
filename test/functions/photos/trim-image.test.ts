import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { trimImage } from '#functions/photos/trim-image.ts';
import { jpegWithScans, pngChunk, pngWithTexts, webpWithFrames } from '#test/support/hostile-photos.ts';
import { picture } from '#test/support/photo-files.ts';

/** The pixels of an image as it is displayed, with its colors converted to sRGB. */
function readPixels(image: Buffer): Promise<Buffer> {
  return sharp(image).rotate().toColourspace('srgb').raw().toBuffer();
}

const exif = { IFD0: { Orientation: '6' } };

describe('a PNG', () => {
  test.each(['zTXt', 'iTXt'])('loses compressed texts (%s)', async (type) => {
    const trimmed = trimImage(await pngWithTexts(90, 1000, type));
    expect(trimmed.includes(type)).toBe(false);
    expect(trimmed.equals(trimImage(await pngWithTexts(0, 0)))).toBe(true);
  });

  test('has the same pixels as before, with its palette, transparency, colors and orientation', async () => {
    const transparent = picture(60, 40).ensureAlpha(0.5).withExif(exif);
    for (const png of [
      await transparent.clone().png({ palette: true }).toBuffer(),
      await transparent.clone().withIccProfile('p3').png({ progressive: true }).toBuffer(),
    ]) {
      expect(await readPixels(trimImage(png))).toEqual(await readPixels(png));
    }
  });

  test('has one color profile', async () => {
    const png = await picture(60, 40).withIccProfile('p3').png().toBuffer();
    const many = Array.from({ length: 50 }, () => pngChunk('iCCP', Buffer.from('p3')));
    const trimmed = trimImage(Buffer.concat([png.subarray(0, 33), ...many, png.subarray(33)]));
    expect(trimmed.toString('latin1').split('iCCP')).toHaveLength(2);
  });
});

describe('a WebP', () => {
  test('loses the frames of an animation after the first', async () => {
    const trimmed = trimImage(await webpWithFrames(50, 80, 50));
    expect(trimmed.equals(await webpWithFrames(1, 80, 50))).toBe(true);
    expect((await sharp(trimmed).metadata()).width).toBe(80);
  });

  test('has the same pixels as before, with its transparency, colors and orientation', async () => {
    const webp = await picture(60, 40).ensureAlpha(0.5).withExif(exif).withIccProfile('p3').webp().toBuffer();
    expect(await readPixels(trimImage(webp))).toEqual(await readPixels(webp));
  });
});

describe('a JPEG', () => {
  test('may have 100 scans', () => {
    const jpeg = jpegWithScans(100);
    expect(trimImage(jpeg)).toBe(jpeg);
    expect(() => trimImage(jpegWithScans(101))).toThrow(expect.objectContaining({ code: 'photoUnreadable' }));
  });

  test('may contain the bytes of scans in its metadata and after its end', async () => {
    const jpeg = await picture(60, 40).jpeg({ progressive: true }).toBuffer();
    const scans = Buffer.alloc(400, Buffer.from([0xff, 0xda]));
    const metadata = Buffer.concat([Buffer.from([0xff, 0xe5, 0x01, 0x92]), scans]);
    const moving = Buffer.concat([jpeg.subarray(0, 2), metadata, jpeg.subarray(2), scans]);
    expect(trimImage(moving)).toBe(moving);
  });
});

test('any beginning of an image can be trimmed', async () => {
  for (const image of [
    await pngWithTexts(2, 1000),
    await webpWithFrames(2, 80, 50),
    jpegWithScans(3).subarray(0, 500),
  ]) {
    for (let length = 0; length < image.length; length += 1) {
      expect(trimImage(image.subarray(0, length)).length).toBeLessThanOrEqual(Math.max(12, length));
    }
  }
});

test('formats without such parts stay as they are', async () => {
  const avif = await picture(60, 40).avif().toBuffer();
  expect(trimImage(avif)).toBe(avif);
  expect(trimImage(Buffer.alloc(0))).toHaveLength(0);
});
