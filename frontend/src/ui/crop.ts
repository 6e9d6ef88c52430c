/** A picture's measures, in its own pixels. */
export interface Measures {
  width: number;
  height: number;
}

/** What of a picture is shown: the middle of the square, and how much closer than the largest square it is (1 to `closest`). */
export interface CropView {
  x: number;
  y: number;
  zoom: number;
}

export const closest = 4;

/** The longest side of what is sent, in pixels: what the site shows at its largest. */
const longest = 1600;

/** The largest square, in the middle of the picture. */
export function wholeView({ width, height }: Measures): CropView {
  return { x: width / 2, y: height / 2, zoom: 1 };
}

/** The side of the square, in the picture's pixels. */
export function sideOf({ width, height }: Measures, zoom: number): number {
  return Math.min(width, height) / zoom;
}

function between(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

/** The view moved by so many of the picture's pixels and set to a zoom; the square never leaves the picture. */
export function movedView(picture: Measures, view: CropView, by: { x?: number; y?: number; zoom?: number }): CropView {
  const zoom = between(by.zoom ?? view.zoom, 1, closest);
  const half = sideOf(picture, zoom) / 2;
  return {
    x: between(view.x + (by.x ?? 0), half, picture.width - half),
    y: between(view.y + (by.y ?? 0), half, picture.height - half),
    zoom,
  };
}

/** Draws the square of a picture over a whole canvas. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, { x, y, zoom }: CropView): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const side = sideOf(picture, zoom);
  // What is see-through would turn black in a JPEG.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, x - side / 2, y - side / 2, side, side, 0, 0, canvas.width, canvas.height);
}

/**
 * The square as a JPEG file of at most 1600 pixels a side.
 * @throws Error when the browser cannot make one
 */
export function cropped(picture: ImageBitmap, view: CropView): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(Math.min(longest, sideOf(picture, view.zoom))));
  canvas.height = canvas.width;
  drawCrop(canvas, picture, view);
  return new Promise((resolve, reject) => {
    const done = (file: Blob | null) => (file ? resolve(file) : reject(new Error('The photo could not be cropped.')));
    canvas.toBlob(done, 'image/jpeg', 0.9);
  });
}
