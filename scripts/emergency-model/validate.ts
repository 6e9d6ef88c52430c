import { type CorpusText, listAuthors, readCorpus } from './corpus.ts';
import { findMistakes, formatMistakes, type Mistakes, poolMistakes } from './mistakes.ts';
import { prepareTrainingSet, type TrainingSet, trainModel } from './train-model.ts';

/**
 * Leave-one-author-out cross-validation: checks the texts of each author with a model that was trained on all other texts.
 *
 * @returns The mistakes by author.
 */
export function validateByAuthor(
  corpus: readonly CorpusText[],
  trainingSet: TrainingSet = prepareTrainingSet(corpus),
): Map<string, Mistakes> {
  return new Map(
    listAuthors(corpus).map((left) => {
      const model = trainModel(trainingSet, ({ author }) => author !== left);
      return [
        left,
        findMistakes(
          corpus.filter(({ author }) => author === left),
          model,
        ),
      ];
    }),
  );
}

/** `npm run validate:emergency`: prints the result for each author and the pooled one, which `npm test` gates. */
function report(): void {
  const results = validateByAuthor(readCorpus());
  for (const [author, mistakes] of results) console.log(`${author}: ${formatMistakes(mistakes)}`);
  console.log(`pooled: ${formatMistakes(poolMistakes([...results.values()]))}`);
}

if (import.meta.main) report();
