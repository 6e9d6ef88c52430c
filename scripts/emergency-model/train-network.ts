import {
  filterCount,
  filterWidths,
  findRow,
  hashExactWord,
  hashWordBeginning,
  listClasses,
  maxWeights,
  maxWords,
  type Network,
  vectorSize,
  wordClasses,
} from '#shared/emergency/network.ts';
import type { Token } from '#shared/emergency/tokens.ts';
import { Adam } from '../training/adam.ts';
import { seededRandom } from '../training/random.ts';
import { RoundedAdam } from '../training/rounded-adam.ts';
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
/** Rarer words share a vector with those that begin alike, if together they are as frequent. */
const minTexts = 6;
/** The units of rounded weights, as shares of their mean size. */
const unitShares = { vector: 1.5, filter: 0.9 } as const;
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
    rows: Int32Array.from(read, ({ word }) => findRow(word, rows)),
    classes: Int32Array.from(listClasses(read)),
    targets: [Number(now), Number(today)],
  };
}

/** The weights while they are trained. */
class Trainer {
  readonly random = seededRandom(1);
  readonly vectors: RoundedAdam;
  readonly classes: RoundedAdam;
  readonly filters: readonly RoundedAdam[];
  readonly filterBias: readonly Adam[];
  readonly outputs: readonly [Adam, Adam];
  readonly bias: Adam;
  private readonly inputs = new Float64Array(maxWords * vectorSize);
  private readonly inputErrors = new Float64Array(maxWords * vectorSize);
  private readonly isDropped = new Uint8Array(maxWords);
  private readonly activations = new Float64Array(filterTotal);
  private readonly argmax = new Int32Array(filterTotal);

  constructor(rowCount: number) {
    const draw = (range: number) => () => (2 * this.random() - 1) * range;
    const create = (size: number, range: number) => new Adam(size, draw(range));
    this.vectors = new RoundedAdam(rowCount * vectorSize, draw(0.5), maxWeights.vector);
    this.classes = new RoundedAdam(wordClasses.length * vectorSize, draw(0.5), maxWeights.vector);
    this.filters = filterWidths.map((width) => {
      const createWeight = draw(1 / Math.sqrt(width * vectorSize));
      return new RoundedAdam(filterCount * width * vectorSize, createWeight, maxWeights.filter);
    });
    this.filterBias = filterWidths.map((width) => create(filterCount, 1 / Math.sqrt(width * vectorSize)));
    this.outputs = [create(filterTotal, 1 / Math.sqrt(filterTotal)), create(filterTotal, 1 / Math.sqrt(filterTotal))];
    this.bias = create(2, 0);
    this.round();
  }

  get vectorUnit(): number {
    return this.vectors.computeUnit(unitShares.vector);
  }

  private round(): void {
    this.vectors.round(this.vectorUnit);
    this.classes.round(this.vectorUnit);
    for (const filters of this.filters) filters.round(filters.computeUnit(unitShares.filter));
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
          (this.vectors.rounded[row + at] as number) + (own < 0 ? 0 : (this.classes.rounded[own + at] as number));
        this.inputs[word * vectorSize + at] = this.isDropped[word] ? 0 : value;
      }
    }
  }

  /** Computes each filter's best fit, and where it is. */
  private computeActivations(words: number): void {
    const { inputs } = this;
    filterWidths.forEach((width, group) => {
      const filters = (this.filters[group] as RoundedAdam).rounded;
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
      const filters = this.filters[group] as RoundedAdam;
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
          inputErrors[at] = (inputErrors[at] as number) + error * (filters.rounded[at + shift] as number);
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
    for (const each of [this.vectors, this.classes, ...this.filters, ...this.filterBias, ...this.outputs, this.bias])
      each.step(rate, batchSize);
    this.round();
  }
}

function roundNetwork(trainer: Trainer, rows: ReadonlyMap<number, number>): Network {
  const { vectorUnit } = trainer;
  const filterUnits = trainer.filters.map((filters) => filters.computeUnit(unitShares.filter));
  // Activations are in the unit of their width's filters, so the outputs absorb it.
  const outputs = trainer.outputs.map(({ weights }) =>
    weights.map((weight, slot) => weight * (filterUnits[Math.floor(slot / filterCount)] as number)),
  );
  const outputUnit = findUnit(maxWeights.output, ...outputs);
  const [now, today] = outputs.map((weights) => roundWeights(weights, outputUnit, maxWeights.output));
  return {
    rows,
    vectors: roundWeights(trainer.vectors.weights, vectorUnit, maxWeights.vector),
    classes: roundWeights(trainer.classes.weights, vectorUnit, maxWeights.vector),
    filters: trainer.filters.map(({ weights }, group) =>
      roundWeights(weights, filterUnits[group] as number, maxWeights.filter),
    ),
    filterBias: trainer.filterBias.map(({ weights }, group) =>
      Int32Array.from(weights, (weight) => Math.round(weight / (vectorUnit * (filterUnits[group] as number)))),
    ),
    outputs: { now: now as Int8Array, today: today as Int8Array },
    bias: {
      now: Math.round((trainer.bias.weights[0] as number) * scorePerLogit),
      today: Math.round((trainer.bias.weights[1] as number) * scorePerLogit),
    },
    scale: outputUnit * vectorUnit * scorePerLogit,
  };
}

/** Numbers the rows of words, and of the beginnings of words that are too rare to have one. */
function numberRows(texts: readonly (readonly Token[])[]): Map<number, number> {
  const own = numberBuckets(
    texts.map((tokens) => tokens.map(({ word }) => hashExactWord(word))),
    minTexts,
  );
  const prefixes = numberBuckets(
    texts.map((tokens) =>
      tokens.flatMap(({ word }) => (own.has(hashExactWord(word)) ? [] : (hashWordBeginning(word) ?? []))),
    ),
    minTexts,
  );
  const buckets = [...new Set([...own.keys(), ...prefixes.keys()])].sort((a, b) => a - b);
  return new Map(buckets.map((bucket, index) => [bucket, index + 1]));
}

/** Trains the network on texts. The result depends on their order, and its last bits on the engine's `Math.exp`. */
export function trainNetwork(examples: readonly NetworkExample[]): Network {
  const words = numberRows(examples.map(({ tokens }) => tokens));
  const inputs = examples.map((example) => toInput(example, words));
  const trainer = new Trainer(words.size + 1);
  runEpochs(inputs, trainer, { epochs, batchSize, learningRate });
  return roundNetwork(trainer, words);
}
