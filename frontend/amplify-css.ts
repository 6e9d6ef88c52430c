import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createTheme } from '@aws-amplify/ui-react/server';
import type { Plugin } from 'vite';
import { amplifyTokens } from './amplify-tokens.ts';

const require = createRequire(import.meta.url);

/*
 * Amplify's styles.css is 29 KB gzipped, one and a half times our budget for all styles. We use a few of its form
 * fields, so the build keeps only 5 KB:
 * 1. the style sheets of the components in `parts`, and `base` without its default theme,
 * 2. in these style sheets, the rules whose variations `src/ui` uses (the others are in `unused`),
 * 3. in the theme with our tokens, the variables that these rules read: about a tenth of 2,500.
 * To use another component, add it to `parts`. To use another variation, remove it from `unused`. `npm test` checks
 * that every variable has a value, and the budgets check the size.
 */

/**
 * The Amplify components whose styles `src/ui` uses, in the order of Amplify's styles.css, because the cascade depends
 * on it.
 */
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

/** Variations that `src/ui` never uses: color themes, sizes, quiet and vertical fields. */
const unused =
  /--(?:info|warning|success|overlay|menu|quiet|small|large|vertical|expanded|indeterminate)\b|--(?:outlined|link|primary)--error|amplify-text--/;

const read = (part: string) => readFileSync(require.resolve(`@aws-amplify/ui-react/styles/${part}.css`), 'utf8');

/** Returns the names of the Amplify variables in a rule or a value. */
function variablesIn(text: string): string[] {
  return [...text.matchAll(/var\(\s*(--amplify-[\w-]+)/g)].map((match) => match[1] ?? '');
}

/** Removes the rules whose selectors all contain an unused variation. Returns the other rules. */
export function usedRules(css: string): string {
  const rules = css.replace(/\/\*.*?\*\//gs, '');
  return rules.replace(/([^{}]+)\{[^{}]*\}/g, (rule, selectors: string) =>
    selectors.split(',').every((selector) => unused.test(selector)) ? '' : rule,
  );
}

/** Returns the declarations of the theme's CSS variables that the rules use, directly or through another variable. */
export function neededVariables(theme: string, rules: string): string {
  const values = new Map(
    [...theme.matchAll(/(--amplify-[\w-]+):\s*([^;]+);/g)].map((match) => [match[1] ?? '', match[2] ?? '']),
  );
  const needed = new Set<string>();
  const queue = variablesIn(rules);
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const value = values.get(name);
    if (value === undefined || needed.has(name)) continue;
    needed.add(name);
    queue.push(...variablesIn(value));
  }
  return [...values]
    .filter(([name]) => needed.has(name))
    .map(([name, value]) => `${name}: ${value};`)
    .join('\n');
}

/** Returns Amplify's rules and the theme with our tokens, in a cascade layer below our own styles. */
export function amplifyCss(): string {
  // `base` contains the default theme, which our theme replaces, and a few rules.
  const base = read('base').replace(/:root, \[data-amplify-theme\] \{[^}]*\}/, '');
  const rules = usedRules([base, ...parts.map(read)].join('\n'));
  const theme = createTheme({ name: 'default-theme', tokens: amplifyTokens }).cssText;
  return `@layer amplify {\n[data-amplify-theme="default-theme"] {\n${neededVariables(theme, rules)}\n}\n${rules}\n}`;
}

const id = 'virtual:amplify.css';

/**
 * Provides the module `virtual:amplify.css`. Amplify's theme provider would need a style element, which our CSP
 * forbids.
 */
export function amplifyStyles(): Plugin {
  return {
    name: 'houndwell:amplify-css',
    resolveId: (source) => (source === id ? id : undefined),
    load: (source) => (source === id ? amplifyCss() : undefined),
  };
}
