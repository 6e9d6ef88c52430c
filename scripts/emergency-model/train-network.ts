import {
  filterCount,
  filterWidths,
  listClasses,
  maxWeight,
  maxWords,
  type Network,
  vectorSize,
  wordClasses,
} from '#shared/emergency/network.ts';
import type { Token } from '#shared/emergency/tokens.ts';
import { hashWord } from '#shared/text/hash-word.ts';
import { Adam } from '../training/adam.ts';
import { createRandom } from '../training/random.ts';
import { runEpochs } from '../training/run-epochs.ts';
import { findUnit, numberBuckets, roundWeights } from '../training/whole-numbers.ts';

/** A text for training the network. */
export interface NetworkExample {
  tokens: readonly Token[];
  now: boolean;
  today: boolean;
}

const epochs = 10;
const batchSize = 64;
const learningRate = 0.0015;
/** The share of words and of filters that are ignored in a step, so that the network does not rely on few. */
const wordDropout = 0.1;
const filterDropout = 0.4;
/** Rarer words have no vector of their own. */
const minTexts = 3;
/** The score of the network for a logit of 1, in the unit of the linear model. */
const scorePerLogit = 500;

const filterTotal = filterWidths.length * filterCount;

/** A text as numbers. */
interface Input {
  rows: Int32Array;
  classes: Int32Array;
  targets: readonly [number, number];
}

function toInput({ tokens, now, today }: NetworkExample, rows: ReadonlyMap<number, number>): Input {
  const read = tokens.slice(0, maxWords);
  return {
    rows: Int32Array.from(read, (token) => rows.get(hashWord(token.word)) ?? 0),
    classes: Int32Array.from(listClasses(read)),
    targets: [Number(now), Number(today)],
  };
}

/** The weights while they are trained. */
class Trainer {
  readonly random = createRandom();
  readonly vectors: Adam;
  readonly classes: Adam;
  readonly filters: readonly Adam[];
  readonly filterBias: readonly Adam[];
  readonly outputs: readonly [Adam, Adam];
  readonly bias: Adam;
  private readonly inputs = new Float64Array(maxWords * vectorSize);
  private readonly inputErrors = new Float64Array(maxWords * vectorSize);
  private readonly isDropped = new Uint8Array(maxWords);
  private readonly activations = new Float64Array(filterTotal);
  private readonly argmax = new Int32Array(filterTotal);

  constructor(rowCount: number) {
    const create = (size: number, range: number) => new Adam(size, () => (2 * this.random() - 1) * range);
    this.vectors = create(rowCount * vectorSize, 0.5);
    this.classes = create(wordClasses.length * vectorSize, 0.2);
    this.filters = filterWidths.map((width) =>
      create(filterCount * width * vectorSize, 1 / Math.sqrt(width * vectorSize)),
    );
    this.filterBias = filterWidths.map((width) => create(filterCount, 1 / Math.sqrt(width * vectorSize)));
    this.outputs = [create(filterTotal, 1 / Math.sqrt(filterTotal)), create(filterTotal, 1 / Math.sqrt(filterTotal))];
    this.bias = create(2, 0);
  }

  /** Adds the gradients of a text. */
  learn(input: Input): void {
    this.readInputs(input);
    this.computeActivations(input.rows.length);
    const kept = 1 - filterDropout;
    for (let index = 0; index < filterTotal; index += 1)
      this.activations[index] = this.random() < filterDropout ? 0 : (this.activations[index] as number) / kept;
    const errors = this.outputs.map((output, target) => {
      let logit = this.bias.weights[target] as number;
      for (let index = 0; index < filterTotal; index += 1)
        logit += (this.activations[index] as number) * (output.weights[index] as number);
      return 1 / (1 + Math.exp(-logit)) - (input.targets[target] ?? 0);
    });
    this.backpropagate(input, errors[0] ?? 0, errors[1] ?? 0);
  }

  private readInputs({ rows, classes }: Input): void {
    for (let word = 0; word < rows.length; word += 1) {
      this.isDropped[word] = Number(this.random() < wordDropout);
      const row = (rows[word] as number) * vectorSize;
      const own = (classes[word] as number) * vectorSize;
      for (let at = 0; at < vectorSize; at += 1) {
        const value =
          (this.vectors.weights[row + at] as number) + (own < 0 ? 0 : (this.classes.weights[own + at] as number));
        this.inputs[word * vectorSize + at] = this.isDropped[word] ? 0 : value;
      }
    }
  }

