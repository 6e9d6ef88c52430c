import { seededRandom, shuffle } from '../training/random.ts';

/** A text for training: the IDs of its features, and whether it is an emergency. */
export interface Example {
  features: Int32Array;
  positive: boolean;
}

const epochs = 20;
const learningRate = 0.2;
const decay = 0.01;
/** Adagrad's initial sum of squared gradients. */
const initialSquares = 0.01;

/**
 * Fits a logistic regression by stochastic gradient descent with Adagrad. A text's features are scaled by the square root of
 * their number, so that each counts less in a long text. The result depends on the order of the examples, and its last
 * bits on the engine's `Math.exp`.
 *
 * @param featureCount Larger than every feature ID.
 * @returns One weight per feature ID, and the intercept.
 */
export function fitLogisticRegression(
  examples: readonly Example[],
  featureCount: number,
): { weights: Float64Array; bias: number } {
  // Weight and sum of squares of a feature are neighbors in memory, which halves the time.
  const state = new Float64Array(2 * featureCount);
  for (let id = 0; id < featureCount; id += 1) state[2 * id + 1] = initialSquares;
  let bias = 0;
  let biasSquares = initialSquares;
  const random = seededRandom(1);
  const order = Int32Array.from(examples, (_, index) => index);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random);
    for (const index of order) {
      const { features, positive } = examples[index] as Example;
      const count = features.length;
      const scale = 1 / Math.sqrt(count + 1);
      let score = bias;
      for (let at = 0; at < count; at += 1) score += (state[2 * (features[at] as number)] as number) * scale;
      const error = 1 / (1 + Math.exp(-score)) - Number(positive);
      biasSquares += error * error;
      bias -= (learningRate * error) / Math.sqrt(biasSquares);
      for (let at = 0; at < count; at += 1) {
        const slot = 2 * (features[at] as number);
        const weight = state[slot] as number;
        const gradient = error * scale + decay * weight;
        const squares = (state[slot + 1] as number) + gradient * gradient;
        state[slot + 1] = squares;
        state[slot] = weight - (learningRate * gradient) / Math.sqrt(squares);
      }
    }
  }
  return { weights: Float64Array.from({ length: featureCount }, (_, id) => state[2 * id] as number), bias };
}
