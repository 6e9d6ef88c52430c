/**
 * Words that say nothing about the subject of a question. They include words for dogs, because every article is about
 * dogs.
 */
const stopWords = new Set(
  (
    'a an and any are as at am be been but by can cant could did do does doing dont for from get gets getting go going got had has have ' +
    'having he her hers him his how i if im in into is isnt it its ive just like make me more most my no not of off on or our out ' +
    'please really she should so some than that the their them then there these they thing things this to too up us very want wants ' +
    'was we were what whats when where which while who why will with without would you your know help tell need much many often ' +
    'dog dogs doggo doggy pup pooch pet pets girl boy about after again also always because best better good okay ok ' +
    'wont doesnt didnt hasnt havent arent wasnt first last since yesterday today tonight tomorrow every everything time times thank thanks hello hi hey mean means meaning ' +
    'seem seems something somehow look looks weird strange funny wrong herself himself ' +
    'recommend forgot said say says think try still ever already now right way thing give giving given'
  ).split(' '),
);

/** Phrases whose words have another meaning on their own. The search replaces each phrase with one word. */
const phrases: readonly [phrase: RegExp, word: string][] = [
  [/\b(let|lettin|letting) go\b/g, 'dropit'],
  [/\bdrop(s|ping)? it\b/g, 'dropit'],
  [/\bleav(e|es|ing) it\b/g, 'leaveit'],
  [/\b(look at me|watch me|eye contact)\b/g, 'lookatme'],
  [/\b(say(ing)? goodbye|put (to sleep|down)|its time|know when its time|time to let)\b/g, 'euthanasia'],
  [/\b(thro?w(s|n|ing|in)? up|threw up|barf\w*|pukes?|puked|puking|upchuck\w*)\b/g, 'vomit'],
  [/\b(bound up|cant poop|cannot poop|wont poop|no poop)\b/g, 'constipation'],
  [/\b(the runs|runny poop|loose stools?|squirts|diarr?h?ea|diarea|diarreah)\b/g, 'diarrhea'],
  [/\b(potty|house ?break\w*|house ?train\w*|toilet train\w*)\b/g, 'potty'],
  [/\b(second|2nd|another) dog\b/g, 'seconddog'],
  [
    /\bnail (trim\w*|cut\w*|clip\w*)|\b(trim|cut|clip)\w* (his |her |the |my dogs |black )?(toe ?)?nails?\b/g,
    'nailtrim',
  ],
  [/\b(sweet taters?|sweet potatoe?s?|yams?)\b/g, 'sweetpotato'],
  [
    /\b(home ?alone|left alone|leave (him|her|my dog|the dog|a dog) alone|alone all day|when (im|i am|we are|i go|we) (gone|at work|at school|out|to town|leave))\b/g,
    'alone',
  ],
  [/\b(run|ran|running|runs) away\b/g, 'escape'],
  [/\b(dog|puppy) years\b/g, 'age'],
  [/\ba (little |wee )?bit\b/g, ''],
  [/\bhow (often|frequently|many times)\b/g, 'howoften'],
  [/\bhow (much|many)\b/g, 'howmuch'],
  // Only puppies are weeks or months old. "Old" alone is about senior dogs.
  [/\b(week|wk|month|mo)s?[ -]olds?\b/g, '$1 puppy'],
  // "Won't eat" is a different subject from "eat". The search uses both terms.
  [
    /\b(wont|not|doesnt|isnt|refus\w+ to|stopp?(s|ed|ing)?|quit|hardly) (eat|drink|walk|sleep|play|com)(e|s|ing|in)?\b/g,
    'not$3 $3',
  ],
];

