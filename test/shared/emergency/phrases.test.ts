import { expect, test } from 'vitest';
import { compilePhrases, matchPhrases } from '#shared/emergency/phrases.ts';

test.each([
  ['a whole word', 'limp', 'went limp', true],
  ['a whole word and no part of one', 'limp', 'is limping', false],
  ['any ending', 'chok*', 'is choking', true],
  ['any ending of a group', '(retch|heav)*', 'is heaving', true],
  ['up to three words in between', 'hit ~ car', 'hit by a red car', true],
  ['no more than three words in between', 'hit ~ car', 'hit by a big old red car', false],
  ['up to eight words in between', 'stuck … throat', 'stuck i think somewhere in his throat', true],
  ['no word of another sentence in between', 'stuck … throat', 'stuck ; throat', false],
  ['words of other sentences in between', 'heat >> limp', 'in the heat ; now he is limp', true],
  ['one phrase of several', 'seizure\n gasping', 'is gasping', true],
  ['what is not denied', 'bleeding', 'no cut and still bleeding', true],
  ['nothing that is denied', 'bleeding', 'he is not really bleeding', false],
])('phrases match %s: "%s" in "%s"', (_what, phrases, text, matches) => {
  expect(matchPhrases(text, compilePhrases(phrases))).toBe(matches);
});
