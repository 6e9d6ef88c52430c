/** A word of the text, in lower case. */
export interface Token {
  word: string;
  /** What separates it from the word before. 0: nothing, 1: a comma, 2: the end of a sentence. */
  gap: 0 | 1 | 2;
}

/** Longer texts are cut. The API accepts 2,000 characters. */
const maxCharacters = 4000;
const maxWordLength = 24;

/** Contractions and abbreviations, without their apostrophe. All pronouns become "he" and "his", so patterns need one form. */
const contractions = new Map(
  Object.entries({
    cant: 'can not',
    cannot: 'can not',
    wont: 'will not',
    dont: 'do not',
    doesnt: 'does not',
    didnt: 'did not',
    isnt: 'is not',
    arent: 'are not',
    wasnt: 'was not',
    werent: 'were not',
    hasnt: 'has not',
    havent: 'have not',
    hadnt: 'had not',
    wouldnt: 'would not',
    couldnt: 'could not',
    shouldnt: 'should not',
    aint: 'is not',
    barely: 'hardly',
    hes: 'he is',
    shes: 'he is',
    she: 'he',
    they: 'he',
    her: 'his',
    him: 'his',
    them: 'his',
    their: 'his',
    its: 'his',
    theyre: 'he is',
    im: 'i am',
    ive: 'i have',
    weve: 'we have',
    thats: 'that is',
    whats: 'what is',
    gonna: 'going to',
    wanna: 'want to',
    gotta: 'have to',
    idk: 'i do not know',
    yrs: 'years',
    yr: 'year',
    mins: 'minutes',
    min: 'minutes',
    hrs: 'hours',
    hr: 'hour',
    u: 'you',
    ur: 'your',
    bc: 'because',
    cuz: 'because',
    prolly: 'probably',
    wo: 'without',
    alot: 'a lot',
  }),
);

/** Emoji by mood. They are words of their own, because a joke with a tear of joy is no emergency. */
const moods = {
  laughing: '\u{1F602}\u{1F923}\u{1F605}\u{1F606}\u{1F480}\u{1F604}\u{1F601}\u{1F643}\u{1F61C}\u{1F644}',
  loving: '\u2764\u{1F60D}\u{1F970}\u{1F979}\u{1F618}\u{1F60A}\u{1F43E}\u{1F436}\u{1F389}',
  crying: '\u{1F62D}\u{1F622}\u{1F631}\u{1F628}\u{1F630}\u{1F97A}\u{1F61F}',
};
const emoji = new Map(Object.entries(moods).flatMap(([mood, all]) => [...all].map((each) => [each, `@${mood}`])));
const parts = new RegExp(`[a-z]+|\\d+(?:\\.\\d+)?|[.!?;:\\n,()\\u2013\\u2014/-]|[${[...emoji.keys()].join('')}]`, 'gu');

/** A letter typed three times or more counts as two: "soooo", "helppp". */
function squeeze(word: string): string {
  return word.replace(/([a-z])\1{2,}/g, '$1$1').slice(0, maxWordLength);
}

/**
 * Splits a text into words. Capitals, accents and apostrophes do not matter, and of emoji only the mood; contractions are written out, so that
 * "can't", "cant" and "cannot" read the same.
 */
export function tokenize(text: string): Token[] {
  const plain = text
    .slice(0, maxCharacters)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\bw\/o\b/g, 'without')
    .replace(/[\u0300-\u036f\u00ad\u200b-\u200f\u2060\ufeff'\u2018\u2019\u02bc`\u00b4]/g, '');
  const tokens: Token[] = [];
  let gap: Token['gap'] = 2;
  for (const [part] of plain.matchAll(parts)) {
    if (/[a-z\d]/.test(part) || emoji.has(part)) {
      for (const word of (contractions.get(part) ?? emoji.get(part) ?? squeeze(part)).split(' ')) {
        // A temperature counts in whole degrees.
        tokens.push({ word: word.replace(/^(9\d|1[01]\d)\.\d+$/, '$1'), gap });
        gap = 0;
      }
    } else if (/[.!?;\n]/.test(part)) gap = 2;
    else if (part !== '-' && part !== '/') gap = gap === 2 ? 2 : 1;
  }
  return tokens;
}

/** Splits a text into its sentences. */
export function splitSentences(tokens: readonly Token[]): Token[][] {
  const sentences: Token[][] = [];
  for (const token of tokens) {
    if (token.gap === 2 || sentences.length === 0) sentences.push([]);
    sentences.at(-1)?.push(token);
  }
  return sentences;
}

/** Joins the words of tokens, for patterns. */
export function joinWords(tokens: readonly Token[]): string {
  return tokens.map(({ word }) => word).join(' ');
}

/** Whether a text ends with a question mark. */
export function isQuestion(text: string): boolean {
  return text.trimEnd().endsWith('?');
}
