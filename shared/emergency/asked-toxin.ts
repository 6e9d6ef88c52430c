import { listNamedToxins } from '#shared/emergency/check-toxin.ts';
import { findNamedDanger } from '#shared/emergency/named-danger.ts';
import { joinWords, splitSentences, tokenize } from '#shared/emergency/tokens.ts';
import type { Toxin } from '#shared/emergency/toxin.ts';

const animal = '(he|his|dogs?|pups?|pupp(y|ies)|seniors?|poodles?|labs?|terrier|beagle|frenchie|kelpie|spaniel)';
const judgment =
  '(ok|okay|safe|fine|alright|all right|bad|toxic|poisonous|deadly|harmful|dangerous|allowed|suitable|risky|possible|too much|a no|daft|dumb)';

/** Ways to ask whether an animal may have something, matched after `tokenize`. */
const asking = new RegExp(
  [
    String.raw`\b(can|could|may|might|should|shall|would|must) (i|we|he|you|my|a|the|it|they|our|one|client\w*|small|big|${animal})\b`,
    String.raw`\b(is|are|does|do|was|would|will|am) (\S+ ){0,5}(${judgment}|good for|help|hurt|harm|kill|work)\b`,
    String.raw`\b${judgment} (to|for|if|with|as|around|or)\b`,
    String.raw`\b(how (much|many|often|big|large|bad)|how (about|bout)|what about|wh?at (amount|happens|dose)|which dose)\b`,
    String.raw`\b(dose|dosage|dosing|amount|mg|milligrams?)\b`,
    String.raw`\bfor (a|my|his|our|an|itchy)? ?(\d+|${animal})\b|\b(\d|4) dogs\b`,
    String.raw`\b${animal} ((may|can|could) )?(have|take|eat|drink)\b|\bany (harm|reason|chance|risk|danger)\b`,
    String.raw`\bworks? on (dogs|him|her)\b|\b(frowned upon|no go)\b`,
    String.raw`\b(hurt|harm|kill|poison|bother|calm)s? (the|my|a|our|his)? ?${animal}\b`,
    String.raw`\b(good idea|allowed|yes or no|yay or nay|ok or not|safe or not|mind if|wondering|like to know|any use)\b`,
    String.raw`\brecommend\w*\b`,
    String.raw`\bor no\b|\b(sip|bite|lick|taste|bit|piece) of .{0,40}\bmaybe$`,
    String.raw`\b(do (i|we) dare|(bad|no|ok|okay|fine|safe|toxic) (right|yes)$|(help|good|grand|share|safe) or (harm|bad|no|not|what))\b`,
    String.raw`\b(thinking (of|about|to)|planning to|wants? to|going to|about to|told me to|says? (to|i can|give)|instead of|before i) ` +
      String.raw`.{0,40}\b(giv\w*|put\w*|us\w*|feed\w*|try\w*|rub\w*|get\w*)\b`,
    String.raw`\b(safe|ok|okay|toxic)( for ${animal})?$|\b(dogs|pups)$`,
    // Nothing has happened yet.
    String.raw`\b(id|i would|ill|let me|better) (ask|check)\b|\bask(ing|ed)? (first|before|you)\b|\bbefore i (do|pack|buy|start|go|run)\b`,
    String.raw`\b(not|none|nothing|nobody has) (yet )?(given|fed|opened|giving|doing|started|tasted|done)\b`,
    String.raw`\b(wants?|would like|is dying) (to )?(share|slip|let|finish)\b|\b(could|can|may|might) .{0,40}\b(share|lick|slice|sip|one of mine)\b`,
    String.raw`\b(would|will) .{1,40}\b(be (a )?(ok|okay|alright|fine|bother|problem|harmful|kinder)|do for|help|settle|knock|matter|count|chill)\b`,
    String.raw`\b(yes no|true or|thoughts|still done|dare i|one to avoid|the same (stuff|thing|drug|as dog)|what (fraction|quantity)|permissible)\b`,
  ].join('|'),
);

/** The animal has it on the vet's word, or somebody tells what was. */
const told = new RegExp(
  String.raw`(?<!\b(ask|skip|without|before) )\b(my|his|our|the) vet\b(?! (is )?(not )?(closed|shut|open|away))|` +
    String.raw`\b(vet (said|says|gave|told|prescribed|wants|put|has)|he takes|he was prescribed|diabetes|` +
    'went to|(?<!from |left )last (year|summer|winter|spring|fall)|(weeks?|months?|years?) ago|we do not|he took|' +
    String.raw`after (the|his) (first|second|third|next) dose)\b`,
);

/** Names of substances that mean something else in most questions, by substance. */
const otherMeanings: Readonly<Record<string, RegExp>> = {
  dough: /\b(ears?|infection|skin|paws?|mites)\b/,
  mold: /\b(trash|garbage|creek|water)\b/,
  mushrooms: /\b(shop|store|button|cooked)\b/,
  'other-medicine': /\b(heartworm pills?|joint chews?|is on|put his on|remission|bladder|uti)\b/,
  'unknown-poison': /\b(firework\w*|poison (the|his|my|for)|film|him with)\b/,
  'essential-oils': /\bscent work\b/,
  toad: /\blike (little )?toads?\b/,
};

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
  return listNamedToxins(text).find(({ id }) => !otherMeanings[id]?.test(words));
}
