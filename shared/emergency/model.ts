import { extractFeatures } from '#shared/emergency/extract-features.ts';
import { modelWeights } from '#shared/emergency/model-weights.ts';
import type { Token } from '#shared/emergency/tokens.ts';

/**
 * A linear model that tells emergencies from everything else: logistic regression over the words of a text
 * (`extract-features.ts`). Together with the clear signs (`clear-signs.ts`) it decides whether a text is an emergency.
 *
 * `npm run train:emergency` trains it on `scripts/emergency-model/corpus.jsonl` and writes `model-weights.ts`. Features
 * are hashed into buckets, and a weight is one of six levels or zero. Features whose weights are small for both targets are
 * left out.
 * `npm run validate:emergency` measures it: leave-one-author-out cross-validation.
 *
 * Scores use whole numbers and one square root, which IEEE 754 defines exactly. So all engines compute the same score.
 */
export interface Model {
  weights: Int8Array;
  /** The intercept. */
  bias: number;
}

/** Buckets that features are hashed into, as a power of two. */
export const bucketBits = 20;
/** The sizes of weights. */
export const levels = [2, 4, 7] as const;
/** The score of a text is in thousandths, so that it is a whole number. */
export const scoreUnit = 1000;

/** Hashes a feature to its bucket (FNV-1a). The bits are mixed once more, because only the upper ones count. */
export function hashFeature(feature: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < feature.length; index += 1)
    hash = Math.imul(hash ^ feature.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 12)) >>> (32 - bucketBits);
}

/** Hashes the features of a text. Returns each bucket once. */
export function hashFeatures(features: readonly string[]): number[] {
  return [...new Set(features.map(hashFeature))];
}

/** The models of the check. */
export interface Models {
  /** Tells emergencies from everything else. */
  now: Model;
  /** Tells what a vet should see today, or now, from everything else. */
  today: Model;
}

/** What a model tells from everything else. */
export type Target = keyof Models;

/**
 * The weights of the models as text, a character for each number. Such text is large, but gzip compresses it well.
 */
export interface EncodedModels {
  bias: Record<Target, number>;
  /** For each bucket in which a model has a weight: the number of empty buckets before it. */
  gaps: string;
  /** For each of these buckets: the weights of both models. */
  weights: string;
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-';
/** Stands for this many empty buckets, and another digit follows. */
const longGap = digits.length - 1;

const values = [0, ...levels, ...levels.map((level) => -level)];

/** Writes models as text. */
export function encodeModels({ now, today }: Models): EncodedModels {
  const gaps: string[] = [];
  const weights: string[] = [];
  let gap = 0;
  for (let bucket = 0; bucket < 2 ** bucketBits; bucket += 1) {
    const both = [now, today].map((model) => values.indexOf(model.weights[bucket] ?? 0));
    const digit = (both[0] ?? 0) * values.length + (both[1] ?? 0);
    if (digit === 0) {
      gap += 1;
      continue;
    }
    gaps.push(digits.charAt(longGap).repeat(Math.floor(gap / longGap)), digits.charAt(gap % longGap));
    weights.push(digits.charAt(digit));
    gap = 0;
  }
  return { bias: { now: now.bias, today: today.bias }, gaps: gaps.join(''), weights: weights.join('') };
}

/** Reads what `encodeModels` wrote. Line breaks do not count. */
export function decodeModels({ bias, gaps, weights }: EncodedModels): Models {
  const now = { bias: bias.now, weights: new Int8Array(2 ** bucketBits) };
  const today = { bias: bias.today, weights: new Int8Array(2 ** bucketBits) };
  const pairs = readDigits(weights);
  let bucket = 0;
  let read = 0;
  for (const gap of readDigits(gaps)) {
    bucket += gap;
    if (gap === longGap) continue;
    const both = pairs[read] ?? 0;
    now.weights[bucket] = values[Math.floor(both / values.length)] ?? 0;
    today.weights[bucket] = values[both % values.length] ?? 0;
    read += 1;
    bucket += 1;
  }
  return { now, today };
}

function readDigits(text: string): number[] {
  const valueByDigit = new Map([...digits].map((digit, value) => [digit, value]));
  return Array.from(text.replaceAll('\n', ''), (digit) => valueByDigit.get(digit) ?? 0);
}

let committed: Models | undefined;

/** Decodes the committed weights, once. */
export function loadModels(): Models {
  committed ??= decodeModels(modelWeights);
  return committed;
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
  return Math.round((scoreUnit * sum) / Math.sqrt(buckets.length + 1)) + model.bias;
}
