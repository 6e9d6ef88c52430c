import { type CardText, cardTexts, seizureOver } from '#shared/emergency/cards.ts';
import { type PoisonLine, poisonLines } from '#shared/emergency/poison-lines.ts';
import type { ReasonCode } from '#shared/emergency/reasons.ts';
import { type Source, sources } from '#shared/emergency/sources.ts';

/** What the owner sees. The caller adds the owner's vet. */
export interface EmergencyCard {
  urgency: 'now' | 'today';
  title: 'Call a vet now' | 'See a vet today';
  /** Two sentences, or three with a substance. */
  why: string;
  /** What to do now, in order. */
  steps: string[];
  /** The heading says "Do not". */
  doNot: string[];
  /** Empty unless it may be a poison. The owner's own vet comes first. */
  poisonLines: PoisonLine[];
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

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z]+/g) ?? [];
}

/** The species that somebody typed into a field: "cat" for "Kitten", "pet" for one that the card has no word for. */
export function speciesOf(typed: string): string {
  for (const word of wordsOf(typed)) {
    const species = bySpeciesWord.get(word);
    if (species) return species;
  }
  return 'pet';
}

/**
 * The species that a text is about: "my cat" and the like, or the only animal in it. Without another animal, a dog.
 */
export function speciesIn(text: string): string {
  const words = wordsOf(text);
  const mine = words.findIndex(
    (word, index) => /^(my|our|the)$/.test(words[index - 1] ?? '') && bySpeciesWord.has(word),
  );
  const named = new Set(words.flatMap((word) => bySpeciesWord.get(word) ?? []));
  if (mine >= 0) return bySpeciesWord.get(words[mine] ?? '') ?? 'dog';
  const [only, ...others] = named;
  return only && others.length === 0 ? only : 'dog';
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Inserts the animal into a text, and capitalizes the first letter of each sentence. */
function about(text: string, pet: string): string {
  return text
    .replaceAll('{Pet}', capital(pet))
    .replaceAll('{pet}', pet)
    .replace(/^./, (first) => first.toUpperCase());
}

interface CardOptions {
  /** From `speciesOf` or `speciesIn`. Default: dog. */
  species?: string;
  /** The animal's name, used instead of "your dog". */
  name?: string;
  /** A sentence about the substance, from the toxin check. */
  substance?: string;
  /** Further sources, of the substance. */
  sources?: readonly Source[];
  /** Never make the animal vomit: it burns twice. */
  corrosive?: boolean;
}

function build(
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
    why: about(options.substance ? `${options.substance} ${text.why}` : text.why, pet),
    steps: text.steps.map((line) => about(line, pet)),
    doNot: doNot.map((line) => about(line, pet)),
    poisonLines: reasons.includes('poison') ? [...poisonLines] : [],
    sources: [...(options.sources ?? []), ...text.sources.map((name) => sources[name])],
  };
}

/** The card for an emergency. The first reason is the most urgent one and gives the texts. */
export function emergencyCard(
  reasons: readonly [ReasonCode, ...ReasonCode[]],
  options: CardOptions = {},
): EmergencyCard {
  return build(cardTexts[reasons[0]], reasons, options, 'now');
}

/** The card for a single seizure that has ended. */
export function todayCard(options: CardOptions = {}): EmergencyCard {
  return build(seizureOver, ['seizure'], options, 'today');
}
