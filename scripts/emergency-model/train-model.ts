import { correctSpelling } from '#shared/emergency/correct-spelling.ts';
import { extractFeatures } from '#shared/emergency/extract-features.ts';
import type { Models } from '#shared/emergency/load-models.ts';
import { type LinearModels, levels, type Model, scoreUnit, type Target } from '#shared/emergency/model.ts';
import { isQuestion, splitSentences, type Token, tokenize } from '#shared/emergency/tokens.ts';
import { bucketBits, hashFeature } from '#shared/text/hash-feature.ts';
import type { CorpusText } from './corpus.ts';
import { type Example, fitLogisticRegression } from './logistic-regression.ts';
import { type NetworkExample, trainNetwork } from './train-network.ts';

/** A trained weight of this rank gets the highest level. Larger ones are cut to it. */
const highestRank = 500;
/** The unit of weights and scores, as a share of that weight. */
const unitShare = 1 / 7;

/**
 * How many features are kept. The more, the better: with all that occur in two texts, `now` recognizes about 1 % more. This
 * many are 75 KB.
 */
const maxFeatures = 62_000;

/** A feature of one text says little. */
const minTexts = 2;

/** The smallest weight, in units, that is rounded to a level instead of to zero. */
const minWeight = 0.5;

const positives: Record<Target, readonly CorpusText['verdict'][]> = {
  now: ['emergency'],
  today: ['emergency', 'urgent'],
};

/** Texts with the IDs of their features. Prepared once for all models that are trained on parts of them. */
export interface TrainingSet {
  texts: readonly {
    source: CorpusText;
    tokens: readonly Token[];
    features: Int32Array;
    /** The sentences, unless there is only one. */
    sentences: readonly { tokens: readonly Token[]; features: Int32Array }[];
  }[];
  /** By ID. */
  features: readonly string[];
}

/** Extracts and numbers the features of texts. */
export function prepareTrainingSet(corpus: readonly CorpusText[]): TrainingSet {
  const ids = new Map<string, number>();
  const findId = (feature: string): number => {
    const id = ids.get(feature) ?? ids.size;
    ids.set(feature, id);
    return id;
  };
  const number = (tokens: readonly Token[], asked: boolean) => Int32Array.from(extractFeatures(tokens, asked), findId);
  const texts = corpus.map((source) => {
    const tokens = correctSpelling(tokenize(source.text));
    const sentences = splitSentences(tokens);
    return {
      source,
      tokens,
      features: number(tokens, isQuestion(source.text)),
      sentences: sentences.length > 1 ? sentences.map((each) => ({ tokens: each, features: number(each, false) })) : [],
    };
  });
  return { texts, features: [...ids.keys()] };
}

type IsIncluded = (source: CorpusText) => boolean;

/**
 * Lists the examples for a target. The check judges each sentence alone as well, and no sentence of a text without an
 * emergency is one; which sentence of an emergency is one, nobody has marked.
 */
function listExamples(texts: TrainingSet['texts'], target: Target, isIncluded: IsIncluded): Example[] {
  return texts.flatMap(({ source, features, sentences }) => {
    if (!isIncluded(source)) return [];
    const positive = positives[target].includes(source.verdict);
    const parts = positive ? [] : sentences;
    return [features, ...parts.map((part) => part.features)].map((each) => ({ features: each, positive }));
  });
}

/** Lists the examples for the network, which learns both targets at once. */
function listNetworkExamples(texts: TrainingSet['texts'], isIncluded: IsIncluded): NetworkExample[] {
  return texts.flatMap(({ source, tokens, sentences }) => {
    if (!isIncluded(source)) return [];
    const now = positives.now.includes(source.verdict);
    const today = positives.today.includes(source.verdict);
    const parts = today ? [] : sentences;
    return [{ tokens, now, today }, ...parts.map((part) => ({ tokens: part.tokens, now, today }))];
  });
}

/** Rounds a size to the nearest level. */
function roundToLevel(size: number): number {
  return levels.reduce<number>(
    (best, level) => (Math.abs(level - size) < Math.abs(best - size) ? level : best),
    levels[0],
  );
}

function countTexts(examples: readonly Example[], featureCount: number): Int32Array {
  const counts = new Int32Array(featureCount);
  for (const { features } of examples) for (const id of features) counts[id] = (counts[id] as number) + 1;
  return counts;
}

/** A model before its small weights are left out. Weights are in the unit of scores, by feature ID. */
interface FittedModel {
  weights: Float64Array;
  bias: number;
  /** How many examples have each feature. */
  counts: Int32Array;
}

function fitModel({ texts, features }: TrainingSet, target: Target, isIncluded: IsIncluded): FittedModel {
  const examples = listExamples(texts, target, isIncluded);
  const { weights, bias } = fitLogisticRegression(examples, features.length);
  const unit =
    (weights
      .map(Math.abs)
      .sort()
      .at(-1 - highestRank) ?? 1) * unitShare;
  return {
    weights: weights.map((weight) => weight / unit),
    bias: Math.round((scoreUnit * bias) / unit),
    counts: countTexts(examples, features.length),
  };
}

/** Rounds the weights of features to levels, in their buckets. Where two features share one, the larger weight stays. */
function roundModel({ weights, bias }: FittedModel, features: readonly string[], kept: readonly number[]): Model {
  const buckets = new Int8Array(2 ** bucketBits);
  for (const id of kept) {
    const weight = weights[id] as number;
    if (Math.abs(weight) < minWeight) continue;
    const bucket = hashFeature(features[id] as string);
    const size = roundToLevel(Math.abs(weight));
    if (size > Math.abs(buckets[bucket] ?? 0)) buckets[bucket] = size * Math.sign(weight);
  }
  return { weights: buckets, bias };
}

/**
 * Trains the linear models on those texts of a set that `isIncluded` accepts. They keep the same features: those with a large
 * weight in either model.
 */
export function trainLinearModels(trainingSet: TrainingSet, isIncluded: IsIncluded = () => true): LinearModels {
  const { features } = trainingSet;
  const now = fitModel(trainingSet, 'now', isIncluded);
  const today = fitModel(trainingSet, 'today', isIncluded);
  const size = (id: number) => Math.max(Math.abs(now.weights[id] as number), Math.abs(today.weights[id] as number));
  const kept = features
    .map((_, id) => id)
    .filter((id) => (now.counts[id] as number) >= minTexts)
    .sort((a, b) => size(b) - size(a))
    .slice(0, maxFeatures);
  return { now: roundModel(now, features, kept), today: roundModel(today, features, kept) };
}

/** Trains all models on those texts of a set that `isIncluded` accepts. The network takes minutes. */
export function trainModels(trainingSet: TrainingSet, isIncluded: IsIncluded = () => true): Models {
  return {
    ...trainLinearModels(trainingSet, isIncluded),
    network: trainNetwork(listNetworkExamples(trainingSet.texts, isIncluded)),
  };
}
