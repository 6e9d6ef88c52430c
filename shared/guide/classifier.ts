import { normalizeTerm, splitWords } from '#shared/guide/terms.ts';
import { hashWord } from '#shared/text/hash-word.ts';
import { softmax } from '#shared/text/softmax.ts';

/**
 * A text classifier that learned from questions which article each is about. Each word has a vector, and so has each article;
 * the vectors of a question's words are added up and compared with every article's. So it knows that "boots for snow" and "salt
 * on his paws" are about the same article, where the rest of the search needs the words of the article.
 *
 * `npm run train:guide` trains it and writes `classifier-weights.ts`.
 */
export interface Classifier {
  /** The row of a word's vector, by its bucket. All other words have row 0. */
  rows: ReadonlyMap<number, number>;
  /** `vectorSize` whole numbers per row. */
  vectors: Int8Array;
  /** The IDs of the articles that the classifier knows. The last class is "no article". */
  articleIds: readonly string[];
  /** `vectorSize` whole numbers per class. */
  classes: Int8Array;
  /** A number per class, in units of `scale`. */
  bias: readonly number[];
  /** Converts whole numbers to logits. */
  scale: number;
}

export const vectorSize = 96;

/** The largest whole numbers of words and of articles, positive and negative. */
export const maxWeights = { vector: 1, class: 3 } as const;

/** More words of a text are not read, which bounds the time. A text of 2,000 characters has about 400. */
const maxWords = 500;

/** Lists the words of a text that the classifier reads. */
export function readWords(text: string): string[] {
  return splitWords(text).slice(0, maxWords);
}

/** Adds up the vectors of words, and divides them by their total length, so that long texts count like short ones. */
function addVectors(buckets: readonly number[], { rows, vectors }: Classifier): Float64Array {
  const sum = new Float64Array(vectorSize);
  let squares = 0;
  for (const bucket of buckets) {
    const from = (rows.get(bucket) ?? 0) * vectorSize;
    for (let at = 0; at < vectorSize; at += 1) {
      const value = vectors[from + at] as number;
      sum[at] = (sum[at] as number) + value;
      squares += value * value;
    }
  }
  const length = Math.sqrt(squares) || 1;
  return sum.map((value) => value / length);
}

/**
 * Returns the probability that a text is about an article, from 0 to 1, by the article's ID. If the classifier knows none of
 * the words but filler ("how do I brus"), there are no probabilities.
 */
export function classifyQuestion(text: string, classifier: Classifier): Map<string, number> {
  const { articleIds, classes, bias, scale, rows } = classifier;
  const words = readWords(text);
  if (!words.some((word) => normalizeTerm(word) !== null && rows.has(hashWord(word)))) return new Map();
  const question = addVectors(words.map(hashWord), classifier);
  const logits = bias.map((start, index) => {
    let sum = start;
    for (let at = 0; at < vectorSize; at += 1)
      sum += (question[at] as number) * (classes[index * vectorSize + at] as number);
    return sum * scale;
  });
  const probabilities = softmax(logits);
  return new Map(articleIds.map((id, index) => [id, probabilities[index] ?? 0]));
}
