import { expect, test } from 'vitest';
import { readArticle } from '#infra/content/article.ts';
import { compileContent } from '#infra/content/compile.ts';
import { ContentError, Mistakes } from '#infra/content/content-error.ts';
import { type ContentFile, readContentFiles } from '#infra/content/content-files.ts';
import {
  articlePath,
  breedsPath,
  cardsPath,
  contentsPath,
  editSample,
  generalPath,
  linesPath,
  sample,
  tipsPath,
  toxinsPath,
} from '#test/infra/content/sample-content.ts';
import { root } from '#test/support/folders.ts';

/** The lines of the compiler's error; empty if the files compile. */
function findMistakes(files: readonly ContentFile[]): string[] {
  try {
    compileContent(files);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.message.split('\n');
    throw error;
  }
}

test('the content of the app compiles', () => {
  expect(findMistakes(readContentFiles(root))).toEqual([]);
});

test('an article has all the content of its Markdown file', () => {
  const mistakes = new Mistakes();
  const [file] = sample.filter(({ path }) => path === articlePath);
  const article = file && readArticle(file, { id: 'ear-care', category: 'health' }, () => 'The College', mistakes);
  mistakes.throwIfAny();
  expect(article).toEqual({
    id: 'ear-care',
    category: 'health',
    title: "How do I clean my dog's ears?",
    lifeStages: ['puppy', 'adult'],
    questions: ['ear wax smell', ...Array.from({ length: 9 }, (_, index) => `ears ${index + 2}`)],
    action: 'bookVisit',
    answer: 'Wipe what you can see. Ears that smell need a vet.',
    sections: [
      {
        heading: 'How to wipe',
        text: 'Use a cleaner for dogs.',
        points: ['Fill the canal.', 'Rub the base for a minute.'],
      },
      { heading: 'What to leave alone', text: 'Cotton swabs push the wax deeper.' },
    ],
    seeVet: ['A head that tilts.'],
    sources: [
      {
        publisher: 'The College',
        title: 'A clinic: Ears (part 2)',
        url: 'https://pets.college.example/ears_(2)',
        readOn: '2026-11-22',
      },
      {
        publisher: 'The College',
        title: 'A university: Ears',
        url: 'https://university.example/ears',
        readOn: '2026-11-21',
      },
    ],
  });
});

test('each compiled module imports nothing and contains only what one part of the app needs', () => {
  const modules = compileContent(sample);
  for (const code of Object.values(modules)) expect(code).not.toMatch(/\bimport\b/);
  expect(modules['breed-names.ts']).toContain('"Pug"');
  expect(modules['breed-names.ts']).not.toContain('Mops');
  expect(modules['breed-profiles.ts']).not.toContain('Mops');
  expect(modules['toxins.ts']).toContain('"grape* trail_mix"');
});

test('all mistakes in the content are reported at once, by file and line', () => {
  const files = editSample(articlePath, 'puppy, adult', 'pupy, adlt').map((file) =>
    file.path === tipsPath ? { ...file, text: file.text.replace('health', 'helth') } : file,
  );
  expect(findMistakes(files)).toEqual([
    'shared/content/guide/health/ear-care.md:3: unknown life stage "pupy" (puppy, adult, senior)',
    'shared/content/guide/health/ear-care.md:3: unknown life stage "adlt" (puppy, adult, senior)',
    'shared/content/tips.yaml:3: unknown goal "helth" (health, exercise, behavior, nutrition, social, preventive)',
  ]);
});

