import { correctSpelling } from '#shared/emergency/correct-spelling.ts';
import { extractFeatures } from '#shared/emergency/extract-features.ts';
import type { Models } from '#shared/emergency/load-models.ts';
import { type LinearModels, type Model, type Target, weightScore } from '#shared/emergency/model.ts';
import { isQuestion, splitSentences, type Token, tokenize } from '#shared/emergency/tokens.ts';
import { bucketBits, hashFeature } from '#shared/text/hash-feature.ts';
import type { CorpusText } from './corpus.ts';
import { type Example, fitLogisticRegression } from './logistic-regression.ts';
import { type NetworkExample, trainNetwork } from './train-network.ts';

/** A rounded weight is so large that the trained weight of this rank is `weightOfRank` of it. */
const rank = 500;
const weightOfRank = 7 / 3;

/** How many features are kept. With more, the check is hardly better: this many are 28 KB. */
const maxFeatures = 24_000;

/** A feature of one text says little. */
const minTexts = 2;

/**
 * A feature's priority is its weight times the fourth root of the number of its texts, up to this many. By their weights alone, most of
 * the kept features would be so rare that new texts hardly have them.
 */
const manyTexts = 50;

/** The smallest weight, as a share of a rounded one, that is not rounded to zero. */
const minWeight = 1 / 3;

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

/** Counts the texts and sentences that have each feature. */
function countTexts(examples: readonly Example[], featureCount: number): Int32Array {
  const counts = new Int32Array(featureCount);
  for (const { features } of examples) for (const id of features) counts[id] = (counts[id] as number) + 1;
  return counts;
}

/** A model before its weights are rounded. They are in units of rounded ones, by feature ID. */
interface FittedModel {
  weights: Float64Array;
  bias: number;
}

function fitModel({ texts, features }: TrainingSet, target: Target, isIncluded: IsIncluded): FittedModel {
  const examples = listExamples(texts, target, isIncluded);
  const { weights, bias } = fitLogisticRegression(examples, features.length);
  const unit =
    (weights
      .map(Math.abs)
      .sort()
      .at(-1 - rank) ?? 1) / weightOfRank;
  return {
    weights: weights.map((weight) => weight / unit),
    bias: Math.round((weightScore * bias) / unit),
  };
}

/** Rounds the weights of features, in their buckets. Where two features share one, the first with a weight stays. */
function roundModel({ weights, bias }: FittedModel, features: readonly string[], kept: readonly number[]): Model {
  const buckets = new Int8Array(2 ** bucketBits);
  for (const id of kept) {
    const weight = weights[id] as number;
    const bucket = hashFeature(features[id] as string);
    if (Math.abs(weight) >= minWeight) buckets[bucket] ||= Math.sign(weight);
  }
  return { weights: buckets, bias };
}

/**
 * Trains the linear models on those texts of a set that `isIncluded` accepts. They keep the same features: those with the highest
 * priority.
 */
export function trainLinearModels(trainingSet: TrainingSet, isIncluded: IsIncluded = () => true): LinearModels {
  const { features } = trainingSet;
  const now = fitModel(trainingSet, 'now', isIncluded);
  const today = fitModel(trainingSet, 'today', isIncluded);
  const counts = countTexts(listExamples(trainingSet.texts, 'now', isIncluded), features.length);
  const priorities = Float64Array.from(counts, (count, id) => {
    const size = Math.max(Math.abs(now.weights[id] as number), Math.abs(today.weights[id] as number));
    return size * Math.min(count, manyTexts) ** 0.25;
  });
  const kept = [...features.keys()]
    .filter((id) => (counts[id] as number) >= minTexts)
    .sort((a, b) => (priorities[b] as number) - (priorities[a] as number))
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
