import type { Token } from '#shared/emergency/tokens.ts';

const seizure =
  /\b(seizures?|sei?zed|siezures?|convulsions?|convulsed|(a|mini|one|first|little|small|epileptic) fit)\b/;
const over =
  /(?<!\b(not|never|hardly) (\w+ )?)\b(fine|normal|normally|okay|ok|over|ended|stopped|better|recovered|came out of it|came to|himself|herself|playing|wagging|resting|all good|nothing happened)\b/;
const repeated = new RegExp(
  `\\b(${[
    'another',
    'again',
    'second',
    'third',
    'fourth',
    'cluster',
    'repeated',
    'repeatedly',
    'keeps?',
    'still',
    'ongoing',
    'seizing',
    'twice',
    'having',
    '(two|three|four|five|six|several|multiple|more|\\d+) (seizures|fits|convulsions|times|more|today|of them|so far|in a row|since)',
    'not stop(ping)?',
    'will not',
    'can not',
  ].join('|')})\\b`,
);
const longAgo = new RegExp(
  '\\b((years?|months?|weeks?) (ago|back|later)|last (year|month|week|summer|winter|spring|fall)|(in|since) (19|20)\\d\\d|' +
    'as a (puppy|pup|kitten)|when he was|used to|never since|since then|seizure free)\\b',
);

const numbers: Record<string, number> = {
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  fifteen: 15,
  twenty: 20,
};
const longSeizureMinutes = 5;

/** Whether a text describes a single short seizure that has just ended: a reason to see a vet today, not now. */
export function isOverSeizure(tokens: readonly Token[]): boolean {
  const words = tokens.map(({ word }) => word);
  const text = words.join(' ');
  const lasted = words.some(
    (word, index) =>
      /^minutes?$/.test(word) && (numbers[words[index - 1] ?? ''] ?? Number(words[index - 1])) >= longSeizureMinutes,
  );
  return seizure.test(text) && over.test(text) && !repeated.test(text) && !longAgo.test(text) && !lasted;
}
