import type { Target } from '#shared/emergency/model.ts';
import { maxWeight, type Network } from '#shared/emergency/network.ts';
import { readDigits, readGaps, writeDigits, writeGaps } from '#shared/text/digits.ts';

/** The weights of a network as text (`digits.ts`). */
export interface EncodedNetwork {
  /** The buckets of the words with a vector of their own. Their rows are in this order, from 1 on. */
  words: string;
  vectors: string;
  classes: string;
  filters: readonly string[];
  filterBias: readonly (readonly number[])[];
  outputs: Record<Target, string>;
  bias: Record<Target, number>;
  scale: number;
}

function writeWeights(weights: Int8Array): string {
  return writeDigits([...weights].map((weight) => weight + maxWeight));
}

function readWeights(text: string): Int8Array {
  return Int8Array.from(readDigits(text), (digit) => digit - maxWeight);
}

/** Writes a network as text. Its rows must be in the order of their words' buckets. */
export function encodeNetwork({
  rows,
  vectors,
  classes,
  filters,
  filterBias,
  outputs,
  ...rest
}: Network): EncodedNetwork {
  return {
    words: writeGaps(rows.keys()),
    vectors: writeWeights(vectors),
    classes: writeWeights(classes),
    filters: filters.map(writeWeights),
    filterBias: filterBias.map((biases) => [...biases]),
    outputs: { now: writeWeights(outputs.now), today: writeWeights(outputs.today) },
    ...rest,
  };
}

/** Reads what `encodeNetwork` wrote. */
export function decodeNetwork({
  words,
  vectors,
  classes,
  filters,
  filterBias,
  outputs,
  ...rest
}: EncodedNetwork): Network {
  return {
    rows: new Map(readGaps(words).map((bucket, index) => [bucket, index + 1])),
    vectors: readWeights(vectors),
    classes: readWeights(classes),
    filters: filters.map(readWeights),
    filterBias: filterBias.map((biases) => Int32Array.from(biases)),
    outputs: { now: readWeights(outputs.now), today: readWeights(outputs.today) },
    ...rest,
  };
}
