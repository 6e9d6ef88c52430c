import { extractFeatures } from '#shared/emergency/extract-features.ts';
import type { Token } from '#shared/emergency/tokens.ts';
import { readGaps, readSigned, writeGaps, writeSigned } from '#shared/text/digits.ts';
import { bucketBits, hashFeature } from '#shared/text/hash-feature.ts';

/**
 * A linear model that tells emergencies from everything else: logistic regression over the words of a text
 * (`extract-features.ts`). Its score is added to the network's (`compute-scores.ts`); with clear signs and named dangers, they
 * decide whether a text is an emergency (`check-text.ts`).
 *
 * `npm run train:emergency` trains it on `scripts/emergency-model/corpus.jsonl` and writes `model-weights.ts`. Features
 * are hashed into buckets, and a weight is -1, 0 or 1. Rare features whose weights are small for both targets
 * are left out.
 * `npm run validate:emergency` measures it together with the network, on new authors and in four groups of authors.
 *
 * Scores use whole numbers and one square root, which IEEE 754 defines exactly. So all engines compute the same score.
 */
export interface Model {
  /** -1, 0 or 1. */
  weights: Int8Array;
  /** The intercept. */
  bias: number;
}

/** The score of a weight, before it is divided by the square root of the number of features. */
export const weightScore = 3000;

/** Hashes the features of a text. Returns each bucket once. */
function hashFeatures(features: readonly string[]): number[] {
  return [...new Set(features.map(hashFeature))];
}

/** What a model tells from everything else: emergencies, or what a vet should see today or now. */
export type Target = 'now' | 'today';

/** A linear model for each target. */
export type LinearModels = Record<Target, Model>;

/** The weights of the models as text (`digits.ts`). */
export interface EncodedModels {
  bias: Record<Target, number>;
  /** The buckets in which a model has a weight. */
  gaps: string;
  /** For each of these buckets: the weights of both models, as one number. */
  weights: string;
}

/** The weights of both models for a feature are written as one number: three times that for `now`, plus that for `today`. */
const maxPair = 4;

/** Writes models as text. */
export function encodeModels({ now, today }: LinearModels): EncodedModels {
  const pairs = now.weights.map((weight, bucket) => 3 * weight + (today.weights[bucket] as number));
  const buckets = [...pairs.keys()].filter((bucket) => pairs[bucket] !== 0);
  return {
    bias: { now: now.bias, today: today.bias },
    gaps: writeGaps(buckets),
    weights: writeSigned(
      Int8Array.from(buckets, (bucket) => pairs[bucket] as number),
      maxPair,
    ),
  };
}

/** Reads what `encodeModels` wrote. */
export function decodeModels({ bias, gaps, weights }: EncodedModels): LinearModels {
  const now = { bias: bias.now, weights: new Int8Array(2 ** bucketBits) };
  const today = { bias: bias.today, weights: new Int8Array(2 ** bucketBits) };
  const pairs = readSigned(weights, maxPair);
  readGaps(gaps).forEach((bucket, index) => {
    const pair = pairs[index] as number;
    now.weights[bucket] = Math.round(pair / 3);
    today.weights[bucket] = pair - 3 * (now.weights[bucket] as number);
  });
  return { now, today };
}

/**
 * Computes how much a text sounds like an emergency. Long texts have more features, so the sum of weights is divided by
 * the square root of their number.
 *
 * @param asked Whether the text ends with a question mark.
 */
export function computeScore(tokens: readonly Token[], asked: boolean, model: Model): number {
  const buckets = hashFeatures(extractFeatures(tokens, asked));
  let sum = 0;
  for (const bucket of buckets) sum += model.weights[bucket] ?? 0;
  return Math.round((weightScore * sum) / Math.sqrt(buckets.length + 1)) + model.bias;
}
