import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { amplifyCss, neededVariables, usedRules } from '../../../frontend/amplify-css.ts';

const styles = new URL('../../../frontend/src/ui/styles/', import.meta.url);

test('the theme defines every variable that Amplify reads', () => {
  const css = amplifyCss();
  const declared = new Set([...css.matchAll(/(--amplify-[\w-]+)\s*:/g)].map((match) => match[1]));
  const read = [...css.matchAll(/var\(\s*(--amplify-[\w-]+)\s*\)/g)].map((match) => match[1]);
  expect(read.filter((name) => !declared.has(name))).toEqual([]);
});

test("our colors replace Amplify's in the style sheet", () => {
  const css = amplifyCss();
  expect(css).toContain('--amplify-components-button-primary-background-color: var(--hw-pine);');
  expect(css).not.toMatch(/--amplify-colors-(?:teal|primary)-\d+: hsl/);
});

test('a rule is removed only when all of its selectors are unused', () => {
  expect(usedRules('.amplify-button--warning { color: red; }')).toBe('');
  expect(usedRules('.amplify-button--warning, .amplify-button { color: red; }')).toContain('.amplify-button {');
});

test('a variable that another kept variable reads is kept', () => {
  const theme = ':root { --amplify-a: var(--amplify-b); --amplify-b: 1px; --amplify-c: 2px; }';
  expect(neededVariables(theme, 'p { width: var(--amplify-a); }')).toBe(
    '--amplify-a: var(--amplify-b);\n--amplify-b: 1px;',
  );
});

test("our own styles do not use Amplify's variables", () => {
  for (const file of readdirSync(styles)) {
    expect(readFileSync(new URL(file, styles), 'utf8'), file).not.toContain('var(--amplify-');
  }
});
