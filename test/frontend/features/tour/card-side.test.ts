import { describe, expect, test } from 'vitest';
import { chooseSide, scrollFor } from '../../../../frontend/src/features/tour/card-side.ts';

/** Returns the place of a button of 200 by 48 px at `y` in a phone's window. */
const buttonAt = (y: number, height = 553) => ({ x: 80, y, width: 200, height: 48, window: { width: 375, height } });
const card = 342;
const far = { up: 1000, down: 1000 };

/** Whether card, header and navigation leave the button and its spotlight uncovered after the scroll. */
function isFree(y: number, by: number): boolean {
  const [top, bottom] = [y - by - 8, y - by + 56];
  const place = buttonAt(y - by);
  const [from, to] = chooseSide(place) === 'upper' ? [8 + card, 553 - 80] : [80, 553 - 8 - card];
  return top >= from && bottom <= to;
}

describe('in the tour,', () => {
  test('the card is placed away from its target', () => {
    expect(chooseSide(buttonAt(100))).toBe('lower');
    expect(chooseSide(buttonAt(400))).toBe('upper');
  });

  test('an uncovered target is not scrolled', () => {
    expect(scrollFor(buttonAt(100), card, far)).toBe(0);
    expect(scrollFor(buttonAt(400), card, far)).toBe(0);
  });

  test.each([-300, 20, 200, 250, 289, 330, 470, 900])('a target at %i px from the top is scrolled into view', (y) => {
    expect(isFree(y, scrollFor(buttonAt(y), card, far))).toBe(true);
  });

  test('a page that cannot scroll up scrolls down instead', () => {
    const by = scrollFor(buttonAt(289), card, { up: 0, down: 1000 });
    expect(by).toBeGreaterThan(0);
    expect(isFree(289, by)).toBe(true);
  });

  test('a page that cannot scroll stays in place', () => {
    expect(scrollFor(buttonAt(289), card, { up: 0, down: 0 }) + 0).toBe(0);
  });
});
