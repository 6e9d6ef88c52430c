import type { Target } from '#shared/emergency/model.ts';
import type { Token } from '#shared/emergency/tokens.ts';
import { classifyWords, type WordClass } from '#shared/emergency/word-classes.ts';
import { bucketBits, hashFeature } from '#shared/text/hash-feature.ts';

/**
 * A small convolutional network over the words of a text, in order. Each word has a vector, which the training learned, and
 * filters look at one, two or three neighbors. A filter that fits anywhere counts once. So the network knows that "keeled
 * over" resembles "fell over", where the linear model needs the very words.
 *
 * All weights are whole numbers, so all engines compute the same scores. Most are -1, 0 or 1, which makes the network small. The
 * training rounds vectors and filters in each step, so that the other weights make up for it.
 */
export interface Network {
  /** The row of the vector of a word, or of rarer words with the same beginning, by its bucket. All other words have row 0. */
  rows: ReadonlyMap<number, number>;
  /** `vectorSize` numbers per row. */
  vectors: Int8Array;
  /** `vectorSize` numbers for each class of `wordClasses`, which are added to the word's vector. */
  classes: Int8Array;
  /** For each width of `filterWidths`, and each of its filters: `vectorSize` numbers for each word that it looks at. */
  filters: readonly Int8Array[];
  /** For each width, one number per filter. */
  filterBias: readonly Int32Array[];
  /** One weight for each filter of all widths. */
  outputs: Record<Target, Int8Array>;
  bias: Record<Target, number>;
  /** Converts the weighted sum of the filters to a score. */
  scale: number;
}

export const vectorSize = 24;
/** How many neighboring words filters look at. */
export const filterWidths = [1, 2, 3] as const;
/** How many filters each width has. */
export const filterCount = 128;
/** The classes with a vector of their own. */
export const wordClasses = ['toxin', 'medicine', 'object', 'food'] as const satisfies readonly WordClass[];

/** More words of a text are not read, which bounds the time. A text of 2,000 characters has about 400. */
export const maxWords = 500;

/** Weights are whole numbers up to these, positive and negative. */
export const maxWeights = { vector: 1, filter: 2, output: 7 } as const;

/** Buckets of words, as a power of two. Twice as many would be one kilobyte more. */
const wordBits = 19;

/** Rare words that share this many first letters share a row. */
const prefixLength = 5;

/** Finds the bucket of a word, or the one that all numbers share. */
export function hashExactWord(word: string): number {
  return hashFeature(/^\d/.test(word) ? '#' : word) >>> (bucketBits - wordBits);
}

/** Finds the bucket of all words with the same beginning. Short words have none. */
export function hashWordBeginning(word: string): number | undefined {
  return word.length > prefixLength ? hashExactWord(`${word.slice(0, prefixLength)}*`) : undefined;
}

/** Finds the row of a word, or of its beginning, or else row 0. */
export function findRow(word: string, rows: ReadonlyMap<number, number>): number {
  return rows.get(hashExactWord(word)) ?? rows.get(hashWordBeginning(word) ?? -1) ?? 0;
}

/** Lists the classes of words as indexes of `wordClasses`, or -1. */
export function listClasses(tokens: readonly Token[]): number[] {
  const classes = classifyWords(tokens.map(({ word }) => word));
  return tokens.map((_, index) => {
    const found = classes[index];
    return found ? wordClasses.indexOf(found) : -1;
  });
}

/** Adds up the vectors of the words. */
function readInputs(tokens: readonly Token[], { rows, vectors, classes }: Network): Int16Array {
  const inputs = new Int16Array(tokens.length * vectorSize);
  const own = listClasses(tokens);
  tokens.forEach((token, word) => {
    const row = findRow(token.word, rows);
    const ownClass = own[word] ?? -1;
    for (let at = 0; at < vectorSize; at += 1) {
      const added = ownClass < 0 ? 0 : (classes[ownClass * vectorSize + at] ?? 0);
      inputs[word * vectorSize + at] = (vectors[row * vectorSize + at] ?? 0) + added;
    }
  });
  return inputs;
}

/** Computes a filter's activation where it is highest (max pooling). Beyond the text, there is nothing to look at. */
function poolFilter(inputs: Int16Array, filters: Int8Array, index: number, width: number, bias: number): number {
  const words = inputs.length / vectorSize;
  let best = 0;
  for (let start = 1 - width; start < words; start += 1) {
    const from = Math.max(0, start) * vectorSize;
    const to = Math.min(words, start + width) * vectorSize;
    const shift = (index * width - start) * vectorSize;
    let sum = bias;
    for (let at = from; at < to; at += 1) sum += (inputs[at] as number) * (filters[at + shift] as number);
    if (sum > best) best = sum;
  }
  return best;
}

/** Computes the scores of a text, in the unit of the linear model. */
export function runNetwork(tokens: readonly Token[], network: Network): Record<Target, number> {
  const inputs = readInputs(tokens.slice(0, maxWords), network);
  let now = 0;
  let today = 0;
  filterWidths.forEach((width, group) => {
    const filters = network.filters[group] as Int8Array;
    const biases = network.filterBias[group] as Int32Array;
    for (let index = 0; index < filterCount; index += 1) {
      const activation = poolFilter(inputs, filters, index, width, biases[index] as number);
      now += activation * (network.outputs.now[group * filterCount + index] ?? 0);
      today += activation * (network.outputs.today[group * filterCount + index] ?? 0);
    }
  });
  return {
    now: Math.round(now * network.scale) + network.bias.now,
    today: Math.round(today * network.scale) + network.bias.today,
  };
}
