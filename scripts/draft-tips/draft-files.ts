import { appendFileSync, existsSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Document, visit } from 'yaml';
import { Mistakes } from '#infra/content/content-error.ts';
import { readDailyTips } from '#infra/content/daily-tips.ts';
import { articleIds } from '#shared/guide/article-ids.ts';
import { type Cohort, listMonths } from './cohorts.ts';

/** A tip that the model has drafted for a cohort. */
export interface Draft {
  cohort: Cohort;
  id: string;
  text: string;
  articleId: string;
}

/** Writes a draft as an entry of a file of daily tips. */
export function formatDraft({ cohort, id, text, articleId }: Draft): string {
  const { season, lifeStage, group } = cohort;
  const conditions = { months: listMonths(season), lifeStages: [lifeStage], groups: [group] };
  const document = new Document([{ id, text, article: articleId, ...conditions }]);
  // Lists are on one line, as in the library.
  visit(document, {
    Seq: (_key, node, [, ...parents]) => {
      node.flow = parents.length > 0;
    },
  });
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}

/**
 * Reads the drafts of a folder, which a person may have edited.
 * @throws ContentError with every mistake in the files
 */
export function readDrafts(folder: string) {
  const paths = globSync('*.yaml', { cwd: folder })
    .sort()
    .map((name) => join(folder, name));
  const files = paths.map((path) => ({ path, text: readFileSync(path, 'utf8') }));
  const mistakes = new Mistakes();
  const drafts = readDailyTips(files, new Set(articleIds), mistakes);
  mistakes.throwIfAny();
  return drafts;
}

/** Whether a draft was made for a cohort. */
export function isDraftFor(draft: ReturnType<typeof readDrafts>[number], cohort: Cohort): boolean {
  return (
    draft.category === cohort.category &&
    draft.groups?.join() === cohort.group &&
    draft.lifeStages?.join() === cohort.lifeStage &&
    draft.months?.join() === listMonths(cohort.season).join()
  );
}

/** Adds drafts of one cohort to the file of its category. */
export function saveDrafts(folder: string, category: string, drafts: readonly Draft[]): void {
  if (drafts.length === 0) return;
  const file = join(folder, `${category}.yaml`);
  mkdirSync(folder, { recursive: true });
  const header = `# Drafts of a model. Nobody gets them. Move those that are right to shared/content/tips/${category}.yaml.\n`;
  if (!existsSync(file)) appendFileSync(file, header);
  appendFileSync(file, drafts.map((draft) => `\n${formatDraft(draft)}`).join(''));
}
