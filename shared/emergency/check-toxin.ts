import type { Toxin } from '#shared/emergency/toxin.ts';
import { toxins } from '#shared/emergency/toxins.ts';
import { computeEditDistance } from '#shared/text/edit-distance.ts';

/** A substance and an amount, as an owner enters them. */
export interface ToxinQuestion {
  substance: string;
  amount?: number | null | undefined;
  unit?: string | null | undefined;
  /** Pounds. */
  weightLb?: number | null | undefined;
}

/**
 * The answer is "call now" for every substance, also for an unknown one: amounts are guesses, products differ, and the list
 * has gaps. It never says that something is safe, and gives no dose.
 */
export interface ToxinCheck {
  emergency: true;
  /** Missing when the substance is not on the list. */
  toxin?: Toxin;
  /** A sentence or two for the card. */
  why: string;
  /** Milligrams of the active substance per kilogram of body weight, if the amount can be calculated. */
  mgPerKg?: number;
  /** By the dose; missing when it is unknown or below the lowest band, which is no all-clear. */
  severity?: 'mild' | 'moderate' | 'severe';
}

function normalize(text: string, maxLength = 200): string {
  return text
    .slice(0, maxLength)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['\u2019]|[\u0300-\u036f]/g, '')
    .replace(/[^a-z\d]+/g, ' ')
    .trim();
}

interface Alias {
  words: string;
  anyEnding: boolean;
  toxin: Toxin;
}

let aliases: readonly Alias[] | undefined;

function listAliases(): readonly Alias[] {
  aliases ??= toxins
    .flatMap((toxin) => [
      { words: normalize(toxin.name), anyEnding: false, toxin },
      ...toxin.words.split(/\s+/).map((notation) => ({
        words: normalize(notation.replaceAll('_', ' ')),
        anyEnding: notation.endsWith('*'),
        toxin,
      })),
    ])
    .sort((a, b) => b.words.length - a.words.length);
  return aliases;
}

/** Whether an alias occurs in a text, as whole words. */
function contains(text: string, { words, anyEnding }: Alias): boolean {
  const at = ` ${text}`.indexOf(` ${words}`);
  if (at < 0) return false;
  const after = text.slice(at + words.length);
  return after === '' || after.startsWith(' ') || (anyEnding && /^(s|es|ed|ing)( |$)/.test(after));
}

/** Whether a text is an alias with one or two typos. */
function isNear(text: string, { words }: Alias): boolean {
  if (words.length < 5) return false;
  const limit = words.length < 9 ? 1 : 2;
  return computeEditDistance(text, words, limit) <= limit;
}

/**
 * Finds a substance by its name, another name, or a misspelled one. The longest name wins: "dark chocolate" before
 * "chocolate".
 */
export function findToxin(substance: string): Toxin | undefined {
  const text = normalize(substance);
  if (text === '') return undefined;
  const byId = toxins.find(({ id }) => normalize(id) === text);
  if (byId) return byId;
  const all = listAliases();
  const found =
    all.find((alias) => alias.words.includes(' ') && contains(text, alias)) ??
    all.find((alias) => alias.words.includes(' ') && isNear(text, alias)) ??
    all.find((alias) => contains(text, alias)) ??
    all.find((alias) => isNear(text, alias) || text.split(' ').some((word) => isNear(word, alias)));
  return found?.toxin;
}

/**
 * Lists the substances that a longer text names exactly, the longest name first. Correcting spelling would find too many
 * there.
 */
export function listNamedToxins(text: string): Toxin[] {
  const words = normalize(text, Number.POSITIVE_INFINITY);
  return listAliases().flatMap((alias) => (contains(words, alias) ? alias.toxin : []));
}

/** Lists the substances whose name or other name starts with what was typed so far, for the search box. */
export function suggestToxins(typed: string, max = 8): Toxin[] {
  const text = normalize(typed);
  if (text === '') return [];
  const starting = listAliases().filter(({ words }) => words.startsWith(text) || words.includes(` ${text}`));
  const exact = findToxin(typed);
  return [...new Set([...(exact ? [exact] : []), ...starting.map(({ toxin }) => toxin)])].slice(0, max);
}

/** Grams in a unit, as people write it. */
const grams = new Map(
  Object.entries({
    g: 1,
    gram: 1,
    grams: 1,
    mg: 0.001,
    milligram: 0.001,
    milligrams: 0.001,
    kg: 1000,
    oz: 28.35,
    ounce: 28.35,
    ounces: 28.35,
    lb: 453.6,
    lbs: 453.6,
    pound: 453.6,
    pounds: 453.6,
  }),
);

const poundsPerKilogram = 2.2046;

/** Milligrams of theobromine and caffeine per kilogram at which signs of each severity are seen (Tri-City Pet Care). */
const bands = [
  ['severe', 60],
  ['moderate', 40],
  ['mild', 20],
] as const;

const listed = 'It can be dangerous at any amount, and nobody can judge that from here.';

function joinSentences({ why }: Toxin, more: string): string {
  return why ? `${why} ${more}` : more;
}

/** Checks a substance. The verdict is always "call now"; the dose only adds the severity. */
export function checkToxin({ substance, amount, unit, weightLb }: ToxinQuestion): ToxinCheck {
  const toxin = findToxin(substance);
  if (!toxin) {
    return {
      emergency: true,
      why: "This isn't on our list, but that doesn't mean it's harmless. A vet should decide.",
    };
  }
  const inGrams = (amount ?? 0) * (grams.get(normalize(unit ?? '')) ?? 0);
  const pounds = weightLb ?? 0;
  if (!toxin.mgPerGram || inGrams <= 0 || pounds <= 0)
    return { emergency: true, toxin, why: joinSentences(toxin, listed) };
  const mgPerKg = Math.round(((inGrams * toxin.mgPerGram) / (pounds / poundsPerKilogram)) * 10) / 10;
  const severity = bands.find(([, from]) => mgPerKg >= from)?.[0];
  const about = severity ? `This amount can cause ${severity} poisoning at this weight.` : listed;
  return { emergency: true, toxin, why: joinSentences(toxin, about), mgPerKg, ...(severity && { severity }) };
}
