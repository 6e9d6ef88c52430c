import type { Target } from '#shared/emergency/model.ts';
import { maxWeights, type Network } from '#shared/emergency/network.ts';
import { readGaps, readSigned, writeGaps, writeSigned } from '#shared/text/digits.ts';

/** The weights of a network as text (`digits.ts`). */
export interface EncodedNetwork {
  /** The buckets of the words and word beginnings with a vector of their own. Their rows are in this order, from 1 on. */
  words: string;
  vectors: string;
  classes: string;
  filters: readonly string[];
  filterBias: readonly (readonly number[])[];
  outputs: Record<Target, string>;
  bias: Record<Target, number>;
  scale: number;
}

/** Writes a network as text. Its rows must be in the order of their buckets. */
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
    vectors: writeSigned(vectors, maxWeights.vector),
    classes: writeSigned(classes, maxWeights.vector),
    filters: filters.map((each) => writeSigned(each, maxWeights.filter)),
    filterBias: filterBias.map((biases) => [...biases]),
    outputs: { now: writeSigned(outputs.now, maxWeights.output), today: writeSigned(outputs.today, maxWeights.output) },
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
    vectors: readSigned(vectors, maxWeights.vector),
    classes: readSigned(classes, maxWeights.vector),
    filters: filters.map((each) => readSigned(each, maxWeights.filter)),
    filterBias: filterBias.map((biases) => Int32Array.from(biases)),
    outputs: { now: readSigned(outputs.now, maxWeights.output), today: readSigned(outputs.today, maxWeights.output) },
    ...rest,
  };
}