test.each([
  ['an unknown life stage', 'adult', 'adlt', '3: unknown life stage "adlt" (puppy, adult, senior)'],
  ['an unknown key', 'questions:', 'questons:', '4: unknown key "questons" (title, lifeStages, questions, action)'],
  ['a missing key', 'title: ', '# title: ', '3: "title" is missing'],
  ['too few questions', '  - ear wax smell\n', '', '4: "questions" has fewer than 10 questions'],
  ['an unknown action', 'bookVisit', 'bookVet', '15: unknown action "bookVet" (bookVisit, logWalk, findPlaces)'],
  ['a repeated life stage', 'puppy, adult', 'adult, adult', '3: "lifeStages" has an item twice'],
  ['a text in place of a list', '[puppy, adult]', 'puppy', '3: "lifeStages" must be a list'],
  ['a repeated key', 'action:', 'title:', '15: Map keys must be unique'],
  [
    'a colon without quotes',
    'How do I',
    'Ears: how do I',
    '2: Nested mappings are not allowed in compact mappings (a text with ": " needs quotes)',
  ],
  [
    'a number sign without quotes',
    "my dog's",
    'dog #1',
    '2: a text with " #" needs quotes, and a comment its own line',
  ],
  [
    'no front matter',
    '---\n',
    '',
    '1: an article begins with a line of ---, its front matter, and another line of ---',
  ],
  [
    'no answer',
    'Wipe what you can see. Ears that smell\nneed a vet.\n\n',
    '',
    '17: an answer must come before the first heading',
  ],
  [
    'an answer of two paragraphs',
    'see. Ears',
    'see.\n\nEars',
    '20: the answer, before the first heading, must be one paragraph',
  ],
  [
    'a heading without a text',
    'Cotton swabs push the wax deeper.\n\n',
    '',
    '29: the heading "What to leave alone" has no text',
  ],
  ['a heading of another level', '## How', '### How', '21: the heading "How to wipe" must begin with ##'],
  ['a repeated heading', 'What to leave alone', 'How to wipe', '29: the heading "How to wipe" occurs twice'],
  [
    'a section with two paragraphs',
    'wax deeper.',
    'wax deeper.\n\nReally.',
    '33: "What to leave alone" must be one paragraph, one list, or a paragraph and then a list',
  ],
  [
    'a paragraph after a list',
    'for a minute.',
    'for a minute.\n\nReally.',
    '29: "How to wipe" must be one paragraph, one list, or a paragraph and then a list',
  ],
  [
    'a numbered list',
    '- Fill the canal.\n- Rub',
    '1. Fill the canal.\n2. Rub',
    '25: a list must have "- " before each item',
  ],
  ['a list in a list', '  for a minute.', '  - for a minute.', '26: an item of a list must be one paragraph'],
  ['emphasis', 'what you can', '*what* you can', '18: emphasis cannot be in an article'],
  ['bold text on a second line', 'need a vet', 'need **a vet**', '19: bold text cannot be in an article'],
  ['a link in the text', 'a cleaner', '[a cleaner](https://shop.example)', '23: a link cannot be in an article'],
  ['HTML', 'a cleaner', '<b>a cleaner</b>', '23: HTML cannot be in an article'],
  ['an HTML entity', 'Fill the', 'Fill &amp; rub the', '25: type the character itself instead of &amp;'],
  ['a quotation', 'Cotton swabs', '> Cotton swabs', '31: a quotation cannot be here, only a paragraph'],
  ['a paragraph under "See a vet"', '- A head', 'A head', '33: "See a vet" must be one list'],
  [
    'no sources',
    '## Sources',
    '## Links',
    '1: "## Sources" with a list of - [Title](https://address), read 2026-11-22 must end the article',
  ],
  [
    'a source whose publisher is not listed',
    'https://university.example/ears',
    'https://shop.example/ears',
    '40: publishers.yaml does not list the publisher of https://shop.example/ears',
  ],
  [
    'a source without a day',
    ', read 2026-11-21',
    '',
    '40: a source has the form - [Title](https://address), read 2026-11-22',
  ],
])('in an article, %s is reported with its line', (_what, text, replacement, expected) => {
  const mistakes = new Mistakes();
  const [file] = editSample(articlePath, text, replacement).filter(({ path }) => path === articlePath);
  if (file)
    readArticle(
      file,
      { id: 'ear-care', category: 'health' },
      (url) => (url.includes('shop') ? undefined : 'The College'),
      mistakes,
    );
  expect(() => mistakes.throwIfAny()).toThrow(`${articlePath}:${expected}`);
});

