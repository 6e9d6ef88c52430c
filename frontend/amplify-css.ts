import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createTheme } from '@aws-amplify/ui-react/server';
import type { Plugin } from 'vite';
import { amplifyTokens } from './amplify-tokens.ts';

const require = createRequire(import.meta.url);

/** The parts of Amplify that `src/ui` uses, in the order of Amplify's own styles.css: the order decides which rule wins. */
const parts = [
  'flex',
  'text',
  'button',
  'fieldMessages',
  'input',
  'textArea',
  'checkbox',
  'checkboxField',
  'field',
  'fieldGroup',
  'passwordField',
  'select',
  'selectField',
  'textAreaField',
  'textField',
  'visuallyHidden',
];

/** Variations that `src/ui` never asks for: colour themes, sizes, quiet and upright fields. */
const unused =
  /--(?:info|warning|success|overlay|menu|quiet|small|large|vertical|expanded|indeterminate)\b|--(?:outlined|link|primary)--error|amplify-text--/;

const read = (part: string) => readFileSync(require.resolve(`@aws-amplify/ui-react/styles/${part}.css`), 'utf8');

/** Every variable that the text reads, also within another variable's value. */
function reads(text: string): string[] {
  return [...text.matchAll(/var\(\s*(--amplify-[\w-]+)/g)].map((match) => match[1] ?? '');
}

/** The rules that can apply: those of which some selector has no unused variation. */
export function usedRules(css: string): string {
  const rules = css.replace(/\/\*.*?\*\//gs, '');
  return rules.replace(/([^{}]+)\{[^{}]*\}/g, (rule, selectors: string) =>
    selectors.split(',').every((selector) => unused.test(selector)) ? '' : rule,
  );
}

/**
 * The variables of a theme that the rules need, directly or through another variable. Amplify declares some 2,500; a
 * dozen parts read a tenth of them.
 */
export function neededVariables(theme: string, rules: string): string {
  const values = new Map(
    [...theme.matchAll(/(--amplify-[\w-]+):\s*([^;]+);/g)].map((match) => [match[1] ?? '', match[2] ?? '']),
  );
  const needed = new Set<string>();
  const waiting = reads(rules);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const value = values.get(name);
    if (value === undefined || needed.has(name)) continue;
    needed.add(name);
    waiting.push(...reads(value));
  }
  return [...values]
    .filter(([name]) => needed.has(name))
    .map(([name, value]) => `${name}: ${value};`)
    .join('\n');
}

/** Amplify's rules for the parts we use and its theme with our values, in a layer below our own styles. */
export function amplifyCss(): string {
  // The part "base" is the default theme, which ours replaces, and a few rules, which stay.
  const base = read('base').replace(/:root, \[data-amplify-theme\] \{[^}]*\}/, '');
  const rules = usedRules([base, ...parts.map(read)].join('\n'));
  const theme = createTheme({ name: 'default-theme', tokens: amplifyTokens }).cssText;
  return `@layer amplify {\n[data-amplify-theme="default-theme"] {\n${neededVariables(theme, rules)}\n}\n${rules}\n}`;
}

const id = 'virtual:amplify.css';

/** Gives the build the module `virtual:amplify.css`: the theme is written here, since a strict CSP allows no style element. */
export function amplifyStyles(): Plugin {
  return {
    name: 'houndwell:amplify-css',
    resolveId: (source) => (source === id ? id : undefined),
    load: (source) => (source === id ? amplifyCss() : undefined),
  };
}
