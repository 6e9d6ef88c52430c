import { type ContentFile, readContentFiles } from '#infra/content/content-files.ts';
import { publishersPath } from '#infra/content/publishers.ts';
import { root } from '#test/support/folders.ts';

export const articlePath = 'shared/content/guide/health/ear-care.md';
export const contentsPath = 'shared/content/guide/contents.yaml';
export const breedsPath = 'shared/content/breeds/toy.yaml';
export const generalPath = 'shared/content/breeds/general.yaml';
export const toxinsPath = 'shared/content/toxins/food.yaml';
export const cardsPath = 'shared/content/emergency/cards.yaml';
export const linesPath = 'shared/content/emergency/poison-hotlines.yaml';
export const tipsPath = 'shared/content/tips.yaml';

const article = `---
title: How do I clean my dog's ears?
lifeStages: [puppy, adult]
questions:
  - ear wax smell
${Array.from({ length: 9 }, (_, index) => `  - ears ${index + 2}\n`).join('')}action: bookVisit
---

Wipe what you can see. Ears that smell
need a vet.

## How to wipe

Use a cleaner for dogs.

- Fill the canal.
- Rub the base
  for a minute.

## What to leave alone

Cotton swabs push the wax deeper.

## See a vet

- A head that tilts.

## Sources

- [A clinic: Ears (part 2)](https://pets.college.example/ears_(2)), read 2026-11-22
- [A university: Ears](https://university.example/ears), read 2026-11-21
`;

const pug = `group: Toy
breeds:
  Pug:
    aliases: [Mops]
    size: Small
    weightLb: 14-18
    lifeSpanYears: 13-15
    snout: short
    exerciseMinutes: 30-45
    exerciseNeeds: Low
    energyLevel: Medium
    trainability: Medium
    groomingNeeds: Low
    grooming: Once a week
    heatTolerance: Low
    coldTolerance: Medium
    description: A short snout. Walk early in the day.
`;

const toxins = `- id: grapes
  name: Grapes
  why: Grapes can cause kidney failure.
  units: [piece, oz]
  sources: [grapes]
  words: [grape*, trail mix]
`;

const tips = `- text: Weigh {dog} once a month.
  months: [1, 12]
  goals: [health]
`;

/** The publishers of the real emergency cards, and of the article. */
const publishers = readContentFiles(root)
  .filter(({ path }) => path === publishersPath)
  .map(({ path, text }) => ({
    path,
    text: `${text}college.example: The College\nuniversity.example: The University\n`,
  }))[0] ?? { path: publishersPath, text: '' };

/** Files that compile: one article, breed, toxin and tip, and the real emergency cards. */
export const sample: readonly ContentFile[] = [
  ...readContentFiles(root).filter(({ path }) => path.startsWith('shared/content/emergency/') || path === generalPath),
  publishers,
  { path: articlePath, text: article },
  { path: contentsPath, text: 'health:\n  - ear-care\n' },
  { path: breedsPath, text: pug },
  { path: toxinsPath, text: toxins },
  { path: tipsPath, text: tips },
];

/** The sample with a text of one file replaced. @throws when the file doesn't have the text */
export function editSample(path: string, text: string, replacement: string): ContentFile[] {
  return sample.map((file) => {
    if (file.path !== path) return file;
    if (!file.text.includes(text)) throw new Error(`${path} has no "${text}".`);
    return { path, text: file.text.replace(text, replacement) };
  });
}
