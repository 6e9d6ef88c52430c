import { correctSpelling } from '#shared/emergency/correct-spelling.ts';
import { extractFeatures } from '#shared/emergency/extract-features.ts';
import { bucketBits, hashFeature, levels, type Model, type Models, scoreUnit } from '#shared/emergency/model.ts';
import { isQuestion, splitSentences, type Token, tokenize } from '#shared/emergency/tokens.ts';
import { type CorpusText, isEveryday } from './corpus.ts';
import { type Example, fitLogisticRegression } from './logistic-regression.ts';

/** A trained weight of this rank gets the highest level. Larger ones are cut to it. */
const highestRank = 500;
/** The unit of weights and scores, as a share of that weight. */
const unitShare = 1 / 7;

/** Owners write everyday texts far more often than the others of the corpus, so each of them counts this often. */
const everydayCopies = 3;

/** What a model tells from everything else. */
export type Target = keyof Models;

const positives: Record<Target, readonly CorpusText['verdict'][]> = {
  now: ['emergency'],
  today: ['emergency', 'urgent'],
};

/** Texts with the IDs of their features. Prepared once for all models that are trained on parts of them. */
export interface TrainingSet {
  texts: readonly {
    source: CorpusText;
    features: Int32Array;
    /** Of each sentence, unless it is the only one. */
    sentences: readonly Int32Array[];
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
      features: number(tokens, isQuestion(source.text)),
      sentences: sentences.length > 1 ? sentences.map((sentence) => number(sentence, false)) : [],
    };
  });
  return { texts, features: [...ids.keys()] };
}

/**
 * Lists the examples for a target. The check judges each sentence alone as well, and no sentence of a text without an
 * emergency is one; which sentence of an emergency is one, nobody has marked.
 */
function listExamples({ texts }: TrainingSet, target: Target, isIncluded: (source: CorpusText) => boolean): Example[] {
  return texts.flatMap(({ source, features, sentences }) => {
    if (!isIncluded(source)) return [];
    const positive = positives[target].includes(source.verdict);
    const whole = Array.from({ length: isEveryday(source) ? everydayCopies : 1 }, () => ({ features, positive }));
    return positive ? whole : [...whole, ...sentences.map((each) => ({ features: each, positive }))];
  });
}

/** Which features are kept: those of at least `texts` examples, with a weight of at least `weight`. */
interface Pruning {
  skip: { texts: number; weight: number };
  pair: { texts: number; weight: number };
  prefix: { texts: number; weight: number };
  word: { texts: number; weight: number };
}

/** Most features are pairs of words, above all those of a few texts. Fewer of them keep the model small. */
const pruning: Record<Target, Pruning> = {
  now: {
    skip: { texts: 6, weight: 3 },
    pair: { texts: 4, weight: 2.5 },
    prefix: { texts: 4, weight: 1.5 },
    word: { texts: 1, weight: 1.5 },
  },
  today: {
    skip: { texts: 15, weight: 4 },
    pair: { texts: 8, weight: 3 },
    prefix: { texts: 6, weight: 2 },
    word: { texts: 2, weight: 1.5 },
  },
};

function findKind(feature: string): keyof Pruning {
  if (feature.includes('_')) return 'skip';
  if (feature.includes(' ')) return 'pair';
  return feature.endsWith('*') ? 'prefix' : 'word';
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

/**
 * Trains a model on those texts of a set that `isIncluded` accepts. It fits a weight for every feature and keeps the
 * large ones, rounded to a level. Where two features share a bucket, the larger weight stays.
 */
export function trainModel(
  trainingSet: TrainingSet,
  target: Target,
  isIncluded: (source: CorpusText) => boolean = () => true,
): Model {
  const { features } = trainingSet;
  const examples = listExamples(trainingSet, target, isIncluded);
  const { weights, bias } = fitLogisticRegression(examples, features.length);
  const counts = countTexts(examples, features.length);
  const unit =
    (weights
      .map(Math.abs)
      .sort()
      .at(-1 - highestRank) ?? 1) * unitShare;
  const buckets = new Int8Array(2 ** bucketBits);
  features.forEach((feature, id) => {
    const count = counts[id] as number;
    const weight = (weights[id] as number) / unit;
    const limit = pruning[target][findKind(feature)];
    if (count < limit.texts || Math.abs(weight) < limit.weight) return;
    const bucket = hashFeature(feature);
    const size = roundToLevel(Math.abs(weight));
    if (size > Math.abs(buckets[bucket] ?? 0)) buckets[bucket] = size * Math.sign(weight);
  });
  return { weights: buckets, bias: Math.round((scoreUnit * bias) / unit) };
}

/** Trains both models. */
export function trainModels(trainingSet: TrainingSet, isIncluded?: (source: CorpusText) => boolean): Models {
  return {
    now: trainModel(trainingSet, 'now', isIncluded),
    today: trainModel(trainingSet, 'today', isIncluded),
  };
}
