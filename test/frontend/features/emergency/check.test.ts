import { describe, expect, test } from 'vitest';
import {
  answerQuestion,
  listUnits,
  substanceSearch,
  substances,
} from '../../../../frontend/src/features/emergency/check.ts';

test('a harmless question gets no card, and an unlisted substance gets the card to call a vet now', () => {
  expect(answerQuestion({ text: 'He likes his new toy' })).toEqual({ card: null });
  expect(answerQuestion({ toxin: { substance: 'a sock' } }).card?.title).toBe('Call a vet now');
});

test('the card for a poison has the poison hotline and the name of the dog', () => {
  const { card } = answerQuestion({ toxin: { substance: 'Chocolate, dark or semisweet' }, weightLb: 12, name: 'Rex' });
  expect(card?.poisonHotlines.map(({ phone }) => phone)).toEqual(['(888) 426-4435']);
  expect(card?.steps.join()).toContain('Rex');
});

describe('the search for substances', () => {
  const { find, named } = substanceSearch;

  test('shows the whole list before anything is typed', () => {
    expect(find('')).toEqual(substances);
  });

  test('finds names with words in any order, synonyms, and misspellings', () => {
    expect(find('baking choc')).toEqual(['Chocolate, baking or unsweetened']);
    expect(find('raisins')[0]).toMatch(/^Grapes/);
    expect(find('xylatol')[0]).toMatch(/^Xylitol/);
  });

  test('accepts a substance that is not on the list as typed', () => {
    expect(find(' stapler ')).toEqual(['stapler']);
    expect(named(' stapler ')).toBe('stapler');
  });

  test('selects the only match', () => {
    expect(named('baking choc')).toBe('Chocolate, baking or unsweetened');
  });
});

test('a listed substance offers the units that make sense for it, and any other offers all', () => {
  expect(listUnits('Chocolate, milk')).toEqual(['oz', 'g', 'piece']);
  expect(listUnits('stapler')).toContain('tablet');
});
