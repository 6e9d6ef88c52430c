/** A few larger weights are cut, so that the others are more precise. */
const clippedShare = 0.0005;

/** Finds the step between two whole numbers up to `maxWeight`, for all weights but a few large ones. */
export function findUnit(maxWeight: number, ...lists: readonly Float64Array[]): number {
  const sizes = Float64Array.from(lists.flatMap((list) => [...list].map(Math.abs))).sort();
  return (sizes[Math.floor((sizes.length - 1) * (1 - clippedShare))] ?? 1) / maxWeight;
}

/** Rounds a weight to a whole number of units, from `-maxWeight` to `maxWeight`. */
export function roundWeight(weight: number, unit: number, maxWeight: number): number {
  return Math.max(-maxWeight, Math.min(maxWeight, Math.round(weight / unit)));
}

/** Rounds weights to whole numbers of units, from `-maxWeight` to `maxWeight`. */
export function roundWeights(weights: Float64Array, unit: number, maxWeight: number): Int8Array {
  return Int8Array.from(weights, (weight) => roundWeight(weight, unit, maxWeight));
}

/** Numbers the buckets of the words that occur in several texts, in their order, from 1 on. */
export function numberBuckets(texts: readonly (readonly number[])[], minTexts: number): Map<number, number> {
  const counts = new Map<number, number>();
  for (const buckets of texts) for (const bucket of new Set(buckets)) counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
  const kept = [...counts].filter(([, count]) => count >= minTexts).map(([bucket]) => bucket);
  return new Map(kept.sort((a, b) => a - b).map((bucket, index) => [bucket, index + 1]));
}
