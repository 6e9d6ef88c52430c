/** Never said in any context: blame, small talk, false comfort, and what a vet alone, or only a machine, would say. */
const never = [
  'your (own )?fault|you should have known|shame on you|irresponsible|how could you|bad owner',
  'lazy owner|stupid|foolish|ridiculous',
  'lol|omg|haha|great question|fur ?bab(y|ies)|pawsome|pawfect',
  'nothing to worry about|no need to (call|see|visit|go to|bother) (the |a |your )?vet',
  "(don't|do not|won't) need (to (call|see|visit) )?(the |a |your )?vet|i guarantee|guaranteed to|i promise|trust me",
  "as an ai|as a language model|i'?m (just )?an? (ai|language model)|(speaking|i say this) as (your|a) vet|i'?m (a|your) vet|i (diagnose|prescribe)",
];

/** Said only to deny it, as in "No chew is completely safe": certainty, and training by force. */
const onlyDenied = [
  '(perfectly|completely|totally|entirely|100 ?%) (safe|harmless)',
  '(definitely|certainly|undoubtedly|obviously|surely) (has|have|is|are|got|suffers?)',
  "(shock|prong|choke|bark|spray) (collars?|chains?)|alpha (roll|dog)s?|the alpha|dominan(t|ce)|who'?s (the )?boss",
  'rub (his|her|their) nose|(hit|smack|slap|spank|yell at|scold|punish) (him|her|them|your dog)',
];

const denial = /\b(no|not|never|none|nothing|nor|without|avoid|skip|instead of|rather than)\b|n't\b/i;

/** Emoji, several exclamation marks, and words in capitals one after the other. */
const shouting = /\p{Extended_Pictographic}|!\s*!|(\b[A-Z]{3,}\b\W+){3}/u;

const neverSaid = new RegExp(String.raw`\b(${never.join('|')})\b`, 'i');
const saidOnlyToDeny = new RegExp(String.raw`\b(${onlyDenied.join('|')})(?!\w)`, 'i');

/** Whether an answer blames, shouts, chats, comforts falsely, claims to be certain or a vet, or advises force. */
export function hasWrongTone(answer: string): boolean {
  const text = answer.replaceAll('\u2019', "'");
  if (neverSaid.test(text) || shouting.test(text)) return true;
  return text.split(/(?<=[.!?])\s+|\n/).some((sentence) => saidOnlyToDeny.test(sentence) && !denial.test(sentence));
}
