import type { Plugin } from 'vite';

/*
 * Amplify's components import the theme values of every component and flatten some 2,500 of them at start, only to
 * resolve style props. We use no style props, and our theme is the style sheet of `amplify-css.ts`. The build therefore
 * replaces three modules: `createTheme` returns a theme with only a name, `tokens` is empty, and lodash's `kebabCase`
 * is one line. This saves 12 KB gzip on every screen with a form field. Otherwise, the sign-in page would exceed the
 * budget of 130 KB. If an update of Amplify moves one of these modules, the budgets test fails.
 */
const replacements: [RegExp, string][] = [
  [
    /@aws-amplify\/ui\/dist\/esm\/theme\/createTheme\/createTheme\.mjs$/,
    `export const createTheme = () => ({
      name: 'default-theme',
      tokens: {},
      breakpoints: { values: { base: 0 }, defaultBreakpoint: 'base' },
      cssText: '',
      overrides: [],
      containerProps: () => ({ 'data-amplify-theme': 'default-theme' }),
    });`,
  ],
  [
    /@aws-amplify\/ui\/dist\/esm\/theme\/tokens\/index\.mjs$/,
    'export const tokens = {}; export const reactNativeTokens = {};',
  ],
  [
    /lodash\/kebabCase\.js$/,
    "export default (words) => words.replace(/([a-z0-9])([A-Z])|\\W+/g, '$1-$2').toLowerCase();",
  ],
];

/** Removes Amplify's theme from the built script. */
export function amplifyWithoutTheme(): Plugin {
  return {
    name: 'houndwell:amplify-without-theme',
    apply: 'build',
    load: (source) => replacements.find(([module]) => module.test(source))?.[1],
  };
}
