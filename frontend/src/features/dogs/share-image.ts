import { truncate } from '../../lib/format.ts';

/** A rectangle in pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Dimensions of the share image, in pixels. The panel with the name begins `edge` pixels below the top. */
export const card = { width: 1080, height: 1350, edge: 960, margin: 90 } as const;

/** Computes the centered part of a picture that fills a frame without distortion, like `object-fit: cover`. */
export function computeCoverBox(
  picture: { width: number; height: number },
  frame: { width: number; height: number },
): Box {
  const scale = Math.max(frame.width / picture.width, frame.height / picture.height);
  const width = frame.width / scale;
  const height = frame.height / scale;
  return { x: (picture.width - width) / 2, y: (picture.height - height) / 2, width, height };
}

/** Computes the largest box for a drawing inside a frame, centered on the frame's lower edge. */
export function computeStandingBox(drawing: { width: number; height: number }, frame: Box): Box {
  const scale = Math.min(frame.width / drawing.width, frame.height / drawing.height);
  const width = drawing.width * scale;
  const height = drawing.height * scale;
  return { x: frame.x + (frame.width - width) / 2, y: frame.y + frame.height - height, width, height };
}

const sizes = { name: { max: 120, min: 56 }, breed: { max: 50, min: 34 } } as const;

/**
 * Finds the largest font size at which a text fits. Truncates the text if even the smallest size is too large.
 * @param widthAt returns the width of a text in pixels at a font size
 */
export function fitText(
  text: string,
  kind: keyof typeof sizes,
  maxWidth: number,
  widthAt: (text: string, size: number) => number,
): { text: string; size: number } {
  const { max, min } = sizes[kind];
  const size = Math.floor(Math.min(max, (max * maxWidth) / widthAt(text, max)));
  if (size >= min) return { text, size };
  let length = [...text].length;
  while (length > 1 && widthAt(truncate(text, length), min) > maxWidth) length -= 1;
  return { text: truncate(text, length), size: min };
}

/** Returns the file name of the saved picture: the dog's name without characters that file systems reject. */
export function chooseFileName(name: string): string {
  const safe = [...name].filter((char) => !'\\/:*?"<>|'.includes(char) && char >= ' ').join('');
  return `${truncate(safe.trim(), 60) || 'dog'}.png`;
}

/** Returns the alternative text of the picture. */
export function describeCard({ name, breed }: { name: string; breed: string }, hasPhoto: boolean): string {
  return `A card with a ${hasPhoto ? 'photo' : 'drawing'} of ${name}, ${breed}`;
}
