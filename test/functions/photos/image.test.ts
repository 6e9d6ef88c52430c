import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { reencodeImage } from '#functions/photos/image.ts';

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c77a44' } });

describe('an uploaded photo', () => {
  it('is re-encoded as WebP of up to 1600 pixels, with a thumbnail of up to 320', async () => {
    const { full, small } = await reencodeImage(await photo(2400, 1200).jpeg().toBuffer());
    expect([full.width, full.height, small.width, small.height]).toEqual([1600, 800, 320, 160]);
    expect((await sharp(full.body).metadata()).format).toBe('webp');
  });

  it('loses its GPS position and other metadata', async () => {
    const exif = { IFD0: { Copyright: 'secret words' }, IFD3: { GPSLatitude: '52/1 30/1 0/1' } };
    const original = await photo(40, 40).jpeg().withExif(exif).toBuffer();
    expect((await sharp(original).metadata()).exif).toBeDefined();
    const { full } = await reencodeImage(original);
    expect((await sharp(full.body).metadata()).exif).toBeUndefined();
    expect(full.body.includes('secret words')).toBe(false);
  });

  it('is rotated upright', async () => {
    const { full } = await reencodeImage(await photo(60, 30).jpeg().withMetadata({ orientation: 6 }).toBuffer());
    expect([full.width, full.height]).toEqual([30, 60]);
  });

  it('loses bytes appended to it', async () => {
    const polyglot = Buffer.concat([await photo(20, 20).png().toBuffer(), Buffer.from('<script>alert(1)</script>')]);
    const { full } = await reencodeImage(polyglot);
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
    await expect(reencodeImage(bytes)).rejects.toMatchObject({ code: 'photoUnreadable', status: 400 });
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
    await expect(reencodeImage(whole.subarray(0, whole.length / 2))).rejects.toMatchObject({ code: 'photoUnreadable' });
  });

  it.each([
    [1, 40_000_000],
    [20_001, 1],
  ])('is rejected before it is decoded if a side is above 20,000 pixels (%d x %d)', async (width, height) => {
    await expect(reencodeImage(hugePng(width, height))).rejects.toMatchObject({ code: 'photoTooLarge', status: 413 });
  });

  it('is rejected if it takes longer than ten seconds to decode', async () => {
    const timeout = vi.spyOn(sharp.prototype, 'timeout');
    await reencodeImage(await photo(20_000, 1).png().toBuffer());
    expect(timeout.mock.calls).toEqual([[{ seconds: 10 }], [{ seconds: 10 }]]);
    const late = new Error('timeout: 42% complete');
    const decode = vi.spyOn(sharp.prototype, 'toBuffer').mockRejectedValueOnce(late);
    await expect(reencodeImage(hugePng(9, 9))).rejects.toMatchObject({ code: 'photoUnreadable' });
    for (const spy of [timeout, decode]) spy.mockRestore();
  });

  it('is rejected before it is decoded if it has more than 40 megapixels', async () => {
    await expect(reencodeImage(hugePng(30_000, 30_000))).rejects.toMatchObject({ code: 'photoTooLarge', status: 413 });
  });
});

/** A PNG of a few hundred bytes that claims this size. */
function hugePng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc32(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}
