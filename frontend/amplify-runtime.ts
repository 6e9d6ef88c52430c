import type { Plugin } from 'vite';

/** Amplify's theme maker, its default values, and the word splitter that it takes from lodash to name CSS variables. */
const themeMaker = /@aws-amplify\/ui\/dist\/esm\/theme\/createTheme\/createTheme\.mjs$/;
const tokenValues = /@aws-amplify\/ui\/dist\/esm\/theme\/tokens\/index\.mjs$/;
const wordSplitter = /lodash\/kebabCase\.js$/;

/** A theme that only has its name: the values are in the style sheet. One breakpoint, since no style prop asks for more. */
const nameOnly = `export const createTheme = () => ({
  name: 'default-theme',
  tokens: {},
  breakpoints: { values: { base: 0 }, defaultBreakpoint: 'base' },
  cssText: '',
  overrides: [],
  containerProps: () => ({ 'data-amplify-theme': 'default-theme' }),
});`;

const hyphenate = "export default (words) => words.replace(/([a-z0-9])([A-Z])|\\W+/g, '$1-$2').toLowerCase();";

/**
 * Leaves Amplify's theme out of the script. Its components carry the values of every component there is, and flatten
 * some 2,500 of them at every start, only to resolve style props, which we do not use: our look is in the style sheet.
 * That saves 12 KB gzip of the first load.
 */
export function amplifyWithoutTheme(): Plugin {
  return {
    name: 'houndwell:amplify-without-theme',
    apply: 'build',
    load(source) {
      if (themeMaker.test(source)) return nameOnly;
      if (tokenValues.test(source)) return 'export const tokens = {}; export const reactNativeTokens = {};';
      if (wordSplitter.test(source)) return hyphenate;
    },
  };
}
