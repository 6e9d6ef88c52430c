import { expect, test } from 'vitest';
import {
  card,
  chooseFileName,
  computeCoverBox,
  computeStandingBox,
  describeCard,
  fitText,
} from '../../../../frontend/src/features/dogs/share-image.ts';

/** Measures a text as if every character were half as wide as the font size. */
const widthAt = (text: string, size: number) => ([...text].length * size) / 2;

test('a photo fills the frame and is cropped on two sides', () => {
  expect(computeCoverBox({ width: 2000, height: 1000 }, { width: 100, height: 100 })).toEqual({
    x: 500,
    y: 0,
    width: 1000,
    height: 1000,
  });
  expect(computeCoverBox({ width: 100, height: 300 }, { width: 50, height: 50 })).toEqual({
    x: 0,
    y: 100,
    width: 100,
    height: 100,
  });
});

test('a drawing stands centered on the lower edge of its frame', () => {
  const box = computeStandingBox({ width: 100, height: 200 }, { x: 10, y: 20, width: 400, height: 400 });
  expect(box).toEqual({ x: 110, y: 20, width: 200, height: 400 });
});

test('a short name has the largest size, a longer one a smaller size, and the longest is truncated', () => {
  const width = card.width - 2 * card.margin;
  expect(fitText('Biscuit', 'name', width, widthAt)).toEqual({ text: 'Biscuit', size: 120 });
  const longer = fitText('Sir Barksalot the Third', 'name', width, widthAt);
  expect(longer.text).toBe('Sir Barksalot the Third');
  expect(longer.size).toBeLessThan(120);
  const longest = fitText('x'.repeat(200), 'name', width, widthAt);
  expect(longest.size).toBe(56);
  expect(widthAt(longest.text, longest.size)).toBeLessThanOrEqual(width);
});

test('the file is named after the dog', () => {
  expect(chooseFileName('Biscuit')).toBe('Biscuit.png');
  expect(chooseFileName('A/C: "D" *?')).toBe('AC D.png');
  expect(chooseFileName('///')).toBe('dog.png');
  expect(chooseFileName('Élodie 犬')).toBe('Élodie 犬.png');
});

test('the alternative text says what the picture shows', () => {
  const dog = { name: 'Biscuit', breed: 'Golden Retriever' };
  expect(describeCard(dog, false)).toBe('A card with a drawing of Biscuit, Golden Retriever');
  expect(describeCard(dog, true)).toBe('A card with a photo of Biscuit, Golden Retriever');
});
