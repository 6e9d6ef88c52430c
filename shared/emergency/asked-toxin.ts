import { findNamedToxin } from '#shared/emergency/check-toxin.ts';
import { findNamedDanger } from '#shared/emergency/named-danger.ts';
import { joinWords, splitSentences, tokenize } from '#shared/emergency/tokens.ts';
import type { Toxin } from '#shared/emergency/toxin.ts';

/** Ways to ask whether an animal may have something, matched after `tokenize`. */
const asking = new RegExp(
  String.raw`\b(can|could|may|might|should|shall|would|must) (i|we|he|you|my|a|the|our|dogs?|pupp(y|ies)|pups?|one|client\w*|` +
    String.raw`seniors?|small|big)\b|\b(ok|okay|safe|fine|alright|good|bad|toxic|poisonous|harmful|dangerous|allowed|` +
    String.raw`suitable) (to|for|if|with|as|around|or)\b|\b(is|are|does|do|was) (it |a |an |the |some |\w+ |\w+ \w+ |` +
    String.raw`\w+ \w+ \w+ )?(ok|okay|safe|fine|alright|toxic|poisonous|harmful|dangerous|bad|possible|allowed|help|work|hurt|` +
    String.raw`suitable|risky)\b|\bhow (much|many|often|big|large)\b|\b(dose|dosage|dosing)\b|\bfor (a|my|his|our)? ?(\d+|` +
    String.raw`dogs?\b)|\b(safe|ok|okay|toxic)( for dogs?)?$|\byes or no\b|\b(dogs?|he|pupp(y|ies)) (have|take|eat|drink)\b|` +
    String.raw`\b(may (he|the|\w+) (have|eat)|would (that|\w+) (do|help)|thinking of|thinking about|good idea|allowed|` +
    'planning to|want to|going to|about to|ok if i|mind if i|wondering if|told me to|says? (to|i can|give)|' +
    String.raw`recommend\w*|instead of|before i) .{0,40}\b(giv\w*|put\w*|us\w*|feed\w*|try\w*|rub\w*)\b`,
);

/** The animal has it on the vet's word, or somebody tells a story. */
const told =
  /\b(vet|prescribed|prednisone for|diabetes|went to|christmas|last (year|summer|winter)|we do not|he took)\b/;

/** A longer question is about more than one substance. */
const maxQuestionWords = 20;

/**
 * Finds the listed substance that an owner asks to give or to feed: "can I give him Advil", "how much Benadryl for a 60 lb
 * dog", "are grapes ok". A text that says that the animal has had it asks for help instead, and is none.
 */
export function findAskedToxin(text: string): Toxin | undefined {
  const tokens = tokenize(text);
  const words = joinWords(tokens);
  const asks = asking.test(words) || (text.includes('?') && tokens.length <= maxQuestionWords);
  if (!asks || told.test(words) || splitSentences(tokens).some(findNamedDanger)) return undefined;
  return findNamedToxin(text);
}
