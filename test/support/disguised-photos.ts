import { deflateSync, gzipSync } from 'node:zlib';
import { gifWithFrames, jpegWithScans, pngChunk, pngWithTexts, webpWithFrames } from '#test/support/hostile-photos.ts';
import { noise, picture } from '#test/support/photo-files.ts';

/** A text that no public file may contain. */
export const marker = 'houndwell-hostile-payload';

/** A file that pretends to be a photo, or hides something in one. */
export interface DisguisedPhoto {
  name: string;
  create: () => Promise<Buffer> | Buffer;
  /** Whether a clean, re-encoded still of it may be public. Otherwise it must be refused. */
  hasStill: boolean;
}

const script = `<script>alert('${marker}')</script>`;
const svgOpen = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"';

/** Contents of other kinds of files. */
const contents: Readonly<Record<string, string | Buffer>> = {
  'an HTML page': `<!doctype html><html><body>${script}</body></html>`,
  'an HTML page after a space': ` \n\t<html>${script}</html>`,
  'an HTML page with a byte order mark': `\uFEFF<html>${script}</html>`,
  'an HTML page in UTF-16': Buffer.from(`\uFEFF<html>${script}</html>`, 'utf16le'),
  'an SVG': `${svgOpen}><rect width="9" height="9"/>${script}</svg>`,
  'an SVG with a handler': `${svgOpen} onload="alert('${marker}')"></svg>`,
  'an SVG with an XML declaration': `<?xml version="1.0"?>${svgOpen}>${script}</svg>`,
  'an SVG with an external entity': `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svgOpen}><text>&x;${marker}</text></svg>`,
  'an SVG with nested entities': `<!DOCTYPE svg [<!ENTITY a "${'ha'.repeat(500)}"><!ENTITY b "${'&a;'.repeat(500)}">]>${svgOpen}><text>${'&b;'.repeat(500)}${marker}</text></svg>`,
  'an SVG that loads a picture': `${svgOpen}><image href="http://169.254.169.254/${marker}"/></svg>`,
  'a compressed SVG': gzipSync(`${svgOpen}>${script}</svg>`),
  'an XML style sheet': `<?xml version="1.0"?><xsl:stylesheet version="1.0">${marker}</xsl:stylesheet>`,
  'a script': `alert('${marker}');`,
  'a shell script': `#!/bin/sh\necho ${marker}\n`,
  'a PHP file': `<?php echo '${marker}'; ?>`,
  'a style sheet': `body { background: url(javascript:${marker}) }`,
  'a manifest of an old cache': `CACHE MANIFEST\n/${marker}\n`,
  'a Flash file': `FWS\u0006${marker}`,
  'a PDF': `%PDF-1.4\n1 0 obj<</JS(${marker})>>endobj`,
  'a PostScript file': `%!PS-Adobe-3.0 EPSF-3.0\n(${marker}) print`,
  'an MVG file': `push graphic-context\nfill 'url(https://x.example/${marker})'\npop graphic-context`,
  'a ZIP archive': Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(26), Buffer.from(marker)]),
  'a Windows program': Buffer.concat([Buffer.from('MZ'), Buffer.alloc(60), Buffer.from(marker)]),
  'a Linux program': Buffer.concat([Buffer.from('\u007fELF'), Buffer.alloc(60), Buffer.from(marker)]),
  'a WebAssembly module': Buffer.concat([Buffer.from('\0asm\u0001\0\0\0'), Buffer.from(marker)]),
  'an MP4 video': Buffer.concat([Buffer.from('\0\0\0\u0018ftypmp42\0\0\0\0mp42isom'), Buffer.from(marker)]),
  zeros: Buffer.alloc(2000),
};

/** The first bytes of the accepted formats, and of none. */
const starts: Readonly<Record<string, Buffer>> = {
  'without a disguise': Buffer.alloc(0),
  'after the first bytes of a JPEG': Buffer.from([
    0xff,
    0xd8,
    0xff,
    0xe0,
    0,
    16,
    ...Buffer.from('JFIF\0'),
    1,
    1,
    0,
    0,
    1,
    0,
    1,
    0,
    0,
  ]),
  'after the first bytes of a PNG': Buffer.from([0x89, ...Buffer.from('PNG\r\n'), 0x1a, 0x0a]),
  'after the first bytes of a GIF': Buffer.from('GIF89a/*'),
  'after the first bytes of a WebP': Buffer.from('RIFF\u0020\0\0\0WEBPVP8 '),
  'after the first bytes of an AVIF': Buffer.from('\0\0\0\u001cftypavif\0\0\0\0avifmif1miaf'),
};

type Format = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif';
const formats: readonly Format[] = ['jpeg', 'png', 'webp', 'gif', 'avif'];

/** Creates a valid photo that is large enough to be cut. */
function whole(format: Format): Promise<Buffer> {
  return noise(96, 72)
    .toFormat(format, format === 'avif' ? { effort: 0 } : {})
    .toBuffer();
}

