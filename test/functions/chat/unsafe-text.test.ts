import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { findUnsafePart, type UnsafePart } from '#functions/chat/unsafe-text.ts';
import { splitSentences } from '#shared/guide/article-text.ts';
import { articles } from '#shared/guide/articles.ts';
import { root } from '#test/support/folders.ts';

/** Texts that are refused for one reason, written in one way. */
interface Family {
  family: string;
  part: UnsafePart;
  texts: string[];
  combined?: { first: string[]; second: string[] };
}

const families = (parse(readFileSync(join(root, 'test/functions/chat/unsafe-texts.yaml'), 'utf8')) as Family[]).map(
  ({ family, part, texts, combined: { first, second } = { first: [], second: [] } }) => ({
    family,
    part,
    texts: [...texts, ...first.flatMap((start) => second.map((end) => `${start}${end}`))],
  }),
);

const refused = families.flatMap(({ texts }) => texts);

test('at least 500 different texts are tried', () => {
  expect(new Set(refused).size).toBe(refused.length);
  expect(refused.length).toBeGreaterThanOrEqual(500);
});

test.each(families)('refuses $family', ({ part, texts }) => {
  expect(texts.filter((text) => findUnsafePart(text) !== part)).toEqual([]);
  expect(texts.filter((text) => !findUnsafePart(`Rex may itch a lot. ${text} Then rest for a day.`))).toEqual([]);
});

/** Characters that are not drawn. */
const ignorable = [
  ...'\u00AD\u034F\u061C\u115F\u17B4\u180E\u200B\u200C\u200D\u200E\u202E\u2060\u2064\u2066\u206F\u3164\uFE00\uFE0F\uFEFF',
  ...'\uFFA0\u{E0001}\u{E0041}\u{E01EF}',
];

/** Numbers from 0 to 1, the same in every run. */
function* generateNumbers(): Generator<number, never> {
  for (let state = 1; ; ) {
    state = (state * 48_271) % 2_147_483_647;
    yield state / 2_147_483_647;
  }
}

test('refuses the texts after 10,000 insertions of characters that are not drawn', () => {
  const numbers = generateNumbers();
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(numbers.next().value * items.length)] as Item;
  const passing: string[] = [];
  for (let count = 0; count < 10_000; count += 1) {
    const characters = [...pick(refused)];
    const inserted = 1 + Math.floor(numbers.next().value * 3);
    for (let each = 0; each < inserted; each += 1) {
      characters.splice(Math.floor(numbers.next().value * (characters.length + 1)), 0, pick(ignorable));
    }
    const text = characters.join('');
    if (!findUnsafePart(text)) passing.push(JSON.stringify(text));
  }
  expect(passing).toEqual([]);
});

