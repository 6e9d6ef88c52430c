import { converse } from '#functions/chat/converse.ts';
import { toPlainText } from '#functions/chat/plain-text.ts';
import type { LibraryTip } from '#functions/tips/tip-library.ts';
import { findProblem } from './check-draft.ts';
import { type Cohort, listCohorts, nameCohort } from './cohorts.ts';
import { type Draft, isDraftFor, readDrafts, saveDrafts } from './draft-files.ts';
import { buildTipRequest, listArticles, TipsInput } from './tip-request.ts';

/** Long enough for a slow model. Nobody waits for the answer. */
const timeoutMs = 60_000;

/** So many failures in a row mean that the next call would fail too: wrong credentials, or a quota that is used up. */
const maxFailuresInRow = 3;

interface Options {
  /** The tips that owners get. */
  library: readonly LibraryTip[];
  /** The folder of the drafts. */
  folder: string;
  /** The maximum number of cohorts, and so of calls. */
  limit: number;
  print: (line: string) => void;
}

/**
 * Drafts tips for the cohorts that have the fewest and no draft, with one call of the model for each. Prints what became of
 * every tip. The drafts of a cohort are saved before the next call.
 * @returns whether every call succeeded
 */
export async function draftTips({ library, folder, limit, print }: Options): Promise<boolean> {
  const drafts = readDrafts(folder);
  const others: { id: string; text: string }[] = [...library, ...drafts];
  const open = listCohorts(library).filter(({ cohort }) => !drafts.some((draft) => isDraftFor(draft, cohort)));
  const chosen = open.slice(0, limit);
  const counts = { calls: 0, accepted: 0, rejected: 0, skipped: 0, left: open.length };
  let failuresInRow = 0;
  for (const { cohort, fitting } of chosen) {
    counts.calls += 1;
    const progress = `${counts.calls}/${chosen.length} ${nameCohort(cohort)}`;
    const proposed = await askForDrafts(cohort, fitting).catch(describeError);
    if (typeof proposed === 'string') {
      counts.skipped += 1;
      failuresInRow += 1;
      print(`${progress}: skipped, because the model failed: ${proposed}`);
      if (failuresInRow === maxFailuresInRow) break;
      continue;
    }
    failuresInRow = 0;
    const { accepted, rejected } = sortDrafts(proposed, others);
    saveDrafts(folder, cohort.category, accepted);
    counts.accepted += accepted.length;
    counts.rejected += rejected.length;
    if (accepted.length > 0) counts.left -= 1;
    print(`${progress}: ${accepted.length} accepted, ${rejected.length} rejected`);
    for (const line of rejected) print(`  ${line}`);
  }
  if (failuresInRow === maxFailuresInRow) print(`Stopped after ${maxFailuresInRow} failures in a row.`);
  print(`Calls of the model: ${counts.calls}. Drafts accepted: ${counts.accepted}, rejected: ${counts.rejected}.`);
  print(`Cohorts skipped: ${counts.skipped}. Cohorts with too few tips and no draft: ${counts.left}.`);
  return counts.skipped === 0;
}

/** @throws Error when the model fails or its answer has another form */
async function askForDrafts(cohort: Cohort, fitting: readonly LibraryTip[]): Promise<Draft[]> {
  const { input } = await converse(buildTipRequest(cohort, fitting), AbortSignal.timeout(timeoutMs));
  const parsed = TipsInput.safeParse(input);
  if (!parsed.success) throw new Error('its answer has another form');
  return parsed.data.tips.map(({ title, text, articleId }) => ({
    cohort,
    id: toId(title),
    text: toPlainText(text),
    articleId,
  }));
}

/** The name says more than some messages of AWS: "ThrottlingException". */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.name === 'Error' ? error.message : `${error.name}: ${error.message}`;
}

/** "Short walks in rain" becomes `short-walks-in-rain`. */
function toId(title: string): string {
  return (title.toLowerCase().match(/[a-z\d]+/g) ?? []).join('-');
}

/** Checks drafts. Adds those that are accepted to the tips that later drafts must not repeat. */
function sortDrafts(proposed: readonly Draft[], others: { id: string; text: string }[]) {
  const accepted: Draft[] = [];
  const rejected: string[] = [];
  for (const draft of proposed) {
    const articleIds = new Set(listArticles(draft.cohort).map(({ id }) => id));
    const problem = findProblem(draft, articleIds, others);
    if (problem) rejected.push(`rejected, because ${problem}: ${draft.text}`);
    else {
      accepted.push(draft);
      others.push(draft);
    }
  }
  return { accepted, rejected };
}
