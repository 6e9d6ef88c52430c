import { type Classifier, maxWeights } from '#shared/guide/classifier.ts';
import { readGaps, readSigned, writeGaps, writeSigned } from '#shared/text/digits.ts';

/** The weights of the classifier as text (`digits.ts`). */
export interface EncodedClassifier {
  /** The buckets of the words with a vector of their own. Their rows are in this order, from 1 on. */
  words: string;
  vectors: string;
  /** One per line. */
  articleIds: string;
  classes: string;
  bias: readonly number[];
  scale: number;
}

/** Writes a classifier as text. Its rows must be in the order of their words' buckets. */
export function encodeClassifier({ rows, vectors, articleIds, classes, ...rest }: Classifier): EncodedClassifier {
  return {
    words: writeGaps(rows.keys()),
    vectors: writeSigned(vectors, maxWeights.vector),
    articleIds: articleIds.join('\n'),
    classes: writeSigned(classes, maxWeights.class),
    ...rest,
  };
}

/** Reads what `encodeClassifier` wrote. */
export function decodeClassifier({ words, vectors, articleIds, classes, ...rest }: EncodedClassifier): Classifier {
  return {
    rows: new Map(readGaps(words).map((bucket, index) => [bucket, index + 1])),
    vectors: readSigned(vectors, maxWeights.vector),
    articleIds: articleIds.split(/\s+/).filter(Boolean),
    classes: readSigned(classes, maxWeights.class),
    ...rest,
  };
}
