import type { Token } from '#shared/emergency/tokens.ts';
import { joinWords } from '#shared/emergency/tokens.ts';

/** What surrounds a sign and decides whether it is an emergency, matched after `tokenize`. */
const circumstances = {
  past: new RegExp(
    String.raw`\b(ago|last (year|summer|winter|spring|fall|week|month|christmas|thanksgiving|night)|yesterday|once|used to|` +
      String.raw`years?|back (then|when)|remember\w*|when he was|as a pup\w*|history|since then|in (19|20)\d\d|old days)\b`,
  ),
  well: new RegExp(
    String.raw`\b(fine|normal|ok|okay|good|great|happy|healthy|well|perfect|cleared|clear|healed|better|over it|playing|` +
      String.raw`wagging|lol|haha|lmao|adorable|cute|funny|hilarious|silly|goof\w*|love\w*|thanks?|thank|snor\w*|asleep|` +
      String.raw`sleeping)\b`,
  ),
  unwell: new RegExp(
    String.raw`\b(weak|pale|blue|limp|collaps\w*|blood\w*|bleed\w*|shak\w*|trembl\w*|stagger\w*|wobbl\w*|drool\w*|foam\w*|` +
      String.raw`scream\w*|swollen|swelling|vomit\w*|puk\w*|throw\w* up|threw up|lethargic|not (mov|respond|breath|wak)\w*|hard|` +
      String.raw`tight|drag\w*|seiz\w*|gasp\w*|retch\w*)\b`,
  ),
  acute:
    /\b(now|just|right now|minutes?|hours?|this morning|tonight|suddenly|all of a sudden|keeps?|still|help|emergency|asap|quick)\b/,
  denied: /\b(not|no|never|without|nothing|did not|almost|nearly|if|before|instead)\b/,
} as const;

/** Names the circumstances that a text mentions. The model weighs each pair of them, and each with a class of things. */
export function findCircumstances(tokens: readonly Token[]): string[] {
  const text = joinWords(tokens);
  return Object.entries(circumstances).flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []));
}
