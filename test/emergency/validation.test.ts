import { expect, test } from 'vitest';
import { loadModels, type Models } from '#shared/emergency/load-models.ts';
import type { Target } from '#shared/emergency/model.ts';
import { exhaustive, sample } from '#test/support/sample.ts';
import { isEveryday, readCorpus, readNewAuthors } from '../../scripts/emergency-model/corpus.ts';
import {
  type Checked,
  checkTexts,
  computeMetrics,
  formatMetrics,
  type Metrics,
} from '../../scripts/emergency-model/metrics.ts';
import { prepareTrainingSet, trainLinearModels, trainModels } from '../../scripts/emergency-model/train-model.ts';
import { validateByAuthor } from '../../scripts/emergency-model/validate.ts';
import { readTexts } from '../../scripts/text-model/read-texts.ts';

interface Limits {
  /** The minimum of each metric, as a share from 0 to 1. */
  atLeast: Partial<Record<keyof Metrics, number>>;
  /** The maximum of each metric, as a share from 0 to 1. */
  atMost: Partial<Record<keyof Metrics, number>>;
}

/**
 * The limits for authors who wrote about everyday life as well. A limit is the result for authors who were left out of the
 * training, in four groups, with a margin of about one standard deviation. So a new author's texts pass, and a worse
 * model fails. The goals are in `metrics.ts`.
 */
const everydayLimits: Limits = {
  atLeast: { now: 0.937, seen: 0.987, secondSentence: 0.99, today: 0.63, refused: 0.82, fittingReason: 0.95 },
  atMost: { falseAlarms: 0.031, unsure: 0.107, generalCard: 0.2 },
};
/**
 * The limits for authors on whose texts no model was trained, in a browser without a connection, with the same margin. The ways of
 * asking to give something have learned from some of them.
 */
const newAuthorLimits: Limits = {
  atLeast: { now: 0.957, seen: 0.99, secondSentence: 0.99, today: 0.73, refused: 0.75 },
  atMost: { falseAlarms: 0.025, unsure: 0.088 },
};
/** The same on the server, which adds what the text model says, for a sample. */
const serverLimits: Limits = {
  atLeast: { now: 0.945, seen: 0.985, secondSentence: 0.97, today: 0.84 },
  atMost: { falseAlarms: 0.032, unsure: 0.095 },
};
/** The limits for the everyday texts of the corpus with the committed weights, which were trained on them. */
const trainedLimits: Limits = {
  atLeast: { now: 0.97, seen: 0.993, secondSentence: 0.994, today: 0.72, refused: 0.82, fittingReason: 0.95 },
  atMost: { falseAlarms: 0.012, unsure: 0.08, generalCard: 0.2 },
};
/**
 * The limits for the other authors. Half of their texts are emergencies, and half were written to resemble emergencies.
 */
const resemblingLimits: Limits = {
  atLeast: { now: 0.89, seen: 0.975 },
  atMost: { falseAlarms: 0.031, unsure: 0.115 },
};

/**
 * The maximum share of weights that may differ after retraining, because JavaScript engines compute the last bit of
 * `Math.exp` differently.
 */
const maxRetrainingDifference = 0.001;

const corpus = readCorpus();
const everyday = corpus.filter(isEveryday);
const targets: readonly Target[] = ['now', 'today'];

function expectWithinLimits(checked: readonly Checked[], { atLeast, atMost }: Limits): void {
  const metrics = computeMetrics(checked);
  console.info(`emergency check\n${formatMetrics(metrics)}`);
  const computeShare = (name: string) => metrics[name as keyof Metrics].count / metrics[name as keyof Metrics].of;
  for (const [name, limit] of Object.entries(atLeast))
    expect.soft(computeShare(name), name).toBeGreaterThanOrEqual(limit);
  for (const [name, limit] of Object.entries(atMost)) expect.soft(computeShare(name), name).toBeLessThanOrEqual(limit);
}

/** Training takes minutes, so only an exhaustive run does it. */
const retrainedSets = exhaustive ? [prepareTrainingSet(corpus)] : [];

test.each(retrainedSets)(
  'the check makes few mistakes on texts by authors that the models were not trained on',
  (set) => {
    const checked = validateByAuthor(corpus, set);
    expectWithinLimits(
      checked.filter(({ text }) => isEveryday(text)),
      everydayLimits,
    );
    expectWithinLimits(
      checked.filter(({ text }) => !isEveryday(text)),
      resemblingLimits,
    );
  },
);

test('the server makes few mistakes on texts by new authors', () => {
  const texts = sample(readNewAuthors(), 200);
  expectWithinLimits(checkTexts(texts, loadModels(), readTexts(texts)), serverLimits);
});

test('a browser without a connection makes few mistakes on texts by new authors', () => {
  expectWithinLimits(checkTexts(sample(readNewAuthors(), 3000), loadModels()), newAuthorLimits);
});

test('the committed weights make few mistakes on the texts that they were trained on', () => {
  expectWithinLimits(checkTexts(sample(everyday, 2000), loadModels()), trainedLimits);
});

test.each(retrainedSets)('the committed weights match models that are retrained on the corpus', (set) => {
  const committed = loadModels();
  const retrained = trainLinearModels(set);
  for (const target of targets) {
    const { weights } = committed[target];
    const different = retrained[target].weights.filter((weight, bucket) => weight !== weights[bucket]).length;
    expect(
      different / weights.filter((weight) => weight !== 0).length,
      'The corpus or the training code has changed: run `npm run train:emergency` and commit the weights',
    ).toBeLessThanOrEqual(maxRetrainingDifference);
  }
});

test.each(retrainedSets)('the committed network judges like one that is retrained on the corpus', (set) => {
  const retrained = trainModels(set).network;
  const count = ({ network, ...linear }: Models) => {
    const metrics = computeMetrics(checkTexts(sample(everyday, 1000), { ...linear, network }));
    return metrics.now.count / metrics.now.of;
  };
  const committed = loadModels();
  expect(Math.abs(count(committed) - count({ ...committed, network: retrained }))).toBeLessThan(0.005);
});

test('models without weights do not meet the limits', () => {
  const { now, network } = loadModels();
  const empty = { weights: new Int8Array(now.weights.length), bias: now.bias };
  const models = { now: empty, today: empty, network: { ...network, scale: 0 } };
  const { now: found } = computeMetrics(checkTexts(sample(everyday, 1000), models));
  expect(found.count / found.of).toBeLessThan(trainedLimits.atLeast.now ?? 0);
});
