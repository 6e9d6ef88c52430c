import { compileBreeds } from '#infra/content/breeds.ts';
import { Mistakes } from '#infra/content/content-error.ts';
import { type ContentFile, contentFolder } from '#infra/content/content-files.ts';
import { compileDailyTips } from '#infra/content/daily-tips.ts';
import { compileEmergency } from '#infra/content/emergency.ts';
import { compileGuide } from '#infra/content/guide.ts';
import { compileMisspelledWords } from '#infra/content/misspelled.ts';
import type { Modules } from '#infra/content/modules.ts';
import { publishersPath, readPublishers } from '#infra/content/publishers.ts';
import { compileTips } from '#infra/content/tips.ts';

const guide = `${contentFolder}/guide/`;
const breeds = `${contentFolder}/breeds/`;
const emergency = `${contentFolder}/emergency/`;
const toxins = `${contentFolder}/toxins/`;
const tips = `${contentFolder}/tips.yaml`;
const dailyTips = `${contentFolder}/tips/`;
const places = [guide, breeds, emergency, toxins, tips, dailyTips, publishersPath];

/**
 * Compiles content files to TypeScript modules.
 * @throws ContentError with every mistake in the files
 */
export function compileContent(files: readonly ContentFile[]): Modules {
  const mistakes = new Mistakes();
  for (const { path } of files) {
    const isKnown = places.some((place) => path.startsWith(place)) && /\.(yaml|md)$/.test(path);
    if (!isKnown) mistakes.add(path, 1, 'no part of the app reads this file');
  }
  const pick = (...folders: string[]) =>
    files.filter(({ path }) => path.endsWith('.yaml') && folders.some((folder) => path.startsWith(folder)));
  const findPublisher = readPublishers(files, mistakes);
  const modules = {
    ...compileGuide(
      files.filter(({ path }) => path.startsWith(guide)),
      findPublisher,
      mistakes,
    ),
    'misspelled-words.ts': compileMisspelledWords(
      files.filter(({ path }) => path.startsWith(guide) && path.endsWith('.md')),
    ),
    ...compileBreeds(pick(breeds), mistakes),
    ...compileEmergency(pick(emergency, toxins), findPublisher, mistakes),
    'tips.ts': compileTips(pick(tips), mistakes),
    'daily-tips.ts': compileDailyTips(
      pick(dailyTips),
      files.filter(({ path }) => path.startsWith(guide) && path.endsWith('.md')),
      mistakes,
    ),
  };
  mistakes.throwIfAny();
  return modules;
}
