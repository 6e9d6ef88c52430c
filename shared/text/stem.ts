const endings = /(?:ings?|ied|ies|ie|ed|es|s|ly|e)$/;

function removeEnding(word: string): string {
  const base = word.length > 3 ? word.replace(endings, (end) => (end.startsWith('ie') ? 'y' : '')) : word;
  const short = base.length > 2 ? base : word.replace(/s$/, '');
  return short.length > 3 && short.at(-1) === short.at(-2) ? short.slice(0, -1) : short;
}

const stems = new Map<string, string>();
const maxStems = 5000;

/** Reduces a word to the stem that its forms share: "choke", "chokes", "choked" and "choking" become "chok". */
export function stem(word: string): string {
  const before = stems.get(word);
  if (before !== undefined) return before;
  let last = word;
  for (let next = removeEnding(word); next !== last; next = removeEnding(next)) last = next;
  if (stems.size < maxStems) stems.set(word, last);
  return last;
}
