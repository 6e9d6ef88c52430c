/** How options are found by what is typed. */
export interface ChoiceSearch {
  /** The options that fit, best first; all of them where nothing is typed. */
  find: (typed: string) => readonly string[];
  /** The option that is typed in full, by its own name or by another one that it goes by. */
  named: (typed: string) => string | undefined;
}

/** The words of a text as people type them: without case, accents, hyphens and dots. */
export function wordsOf(text: string): string[] {
  const folded = text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ');
  return folded.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

/** The letters alone: "Shih-Tzu" and "shihtzu" are the same. */
function joined(text: string): string {
  return wordsOf(text).join('');
}

/** How well an option fits: the place of its rule below, or nothing. */
const inner = 5;

/** A word or two shorter than this stands for too much to look into other names for it. */
const enough = 3;

function prepared(option: string, aliases: readonly string[]) {
  const words = wordsOf(option);
  return {
    option,
    words,
    /** The name from each of its words on. */
    from: words.map((_, at) => words.slice(at).join('')),
    aliases: aliases.map(joined),
  };
}

function rank({ words, from, aliases }: ReturnType<typeof prepared>, typed: readonly string[]): number {
  const letters = typed.join('');
  const [whole = ''] = from;
  if (whole === letters || aliases.includes(letters)) return 0;
  if (whole.startsWith(letters)) return 1;
  if (from.some((part) => part.startsWith(letters))) return 2;
  if (typed.every((each) => words.some((word) => word.startsWith(each)))) return 3;
  if (letters.length >= enough && aliases.some((alias) => alias.startsWith(letters))) return 4;
  return whole.includes(letters) ? inner : Number.POSITIVE_INFINITY;
}

/**
 * Looks options up by their names and by other names for them. First comes the one that is typed in full, then those that
 * begin with the letters, those where a word does, those with all the words in another order, and other names. Letters from
 * the middle of a word count only where nothing else fits.
 */
export function searchIn(
  options: readonly string[],
  aliases: Readonly<Partial<Record<string, readonly string[]>>> = {},
): ChoiceSearch {
  const all = options.map((option) => prepared(option, aliases[option] ?? []));
  const ranked = (typed: string) => {
    const words = wordsOf(typed);
    return all.map((each) => ({ option: each.option, place: rank(each, words) }));
  };
  return {
    find: (typed) => {
      if (wordsOf(typed).length === 0) return options;
      const fitting = ranked(typed).sort((one, other) => one.place - other.place);
      const best = fitting.filter(({ place }) => place < inner);
      return (best.length > 0 ? best : fitting.filter(({ place }) => place === inner)).map(({ option }) => option);
    },
    named: (typed) => ranked(typed).find(({ place }) => place === 0)?.option,
  };
}
