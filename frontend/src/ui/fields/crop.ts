/** The size of a picture in its own pixels. */
export interface Size {
  width: number;
  height: number;
}

/**
 * The visible square of a picture, in the picture's pixels: its center, and its zoom from 1 (the largest square) to
 * `maxZoom`.
 */
export interface CropView {
  x: number;
  y: number;
  zoom: number;
}

export const maxZoom = 4;

/** The maximum side of an uploaded photo in pixels, which is the largest size that the site shows. */
const maxSide = 1600;

/** Returns the largest square, in the middle of the picture. */
export function createView({ width, height }: Size): CropView {
  return { x: width / 2, y: height / 2, zoom: 1 };
}

/** Computes the side of the visible square, in the picture's pixels. */
export function computeSide({ width, height }: Size, zoom: number): number {
  return Math.min(width, height) / zoom;
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}

/**
 * Moves the square by a number of the picture's pixels and sets its zoom. The square always stays inside the picture.
 */
export function moveView(picture: Size, view: CropView, by: { x?: number; y?: number; zoom?: number }): CropView {
  const zoom = clamp(by.zoom ?? view.zoom, 1, maxZoom);
  const half = computeSide(picture, zoom) / 2;
  return {
    x: clamp(view.x + (by.x ?? 0), half, picture.width - half),
    y: clamp(view.y + (by.y ?? 0), half, picture.height - half),
    zoom,
  };
}

/** Draws the visible square of a picture on a canvas, scaled to the canvas's full size. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, { x, y, zoom }: CropView): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const side = computeSide(picture, zoom);
  // The background is white, because transparent pixels would turn black in a JPEG.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, x - side / 2, y - side / 2, side, side, 0, 0, canvas.width, canvas.height);
}

function encode(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const done = (file: Blob | null) => (file ? resolve(file) : reject(new Error('The photo could not be encoded.')));
    canvas.toBlob(done, 'image/jpeg', 0.9);
  });
}

/**
 * Renders the visible square as a JPEG file with sides of at most 1600 pixels.
 * @throws Error when the browser cannot encode the picture
 */
export function renderCrop(picture: ImageBitmap, view: CropView): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(Math.min(maxSide, computeSide(picture, view.zoom))));
  canvas.height = canvas.width;
  drawCrop(canvas, picture, view);
  return encode(canvas);
}

/**
 * Renders a whole picture as a JPEG file with sides of at most 1600 pixels, without the metadata of the file.
 * @throws Error when the browser cannot encode the picture
 */
export function renderWhole(picture: ImageBitmap): Promise<Blob> {
  const scale = Math.min(1, maxSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  }
  return encode(canvas);
}