  /** Computes each filter's best fit, and where it is. */
  private computeActivations(words: number): void {
    const { inputs } = this;
    filterWidths.forEach((width, group) => {
      const filters = (this.filters[group] as Adam).weights;
      const biases = (this.filterBias[group] as Adam).weights;
      for (let index = 0; index < filterCount; index += 1) {
        let best = 0;
        let place = 0;
        for (let start = 1 - width; start < words; start += 1) {
          const from = Math.max(0, start) * vectorSize;
          const to = Math.min(words, start + width) * vectorSize;
          const shift = (index * width - start) * vectorSize;
          let sum = biases[index] as number;
          for (let at = from; at < to; at += 1) sum += (inputs[at] as number) * (filters[at + shift] as number);
          if (sum > best) {
            best = sum;
            place = start;
          }
        }
        this.activations[group * filterCount + index] = best;
        this.argmax[group * filterCount + index] = place;
      }
    });
  }

  private backpropagate({ rows, classes }: Input, now: number, today: number): void {
    const { inputs, inputErrors } = this;
    inputErrors.fill(0, 0, rows.length * vectorSize);
    const [outputNow, outputToday] = this.outputs;
    this.bias.gradients[0] = (this.bias.gradients[0] as number) + now;
    this.bias.gradients[1] = (this.bias.gradients[1] as number) + today;
    filterWidths.forEach((width, group) => {
      const filters = this.filters[group] as Adam;
      const biases = this.filterBias[group] as Adam;
      for (let index = 0; index < filterCount; index += 1) {
        const slot = group * filterCount + index;
        const fit = this.activations[slot] as number;
        if (fit === 0) continue;
        outputNow.gradients[slot] = (outputNow.gradients[slot] as number) + now * fit;
        outputToday.gradients[slot] = (outputToday.gradients[slot] as number) + today * fit;
        const error =
          (now * (outputNow.weights[slot] as number) + today * (outputToday.weights[slot] as number)) /
          (1 - filterDropout);
        biases.gradients[index] = (biases.gradients[index] as number) + error;
        const start = this.argmax[slot] as number;
        const from = Math.max(0, start) * vectorSize;
        const to = Math.min(rows.length, start + width) * vectorSize;
        const shift = (index * width - start) * vectorSize;
        for (let at = from; at < to; at += 1) {
          filters.gradients[at + shift] = (filters.gradients[at + shift] as number) + error * (inputs[at] as number);
          inputErrors[at] = (inputErrors[at] as number) + error * (filters.weights[at + shift] as number);
        }
      }
    });
    for (let word = 0; word < rows.length; word += 1) {
      if (this.isDropped[word]) continue;
      const errors = inputErrors.subarray(word * vectorSize, (word + 1) * vectorSize);
      this.vectors.addTo(rows[word] as number, errors);
      if ((classes[word] as number) >= 0) this.classes.addTo(classes[word] as number, errors);
    }
  }

  step(rate: number): void {
    this.vectors.stepTouched(rate, batchSize, vectorSize);
    this.classes.stepTouched(rate, batchSize, vectorSize);
    for (const each of [...this.filters, ...this.filterBias, ...this.outputs, this.bias]) each.step(rate, batchSize);
  }
}

function roundNetwork(trainer: Trainer, rows: ReadonlyMap<number, number>): Network {
  const vectorUnit = findUnit(maxWeight, trainer.vectors.weights, trainer.classes.weights);
  const filterUnit = findUnit(maxWeight, ...trainer.filters.map(({ weights }) => weights));
  const outputUnit = findUnit(maxWeight, ...trainer.outputs.map(({ weights }) => weights));
  const [now, today] = trainer.outputs.map(({ weights }) => roundWeights(weights, outputUnit, maxWeight));
  return {
    rows,
    vectors: roundWeights(trainer.vectors.weights, vectorUnit, maxWeight),
    classes: roundWeights(trainer.classes.weights, vectorUnit, maxWeight),
    filters: trainer.filters.map(({ weights }) => roundWeights(weights, filterUnit, maxWeight)),
    filterBias: trainer.filterBias.map(({ weights }) =>
      Int32Array.from(weights, (weight) => Math.round(weight / (vectorUnit * filterUnit))),
    ),
    outputs: { now: now as Int8Array, today: today as Int8Array },
    bias: {
      now: Math.round((trainer.bias.weights[0] as number) * scorePerLogit),
      today: Math.round((trainer.bias.weights[1] as number) * scorePerLogit),
    },
    scale: outputUnit * vectorUnit * filterUnit * scorePerLogit,
  };
}

/** Trains the network on texts. The result depends on their order, and its last bits on the engine's `Math.exp`. */
export function trainNetwork(examples: readonly NetworkExample[]): Network {
  const words = numberBuckets(
    examples.map(({ tokens }) => tokens.map(({ word }) => hashWord(word))),
    minTexts,
  );
  const inputs = examples.map((example) => toInput(example, words));
  const trainer = new Trainer(words.size + 1);
  runEpochs(inputs, trainer, { epochs, batchSize, learningRate });
  return roundNetwork(trainer, words);
}