/** Maps synonyms, word forms and common misspellings to the word that the index uses. */
const synonyms = new Map(
  Object.entries({
    exercise: 'excercise exersize walkies activity',
    food: 'feed chow kibble grub diet',
    cough: 'coff coughing hacking hack',
    poop: 'poo poops pooping stool feces turd crap pooing',
    pee: 'pees peeing urine urinate wee piss peed urinating tinkle',
    itch: 'itchy itching scratch scratching scratches itches',
    scare: 'scared afraid fear fears fearful terrified frightened phobia spooked',
    bite: 'bites biting nip nips nipping mouthing',
    fat: 'overweight chubby chunky obese',
    bathe: 'bath baths bathing wash washing shower shampoo',
    car: 'truck van drive driving ride',
    cost: 'price prices expensive cheap costs',
    old: 'senior older elderly aging geriatric',
    train: 'training teach teaching trained traning learn',
    vet: 'vets veterinarian',
    fur: 'coat hair hairs',
    spay: 'neuter neutered spayed fix fixed neutering spaying',
    vaccine: 'vaccines vaccination vaccinations shot shots jabs booster boosters vacine',
    cry: 'cries crying whine whines whining whimper whimpering',
    toy: 'toys',
    sleep: 'sleeps sleeping asleep nap naps',
    baby: 'babies infant newborn toddler',
    kid: 'kids children child toddlers',
    weight: 'weigh weighs',
    visitor: 'visitors guest guests company friends',
    smell: 'smells smelly stink stinks stinky odor reeks',
    lick: 'licks licking lickin',
    teeth: 'tooth dental',
    night: 'nite nights nighttime',
    ear: 'ears',
    week: 'weeks wk wks',
    month: 'months mo mos',
    year: 'years yr yrs',
  }).flatMap(([word, others]) => others.split(' ').map((other) => [other, word] as const)),
);

/** Words of `splitWords` for "how often" and "how much". They say what to find out about a subject, but are no subject. */
export const askedWords: ReadonlySet<string> = new Set(['howoften', 'howmuch']);

/** Splits a text into words, in lowercase and without accents and apostrophes. Replaces `phrases`. */
export function splitWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['\u2019]|[\u0300-\u036f]/g, '');
  const joined = phrases.reduce((all, [phrase, word]) => all.replace(phrase, word), plain);
  return joined.match(/[a-z\d]+/g) ?? [];
}

const endsInIn = new Set(
  'within begin cabin robin raisin muffin vitamin insulin margin origin basin cousin dolphin pumpkin protein captain villain melatonin satin latin chin skin thin ocean'.split(
    ' ',
  ),
);

/** Endings that do not change the subject, with their replacements. Only the first ending that matches is replaced. */
const endings: readonly [ending: RegExp, replacement: string][] = [
  [/ies$/, 'y'],
  [/(ss|sh|ch|x|z)es$/, '$1'],
  [/([^s])s$/, '$1'],
];
const verbEndings: readonly [ending: RegExp, replacement: string][] = [
  [/([^aeiou])\1(ing|ed)$/, '$1'],
  [/(ing|ed)$/, ''],
];

/** Whether a word is a stop word or a known synonym, and so must not be corrected. */
export function isKnownWord(word: string): boolean {
  return stopWords.has(word) || synonyms.has(word);
}

/**
 * Reduces a word to its term in the index, or to null if it is a stop word or a single character. "Paws" and "paw" are
 * the same term.
 */
export function normalizeTerm(word: string): string | null {
  if (stopWords.has(word) || word.length < 2 || /^\d/.test(word)) return null;
  // Owners often leave out the g at the end: "campin".
  const written = /[a-z]{4}in$/.test(word) && !endsInIn.has(word) ? `${word}g` : word;
  let term = synonyms.get(written) ?? written;
  if (term.length > 3) term = replaceFirst(term, endings);
  if (term.length > 5) term = replaceFirst(term, verbEndings);
  return term.length > 4 ? term.replace(/e$/, '') : term;
}

function replaceFirst(term: string, rules: readonly [RegExp, string][]): string {
  const rule = rules.find(([ending]) => ending.test(term));
  const shorter = rule ? term.replace(rule[0], rule[1]) : term;
  return shorter.length > 2 ? shorter : term;
}
