/** A text for training: the numbers of its features, and whether it is an emergency. */
export interface Example {
  features: readonly number[];
  positive: boolean;
}

const epochs = 20;
const learningRate = 0.2;
const decay = 0.01;

/** A pseudo-random generator, so that training does the same each time. */
function* randomNumbers(): Generator<number, never> {
  let state = 7;
  for (;;) {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    yield state / 2 ** 31;
  }
}

function shuffle(list: number[], random: Generator<number, never>): void {
  for (let index = list.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random.next().value * (index + 1));
    [list[index], list[other]] = [list[other] ?? 0, list[index] ?? 0];
  }
}

/** Logistic regression by stochastic gradient descent with Adagrad. Features count less in texts that have many. */
export function learn(examples: readonly Example[], size: number): { weights: Float64Array; bias: number } {
  const weights = new Float64Array(size);
  const squares = new Float64Array(size).fill(0.01);
  let bias = 0;
  let biasSquares = 0.01;
  const random = randomNumbers();
  const order = examples.map((_, index) => index);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random);
    for (const index of order) {
      const { features, positive } = examples[index] as Example;
      const share = 1 / Math.sqrt(features.length + 1);
      let score = bias;
      for (const feature of features) score += (weights[feature] as number) * share;
      const error = 1 / (1 + Math.exp(-score)) - Number(positive);
      biasSquares += error * error;
      bias -= (learningRate * error) / Math.sqrt(biasSquares);
      for (const feature of features) {
        const slope = error * share + decay * (weights[feature] as number);
        squares[feature] = (squares[feature] as number) + slope * slope;
        weights[feature] =
          (weights[feature] as number) - (learningRate * slope) / Math.sqrt(squares[feature] as number);
      }
    }
  }
  return { weights, bias };
}
