import { loadModels } from '#shared/emergency/load-models.ts';
import { readTexts } from '../text-model/read-texts.ts';
import { type CorpusText, isEveryday, listAuthors, readCorpus, readNewAuthors } from './corpus.ts';
import { type Checked, checkTexts, computeMetrics, formatMetrics, formatShare } from './metrics.ts';
import { prepareTrainingSet, type TrainingSet, trainModels } from './train-model.ts';

/** How many groups of authors are left out in turn. Training takes minutes for each. */
const groups = 4;

/** Checks the texts of each author with models that were trained without the author's group. */
export function validateByAuthor(
  corpus: readonly CorpusText[],
  trainingSet: TrainingSet = prepareTrainingSet(corpus),
): Checked[] {
  const authors = listAuthors(corpus);
  const groupByAuthor = new Map(authors.map((author, index) => [author, index % groups]));
  return Array.from({ length: groups }).flatMap((_, group) => {
    const models = trainModels(trainingSet, ({ author }) => groupByAuthor.get(author) !== group);
    const left = corpus.filter(({ author }) => groupByAuthor.get(author) === group);
    return checkTexts(left, models);
  });
}

/** `npm run validate:emergency`: prints the metrics of new authors, and of the authors who were left out. */
function report(): void {
  const texts = readNewAuthors();
  const ofNewAuthors = (readings?: ReturnType<typeof readTexts>) =>
    formatMetrics(computeMetrics(checkTexts(texts, loadModels(), readings)));
  console.log(`New authors, on the server\n${ofNewAuthors(readTexts(texts))}`);
  console.log(`\nNew authors, offline\n${ofNewAuthors()}\n`);
  const checked = validateByAuthor(readCorpus());
  const everyday = checked.filter(({ text }) => isEveryday(text));
  for (const author of new Set(everyday.map(({ text }) => text.author))) {
    const metrics = computeMetrics(everyday.filter(({ text }) => text.author === author));
    const parts = (['now', 'seen', 'falseAlarms', 'unsure'] as const).map(
      (name) => `${name} ${formatShare(metrics[name])}`,
    );
    console.log(`${author}: ${parts.join(', ')}`);
  }
  console.log(`\nAuthors who wrote as owners do, each left out\n${formatMetrics(computeMetrics(everyday))}`);
  const others = checked.filter(({ text }) => !isEveryday(text));
  console.log(`\nAuthors of emergencies and of texts that resemble them\n${formatMetrics(computeMetrics(others))}`);
}

if (import.meta.main) report();
