import { rightWords, signWords } from '#shared/emergency/sign-word-list.ts';
import type { Token } from '#shared/emergency/tokens.ts';
import { listToxinNames } from '#shared/emergency/word-classes.ts';
import { computeEditDistance } from '#shared/text/edit-distance.ts';
import { stem } from '#shared/text/stem.ts';

/** Shorter words resemble too many others. */
const shortestWord = 6;
const shortestSign = 7;
const shortestName = 8;
const longWord = 9;

interface Spelling {
  known: ReadonlySet<string>;
  /** Correct spellings, by first letter. */
  targets: ReadonlyMap<string, readonly string[]>;
}

let compiled: Spelling | undefined;

function compile(): Spelling {
  const signs = signWords.split(' ').filter((word) => word.length >= shortestSign);
  const names = listToxinNames();
  const words = [...signs, ...names.filter((word) => word.length >= shortestName)];
  const known = new Set([...signs, ...names, ...rightWords.split(' ')].flatMap((word) => [word, stem(word)]));
  const targets = Map.groupBy(new Set(words), (word) => word.charAt(0));
  return { known, targets };
}

function correct(word: string, { known, targets }: Spelling): string {
  if (word.length < shortestWord || known.has(word) || known.has(stem(word))) return word;
  const isSimilar = (target: string) => {
    const limit = Math.min(word.length, target.length) < longWord ? 1 : 2;
    return computeEditDistance(word, target, limit) <= limit;
  };
  return targets.get(word.charAt(0))?.find(isSimilar) ?? word;
}

/** Corrects misspelled signs and names of poisons. Each different word is looked up once. */
export function correctSpelling(tokens: readonly Token[]): Token[] {
  compiled ??= compile();
  const spelling = compiled;
  const corrected = new Map<string, string>();
  return tokens.map(({ word, gap }) => {
    const after = corrected.get(word) ?? correct(word, spelling);
    corrected.set(word, after);
    return { word: after, gap };
  });
}
