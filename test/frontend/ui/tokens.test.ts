import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('../../../frontend/src/ui/styles/tokens.css', import.meta.url), 'utf8');

/** Returns the custom properties of the first block with this selector. */
function readTokens(selector: string): Record<string, string> {
  const start = css.indexOf('{', css.indexOf(selector)) + 1;
  const block = css.slice(start, css.indexOf('}', start));
  return Object.fromEntries([...block.matchAll(/--hw-([\w-]+):\s*([^;]+);/g)].map((match) => [match[1], match[2]]));
}

const light = readTokens(':root {');
const dark = readTokens(':root[data-theme="dark"]');
const system = readTokens(':root:not([data-theme="light"]');
const themes = { light, dark: { ...light, ...dark } };

/** Computes WCAG's relative luminance of a color such as `#1f5140`. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

const textPairs: [string, string][] = [
  ['ink', 'ground'],
  ['ink', 'surface'],
  ['ink', 'raised'],
  ['ink', 'sunken'],
  ['ink-2', 'surface'],
  ['ink-2', 'ground'],
  ['ink-2', 'sunken'],
  ['ink-3', 'ground'],
  ['ink-3', 'surface'],
  ['ink-3', 'raised'],
  ['ink-3', 'sunken'],
  ['on-pine', 'pine'],
  ['on-pine', 'pine-hover'],
  ['pine-text', 'surface'],
  ['pine-text', 'ground'],
  ['pine-text', 'pine-tint'],
  ['on-field', 'field'],
  ['on-field-2', 'field'],
  ['on-field-lead', 'field-lead'],
  ['amber-ink', 'amber-tint'],
  ['ink', 'amber-tint'],
  ['on-danger', 'danger'],
  ['danger-text', 'surface'],
  ['danger-text', 'ground'],
  ['danger-text', 'danger-tint'],
  ['success', 'success-tint'],
  ['info', 'info-tint'],
  ['pine-text', 'tone-1'],
  ['pine-text', 'tone-2'],
  ['pine-text', 'tone-3'],
  ['pine-text', 'tone-4'],
  ['ground', 'ink'],
];

const linePairs: [string, string][] = [
  ['lead', 'ground'],
  ['lead', 'surface'],
  ['control', 'surface'],
  ['control', 'raised'],
  ['field-edge', 'field'],
  ['focus', 'ground'],
  ['focus', 'surface'],
  ['focus-field', 'field'],
  ['danger', 'surface'],
];

test('the chosen dark theme and the system dark theme are the same', () => {
  expect(dark).toEqual(system);
});

describe.each(Object.entries(themes))('in the %s theme,', (_name, tokens) => {
  test.each(textPairs)('text in %s has a contrast of at least 4.5 on %s', (front, back) => {
    expect(contrast(tokens[front] ?? '', tokens[back] ?? '')).toBeGreaterThanOrEqual(4.5);
  });

  test.each(linePairs)('a line in %s has a contrast of at least 3 on %s', (front, back) => {
    expect(contrast(tokens[front] ?? '', tokens[back] ?? '')).toBeGreaterThanOrEqual(3);
  });
});
