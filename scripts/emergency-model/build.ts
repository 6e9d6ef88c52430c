import { correctSpelling } from '#shared/emergency/correct-spelling.ts';
import { featuresOf } from '#shared/emergency/features.ts';
import { bucketBits, bucketOf, levels, scoreUnit } from '#shared/emergency/model.ts';
import { isQuestion, tokenize } from '#shared/emergency/tokens.ts';
import type { TrainingText } from './corpus.ts';
import { learn } from './learn.ts';

/** A trained weight of this rank has the highest level. Larger ones are cut. */
const highestRank = 500;
/** The unit of weights and scores, as a share of that weight. */
const unitShare = 1 / 7;

/** A trained model. */
export interface Model {
  weights: Int8Array;
  bias: number;
}

/**
 * The smallest weight that is kept. Pairs of words take most of the space, above all those of a single text, so theirs must
 * say more.
 */
function minWeight(feature: string, count: number): number {
  if (feature.includes('_')) return count < 2 ? Number.POSITIVE_INFINITY : 2;
  if (!feature.includes(' ')) return 1;
  return count < 2 ? 2.5 : 1.5;
}

const features = new Map<string, readonly string[]>();

/** The features of a text. */
export function featuresOfText(text: string): readonly string[] {
  const found = features.get(text) ?? featuresOf(correctSpelling(tokenize(text)), isQuestion(text));
  features.set(text, found);
  return found;
}

/** The nearest level. */
function levelOf(size: number): number {
  return levels.reduce<number>(
    (best, level) => (Math.abs(level - size) < Math.abs(best - size) ? level : best),
    levels[0],
  );
}

/** Numbers features in the order in which they occur, and counts the texts of each. */
function numberFeatures(texts: readonly TrainingText[]): Map<string, { id: number; count: number }> {
  const numbered = new Map<string, { id: number; count: number }>();
  for (const { text } of texts) {
    for (const feature of featuresOfText(text)) {
      const known = numbered.get(feature);
      if (known) known.count += 1;
      else numbered.set(feature, { id: numbered.size, count: 1 });
    }
  }
  return numbered;
}

/**
 * Trains the model that tells emergencies from harmless texts. It learns all features, and keeps those with a clear weight.
 * Where two features share a bucket, the larger weight stays.
 */
export function buildModel(texts: readonly TrainingText[]): Model {
  const numbered = numberFeatures(texts);
  const examples = texts.map(({ text, emergency }) => ({
    features: featuresOfText(text).map((feature) => numbered.get(feature)?.id ?? 0),
    positive: emergency,
  }));
  const { weights, bias } = learn(examples, numbered.size);
  const ranked = weights.map(Math.abs).sort().reverse();
  const unit = (ranked[highestRank] ?? 1) * unitShare;
  const buckets = new Int8Array(2 ** bucketBits);
  for (const [feature, { id, count }] of numbered) {
    const weight = (weights[id] ?? 0) / unit;
    const bucket = bucketOf(feature);
    if (Math.abs(weight) < minWeight(feature, count)) continue;
    const size = levelOf(Math.abs(weight));
    if (size > Math.abs(buckets[bucket] ?? 0)) buckets[bucket] = size * Math.sign(weight);
  }
  return { weights: buckets, bias: Math.round((scoreUnit * bias) / unit) };
}
