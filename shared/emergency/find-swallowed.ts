import type { Certainty, ReasonCode } from '#shared/emergency/reasons.ts';
import type { Token } from '#shared/emergency/tokens.ts';
import { classifyWords, type WordClass } from '#shared/emergency/word-classes.ts';

/** Compiles a list of words: `*` is any ending. */
function compileWords(words: string): RegExp {
  return new RegExp(`^(${words.replaceAll('*', '\\w*').replaceAll(' ', '|')})$`);
}

/** Verbs that say that something was swallowed. */
const swallowing = compileWords(
  'ate et eat eaten eats eating chew* lick licked licks licking lickin lapped laps lapping drank drunk drinked drink drinks ' +
    'drinking swallow* gulp* gobbl* scarf* hoover* crunch* munch* devour* scoff* inhal* wolfed wolfing snarf* vacuum* nicked ' +
    'swiped ingest* consum* slurp* snatch* stole downed nibbl* gnaw* demolish* guzzl* flattened polished',
);
/** Words that say so of a poison or a medicine only right beside its name. */
const taking = compileWords(
  'got gotten had has having gone missing empty gave given fed took into bit bitten punctured finished down spilled rolled ' +
    'mouth nowhere unaccounted stripped torn open muzzle lips breath vomit drop dropped overdose* twice double wrong extra ' +
    'tablets pills capsules tube tubes box bottle strip blister patch husks foil packet mg exposed sniffed helped grabbed found picked ripped tossed disappeared short swam swimming hold ahold',
);
/** Words that are as good as a verb beside the name of a poison. */
const given = compileWords('gave given fed ahold hold into bit bitten');
/** Words that say so of an object, which animals also have, find and carry. */
const missing = compileWords('gone missing nowhere down disappeared short unaccounted');
const denied = compileWords('not never without almost nearly hardly stopped quit refus*');

/** How many words may be between a name and such a word. */
const reach = { swallowing: 12, taking: 6, doubtful: 3 };

/** Names of poisons that mostly are the place where something was found. */
const place = compileWords('trash garbage dumpster pit pits compost feed store');
/** Words of fishing, whose bait is no poison. */
const fishing = compileWords('hook hooks fish* lure tackle bluegill trout bass');
/** Names of things that mostly mean something else. */
const doubtful = compileWords(
  'coffee tea insulin cactus carcass fireworks foam gel metal wire collar harness leash blanket tire ring clay ball pad ' +
    'mask carpet fork stick',
);

/** What an animal swallowed. */
export interface Swallowed {
  reason: ReasonCode;
  certainty: Certainty;
}

/** Finds how surely the thing that is named at a position was swallowed. */
function findCertainty(words: readonly string[], at: number, wordClass: WordClass): Certainty | undefined {
  const isNear = (pattern: RegExp, distance: number) =>
    words.some(
      (word, index) =>
        index !== at &&
        Math.abs(index - at) <= distance &&
        pattern.test(word) &&
        !words.slice(Math.max(0, index - 2), index).some((before) => denied.test(before)),
    );
  if (doubtful.test(words[at] ?? '')) return isNear(swallowing, reach.doubtful) ? 'strong' : undefined;
  if (wordClass === 'toxin' && isNear(given, reach.taking)) return 'strong';
  if (isNear(swallowing, reach.swallowing)) return 'strong';
  return wordClass === 'toxin' || isNear(wordClass === 'object' ? missing : taking, reach.taking) ? 'weak' : undefined;
}

/** Finds the reason that the thing at a position is dangerous. The stone of a fruit blocks the gut before it poisons. */
function findDanger(words: readonly string[], at: number, wordClass: WordClass): ReasonCode | undefined {
  const word = words[at] ?? '';
  if (wordClass === 'food' || place.test(word)) return undefined;
  if (word === 'bait' && words.some((each) => fishing.test(each))) return undefined;
  return wordClass === 'object' || /^(pits?|stones?)$/.test(words[at + 1] ?? '') ? 'foreignBody' : 'poison';
}

/** Finds the listed things that a sentence names and an animal may have swallowed. A poison counts even if only named. */
export function findSwallowed(sentence: readonly Token[]): Swallowed[] {
  const words = sentence.map(({ word }) => word);
  return classifyWords(words).flatMap((wordClass, at) => {
    const reason = wordClass && findDanger(words, at, wordClass);
    const certainty = reason && findCertainty(words, at, wordClass);
    return certainty ? [{ reason, certainty }] : [];
  });
}
