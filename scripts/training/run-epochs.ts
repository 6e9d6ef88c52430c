import { shuffle } from './random.ts';

/** Weights that are trained on inputs. */
interface Trainer<Input> {
  random: () => number;
  /** Adds the gradients of an input. */
  learn: (input: Input) => void;
  /** Changes the weights by the gradients. */
  step: (rate: number) => void;
}

interface Schedule {
  epochs: number;
  batchSize: number;
  /** Of the first step. It falls to 0 evenly. */
  learningRate: number;
}

/** Shows a trainer all inputs several times, in a new order each time, and lets it step after each batch. */
export function runEpochs<Input>(
  inputs: readonly Input[],
  trainer: Trainer<Input>,
  { epochs, batchSize, learningRate }: Schedule,
): void {
  const order = Int32Array.from(inputs, (_, index) => index);
  const steps = epochs * Math.ceil(order.length / batchSize);
  let done = 0;
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, trainer.random);
    for (let start = 0; start < order.length; start += batchSize) {
      for (const index of order.subarray(start, start + batchSize)) trainer.learn(inputs[index] as Input);
      trainer.step(learningRate * (1 - done / steps));
      done += 1;
    }
  }
}
