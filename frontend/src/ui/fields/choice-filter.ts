/** The two ways to find options by a typed text. */
export interface ChoiceSearch {
  /** Returns the matching options, best first; all options for a blank text. */
  find: (typed: string) => readonly string[];
  /** Returns the option whose name or alias equals the text. */
  named: (typed: string) => string | undefined;
}

/** Returns the normalized words of a text: in lower case, without accents, hyphens and dots. */
export function splitWords(text: string): string[] {
  const folded = text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ');
  return folded.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

/** Returns the normalized text without spaces, so that "Shih-Tzu" and "shihtzu" are equal. */
function joinWords(text: string): string {
  return splitWords(text).join('');
}

/** The rank of a match inside a word, the worst of all ranks. */
const innerRank = 5;

/** The minimum length of a text that is compared with the starts of aliases. Shorter texts match too many aliases. */
const minAliasPrefix = 3;

function prepareOption(option: string, aliases: readonly string[]) {
  const words = splitWords(option);
  return {
    option,
    words,
    /** The rest of the name from each word on, without spaces. */
    from: words.map((_, at) => words.slice(at).join('')),
    aliases: aliases.map(joinWords),
  };
}

function rank({ words, from, aliases }: ReturnType<typeof prepareOption>, typed: readonly string[]): number {
  const search = typed.join('');
  const [whole = ''] = from;
  if (whole === search || aliases.includes(search)) return 0;
  if (whole.startsWith(search)) return 1;
  if (from.some((part) => part.startsWith(search))) return 2;
  if (typed.every((each) => words.some((word) => word.startsWith(each)))) return 3;
  if (search.length >= minAliasPrefix && aliases.some((alias) => alias.startsWith(search))) return 4;
  return whole.includes(search) ? innerRank : Number.POSITIVE_INFINITY;
}

/**
 * Creates a search over options and their aliases. Ranking, best first: the name or an alias equals the text; the name
 * starts with the text; the text starts at a later word of the name; each typed word starts a word of the name, in any
 * order; an alias starts with the text. Matches inside a word count only if nothing else matches.
 */
export function searchIn(
  options: readonly string[],
  aliases: Readonly<Partial<Record<string, readonly string[]>>> = {},
): ChoiceSearch {
  const all = options.map((option) => prepareOption(option, aliases[option] ?? []));
  const ranked = (typed: string) => {
    const words = splitWords(typed);
    return all.map((each) => ({ option: each.option, place: rank(each, words) }));
  };
  return {
    find: (typed) => {
      if (splitWords(typed).length === 0) return options;
      const matches = ranked(typed).sort((one, other) => one.place - other.place);
      const best = matches.filter(({ place }) => place < innerRank);
      return (best.length > 0 ? best : matches.filter(({ place }) => place === innerRank)).map(({ option }) => option);
    },
    named: (typed) => ranked(typed).find(({ place }) => place === 0)?.option,
  };
}