const ordinary = [
  ...[
    'Feed 2 to 3 meals a day.',
    'Walk Rex for 30 minutes twice a day.',
    'A puppy under 10 lbs needs 4 meals.',
    'Feed two cups a day.',
  ],
  ...[
    'Add a spoon of pumpkin.',
    'A drop in energy for more than a day is a reason to call.',
    'Rex needs about 800 calories a day.',
  ],
  ...[
    'Add two teaspoons of plain pumpkin to one meal.',
    'Never give your dog human medicine such as aspirin or ibuprofen.',
  ],
  ...[
    'One medicine can change how another works, so ask your vet.',
    'Never give a human medicine. Your vet decides on a dose.',
  ],
  ...[
    'Hide the pill in a treat.',
    'Normal is 101 to 102.5 \u00B0F.',
    'Normal is 101.0-102.5 \u00B0F.',
    '\u00BD cup of kibble',
  ],
  ...[
    'Rex is 3.5 years old and weighs 24.5 lbs.',
    'Offer 1 cup of water, then wait 20 minutes.',
    '1,000-1,200 calories a day',
  ],
  ...[
    '1000-1200 calories',
    '800-1000 calories',
    'The visit is on 2026-11-23.',
    'Come back on 12/25/2026.',
    'from 10:30 to 11:45',
  ],
  ...[
    'In 2019-2026, fewer dogs were lost.',
    'Call 911 for yourself.',
    'Call your vet at 103 \u00B0F.',
    'At 8 a.m. and 5 p.m.',
    'and/or',
  ],
  ...[
    'Ask your vet before you give Rex any ibuprofen.',
    'Your vet may prescribe antibiotics for 2 weeks.',
    'Do not give Rex aspirin.',
  ],
  ...[
    'The dose depends on weight, so your vet decides.',
    'Practice at 5, 10, 15, and 20 minutes.',
    'About 60% of dogs, or 3 in 5.',
  ],
  ...[
    '\u0411\u043E\u0431\u0438\u043A is 3 years old.',
    'At 3, \u0411\u043E\u0431\u0438\u043A needs less.',
    'F\u0131nd\u0131k is calm.',
  ],
  ...[
    'S\u00F8ren and \u0141ukasz are good dogs.',
    'Zo\u00EB likes p\u00E2t\u00E9.',
    'A few drops of blood on a toy',
    'Check-up for Rex',
  ],
];

test.each(ordinary)('shows %j', (text) => expect(findUnsafePart(text)).toBeUndefined());

/** Sentences of the care guide that a model must not repeat: addresses, telephone numbers, and amounts next to a medicine. */
const exceptions = [
  'In the US you can call or text 988 at any hour.',
  'Not a human one with zinc oxide.',
  'Save the ASPCA Animal Poison Control Center too: (888) 426-4435; a fee may apply.',
  'Save the ASPCA Animal Poison Control Center, (888) 426-4435, in your phone; a fee may apply.',
  'Look at aphis.usda.gov/pet-travel first.',
  'Look up your country at aphis.usda.gov/pet-travel.',
  'Check GOV.UK before you book, since rules change.',
  'Take it away, keep a piece, the package, or a photo, note time and amount, and call your vet or a poison hotline (ASPCA Animal Poison Control, 888-426-4435; a fee may apply).',
  'It takes two doses some weeks apart the first time, then one a year.',
  'Common pills such as ibuprofen, naproxen, acetaminophen and many others can poison a dog, even one tablet.',
  'Never two NSAIDs together, or one with a steroid.',
  'Soft stool, one vomit, less appetite: antibiotics and pain pills.',
  'A mix-up or double dose',
  'A healthy dog drinks about half an ounce to one ounce for each pound of body weight a day, so 25 to 50 ounces (3 to 6 cups) for a 50 lb dog.',
  'The ASPCA Animal Poison Control Center answers at (888) 426-4435, day and night; a fee may apply.',
  "Apoquel is given by mouth and turns down several signals of the immune system, so it needs more checks and isn't for every dog.",
  'Cytopoint is an antibody, injected at the clinic, that blocks one itch signal.',
  'Cytopoint: works within a day or two, and for a month or longer.',
  'A double dose of medicine: call a vet now.',
  'Someone gave a double dose of medicine, or an unsafe food: call a vet now.',
  'Report at ReportFraud.ftc.gov and ic3.gov, to your state attorney general, and to the site with the ad.',
  'The fertile days differ widely from dog to dog, so vets use cell smears and progesterone blood tests.',
];

test('shows every sentence of the care guide, apart from the exceptions', () => {
  const sentences = new Set(
    articles.flatMap(({ title, answer, sections, seeVet = [] }) =>
      [
        title,
        answer,
        ...sections.flatMap(({ heading, text = '', points = [] }) => [heading, text, ...points]),
        ...seeVet,
      ].flatMap(splitSentences),
    ),
  );
  expect(sentences.size).toBeGreaterThan(10_000);
  expect([...sentences].filter(findUnsafePart).toSorted()).toEqual(exceptions.toSorted());
});
