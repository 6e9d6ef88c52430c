import { seededRandom } from '../../scripts/training/random.ts';

/** Whether all cases run (`npm run test:exhaustive`) instead of a sample of large groups of tests (`npm test`). */
export const exhaustive = process.env.EXHAUSTIVE === 'true';

/** The seed of the sample. It is part of the output, so that a failure can be repeated: `SAMPLE_SEED=7 npm test`. */
export const sampleSeed = Number(process.env.SAMPLE_SEED ?? 1);

/** Returns `size` cases in their order. The same seed picks the same cases. An exhaustive run gets all cases. */
export function sample<Case>(cases: readonly Case[], size: number): Case[] {
  if (exhaustive || cases.length <= size) return [...cases];
  const random = seededRandom(sampleSeed);
  const ranked = cases.map((_, index) => ({ index, rank: random() })).sort((a, b) => a.rank - b.rank);
  const chosen = new Set(ranked.slice(0, size).map(({ index }) => index));
  return cases.filter((_, index) => chosen.has(index));
}
