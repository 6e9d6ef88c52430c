/**
 * Compiles phrases, one a line, to a pattern that matches whole words of a text whose sentences are joined by ` ; `. In a
 * phrase, `*` is any ending, ` ~ ` is up to 3 words between two others, ` … ` up to 8 of the same sentence, and ` >> ` up to
 * 25 of any sentence. The rest is a regular expression: `(a|b)`, `s?`, `(?! after)`, `(?<!before )`.
 */
export function compilePhrases(phrases: string): RegExp {
  const alternatives = phrases
    .trim()
    .split('\n')
    .map((phrase) =>
      phrase
        .trim()
        .replaceAll(/(?<=[a-z]|[^ ]\))\*/g, String.raw`\w*`)
        .replaceAll(' ~ ', ' (?:[^ ;]+ ){0,3}')
        .replaceAll(' … ', ' (?:[^ ;]+ ){0,8}')
        .replaceAll(' >> ', String.raw` (?:\S+ ){0,25}`),
    );
  return new RegExp(String.raw`\b(?:${alternatives.join('|')})(?!\w)`, 'g');
}

/** What comes directly before a phrase that is denied: "no blood", "not really bleeding". */
const denied = /\b(no|not|never|without|nothings?|nor|or)( (any|really|more|signs? of|longer|a|is|was|been))* $/;

/** Whether a text contains a phrase that is not denied. */
export function matchPhrases(text: string, phrases: RegExp): boolean {
  for (const { index } of text.matchAll(phrases)) if (!denied.test(text.slice(0, index))) return true;
  return false;
}
