/** Words that say nothing about the subject: every article is about dogs. */
const stopWords = new Set(
  (
    'a an and any are as at am be been but by can cant could did do does doing dont for from get gets getting go going got had has have ' +
    'having he her hers him his how i if im in into is isnt it its ive just like make me more most my no not of off on or our out ' +
    'please really she should so some than that the their them then there these they thing things this to too up us very want wants ' +
    'was we were what whats when where which while who why will with without would you your know help tell need much many often ' +
    'dog dogs doggo doggy pup pooch pet pets girl boy about after again also always because best better good okay ok ' +
    'wont doesnt didnt hasnt havent arent wasnt first last since yesterday today tonight tomorrow every everything time times thank thanks hello hi hey mean means meaning ' +
    'recommend forgot said say says think try still ever already now right way thing give giving given'
  ).split(' '),
);

/** Splits a text into words, in lower case and without accents and apostrophes. */
export function splitWords(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .toLowerCase()
      .replace(/['\u2019]|[\u0300-\u036f]/g, '')
      .match(/[a-z\d]+/g) ?? []
  );
}

/** Endings that do not change the subject, the longest first, and what replaces them. */
const endings: readonly [ending: RegExp, replacement: string][] = [
  [/ies$/, 'y'],
  [/(ss|sh|ch|x|z)es$/, '$1'],
  [/([^s])s$/, '$1'],
];
const verbEndings: readonly [ending: RegExp, replacement: string][] = [
  [/([^aeiou])\1(ing|ed)$/, '$1'],
  [/(ing|ed)$/, ''],
];

/** Reduces a word to its term in the index, or to null if it says nothing. "Paws" and "paw" are the same term. */
export function normalizeTerm(word: string): string | null {
  if (stopWords.has(word) || word.length < 2) return null;
  let term = word;
  if (term.length > 3) term = replaceFirst(term, endings);
  if (term.length > 5) term = replaceFirst(term, verbEndings);
  return term.length > 4 ? term.replace(/e$/, '') : term;
}

function replaceFirst(term: string, rules: readonly [RegExp, string][]): string {
  const rule = rules.find(([ending]) => ending.test(term));
  const shorter = rule ? term.replace(rule[0], rule[1]) : term;
  return shorter.length > 2 ? shorter : term;
}
