import { type CardText, cardTexts, todayTexts } from '#shared/emergency/cards.ts';
import { type PoisonHotline, poisonHotlines } from '#shared/emergency/poison-hotlines.ts';
import type { ReasonCode } from '#shared/emergency/reasons.ts';
import { type Source, sources } from '#shared/emergency/sources.ts';

/** What the owner sees. The caller adds the owner's vet. */
export interface EmergencyCard {
  urgency: 'now' | 'today';
  title: 'Call a vet now' | 'See a vet today';
  /** Two sentences, after one about the substance if the check was given a substance. */
  why: string;
  /** What to do now, in order. */
  steps: string[];
  /** The heading says "Do not". */
  doNot: string[];
  /** Empty unless it may be a poison. The owner's own vet comes first. */
  poisonHotlines: PoisonHotline[];
  sources: Source[];
}

/** Species by the word that the card uses, and the words that mean it. */
const speciesWords: Record<string, string> = {
  dog: 'dog dogs puppy pup canine',
  cat: 'cat cats kitten kitty feline tomcat',
  rabbit: 'rabbit rabbits bunny',
  'guinea pig': 'guinea',
  hamster: 'hamster',
  ferret: 'ferret',
  bird: 'bird parrot budgie cockatiel parakeet macaw canary',
  horse: 'horse pony mare foal',
  chicken: 'chicken hen',
  tortoise: 'tortoise turtle',
  lizard: 'lizard iguana gecko',
};

const bySpeciesWord = new Map(
  Object.entries(speciesWords).flatMap(([species, words]) => words.split(' ').map((word) => [word, species] as const)),
);

function splitWords(text: string): string[] {
  return text.toLowerCase().match(/[a-z]+/g) ?? [];
}

/** Parses the species that somebody typed into a field: "cat" for "Kitten", "pet" for an unknown one. */
export function parseSpecies(typed: string): string {
  for (const word of splitWords(typed)) {
    const species = bySpeciesWord.get(word);
    if (species) return species;
  }
  return 'pet';
}

/** Finds the species that a text is about: "my cat" and the like, else the only animal in it, else a dog. */
export function findSpecies(text: string): string {
  const words = splitWords(text);
  const mine = words.findIndex(
    (word, index) => /^(my|our|the)$/.test(words[index - 1] ?? '') && bySpeciesWord.has(word),
  );
  const named = new Set(words.flatMap((word) => bySpeciesWord.get(word) ?? []));
  if (mine >= 0) return bySpeciesWord.get(words[mine] ?? '') ?? 'dog';
  const [only, ...others] = named;
  return only && others.length === 0 ? only : 'dog';
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Inserts the animal into a text, and capitalizes the first letter of each sentence. */
function fillIn(text: string, pet: string): string {
  return text
    .replaceAll('{Pet}', capitalize(pet))
    .replaceAll('{pet}', pet)
    .replace(/^./, (first) => first.toUpperCase());
}

interface CardOptions {
  /** From `parseSpecies` or `findSpecies`. Default: dog. */
  species?: string;
  /** The animal's name, used instead of "your dog". */
  name?: string;
  /** A sentence about the substance, from the toxin check. */
  substance?: string;
  /** Sources about the substance, listed before the card's own. */
  sources?: readonly Source[];
  /** Never make the animal vomit: it burns twice. */
  corrosive?: boolean;
}

function fillCard(
  text: CardText,
  reasons: readonly ReasonCode[],
  options: CardOptions,
  urgency: EmergencyCard['urgency'],
) {
  const pet = options.name ?? `your ${options.species ?? 'dog'}`;
  const doNot = options.corrosive
    ? text.doNot.map((line) =>
        line.startsWith('Make {pet} throw up') ? 'Make {pet} throw up: it burns a second time.' : line,
      )
    : text.doNot;
  return {
    urgency,
    title: urgency === 'now' ? ('Call a vet now' as const) : ('See a vet today' as const),
    why: fillIn(options.substance ? `${options.substance} ${text.why}` : text.why, pet),
    steps: text.steps.map((line) => fillIn(line, pet)),
    doNot: doNot.map((line) => fillIn(line, pet)),
    poisonHotlines: reasons.includes('poison') ? [...poisonHotlines] : [],
    sources: [...(options.sources ?? []), ...text.sources.map((name) => sources[name])],
  };
}

/** Builds the card for an emergency. The first reason is the most urgent one and selects the texts. */
export function buildEmergencyCard(
  reasons: readonly [ReasonCode, ...ReasonCode[]],
  options: CardOptions = {},
): EmergencyCard {
  return fillCard(cardTexts[reasons[0]], reasons, options, 'now');
}

/** Builds the card for what a vet should see today: a single seizure that has ended, or other signs. */
export function buildTodayCard(reasons: readonly ReasonCode[], options: CardOptions = {}): EmergencyCard {
  const isSeizure = reasons.every((reason) => reason === 'seizure');
  return fillCard(isSeizure ? todayTexts.seizureOver : todayTexts.seeToday, reasons, options, 'today');
}
