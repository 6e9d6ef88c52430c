import { correctSpelling } from '#shared/emergency/correct-spelling.ts';
import { extractFeatures } from '#shared/emergency/extract-features.ts';
import { bucketBits, hashFeature, levels, type Model, scoreUnit } from '#shared/emergency/model.ts';
import { isQuestion, tokenize } from '#shared/emergency/tokens.ts';
import type { CorpusText } from './corpus.ts';
import { type Example, fitLogisticRegression } from './logistic-regression.ts';

/** A trained weight of this rank gets the highest level. Larger ones are cut to it. */
const highestRank = 500;
/** The unit of weights and scores, as a share of that weight. */
const unitShare = 1 / 7;

/** Texts with the IDs of their features. Prepared once for all models that are trained on parts of them. */
export interface TrainingSet {
  examples: readonly (Example & { source: CorpusText })[];
  /** By ID. */
  features: readonly string[];
}

/** Extracts and numbers the features of texts. Urgent texts are left out: a pattern recognizes them, not the model. */
export function prepareTrainingSet(corpus: readonly CorpusText[]): TrainingSet {
  const ids = new Map<string, number>();
  const findId = (feature: string): number => {
    const id = ids.get(feature) ?? ids.size;
    ids.set(feature, id);
    return id;
  };
  const examples = corpus
    .filter(({ verdict }) => verdict !== 'urgent')
    .map((source) => ({
      features: Int32Array.from(
        extractFeatures(correctSpelling(tokenize(source.text)), isQuestion(source.text)),
        findId,
      ),
      positive: source.verdict === 'emergency',
      source,
    }));
  return { examples, features: [...ids.keys()] };
}

/**
 * Returns the smallest weight that is kept for a feature. Most features are pairs of words, above all those of a single
 * text, so their limit is higher.
 *
 * @param count The number of texts that have the feature.
 */
function findMinWeight(feature: string, count: number): number {
  if (feature.includes('_')) return count < 2 ? Number.POSITIVE_INFINITY : 2;
  if (!feature.includes(' ')) return 1;
  return count < 2 ? 2.5 : 1.5;
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
 * Trains the model on those texts of a set that `isIncluded` accepts. It fits a weight for every feature and keeps the
 * large ones, rounded to a level. Where two features share a bucket, the larger weight stays.
 */
export function trainModel(
  { examples, features }: TrainingSet,
  isIncluded: (source: CorpusText) => boolean = () => true,
): Model {
  const included = examples.filter(({ source }) => isIncluded(source));
  const { weights, bias } = fitLogisticRegression(included, features.length);
  const counts = countTexts(included, features.length);
  const unit =
    (weights
      .map(Math.abs)
      .sort()
      .at(-1 - highestRank) ?? 1) * unitShare;
  const buckets = new Int8Array(2 ** bucketBits);
  features.forEach((feature, id) => {
    const count = counts[id] as number;
    const weight = (weights[id] as number) / unit;
    if (count === 0 || Math.abs(weight) < findMinWeight(feature, count)) return;
    const bucket = hashFeature(feature);
    const size = roundToLevel(Math.abs(weight));
    if (size > Math.abs(buckets[bucket] ?? 0)) buckets[bucket] = size * Math.sign(weight);
  });
  return { weights: buckets, bias: Math.round((scoreUnit * bias) / unit) };
}
