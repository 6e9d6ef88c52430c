import { extractFeatures } from '#shared/emergency/extract-features.ts';
import { modelWeights } from '#shared/emergency/model-weights.ts';
import type { Token } from '#shared/emergency/tokens.ts';

/**
 * A linear model that tells emergencies from everything else: logistic regression over the words of a text
 * (`extract-features.ts`). Together with the clear signs (`clear-signs.ts`) it decides whether a text is an emergency.
 *
 * `npm run train:emergency` trains it on `scripts/emergency-model/corpus.jsonl` and writes `model-weights.ts`. Features
 * are hashed into buckets, and a weight is one of ten levels or zero. Small weights are left out.
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
/** The sizes of weights, the most frequent first, which get the shortest codes. */
export const levels = [2, 3, 4, 1, 7] as const;
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

/** Low bits of a gap in the Rice code; the rest is written in unary. */
const gapBits = 4;

/** Writes weights as text: for each one that is not zero, the number of zeros before it, its sign, and its size. */
export function encodeWeights(weights: Int8Array): string {
  const bits: number[] = [];
  let zeros = 0;
  for (const weight of weights) {
    if (weight === 0) {
      zeros += 1;
      continue;
    }
    for (let high = zeros >> gapBits; high > 0; high -= 1) bits.push(1);
    bits.push(0);
    for (let bit = gapBits - 1; bit >= 0; bit -= 1) bits.push((zeros >> bit) & 1);
    bits.push(Number(weight < 0));
    const size = (levels as readonly number[]).indexOf(Math.abs(weight));
    for (let at = 0; at < size; at += 1) bits.push(1);
    if (size < levels.length - 1) bits.push(0);
    zeros = 0;
  }
  const bytes = Uint8Array.from({ length: Math.ceil(bits.length / 8) }, (_, index) =>
    bits.slice(index * 8, index * 8 + 8).reduce((byte, bit, at) => byte | (bit << (7 - at)), 0),
  );
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** Reads what `encodeWeights` wrote. Line breaks do not count. */
export function decodeWeights(text: string, count: number): Int8Array {
  const bytes = atob(text);
  let at = 0;
  const bit = () => {
    const value = (bytes.charCodeAt(at >> 3) >> (7 - (at & 7))) & 1;
    at += 1;
    return value;
  };
  const weights = new Int8Array(2 ** bucketBits);
  let bucket = -1;
  for (let read = 0; read < count; read += 1) {
    let zeros = 0;
    while (bit() === 1) zeros += 1;
    for (let low = 0; low < gapBits; low += 1) zeros = zeros * 2 + bit();
    bucket += zeros + 1;
    const sign = bit() === 1 ? -1 : 1;
    let size = 0;
    while (size < levels.length - 1 && bit() === 1) size += 1;
    weights[bucket] = sign * (levels[size] ?? 0);
  }
  return weights;
}

/** The models of the check. */
export interface Models {
  /** Tells emergencies from everything else. */
  now: Model;
  /** Tells what a vet should see today, or now, from everything else. */
  today: Model;
}

let committed: Models | undefined;

/** Decodes the committed weights, once. */
export function loadModels(): Models {
  const decode = ({ weights, weightCount, bias }: (typeof modelWeights)[keyof Models]): Model => ({
    weights: decodeWeights(weights, weightCount),
    bias,
  });
  committed ??= { now: decode(modelWeights.now), today: decode(modelWeights.today) };
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
