import { foldText } from '#functions/chat/fold-text.ts';
import { medicineSource, namesMedicine, ownNameSource } from '#functions/chat/medicine-names.ts';

/** Why a text must not be shown. `form`: it is written so that a check could miss what people read. */
export type UnsafePart = 'dose' | 'link' | 'form';

/** A pattern for a folded text. Each part matches whole words. */
function words(...sources: string[]): RegExp {
  return new RegExp(`(?<![a-z])(?:${sources.join('|')})(?![a-z])`);
}

/** A word whose letters may be apart: "milli grams", "tab-lets". */
function spread(word: string): string {
  return [...word].join('[ .-]?');
}

/** A list of words as a pattern. */
function joinAlternatives(list: string): string {
  return `(?:${list.trim().split(/\s+/).join('|')})`;
}

const numberWord = joinAlternatives(`
  one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
  nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand half halves quarters? thirds? fourths? couple
  few several pair dozen double triple`);
const number = String.raw`(?:\d[\d.,/]*|(?<![a-z])${numberWord}(?![a-z]))`;

/** Units of medicine alone: a text of ours has no use for them, with or without a number. */
const medicalUnit = words(
  ...['m[ .-]?g', 'm[ .-]?c[ .-]?g', 'u[ .-]?g', 'm[ .-]?l', 'c[ .-]?c', 'i[ .-]?u'].map((unit) => `${unit}s?`),
  ...['miligram', 'milligram', 'microgram', 'mililiter', 'milliliter', 'millilitre', 'mililitre'].map(
    (unit) => `${spread(unit)}(me)?s?`,
  ),
  'cubic[ -]centimet(er|re)s?',
  'international[ -]units?',
);

/** What medicine is counted in. */
const form = `(?<![a-z])(?:${[
  ...'tablet pill capsule caplet softgel gelcap lozenge suppository pipette ampule vial'.split(' ').map(spread),
  ...'drop dropper dropperful dose dosage syringe syringeful puff squirt pump capful'.split(' ').map(spread),
  ...'suppositorie tab cap unit gram gramme gm g'.split(' '),
].join('|')})s?`;

/** Between a number and the word after it. */
const gap = String.raw`[ .()\[\],:/"'-]{0,3}`;

/** Words that may be between a number and what it counts: "two of the small pills". */
const between = `(?:(?!(?:without|with|before|after|and|then|until|or|for|in|to|times|bites?|when|is|are)(?![a-z]))[a-z'-]+[ (-]+){0,3}?`;

const bodyFluid = `(?! of (?:clear |fresh )?(?:blood|urine|pee|water|fluid|liquid|milk|broth|saliva))`;
const schedule =
  `(?:once|twice|daily|nightly|hourly|every|each|per|(?:a|an|the|one) (?:day|night|hour)|${number} times|` +
  'at (?:bed ?time|night)|now|tonight|in the (?:morning|evening)|by mouth|orally)(?![a-z])';
const bodyWeight = `(?:kgs?|kilos?|kilograms?|lbs?|pounds?)(?![a-z])`;

const dose: readonly RegExp[] = [
  medicalUnit,
  words(
    `${number}${gap}${between}${form}${bodyFluid}`,
    `${form} ?(?:[,:=x(-]|is|are|of) ?${number}`,
    `${spread('dose')}s? ${number}`,
    `${form} and a (?:half|quarter)`,
    `(?:half|double|twice|triple)(?: [a-z']+){0,2} ${spread('dose')}s?`,
    `(?:an?|another) (?:[a-z-]+ ){0,3}${form} ${schedule}`,
  ),
  new RegExp(`(?:(?<![a-z])(?:per|for (?:each|every)|every)|/) ?(?:${number} ?)?${bodyWeight}`),
];

const ordinaryUnit = joinAlternatives(`
  percent degrees? seconds? minutes? mins? hours? hrs? days? nights? weeks? months? years? yrs? old times? lbs? pounds? kgs?
  kilos? calories kcal meals? feet foot miles? inch inches walks? dogs? pups?`);

/** Amounts in ordinary advice: time, weight, temperature, shares, food energy. */
const ordinaryAmount = new RegExp(
  String.raw`omega[ -]?\d|${number}(?:(?: ?- ?| (?:to|or|and|of|a|an|and a) )${number})*(?: more| other| full)?[ -]*` +
    `(?:%|\u00B0|${ordinaryUnit}(?![a-z]))`,
  'g',
);

/** Not the pronoun in "one that". */
const anyNumber = new RegExp(`${number}(?! (?:that|which|who)(?![a-z]))`);

/** Measures of a kitchen, and a single piece. */
const measure = words(
  'tsps?|tbsps?|ozs?|ounces?',
  '(?:tea|table|dessert)?[ -]?spoon(?:ful)?s?',
  '(?:cap|scoop|cup|hand|dropper)(?:ful|fuls|sful)?',
  '(?:pinch|dash|splash|dab|smear|bit|swig|gulp|sip|shot|packet|sachet|touch|little) of',
  'pea[ -]sized?',
  `an? [a-z-]+ of ${ownNameSource}`,
  `(?:an?|another|whole|baby|adult) (?:[a-z-]+ )?(?:${form} of )?${ownNameSource}`,
);

/** Says what not to do, or to ask first. Up to two words may be between. */
const notBefore = `(?<!(?:never|not|n't|nt|no|nor|without|before|before you|if you|avoid) (?:[a-z]+ )?(?:[a-z]+ )?)(?<![a-z])`;

