import { type Classifier, maxWeight } from '#shared/guide/classifier.ts';
import { readDigits, readGaps, writeDigits, writeGaps } from '#shared/text/digits.ts';

/** The weights of the classifier as text (`digits.ts`). */
export interface EncodedClassifier {
  /** The buckets of the words with a vector of their own. Their rows are in this order, from 1 on. */
  words: string;
  vectors: string;
  /** Separated by spaces. */
  articleIds: string;
  classes: string;
  bias: readonly number[];
  scale: number;
}

function writeWeights(weights: Int8Array): string {
  return writeDigits([...weights].map((weight) => weight + maxWeight));
}

function readWeights(text: string): Int8Array {
  return Int8Array.from(readDigits(text), (digit) => digit - maxWeight);
}

/** Writes a classifier as text. Its rows must be in the order of their words' buckets. */
export function encodeClassifier({ rows, vectors, articleIds, classes, ...rest }: Classifier): EncodedClassifier {
  return {
    words: writeGaps(rows.keys()),
    vectors: writeWeights(vectors),
    articleIds: articleIds.join('\n'),
    classes: writeWeights(classes),
    ...rest,
  };
}

/** Reads what `encodeClassifier` wrote. */
export function decodeClassifier({ words, vectors, articleIds, classes, ...rest }: EncodedClassifier): Classifier {
  return {
    rows: new Map(readGaps(words).map((bucket, index) => [bucket, index + 1])),
    vectors: readWeights(vectors),
    articleIds: articleIds.split(/\s+/).filter(Boolean),
    classes: readWeights(classes),
    ...rest,
  };
}
