import { crc32, deflateSync } from 'node:zlib';
import { picture } from '#test/support/photo-files.ts';

/** Builds a chunk of a PNG. */
export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Inserts chunks after the header of a PNG, which has 33 bytes. */
async function pngWith(chunks: Buffer[]): Promise<Buffer> {
  const png = await picture(60, 40).png().toBuffer();
  return Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)]);
}

/** A PNG with compressed text chunks that inflate to this many bytes each. */
export function pngWithTexts(count: number, bytes: number, type = 'zTXt'): Promise<Buffer> {
  const inflating = deflateSync(Buffer.alloc(bytes));
  const head = Buffer.from(type === 'zTXt' ? 'a\0\0' : 'a\0\u0001\0\0\0');
  return pngWith(Array.from({ length: count }, () => pngChunk(type, Buffer.concat([head, inflating]))));
}

function segment(marker: number, data: number[]): Buffer {
  return Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 255, ...data]);
}

/** A Huffman table with one code, `0`, for this symbol. */
function table(id: number, symbol: number): Buffer {
  return segment(0xc4, [id, 1, ...Array(15).fill(0), symbol]);
}

/** A progressive JPEG of 40 megapixels, in which each scan is a few bytes that cover all blocks. */
export function jpegWithScans(count: number): Buffer {
  const [width, height] = [8000, 5000];
  const blocks = (width / 8) * (height / 8);
  const size = [height >> 8, height & 255, width >> 8, width & 255];
  // A bit of 0 for each block: its first coefficient is the same as that of the block before.
  const first = Buffer.concat([segment(0xda, [1, 1, 0, 0, 0, 0]), Buffer.alloc(Math.ceil(blocks / 8))]);
  // 15 bits of 0 mean that 16,384 blocks have only zeros.
  const more = Buffer.concat([
    segment(0xda, [1, 1, 0, 1, 63, 0]),
    Buffer.alloc(Math.ceil((15 * Math.ceil(blocks / 16_384)) / 8)),
  ]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, [0, ...Array(64).fill(1)]),
    segment(0xc2, [8, ...size, 1, 1, 0x11, 0]),
    table(0x00, 0),
    table(0x10, 0xe0),
    first,
    ...Array.from({ length: count - 1 }, () => more),
    Buffer.from([0xff, 0xd9]),
  ]);
}

function riffChunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(data.length);
  return Buffer.concat([Buffer.from(type), length, data, Buffer.alloc(data.length % 2)]);
}

function threeBytes(value: number): number[] {
  return [value & 255, (value >> 8) & 255, value >> 16];
}

/** An animated WebP. Each frame covers the canvas. */
export async function webpWithFrames(count: number, width = 8000, height = 5000): Promise<Buffer> {
  const still = await picture(width, height).webp({ lossless: true, effort: 0 }).toBuffer();
  const size = [...threeBytes(width - 1), ...threeBytes(height - 1)];
  const image = still.subarray(12);
  const frame = riffChunk('ANMF', Buffer.concat([Buffer.from([0, 0, 0, 0, 0, 0, ...size, 100, 0, 0, 0]), image]));
  const body = Buffer.concat([
    Buffer.from('WEBP'),
    riffChunk('VP8X', Buffer.from([2, 0, 0, 0, ...size])),
    riffChunk('ANIM', Buffer.from([0, 0, 0, 0, 0, 0])),
    ...Array.from({ length: count }, () => frame),
  ]);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(body.length);
  return Buffer.concat([Buffer.from('RIFF'), length, body]);
}

/** A GIF of 40 megapixels with frames of one pixel. */
export function gifWithFrames(count: number): Buffer {
  const [width, height] = [8000, 5000];
  const size = [width & 255, width >> 8, height & 255, height >> 8];
  const head = Buffer.from([...Buffer.from('GIF89a'), ...size, 0x80, 0, 0, 200, 100, 50, 0, 0, 0]);
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]);
  return Buffer.concat([head, ...Array.from({ length: count }, () => frame), Buffer.from([0x3b])]);
}
