import { expect, it, vi } from 'vitest';
import { computeSide, createView, maxZoom, moveView } from '../../../../frontend/src/ui/fields/crop.ts';
import { pickPhotoUrl } from '../../../../frontend/src/ui/fields/photo-url.ts';
import { measureMovement } from '../../../../frontend/src/ui/fields/use-crop-gestures.ts';

const wide = { width: 1600, height: 1000 };

it('a photo is cropped to its largest centered square', () => {
  expect(createView(wide)).toEqual({ x: 800, y: 500, zoom: 1 });
  expect(computeSide(wide, 1)).toBe(1000);
});

it('the crop square never leaves the photo', () => {
  expect(moveView(wide, createView(wide), { x: 9999, y: 9999 })).toEqual({ x: 1100, y: 500, zoom: 1 });
  expect(moveView(wide, createView(wide), { x: -9999, y: -9999, zoom: 2 })).toEqual({ x: 250, y: 250, zoom: 2 });
});

it('zooming out moves a square at the edge back inside', () => {
  const corner = moveView(wide, createView(wide), { x: 9999, y: 9999, zoom: 99 });
  expect(corner).toEqual({ x: 1475, y: 875, zoom: maxZoom });
  expect(moveView(wide, corner, { zoom: 0 })).toEqual({ x: 1100, y: 500, zoom: 1 });
});

it('an uploaded photo is shown as its thumbnail, and a picture from another site is not shown', () => {
  const path = `/photos/${'0'.repeat(26)}/${'1'.repeat(26)}`;
  expect(pickPhotoUrl(`${path}.webp`)).toBe(`${path}-thumb.webp`);
  vi.stubGlobal('location', { origin: 'http://localhost' });
  expect(pickPhotoUrl('blob:http://localhost/1')).toBe('blob:http://localhost/1');
  expect(pickPhotoUrl('blob:https://dogs.example/1')).toBeNull();
  vi.unstubAllGlobals();
  expect([pickPhotoUrl('https://dogs.example/rex.jpg'), pickPhotoUrl(''), pickPhotoUrl(null)]).toEqual([
    null,
    null,
    null,
  ]);
});

it('a pinch is measured by the center of the two pointers and their distance', () => {
  const apart = measureMovement(
    [
      { x: 100, y: 100 },
      { x: 200, y: 100 },
    ],
    [
      { x: 90, y: 120 },
      { x: 290, y: 120 },
    ],
  );
  expect(apart).toEqual({ x: 40, y: 20, spread: 2 });
  expect(measureMovement([{ x: 5, y: 5 }], [{ x: 8, y: 1 }])).toEqual({ x: 3, y: -4, spread: 1 });
});
