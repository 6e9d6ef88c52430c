import { expect, test } from 'vitest';
import { toNameKey, toVetMarker } from '#functions/recommendations/recommendation.ts';

test('recognizes a name however it is written', () => {
  expect(toNameKey("Häppy Dog's", 'BOWL')).toBe(toNameKey('Happy  Dogs', 'bowl'));
});

test('names without words are still different names', () => {
  const keys = [toNameKey('++', '!!'), toNameKey('++', '??')];
  expect(new Set(['', ...keys]).size).toBe(3);
});

test('the longest names fit into a key, and are still told apart', () => {
  // Each syllable becomes up to three letters of three bytes.
  const write = (length: number) =>
    Array.from({ length }, (_, at) => (at % 16 ? String.fromCodePoint(0xac01 + at) : ' '));
  const toMarker = (start: string) =>
    toVetMarker({ clinicName: start + write(119).join(''), location: write(200).join('') });
  expect(Buffer.byteLength(toMarker('A'))).toBeLessThan(900);
  expect(toMarker('A')).not.toBe(toMarker('B'));
});
