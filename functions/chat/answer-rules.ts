import { hasWrongTone } from '#functions/chat/tone.ts';

/** A number in figures or words, and what follows it. */
const numbers = String.raw`(\d|\b(half|quarter|one|two|three|four|five|six|seven|eight|nine|ten|twelve))[\s-]+`;
/** Medicines that owners have at home. */
const medicines = [
  ...['aspirins?', 'ibuprofen', 'advil', 'tylenol', 'acetaminophen', 'painkillers?', 'antibiotics?', 'peroxide'],
  ...['benadryl', 'diphenhydramine', 'zyrtec', 'cetirizine', 'claritin', 'loratadine', 'dramamine', 'melatonin'],
  ...['imodium', 'loperamide', 'pepto', 'pepcid', 'famotidine', 'prilosec', 'omeprazole'],
  ...['gabapentin', 'metronidazole', 'prednisone'],
].join('|');

/**
 * Amounts of a medicine: figures with a unit, tablets and the like with a number in figures or words, units of weight without
 * a figure, and a number or a spoon of a medicine.
 */
const dose = new RegExp(
  [
    String.raw`\d[\s-]*(mg|mcg|\u00b5g|ml|cc|iu|g|grams?|units?)\b`,
    String.raw`\b(milligrams?|micrograms?|millilit(er|re)s?)\b`,
    String.raw`\b(mg|ml|mcg)\s*(\/|per)`,
    `${numbers}((of )?an? |child |adult |baby |single |regular )*` +
      String.raw`(tablet|pill|capsule|caplet|drop|dropper|tab|dose|syringe)(s|ful)?\b`,
    String.raw`${numbers}(of )?(an? )?(\w+ ){0,2}(${medicines})\b`,
    String.raw`\b(tsps?|tbsps?|teaspoon(ful)?s?|tablespoon(ful)?s?)\b.{0,20}\b(${medicines})\b`,
  ].join('|'),
  'i',
);

/** The answer is plain text of our own: no links, no markup, no phone numbers. */
const foreign =
  /https?:|www\.|\b[a-z\d-]+\.(com|org|net|gov|edu|us|io|co|info|biz|ru|cn|app|dev|xyz|link|vet)\b|<\s*[a-z/!]|\]\(|\(?\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4}/i;

/** Hyphens and dashes. */
const dashes = /[\u2010-\u2015\u2212]/g;

/** Why an answer of the model is not shown. `form`: it is not in the form that was asked for. */
export type AnswerProblem = 'form' | 'length' | 'dose' | 'link' | 'tone' | 'grounding' | 'vet';

/** A fifth more than the prompt asks for. */
const maxWords = 180;

/** Whether a text must not be shown: it has a dose, a link, markup or a phone number. */
export function isUnsafe(text: string): boolean {
  return findUnsafePart(text) !== undefined;
}

function findUnsafePart(text: string): 'dose' | 'link' | undefined {
  const simple = text.replace(dashes, '-');
  if (dose.test(simple)) return 'dose';
  return foreign.test(simple) ? 'link' : undefined;
}

/** Our advice in an emergency, which needs no article. */
const callNow = /^call a vet now\b/i;

/**
 * Finds what is wrong with an answer: a dose, a link, its length, its tone, that it names no article, or does not say when to
 * call the vet although an article does.
 * @param articles those that the answer is based on
 */
export function findAnswerProblem(
  text: string,
  articles: readonly { seeVet?: readonly string[] }[],
): AnswerProblem | undefined {
  const unsafe = findUnsafePart(text);
  if (unsafe) return unsafe;
  if (text.split(/\s+/).filter((word) => word !== '-').length > maxWords) return 'length';
  if (hasWrongTone(text)) return 'tone';
  if (callNow.test(text)) return undefined;
  if (articles.length === 0) return 'grounding';
  return articles.some(({ seeVet }) => seeVet) && !/\bvets?\b/i.test(text) ? 'vet' : undefined;
}
