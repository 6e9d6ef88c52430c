// Renders the PNG icons in public/ from public/favicon.svg. Run `node frontend/icons.ts` after a change of the logo.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';

const at = (name: string) => fileURLToPath(new URL(`public/${name}`, import.meta.url));
const mark = readFileSync(at('favicon.svg'), 'utf8');
const pine = '#1F5140';

/** Renders the logo with a width and height of `size` px. */
function render(size: number, svg = mark): Sharp {
  // The SVG is 40 px wide at the default density of 72 dpi. A higher density renders the SVG larger instead of scaling
  // its pixels.
  return sharp(Buffer.from(svg), { density: (72 * size) / 40 }).resize(size, size);
}

/**
 * Writes a full-bleed icon whose drawing takes up `share` (0 to 1) of the width, for systems that round the corners
 * themselves.
 */
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
// The safe zone of a maskable icon is a circle in the center with 80% of the icon's width.
await writeSquare('icon-maskable-512.png', 512, 0.8);
