import { findDogLook } from '../../ui/dog-art/dog-coats.ts';
import { type Box, card, computeCoverBox, computeStandingBox, fitText } from './share-image.ts';

/**
 * Draws the shapes of a rendered SVG on the canvas, with their computed styles. Loading the SVG as an image would need
 * inline styles, which the content security policy forbids.
 */
function drawSvg(context: CanvasRenderingContext2D, svg: SVGSVGElement, box: Box): void {
  const scale = box.width / svg.getBoundingClientRect().width;
  for (const shape of svg.querySelectorAll<SVGGeometryElement>('path, circle, ellipse')) {
    const matrix = shape.getCTM();
    if (!matrix) continue;
    const style = getComputedStyle(shape);
    context.save();
    context.translate(box.x, box.y);
    context.scale(scale, scale);
    context.transform(matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f);
    const path = createPath(shape);
    if (style.fill !== 'none') {
      context.fillStyle = style.fill;
      context.fill(path);
    }
    if (style.stroke !== 'none') {
      context.strokeStyle = style.stroke;
      context.lineWidth = Number.parseFloat(style.strokeWidth);
      context.lineCap = style.strokeLinecap as CanvasLineCap;
      context.lineJoin = style.strokeLinejoin as CanvasLineJoin;
      context.stroke(path);
    }
    context.restore();
  }
}

function createPath(shape: SVGGeometryElement): Path2D {
  if (shape instanceof SVGPathElement) return new Path2D(shape.getAttribute('d') ?? '');
  const value = (name: string) => Number(shape.getAttribute(name));
  const path = new Path2D();
  path.ellipse(value('cx'), value('cy'), value('rx') || value('r'), value('ry') || value('r'), 0, 0, 2 * Math.PI);
  return path;
}

async function loadPhoto(address: string): Promise<HTMLImageElement> {
  const photo = new Image();
  photo.src = address;
  await photo.decode();
  return photo;
}

export interface ShareImageOptions {
  dog: { name: string; breed: string };
  /** The URL of the dog's photo on this site. */
  photo: string | null;
  /** The drawing of the breed, which must be rendered on the page. */
  drawing: SVGSVGElement;
}

/**
 * The picture as a PNG file. `hasPhoto`: whether it shows the dog's photo. Otherwise it shows the drawing of the breed.
 */
export interface ShareImage {
  image: Blob;
  hasPhoto: boolean;
}

/**
 * Draws a dog's share image in the colors of the page: the dog above, the name and the breed below.
 * @throws Error if the browser cannot draw or save the picture
 */
export async function drawShareImage({ dog, photo, drawing }: ShareImageOptions): Promise<ShareImage> {
  const tokens = getComputedStyle(document.documentElement);
  const token = (name: string) => tokens.getPropertyValue(`--hw-${name}`).trim();
  const canvas = document.createElement('canvas');
  canvas.width = card.width;
  canvas.height = card.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no canvas.');
  // If a font cannot be loaded, the canvas uses a fallback font.
  await Promise.all(
    ['600 96px "Besley Variable"', '500 48px "Figtree Variable"'].map((font) => document.fonts.load(font)),
  ).catch(() => undefined);
  const loaded = photo ? await loadPhoto(photo).catch(() => null) : null;

  const above = { x: 0, y: 0, width: card.width, height: card.edge };
  context.fillStyle = token(`tone-${findDogLook(dog.breed).tone}`);
  context.fillRect(0, 0, card.width, card.height);
  if (loaded) {
    const part = computeCoverBox({ width: loaded.naturalWidth, height: loaded.naturalHeight }, above);
    context.drawImage(loaded, part.x, part.y, part.width, part.height, 0, 0, above.width, above.height);
  }
  context.fillStyle = token('field');
  context.fillRect(0, card.edge, card.width, card.height - card.edge);
  context.fillStyle = token('field-lead');
  context.fillRect(0, card.edge - 6, card.width, 12);
  if (!loaded) {
    const { width, height } = drawing.getBoundingClientRect();
    const frame = { x: card.margin, y: 110, width: card.width - 2 * card.margin, height: card.edge - 110 + 2 };
    drawSvg(context, drawing, computeStandingBox({ width, height }, frame));
  }

  context.textAlign = 'center';
  const write = (text: string, y: number, fill: string, fontAt: (size: number) => string, kind: 'name' | 'breed') => {
    const fitted = fitText(text, kind, card.width - 2 * card.margin, (each, size) => {
      context.font = fontAt(size);
      return context.measureText(each).width;
    });
    context.font = fontAt(fitted.size);
    context.fillStyle = fill;
    context.fillText(fitted.text, card.width / 2, y);
  };
  const bodyFont = getComputedStyle(document.body).fontFamily;
  const text = (weight: number) => (size: number) => `${weight} ${size}px ${bodyFont}`;
  write(dog.name, 1122, token('on-field'), (size) => `600 ${size}px ${token('display')}`, 'name');
  write(dog.breed, 1196, token('on-field-2'), text(500), 'breed');
  context.font = text(600)(30);
  context.fillStyle = token('field-lead');
  context.fillText('Houndwell', card.width / 2, 1290);

  const image = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!image) throw new Error('The browser could not save the picture.');
  return { image, hasPhoto: loaded !== null };
}
