import { lazyRegExp } from '#shared/lazy-reg-exp.ts';

/** Characters that are not drawn, and accents. */
const ignorable = lazyRegExp(String.raw`[\p{Default_Ignorable_Code_Point}\p{Cf}\p{M}]`, 'gu');
const nonAsciiDigit = lazyRegExp(String.raw`(?![0-9])\p{N}`, 'gu');
const dash = lazyRegExp(String.raw`\p{Pd}|\u2212`, 'gu');
const blank = lazyRegExp('[\\s\\p{Cc}\\u2800*_~`|\\\\^]+', 'gu');

/** Signs and letters of European names that compatibility normalization keeps. */
const lookalikes = new Map(
  Object.entries({
    ...{ '\u2044': '/', '\u2215': '/', '\u29F8': '/', '\u2018': "'", '\u2019': "'", '\u201B': "'", '\u2032': "'" },
    ...{ '\u00B7': '.', '\u2219': '.', '\u22C5': '.', '\u3002': '.', '\u066B': '.', '\u066C': ',', '\u201A': ',' },
    ...{ '\u00D7': 'x', '\u2236': ':', '\uA789': ':' },
    ...{
      \u0131: 'i',
      \u00F8: 'o',
      \u0142: 'l',
      \u0111: 'd',
      \u00F0: 'd',
      \u00FE: 'th',
      \u00E6: 'ae',
      \u0153: 'oe',
      \u00DF: 'ss',
    },
    \u03BC: 'u',
  }),
);
const lookalike = lazyRegExp(`[${[...lookalikes.keys()].join('')}]`, 'gu');

/**
 * Folds a text into lower-case letters without accents, ASCII digits and single spaces, so that a pattern finds what a
 * person reads. Every digit of another script becomes 1, because patterns only ask whether there is a digit.
 */
export function foldText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\u00BD|\u00BC|\u00BE|[\u2150-\u215F]/g, ' $&')
    .normalize('NFKD')
    .replace(dash(), '-')
    .replace(ignorable(), '')
    .toLowerCase()
    .replace(lookalike(), (each) => lookalikes.get(each) ?? each)
    .replace(nonAsciiDigit(), '1')
    .replace(blank(), ' ')
    .trim();
}