test('an article that is missing in contents.yaml is reported', () => {
  expect(findMistakes(editSample(contentsPath, 'ear-care', 'ear-core'))).toEqual([
    `${contentsPath}:2: there is no article health/ear-core.md`,
    `${articlePath}:1: contents.yaml does not list health/ear-care`,
  ]);
});

test.each([
  [
    'shared/content/guide/helth/paws.md',
    '1: unknown category "helth" (general, health, behavior, nutrition, exercise)',
  ],
  ['shared/content/guide/health/Paws.md', '1: the file of an article has a name such as ear-care.md'],
  ['shared/content/guide/health/paws.markdown', '1: no part of the app reads this file'],
  ['shared/content/guide/behavior/ear-care.md', '1: another category has an article "ear-care" too'],
  ['shared/content/toxins/plants.yml', '1: no part of the app reads this file'],
  ['shared/content/cats/cats.yaml', '1: no part of the app reads this file'],
])('the invalid name of the file %s is reported', (path, expected) => {
  expect(findMistakes([...sample, { path, text: '' }])).toContain(`${path}:${expected}`);
});

test.each([
  ['the size of a breed', breedsPath, 'Small', 'Tiny', '5: unknown size "Tiny" (Small, Medium, Large, Giant)'],
  ['a range of one number', breedsPath, '14-18', '18', '6: "weightLb" must be a range such as 45-60'],
  ['a range', breedsPath, '14-18', '18-14', '6: "weightLb" must be a range from the lower number to the higher one'],
  ['a key of a breed', breedsPath, 'snout: short', 'snoot: short', '8: unknown key "snoot" (size, weightLb'],
  ['a breed', breedsPath, '    snout: short\n', '', '3: "snout" is missing'],
  ['a general profile', generalPath, '  Giant:', '  Huge:', 'unknown key "Huge" (Small, Medium, Large, Giant)'],
  ['a source of a toxin', toxinsPath, '[grapes]', '[grapes, grops]', '5: unknown source "grops"'],
  ['a unit', toxinsPath, 'piece', 'pieces', '4: unknown unit "pieces"'],
  ['a number', toxinsPath, '  words', '  mgPerGram: some\n  words', '6: "mgPerGram" must be a number'],
  ['a flag', toxinsPath, '  words', '  corrosive: yes\n  words', '6: "corrosive" must be true or left out'],
  ['a reason for a card', cardsPath, 'breathing:', 'breething:', 'unknown key "breething"'],
  ['a source of a card', cardsPath, 'rspcaFirstAid', 'rspca', 'unknown source "rspca"'],
  ['a placeholder', cardsPath, 'Keep {pet}', 'Keep {dog}', '"steps" has the unknown placeholder {dog} ({pet}, {Pet})'],
  ['a poison hotline', linesPath, 'poisonHotline, ', '', 'two sources must agree about the number'],
  ['a day', linesPath, '2026-11-23', 'last week', '"checkedOn" must be a day such as 2026-11-22'],
  ['a month', tipsPath, '12', '13', '2: unknown month "13" (1, 2, 3'],
  ['a placeholder in a tip', tipsPath, '{dog}', '{dgo}', '1: "text" has the unknown placeholder {dgo} ({dog})'],
])('in other content, a mistake in %s is reported with its line', (_what, path, text, replacement, expected) => {
  const mistakes = findMistakes(editSample(path, text, replacement));
  expect(mistakes).toContainEqual(expect.stringContaining(expected));
  for (const mistake of mistakes) expect(mistake).toMatch(new RegExp(`^${path}:\\d+: `));
});

test('a toxin or a breed that is listed twice is reported', () => {
  const twice = (path: string, other: string) => [
    ...sample,
    ...sample.filter((file) => file.path === path).map(({ text }) => ({ path: other, text })),
  ];
  const plants = 'shared/content/toxins/plants.yaml';
  expect(findMistakes(twice(toxinsPath, plants))).toEqual([`${plants}:1: another toxin has the ID "grapes"`]);
  const terriers = 'shared/content/breeds/terrier.yaml';
  expect(findMistakes(twice(breedsPath, terriers))).toEqual([`${terriers}:3: another group has the breed "Pug" too`]);
});
