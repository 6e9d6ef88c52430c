// Makes the PNG icons of public/ from public/favicon.svg: `node frontend/icons.ts` after the mark has changed.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';

const at = (name: string) => fileURLToPath(new URL(`public/${name}`, import.meta.url));
const mark = readFileSync(at('favicon.svg'), 'utf8');
const pine = '#1F5140';

/** The mark as an image of `size` px. */
function drawn(size: number, svg = mark): Sharp {
  // An SVG of 40 units is drawn at 72 dots per inch; a higher density draws it larger instead of enlarging it.
  return sharp(Buffer.from(svg), { density: (72 * size) / 40 }).resize(size, size);
}

/** Square to its edges, the head at `share` of the width: systems cut the corners as they like. */
async function squared(name: string, size: number, share: number): Promise<void> {
  const inner = Math.round(size * share);
  const head = await drawn(inner, mark.replace('rx="11"', 'rx="0"')).png().toBuffer();
  await sharp({ create: { width: size, height: size, channels: 3, background: pine } })
    .composite([{ input: head, gravity: 'centre' }])
    .png({ compressionLevel: 9, palette: true })
    .toFile(at(name));
}

for (const size of [192, 512]) {
  await drawn(size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(at(`icon-${size}.png`));
}
await squared('icon-180.png', 180, 1);
// A maskable icon keeps what matters in the middle circle of 80 %.
await squared('icon-maskable-512.png', 512, 0.8);
