import { expect, test } from 'vitest';
import { readModelOutput } from '#functions/chat/model-output.ts';

const offered = { articles: [{ id: 'fleas' }, { id: 'ticks', seeVet: ['Fever.'] }], dogIds: ['rex'] };
const good = { answer: 'Comb Rex.', articleIds: ['fleas'], unanswerable: false, actions: [] as object[] };

function read(change: Partial<typeof good>) {
  return readModelOutput({ ...good, ...change }, offered);
}

test('Markdown and invisible characters are removed from an answer', () => {
  expect(read({ answer: '## Ears\r\n**Clean** them.\n\n\n\n* weekly\n\u2022 gently\u0007\u202E' })).toMatchObject({
    text: 'Ears\nClean them.\n\n- weekly\n- gently',
  });
  expect(read({ answer: 'ok \uD800' })).toMatchObject({ text: 'ok' });
  expect(read({ answer: 'Give 25\u200Bmg.' })).toEqual({ problem: 'dose' });
});

test.each([undefined, null, 'text', 7, [], {}, { answer: 'a' }, { answer: '', unanswerable: false }])(
  'the model output %j is not accepted as an answer',
  (input) => expect(readModelOutput(input, offered)).toEqual({ problem: 'form' }),
);

test.each([
  ...['', '  ', '\u200B', 'Check-up \uD83D', 'a\u202Eb', 'a\nb', 'x'.repeat(81)],
  ...['Give half a tablet', 'Give Rex Benadryl', 'See vet dot com', 'Call 888 426 4435'],
])('a visit with the title %j is not proposed', (title) => {
  const action = { kind: 'bookVisit', dogId: 'rex', title };
  expect(read({ actions: [action] })).toMatchObject({ actions: [] });
  const proposed = { ...action, title: 'Check-up' };
  expect(read({ actions: [proposed] })).toMatchObject({ actions: [proposed] });
});

test('an answer that is far too long is not shown', () => {
  expect(read({ answer: 'a'.repeat(2501) })).toEqual({ problem: 'form' });
});

test('an answer has up to 180 words, without the signs of its lists', () => {
  const words = `- ${'word '.repeat(179)}`;
  expect(read({ answer: `${words}end.` })).toHaveProperty('text');
  expect(read({ answer: `${words}the end.` })).toEqual({ problem: 'length' });
});

test('an answer names an article that was offered, unless it is to call a vet now', () => {
  expect(read({ articleIds: ['unknown', 'fleas'] })).toMatchObject({ articleIds: ['fleas'] });
  for (const articleIds of [[], ['unknown']]) expect(read({ articleIds })).toEqual({ problem: 'grounding' });
  expect(read({ articleIds: [], answer: 'Call a vet now. Rex may have bloat.' })).toHaveProperty('text');
});

test('an answer from an article with signs for a vet says when to call the vet', () => {
  expect(read({ articleIds: ['ticks'] })).toEqual({ problem: 'vet' });
  expect(read({ articleIds: ['ticks'], answer: 'Pull it out. Call your vet for a fever.' })).toHaveProperty('text');
});

test('what the model cannot answer needs no article, and has no text to show', () => {
  expect(read({ unanswerable: true, articleIds: [], answer: 'Give 25 mg.' })).toEqual({
    text: '',
    articleIds: [],
    unanswerable: true,
    actions: [],
  });
});