/** "Give Rex aspirin". Other verbs have other meanings with a kind of medicine: "use antibiotics only when needed". */
const givesMedicine = new RegExp(
  [
    `(?:give|giving|administer|dose|dosing|offer|feed|slip)(?![a-z]| no )[^.!?;:]{0,40}?${medicineSource}`,
    `(?:crush|mix|put|hide|use|try|let|(?:can|may|could|should) (?:have|take|get))(?![a-z]| no )[^.!?;:]{0,40}?${ownNameSource}`,
  ]
    .map((source) => notBefore + source)
    .join('|'),
);

/** A count without its noun, when the medicine was named before: "Two at bedtime." */
const bareCount = words(`${number}(?: of (?:them|these|those))? (?:${schedule}|with (?:food|dinner|breakfast|a meal))`);

/** "Benadryl twice a day". */
const scheduled = new RegExp(`${medicineSource} ${schedule}`);

function hasDose(text: string): boolean {
  if (dose.some((pattern) => pattern.test(text))) return true;
  if (!namesMedicine(text)) return false;
  if (bareCount.test(text)) return true;
  return text
    .split(/(?<=[.!?]) /)
    .some(
      (sentence) =>
        namesMedicine(sentence) &&
        (givesMedicine.test(sentence) ||
          scheduled.test(sentence) ||
          measure.test(sentence) ||
          anyNumber.test(sentence.replace(ordinaryAmount, ' ; '))),
    );
}

const topLevel = joinAlternatives(
  'com org net gov edu io ai co uk biz ru cn app dev xyz link vet pet dog info us shop store site online care health club top me tv ly',
);

const link: readonly RegExp[] = [
  /@|:\s*\/\s*\/|<\s*[a-z/!]|\]\s*\(|&#?[a-z\d]+;/,
  words('h ?t ?t ?p ?s?', 'hxxps?', 'w ?w ?w', 'mailto', 'c ?o ?m', 'org', 'html?'),
  // A bare domain, and one with a space before its dot.
  /\p{L}[\p{L}\d-]*\.\p{L}{2,}/u,
  new RegExp(String.raw`[a-z\d](?: \. ?|\.)${topLevel}(?![a-z])`),
  new RegExp(String.raw`[a-z\d]\. ?${joinAlternatives('org edu gov io biz xyz')}(?![a-z])`),
  new RegExp(String.raw`(?<![a-z])dot[ -]*${topLevel}(?![a-z])|[([{] ?(?:dot|at) ?[)\]}]`),
  /(?<!\d)\d{1,3}(?:\.\d{1,3}){3}(?!\d)/,
];

const digitWords = new Map<string, string>([
  ...'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, value): [string, string] => [word, `${value}`]),
  ...'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, index): [string, string] => [word, `${index + 2}0`]),
  ...'oh o nought'.split(' ').map((word): [string, string] => [word, '0']),
  ['hundred', '00'],
  ['double', ''],
  ['triple', ''],
]);
const digitWord = new RegExp(`(?<![a-z])(?:${[...digitWords.keys()].join('|')})(?![a-z])`, 'g');

/** Dates, and ranges of large or decimal numbers, which have as many digits as a telephone number. */
const longNumber = new RegExp(
  String.raw`(?<!\d[^a-z\d]{0,3})(?:(?:19|20)\d\d-[01]\d-[0-3]\d|[01]?\d/[0-3]?\d/(?:19|20)?\d\d|` +
    String.raw`\d{4} ?- ?\d{4}|\d{1,2},\d{3}(?: ?- ?\d{1,2},\d{3})?|\d{1,3}\.\d ?- ?\d{1,3}\.\d|` +
    String.raw`\d{3} ?- ?\d{4} (?:calories|kcal))(?![^a-z\d]{0,3}\d)`,
  'g',
);

const phone: readonly RegExp[] = [
  /\d(?:(?:x|[^\p{L}\d%\u00B0]){0,3}\d){6}/u,
  // Letters instead of digits: 1-800-PET-HELP.
  /(?<!\d)1[ .-]{1,2}\(?8\d\d\)?[ .-]|(?<!\d)1?\(?8(?:00|33|44|55|66|77|88)\)?(?: ?- ?|\.)(?!calorie)(?=[\d ]*[a-z])[a-z\d]{3}|(?<!\d)1800[a-z]/,
  /(?<![a-z])(?:call|dial|phone|text|ring)(?: [a-z]+){0,2} (?!911(?!\d))\d(?:[ -]?\d){2,}(?!\d| ?(?:\u00B0|%|degrees|percent|calories))/,
];

function hasPhone(text: string): boolean {
  const numbers = text.replace(longNumber, ' ; ').replace(digitWord, (word) => digitWords.get(word) ?? word);
  return phone.some((pattern) => pattern.test(numbers));
}

/** A word of Latin and other letters, a number before another script, or letters drawn in boxes. */
const disguised = new RegExp(
  String.raw`[a-z](?![a-z])\p{L}|(?![a-z])\p{L}[a-z]|(?:\d|(?<![a-z])${numberWord})[ -]?(?![a-z])\p{L}|[\u{1F100}-\u{1F1FF}]`,
  'u',
);

/** Finds what must not be shown in a text of the model: a dose of a medicine, a link, markup, or a telephone number. */
export function findUnsafePart(text: string): UnsafePart | undefined {
  const folded = foldText(text);
  if (hasDose(folded)) return 'dose';
  if (link.some((pattern) => pattern.test(folded)) || hasPhone(folded)) return 'link';
  return disguised.test(folded) ? 'form' : undefined;
}
