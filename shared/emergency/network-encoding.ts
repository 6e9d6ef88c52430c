import type { Target } from '#shared/emergency/model.ts';
import { maxWeight, type Network } from '#shared/emergency/network.ts';
import { readGaps, readSigned, writeGaps, writeSigned } from '#shared/text/digits.ts';

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
    vectors: writeSigned(vectors, maxWeight),
    classes: writeSigned(classes, maxWeight),
    filters: filters.map((each) => writeSigned(each, maxWeight)),
    filterBias: filterBias.map((biases) => [...biases]),
    outputs: { now: writeSigned(outputs.now, maxWeight), today: writeSigned(outputs.today, maxWeight) },
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
    vectors: readSigned(vectors, maxWeight),
    classes: readSigned(classes, maxWeight),
    filters: filters.map((each) => readSigned(each, maxWeight)),
    filterBias: filterBias.map((biases) => Int32Array.from(biases)),
    outputs: { now: readSigned(outputs.now, maxWeight), today: readSigned(outputs.today, maxWeight) },
    ...rest,
  };
}
