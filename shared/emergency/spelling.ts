import { type Lexicon, stem } from '#shared/emergency/lexicon.ts';

/**
 * The Damerau-Levenshtein distance of two words (insert, delete, replace, swap neighbors), or `limit + 1` when it is
 * larger than `limit`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let best = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, (before[j - 2] ?? 0) + 1);
      row.push(best);
    }
    if (Math.min(...row) > limit) return limit + 1;
    before = last;
    last = row;
  }
  return last[b.length] ?? limit + 1;
}

/** Letters that sound alike, so that "phaint" and "zylitol" are near their words. */
function sound(word: string): string {
  return word
    .replace(/ph/g, 'f')
    .replace(/rh/g, 'r')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/[cq]/g, 'k')
    .replace(/sh(?=[aeiou])|ti(?=o)/g, 'sh')
    .replace(/ou|oo|ew/g, 'u')
    .replace(/ai|ay|ei/g, 'a')
    .replace(/(.)\1/g, '$1')
    .replace(/ck/g, 'k')
    .replace(/z/g, 's')
    .replace(/[ei]{2}/g, 'e');
}

function allowed(length: number): number {
  return length < 8 ? 1 : 2;
}

function consonants(word: string): string {
  return word.replace(/(?<=.)[aeiouy]/g, '');
}

/** In a short word, another consonant makes another word: "scare" is no "scarf". Swapped or missing letters are mistakes. */
function isMistake(from: string, to: string): boolean {
  if (Math.min(from.length, to.length) > 5 || from.length !== to.length) return true;
  return consonants(from) === consonants(to) || [...from].sort().join() === [...to].sort().join();
}

/** The word of the lexicon that a misspelled word stands for, or the word itself. */
function correct(word: string, { known, knownStems, targets }: Lexicon): string {
  if (word.length < 4 || known.has(word) || knownStems.has(stem(word))) return word;
  // "Chokin" is "choking".
  if (word.length > 5 && word.endsWith('in') && (known.has(`${word}g`) || knownStems.has(stem(`${word}g`))))
    return `${word}g`;
  const firstLetters = new Set([word.charAt(0), word.charAt(1)]);
  let best = word;
  let bestDistance = Number.POSITIVE_INFINITY;
  const root = stem(word);
  for (const letter of firstLetters) {
    for (const target of targets.get(letter) ?? []) {
      for (const [from, to] of [[word, target] as const, [root, stem(target)] as const]) {
        if (Math.min(from.length, to.length) < 5) continue;
        const limit = allowed(Math.min(from.length, to.length));
        const alike = editDistance(sound(from), sound(to), limit - 1) < limit;
        const distance = alike ? 0.5 : editDistance(from, to, limit);
        if (distance <= limit && distance < bestDistance && (alike || isMistake(from, to))) {
          best = target;
          bestDistance = distance;
        }
      }
    }
  }
  return best;
}

/** Corrects spelling mistakes. Each different word is looked up once. */
export function correctSpelling(words: readonly string[], lexicon: Lexicon): string[] {
  const corrected = new Map<string, string>();
  return words.map((word) => {
    const before = corrected.get(word);
    if (before !== undefined) return before;
    const after = correct(word, lexicon);
    corrected.set(word, after);
    return after;
  });
}
