import { expect, test } from 'vitest';
import { loadModels, type Models } from '#shared/emergency/model.ts';
import { isEveryday, readCorpus } from '../../scripts/emergency-model/corpus.ts';
import {
  type Checked,
  checkTexts,
  computeFigures,
  type Figures,
  formatFigures,
} from '../../scripts/emergency-model/figures.ts';
import { prepareTrainingSet, trainModels } from '../../scripts/emergency-model/train-model.ts';
import { validateByAuthor } from '../../scripts/emergency-model/validate.ts';

interface Limits {
  /** The smallest shares. */
  atLeast: Partial<Record<keyof Figures, number>>;
  /** The largest shares. */
  atMost: Partial<Record<keyof Figures, number>>;
}

/**
 * The gate: the result of authors who were left out, in four groups, minus or plus about one standard deviation, so that a
 * new author's texts pass and a worse model fails. The goals are in `figures.ts`.
 */
const everydayLimits: Limits = {
  atLeast: { now: 0.93, seen: 0.99, secondSentence: 0.985, today: 0.5, refused: 0.86 },
  atMost: { falseAlarms: 0.025, unsure: 0.075 },
};
/** Half of these authors' texts are emergencies, and the others were written to resemble them. */
const resemblingLimits: Limits = {
  atLeast: { now: 0.85, seen: 0.965 },
  atMost: { falseAlarms: 0.03, unsure: 0.095 },
};

/** The largest share of weights in which retraining may differ: engines compute `Math.exp` differently in the last bit. */
const maxRetrainingDifference = 0.001;

const corpus = readCorpus();
const trainingSet = prepareTrainingSet(corpus);

function expectWithinLimits(checked: readonly Checked[], { atLeast, atMost }: Limits): void {
  const figures = computeFigures(checked);
  console.info(`emergency check\n${formatFigures(figures)}`);
  const computeShare = (name: string) => figures[name as keyof Figures].count / figures[name as keyof Figures].of;
  for (const [name, limit] of Object.entries(atLeast))
    expect.soft(computeShare(name), name).toBeGreaterThanOrEqual(limit);
  for (const [name, limit] of Object.entries(atMost)) expect.soft(computeShare(name), name).toBeLessThanOrEqual(limit);
}

test('the check makes few mistakes on authors that the models were not trained on', () => {
  const checked = validateByAuthor(corpus, { groups: 4, trainingSet });
  expectWithinLimits(
    checked.filter(({ text }) => isEveryday(text)),
    everydayLimits,
  );
  expectWithinLimits(
    checked.filter(({ text }) => !isEveryday(text)),
    resemblingLimits,
  );
});

test('the committed weights make fewer mistakes on the texts that they were trained on', () => {
  expectWithinLimits(checkTexts(corpus.filter(isEveryday), loadModels()), everydayLimits);
});

test('the committed weights match models that are retrained on the corpus', () => {
  const committed = loadModels();
  const retrained = trainModels(trainingSet);
  for (const target of Object.keys(committed) as (keyof Models)[]) {
    const { weights } = committed[target];
    const different = retrained[target].weights.filter((weight, bucket) => weight !== weights[bucket]).length;
    expect(
      different / weights.filter((weight) => weight !== 0).length,
      'The corpus or the training code has changed: run `npm run train:emergency` and commit the weights',
    ).toBeLessThanOrEqual(maxRetrainingDifference);
  }
});

test('models without weights exceed the limits', () => {
  const { now } = loadModels();
  const empty = { weights: new Int8Array(now.weights.length), bias: now.bias - 5000 };
  const figures = computeFigures(checkTexts(corpus.filter(isEveryday), { now: empty, today: empty }));
  expect(figures.now.count / figures.now.of).toBeLessThan(everydayLimits.atLeast.now ?? 0);
});
