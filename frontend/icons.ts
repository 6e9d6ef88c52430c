// Renders the PNG icons of public/ from public/favicon.svg. Run `node frontend/icons.ts` after the logo mark has changed.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';

const at = (name: string) => fileURLToPath(new URL(`public/${name}`, import.meta.url));
const mark = readFileSync(at('favicon.svg'), 'utf8');
const pine = '#1F5140';

/** Renders the mark at `size` px. */
function render(size: number, svg = mark): Sharp {
  // The SVG has 40 units at 72 dpi. A higher density renders it larger instead of scaling the pixels.
  return sharp(Buffer.from(svg), { density: (72 * size) / 40 }).resize(size, size);
}

/** Writes a full-bleed icon with the head at `share` of the width, for systems that cut the corners themselves. */
async function writeSquare(name: string, size: number, share: number): Promise<void> {
  const inner = Math.round(size * share);
  const head = await render(inner, mark.replace('rx="11"', 'rx="0"')).png().toBuffer();
  await sharp({ create: { width: size, height: size, channels: 3, background: pine } })
    .composite([{ input: head, gravity: 'centre' }])
    .png({ compressionLevel: 9, palette: true })
    .toFile(at(name));
}

for (const size of [192, 512]) {
  await render(size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(at(`icon-${size}.png`));
}
await writeSquare('icon-180.png', 180, 1);
// The safe zone of a maskable icon is the middle circle of 80 %.
await writeSquare('icon-maskable-512.png', 512, 0.8);
