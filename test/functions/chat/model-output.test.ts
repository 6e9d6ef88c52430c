import { expect, test } from 'vitest';
import { isUnsafe, readModelOutput } from '#functions/chat/model-output.ts';

const offered = { articleIds: ['fleas'], dogIds: ['rex'] };

function readText(answer: string): string | undefined {
  return readModelOutput({ answer, articleIds: [], unanswerable: false, actions: [] }, offered)?.text;
}

test.each([
  'Give 25 mg.',
  'about 0.5mg/kg twice a day',
  '1 mg per pound',
  '10ml of the syrup',
  'half a tablet',
  'Two Benadryl capsules? No: two capsules.',
  '1/2 an adult tablet',
  'three drops in each ear',
  '5 units of insulin',
  'two doses a day',
  'Give one 25-mg tablet.',
  'twenty-five milligrams of Benadryl',
  'six tablets',
  '1 baby aspirin',
  'two aspirin',
  '1 gram of metronidazole',
  'a teaspoon of 3% hydrogen peroxide per 5 pounds',
  'https://example.com',
  'see fda.gov',
  'go to www.example.com',
  'search example.com',
  '[here](/x)',
  '<b>bold</b>',
  'Call 888-426-4435',
  'Call 888\u2011426\u20134435',
  'Call 8884264435',
  'Call (888) 426 4435',
])('the answer %j is not shown', (text) => expect(isUnsafe(text)).toBe(true));

test.each([
  'Feed 2 to 3 meals a day.',
  'Walk Rex for 30 minutes twice a day.',
  'A puppy under 10 lbs needs 4 meals.',
  'Add a spoon of pumpkin.',
  'A drop in energy for more than a day is a reason to call.',
  'Add two teaspoons of plain pumpkin to one meal.',
  'Never give your dog human medicine such as aspirin or ibuprofen.',
  'One medicine can change how another works, so ask your vet.',
  'Never give a human medicine. Your vet decides on a dose.',
  'Hide the pill in a treat.',
  'Normal is 101 to 102.5 \u00B0F.',
  'Rex is 3.5 years old and weighs 24.5 lbs.',
  'Offer 1 cup of water, then wait 20 minutes.',
])('the answer %j is shown', (text) => expect(isUnsafe(text)).toBe(false));

test('Markdown and invisible characters are removed from an answer', () => {
  expect(readText('## Ears\r\n**Clean** them.\n\n\n\n* weekly\n\u2022 gently\u0007\u202E')).toBe(
    'Ears\nClean them.\n\n- weekly\n- gently',
  );
  expect(readText('ok \uD800')).toBe('ok');
  expect(readText('Give 25\u200Bmg.')).toBeUndefined();
});

test.each([undefined, null, 'text', 7, [], {}, { answer: 'a' }, { answer: '', unanswerable: false }])(
  'the output %j is not an answer',
  (input) => expect(readModelOutput(input, offered)).toBeUndefined(),
);

test.each(['', '  ', '\u200B', 'Check-up \uD83D', 'a\u202Eb', 'a\nb', 'x'.repeat(81)])(
  'a visit with the title %j is not proposed',
  (title) => {
    const action = { kind: 'bookVisit', dogId: 'rex', title };
    const output = { answer: 'Ask your vet.', articleIds: [], unanswerable: false, actions: [action] };
    expect(readModelOutput(output, offered)?.actions).toEqual([]);
    expect(readModelOutput({ ...output, actions: [{ ...action, title: 'Check-up' }] }, offered)?.actions).toHaveLength(
      1,
    );
  },
);

test('an answer that is far too long is not shown', () => {
  expect(readText('a'.repeat(2501))).toBeUndefined();
});