/** A PNG whose header has this size in pixels, with the data of a gray picture of one bit per pixel. */
function pngOfSize(width: number, height: number, dataHeight = height): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const data = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * dataHeight), { level: 1 });
  const start = Buffer.from([0x89, ...Buffer.from('PNG\r\n'), 0x1a, 0x0a]);
  return Buffer.concat([start, pngChunk('IHDR', header), pngChunk('IDAT', data), pngChunk('IEND', Buffer.alloc(0))]);
}

async function animated(format: 'gif' | 'webp'): Promise<Buffer> {
  return noise(40, 120)
    .toFormat(format, { pageHeight: 40, loop: 0 } as object)
    .toBuffer();
}

const refused = (name: string, create: DisguisedPhoto['create']): DisguisedPhoto => ({ name, create, hasStill: false });
const clean = (name: string, create: DisguisedPhoto['create']): DisguisedPhoto => ({ name, create, hasStill: true });

const pretending = Object.entries(contents).flatMap(([what, content]) =>
  Object.entries(starts).map(([how, start]) =>
    refused(`${what} ${how}`, () => Buffer.concat([start, Buffer.from(content as string)])),
  ),
);

const appended = formats.flatMap((format) =>
  ['an HTML page', 'an SVG', 'a ZIP archive', 'a PHP file', 'a PDF'].map((what) =>
    clean(`a ${format} with ${what} at its end`, async () =>
      Buffer.concat([await whole(format), Buffer.from(contents[what] as string)]),
    ),
  ),
);

const hidden = [
  clean('a JPEG with a script in a comment', async () => {
    const file = await whole('jpeg');
    const text = Buffer.from(script);
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, text.length + 2]), text]);
    return Buffer.concat([file.subarray(0, 2), comment, file.subarray(2)]);
  }),
  clean('a PNG with a script in a text', async () => {
    const file = await whole('png');
    const text = pngChunk('tEXt', Buffer.from(`Comment\0${script}`));
    return Buffer.concat([file.subarray(0, 33), text, file.subarray(33)]);
  }),
  ...(['jpeg', 'webp'] as const).map((format) =>
    clean(`a ${format} with a script in its metadata`, () =>
      noise(96, 72)
        .withExif({ IFD0: { Copyright: script } })
        .toFormat(format)
        .toBuffer(),
    ),
  ),
  ...(['gif', 'webp'] as const).map((format) => clean(`an animated ${format}`, () => animated(format))),
];

const truncated = formats.flatMap((format) =>
  [0.1, 0.3, 0.5, 0.7, 0.9].map((part) =>
    refused(`a ${format} of which ${part * 100} % is left`, async () => {
      const file = await whole(format);
      return file.subarray(0, Math.floor(file.length * part));
    }),
  ),
);

const tooLarge = [
  refused('a PNG of 30,000 x 30,000 pixels', () => pngOfSize(30_000, 30_000)),
  refused('a PNG of 1 x 40,000,000 pixels', () => pngOfSize(1, 40_000_000)),
  refused('a PNG of 40,000,000 x 1 pixels', () => pngOfSize(40_000_000, 1)),
  refused('a PNG that says 2,000,000,000 pixels on each side', () => pngOfSize(2_000_000_000, 2_000_000_000, 0)),
  refused('a PNG that says 30,000 x 30,000 pixels and has one row', () => pngOfSize(30_000, 30_000, 1)),
  refused('a PNG that says 5,000 x 5,000 pixels and has one row', () => pngOfSize(5000, 5000, 1)),
  refused('a JPEG of 7,000 x 7,000 pixels', () => picture(7000, 7000).jpeg({ quality: 1 }).toBuffer()),
  refused('a JPEG with 3,000 scans', () => jpegWithScans(3000)),
  clean('a PNG with 90 texts that inflate to 50 MB each', () => pngWithTexts(90, 50_000_000)),
  clean('a WebP with 100,000 frames', () => webpWithFrames(100_000, 800, 500)),
  clean('a GIF with 600,000 frames', () => gifWithFrames(600_000)),
];

const otherPictures = [
  refused('a TIFF', () => picture(60, 40).tiff().toBuffer()),
  refused('a bitmap', () => Buffer.concat([Buffer.from('BM'), Buffer.alloc(52), Buffer.from(marker)])),
  refused('an icon', () => Buffer.concat([Buffer.from([0, 0, 1, 0, 1, 0]), Buffer.alloc(40), Buffer.from(marker)])),
  refused('a JPEG XL', () => Buffer.from([0xff, 0x0a, ...Buffer.from(marker)])),
];

/** More than 200 files, made by code. */
export const disguisedPhotos: readonly DisguisedPhoto[] = [
  ...pretending,
  ...appended,
  ...hidden,
  ...truncated,
  ...tooLarge,
  ...otherPictures,
];
