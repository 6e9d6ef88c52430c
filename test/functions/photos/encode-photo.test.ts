import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { encodePhoto } from '#functions/photos/encode-photo.ts';
import { pngChunk } from '#test/support/hostile-photos.ts';
import { picture } from '#test/support/photo-files.ts';

describe('an uploaded photo', () => {
  it('is re-encoded as WebP of up to 1600 pixels, with a thumbnail of up to 320', async () => {
    const { full, small } = await encodePhoto(await picture(2400, 1200).jpeg().toBuffer());
    expect([full.width, full.height, small.width, small.height]).toEqual([1600, 800, 320, 160]);
    expect((await sharp(full.body).metadata()).format).toBe('webp');
  });

  it('loses its GPS position and other metadata', async () => {
    const exif = { IFD0: { Copyright: 'secret words' }, IFD3: { GPSLatitude: '52/1 30/1 0/1' } };
    const original = await picture(40, 40).jpeg().withExif(exif).toBuffer();
    expect((await sharp(original).metadata()).exif).toBeDefined();
    const { full } = await encodePhoto(original);
    expect((await sharp(full.body).metadata()).exif).toBeUndefined();
    expect(full.body.includes('secret words')).toBe(false);
  });

  it('is rotated upright', async () => {
    const { full } = await encodePhoto(await picture(60, 30).jpeg().withMetadata({ orientation: 6 }).toBuffer());
    expect([full.width, full.height]).toEqual([30, 60]);
  });

  it('loses bytes that were appended to it', async () => {
    const polyglot = Buffer.concat([await picture(20, 20).png().toBuffer(), Buffer.from('<script>alert(1)</script>')]);
    const { full } = await encodePhoto(polyglot);
    expect(full.body.includes('script')).toBe(false);
  });
});

describe('an uploaded file', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';

  it.each([
    ['an SVG, which can carry scripts', Buffer.from(svg)],
    ['an HTML page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a PDF', Buffer.from('%PDF-1.4\n1 0 obj')],
    ['an empty file', Buffer.alloc(0)],
    ['text with the first bytes of a JPEG', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('hello')])],
  ])('is rejected if it is %s', async (_, bytes) => {
    await expect(encodePhoto(bytes)).rejects.toMatchObject({ code: 'photoUnreadable', status: 400 });
  });

  it('is rejected when it is truncated', async () => {
    const whole = await sharp({
      create: {
        width: 400,
        height: 400,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .jpeg()
      .toBuffer();
    await expect(encodePhoto(whole.subarray(0, whole.length / 2))).rejects.toMatchObject({ code: 'photoUnreadable' });
  });

  it.each([
    [1, 40_000_000],
    [20_001, 1],
  ])('is rejected before it is decoded if a side is above 20,000 pixels (%d x %d)', async (width, height) => {
    await expect(encodePhoto(hugePng(width, height))).rejects.toMatchObject({ code: 'photoTooLarge', status: 413 });
  });

  it('is rejected before it is decoded if it has more than 40 megapixels', async () => {
    await expect(encodePhoto(hugePng(30_000, 30_000))).rejects.toMatchObject({ code: 'photoTooLarge', status: 413 });
  });
});

/** A PNG of a few hundred bytes that claims this size. */
function hugePng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(1000))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}
