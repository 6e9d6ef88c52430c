import { expect, test } from 'vitest';
import { splitPieces } from '#shared/text-model/pieces.ts';

const pieces = ['�', '▁', '▁dog', '▁do', 'g', 's', '▁bark', 'ing', 'b', 'a'];
const scores = Float32Array.from([0, -5, -4, -4, -6, -3, -6, -3, -8, -8]);
const known = { indexes: new Map(pieces.map((piece, index) => [piece, index])), scores };
const split = (text: string) => splitPieces(text, known).map((index) => pieces[index]);

test('a word is split into the pieces that are likeliest together', () => {
  expect(split('dogs')).toEqual(['▁dog', 's']);
  expect(split('barking dog')).toEqual(['▁bark', 'ing', '▁dog']);
});

test('capitals, line breaks and further spaces make no difference', () => {
  expect(split(' Dogs \n BARKING')).toEqual(split('dogs barking'));
});

test('a character that is in no piece is unknown, and the rest of the word is still read', () => {
  expect(split('dog§s')).toEqual(['▁dog', '�', 's']);
  expect(split('🐶')).toEqual(['▁', '�']);
});

test('an empty text has no pieces', () => {
  expect(split('  \n')).toEqual([]);
});
