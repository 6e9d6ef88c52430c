import { ApiError } from '#functions/core/http/api-error.ts';

/** The most scans of a JPEG. Decoding reads all blocks again for each scan. Progressive photos have about ten. */
const maxScans = 100;

/** The chunks of a PNG that its picture needs: pixels, colors, transparency and orientation. */
const pngChunks = ['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP', 'eXIf'];

/** The chunks of a WebP that its picture needs. Of an animation, the first frame is enough. */
const webpChunks = ['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ICCP', 'EXIF', 'ANIM', 'ANMF'];

/** Chunks that a picture needs several times. */
const repeatedChunks = ['IDAT'];

/**
 * Removes parts of an image that are expensive to decode and that the picture does not need, such as compressed texts
 * and the frames of an animation after the first.
 * @throws ApiError `photoUnreadable` for a JPEG with too many scans
 */
export function trimImage(original: Buffer): Buffer {
  const start = original.toString('latin1', 0, 12);
  if (start.startsWith('\x89PNG')) return keepChunks(original, { head: 8, names: pngChunks, extra: 12, isPng: true });
  if (/^RIFF.{4}WEBP/s.test(start)) return trimWebp(original);
  if (start.startsWith('\xff\xd8') && countScans(original) > maxScans) throw new ApiError('photoUnreadable');
  return original;
}

interface ChunkFormat {
  /** The bytes before the first chunk. */
  head: number;
  /** The names of the chunks to keep. */
  names: readonly string[];
  /** The bytes of a chunk in addition to its data. */
  extra: number;
  isPng: boolean;
}

/** Copies an image with the chunks that it needs, each once except for those that are repeated. */
function keepChunks(image: Buffer, { head, names, extra, isPng }: ChunkFormat): Buffer {
  const kept = [image.subarray(0, head)];
  const seen = new Set<string>();
  for (let place = head; place + 8 <= image.length; ) {
    const length = isPng ? image.readUInt32BE(place) : image.readUInt32LE(place + 4);
    const name = isPng ? image.toString('latin1', place + 4, place + 8) : image.toString('latin1', place, place + 4);
    // The data of a WebP chunk is padded to an even length.
    const end = place + extra + length + (isPng ? 0 : length % 2);
    if (names.includes(name) && (!seen.has(name) || repeatedChunks.includes(name)))
      kept.push(image.subarray(place, end));
    seen.add(name);
    place = end;
  }
  return Buffer.concat(kept);
}

/** Trims a WebP, and sets the length in its header. */
function trimWebp(original: Buffer): Buffer {
  const trimmed = keepChunks(original, { head: 12, names: webpChunks, extra: 8, isPng: false });
  trimmed.writeUInt32LE(trimmed.length - 8, 4);
  return trimmed;
}

/** Counts the scans of a JPEG. */
function countScans(image: Buffer): number {
  let scans = 0;
  let place = image.indexOf(0xff, 2);
  while (place >= 0 && place + 4 <= image.length) {
    const marker = image[place + 1] ?? 0;
    // The end of the image. Appended bytes, such as the video of a moving photo, are not decoded.
    if (marker === 0xd9) break;
    if (marker === 0xda) scans += 1;
    // Within a scan, 0xff is followed by 0 or a restart marker. A further 0xff is a fill byte. Other markers have a length.
    const hasLength = marker > 0x01 && marker < 0xff && !(marker >= 0xd0 && marker <= 0xd8);
    place = image.indexOf(0xff, place + (hasLength ? 2 + image.readUInt16BE(place + 2) : marker === 0xff ? 1 : 2));
  }
  return scans;
}
