import { expect, test } from 'vitest';
import { measure, phrasingFiles } from '#test/emergency/measure.ts';

/** The share of harmless texts that may be called an emergency. */
const maxFalseAlarms = 0.05;

const results = phrasingFiles().map((file) => ({ file, ...measure(file) }));

test('no emergency is missed', () => {
  expect(results.flatMap(({ missed }) => missed.map(({ text }) => text))).toEqual([]);
});

test('few harmless texts are called an emergency', () => {
  const tooMany = results.filter(({ falseAlarms, total }) => falseAlarms.length > maxFalseAlarms * total);
  expect(tooMany.map(({ file, falseAlarms }) => `${file}: ${falseAlarms.length}`)).toEqual([]);
});
