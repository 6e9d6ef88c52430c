import { basename } from 'node:path/posix';
import * as z from 'zod/mini';
import type { Mistakes } from '#infra/content/content-error.ts';
import type { ContentFile } from '#infra/content/content-files.ts';
import { declareData } from '#infra/content/modules.ts';
import { choice, fields, list, text } from '#infra/content/schema.ts';
import { month } from '#infra/content/tips.ts';
import { readYaml } from '#infra/content/yaml.ts';
import { breedGroups, breedSizes } from '#shared/breeds/breed-profile.ts';
import { tipCategories } from '#shared/contract/tips.ts';
import { lifeStages } from '#shared/guide/article.ts';

/** The maximum length of a tip. A longer one would not fit into a notification on a phone. */
const maxLength = 200;

const DailyTips = z.array(
  fields({
    id: z.string().check(z.regex(/^[a-z\d]+(-[a-z\d]+)*$/, 'must be words joined by hyphens')),
    text: text('{dog}').check(z.maxLength(maxLength, `must have at most ${maxLength} characters`)),
    article: text(),
    months: z.optional(list(month)),
    lifeStages: z.optional(list(choice('life stage', lifeStages))),
    sizes: z.optional(list(choice('size', breedSizes))),
    groups: z.optional(list(choice('group', [...breedGroups, 'Mixed']))),
    muzzles: z.optional(list(choice('muzzle', ['flat']))),
    weather: z.optional(list(choice('weather', ['hot', 'cold', 'wet']))),
    after: z.optional(list(choice('day before', ['outing']))),
  }),
);

/**
 * Reads files of daily tips. There is a file for each category.
 * @param articleIds those that tips may name
 */
export function readDailyTips(files: readonly ContentFile[], articleIds: ReadonlySet<string>, mistakes: Mistakes) {
  const ids = new Set<string>();
  return files.flatMap((file) => {
    const category = basename(file.path, '.yaml');
    const report = (message: string) => mistakes.add(file.path, 1, message);
    if (!isCategory(category)) report(`unknown category "${category}" (${tipCategories.join(', ')})`);
    return (readYaml(DailyTips, file, mistakes)?.value ?? []).map(({ article, ...tip }) => {
      if (!articleIds.has(article)) report(`the tip ${tip.id} names the unknown article "${article}"`);
      if (ids.has(tip.id)) report(`another tip has the ID ${tip.id} too`);
      ids.add(tip.id);
      return { ...tip, category, articleId: article };
    });
  });
}

/**
 * Compiles the library of daily tips.
 * @param articles the files of the care guide
 */
export function compileDailyTips(
  files: readonly ContentFile[],
  articles: readonly ContentFile[],
  mistakes: Mistakes,
): string {
  const articleIds = new Set(articles.map(({ path }) => basename(path, '.md')));
  return declareData('dailyTips', readDailyTips(files, articleIds, mistakes));
}

function isCategory(name: string): boolean {
  return (tipCategories as readonly string[]).includes(name);
}
