import { findMentions, type Mention } from '#shared/emergency/lexicon.ts';
import { lexiconFor, type Reading } from '#shared/emergency/match.ts';
import { rules } from '#shared/emergency/rules.ts';
import { correctSpelling } from '#shared/emergency/spelling.ts';
import { type Token, tokenize } from '#shared/emergency/tokens.ts';

/** Somebody else eats: "I had chocolate while he slept". */
const people = /^(i|we|you|people|everyone|kids|humans)$/;
const takes = /^(took|taken)$/;
/** "Snickers needs his pills": a sentence that starts with a sweet and does what a dog does names the dog. */
const doesWhatDogsDo =
  /^(turns|gets|pulls|sheds|snores|hates|goes|has|met|lost|learned|knows|ate|needs|loves|likes|hates|wants|sleeps|barks|weighs|turned|will|is|the)$/;

/** "Can't stand my ex" is no sign, "can't stand on his leg" and "can't stand up" are. */
const disliked =
  /^(the|my|our|a|an|this|that|these|those|it|being|your|other|people|when|loud|strangers|cats|to|me|you|each)$/;

function isDislike(words: readonly string[], start: number): boolean {
  return words[start] === 'stand' && disliked.test(words[start + 1] ?? '');
}

function isName(tokens: readonly Token[], words: readonly string[], start: number, end: number): boolean {
  const next = words[end + 1] ?? '';
  const before = words[start - 1] ?? '';
  if (/^(named|name|names)$/.test(before) || (before === 'is' && /^names?$/.test(words[start - 2] ?? ''))) return true;
  if (tokens[end + 1]?.gap !== 0) return false;
  if (next === 'are' && /^(my|our)$/.test(words[end + 2] ?? '')) return true;
  if (start === 0 && next === 'and' && words.slice(0, end + 5).includes('are')) return true;
  if (next === 'is' && /^(my|our|a|the)$/.test(words[end + 2] ?? '')) return true;
  const afterKind = /^(dog|puppy|pup|cat|kitten|girl|boy|lab)$/.test(before) && tokens[start]?.gap === 0;
  if (start > 0 && tokens[start]?.gap !== 2 && !(afterKind && next === 'is')) return false;
  if (next === 'is') return !/^(gone|missing|all|everywhere)$/.test(words[end + 2] ?? '');
  return doesWhatDogsDo.test(next);
}

/** "70 a minute", "60 breaths per minute": no animal at rest breathes this fast. */
function isHighRate({ word }: Token, index: number, tokens: readonly Token[]): boolean {
  const rate = Number(word);
  const next = tokens.slice(index + 1, index + 5).map(({ word: each }) => each);
  return (
    rate >= 40 &&
    rate <= 250 &&
    (/^(minute|bpm)$/.test(next[0] ?? '') || /\b(an?|per|each|every|one|breaths) minutes?\b/.test(next.join(' ')))
  );
}

function addMentions(
  mentions: Map<string, Mention[]>,
  group: string,
  tokens: readonly Token[],
  belongs: (token: Token, index: number, tokens: readonly Token[]) => boolean,
): void {
  const found = tokens.flatMap((token, index) => (belongs(token, index, tokens) ? [{ start: index, end: index }] : []));
  if (found.length > 0) mentions.set(group, found);
}

/** Reads a text: words, spelling, meanings. */
export function readText(text: string): Reading {
  const raw = tokenize(text);
  const lexicon = lexiconFor(rules.flatMap(({ signs }) => signs));
  const words = correctSpelling(
    raw.map(({ word }) => word),
    lexicon,
  );
  const tokens = raw.map(({ gap }, index) => ({ word: words[index] ?? '', gap }));
  const all = findMentions(words, lexicon);
  const elsewhere = new Set<number>();
  for (const { start, end } of all.get('otherMeaning') ?? []) {
    for (let index = start; index <= end; index += 1) elsewhere.add(index);
  }
  const mentions = new Map<string, Mention[]>();
  for (const [group, found] of all) {
    const kept = found.filter(
      ({ start, end }) =>
        !elsewhere.has(start) &&
        !elsewhere.has(end) &&
        !(group === 'ate' && people.test(words[start - 1] ?? '')) &&
        !(group === 'gave' && takes.test(words[start] ?? '') && people.test(words[start - 1] ?? '')) &&
        !(/Toxin$/.test(group) && isName(raw, words, start, end)) &&
        !(group === 'stand' && isDislike(words, start)),
    );
    if (kept.length > 0) mentions.set(group, kept);
  }
  addMentions(mentions, 'highRate', tokens, isHighRate);
  let sentence = 0;
  const sentences = tokens.map(({ gap }) => {
    if (gap === 2) sentence += 1;
    return sentence;
  });
  return { tokens, mentions, sentences, steps: 0 };
}
