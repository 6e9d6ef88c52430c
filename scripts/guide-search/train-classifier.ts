import { type Classifier, maxWeights, readWords, vectorSize } from '#shared/guide/classifier.ts';
import { hashWord } from '#shared/text/hash-word.ts';
import { Adam } from '../training/adam.ts';
import { seededRandom } from '../training/random.ts';
import { RoundedAdam } from '../training/rounded-adam.ts';
import { runEpochs } from '../training/run-epochs.ts';
import { findUnit, numberBuckets, roundWeights } from '../training/whole-numbers.ts';

/** A text that is about articles. */
export interface ClassifierExample {
  text: string;
  /** The IDs of the articles, the best first. Empty if the guide has none. */
  articles: readonly string[];
  /** How much the example counts, from 0 to 1. */
  weight: number;
}

const epochs = 16;
const batchSize = 128;
const learningRate = 0.006;
/** The share of words and of a question's numbers that are ignored in a step, so that the classifier does not rely on few. */
const wordDropout = 0.1;
const vectorDropout = 0.5;
/** The share of the best article in the target, if several fit. */
const bestShare = 0.6;
/** The share of the target that all classes share, so that the classifier is never certain. */
const smoothing = 0.05;
/** The unit of a vector's rounded numbers, as a share of their mean size. */
const unitShare = 1.5;
/** Rarer words have no vector of their own. */
const minTexts = 5;

/** A text as numbers. */
interface Input {
  rows: Int32Array;
  /** The share of each class in the target. */
  targets: readonly [index: number, share: number][];
  weight: number;
}

/** The weights while they are trained. */
class Trainer {
  readonly random = seededRandom(1);
  readonly vectors: RoundedAdam;
  readonly classes: Adam;
  readonly bias: Adam;
  private readonly sum = new Float64Array(vectorSize);
  private readonly question = new Float64Array(vectorSize);
  private readonly questionErrors = new Float64Array(vectorSize);
  private readonly dropoutScales = new Float64Array(vectorSize);
  private readonly wordErrors = new Float64Array(vectorSize);
  private readonly errors: Float64Array;
  private readonly classCount: number;

  constructor(rowCount: number, classCount: number) {
    this.classCount = classCount;
    const draw = (range: number) => () => (2 * this.random() - 1) * range;
    const create = (size: number, range: number) => new Adam(size, draw(range));
    this.vectors = new RoundedAdam(rowCount * vectorSize, draw(0.1), maxWeights.vector);
    this.round();
    this.classes = create(classCount * vectorSize, 1);
    this.bias = create(classCount, 0.1);
    this.errors = new Float64Array(classCount);
  }

  /** Adds the gradients of a text. */
  learn({ rows, targets, weight }: Input): void {
    const kept = rows.filter(() => this.random() >= wordDropout);
    const length = this.embedQuestion(kept);
    this.computeErrors(targets, weight);
    this.questionErrors.fill(0);
    this.addClassGradients();
    let along = 0;
    for (let at = 0; at < vectorSize; at += 1) {
      this.questionErrors[at] = (this.questionErrors[at] as number) * (this.dropoutScales[at] as number);
      along += (this.questionErrors[at] as number) * (this.sum[at] as number);
    }
    const { rounded } = this.vectors;
    for (const row of kept) {
      // A longer vector makes the others count less, because the sum is divided by the length of all.
      for (let at = 0; at < vectorSize; at += 1)
        this.wordErrors[at] =
          (this.questionErrors[at] as number) / length -
          (along / length ** 3) * (rounded[row * vectorSize + at] as number);
      this.vectors.addTo(row, this.wordErrors);
    }
  }

  /** Adds up the vectors of the words, and drops some of the numbers. Returns the length of all vectors together. */
  private embedQuestion(rows: Int32Array): number {
    const { rounded } = this.vectors;
    this.sum.fill(0);
    let squares = 1e-6;
    for (const row of rows) {
      for (let at = 0; at < vectorSize; at += 1) {
        const value = rounded[row * vectorSize + at] as number;
        this.sum[at] = (this.sum[at] as number) + value;
        squares += value * value;
      }
    }
    const length = Math.sqrt(squares);
    for (let at = 0; at < vectorSize; at += 1) {
      this.dropoutScales[at] = this.random() < vectorDropout ? 0 : 1 / (1 - vectorDropout);
      this.question[at] = ((this.sum[at] as number) / length) * (this.dropoutScales[at] as number);
    }
    return length;
  }

  /** Computes how much the probability of each class is above its target (softmax and cross entropy). */
  private computeErrors(targets: Input['targets'], weight: number): void {
    const { errors, classCount } = this;
    let highest = Number.NEGATIVE_INFINITY;
    for (let index = 0; index < classCount; index += 1) {
      let logit = this.bias.weights[index] as number;
      const from = index * vectorSize;
      for (let at = 0; at < vectorSize; at += 1)
        logit += (this.question[at] as number) * (this.classes.weights[from + at] as number);
      errors[index] = logit;
      if (logit > highest) highest = logit;
    }
    let total = 0;
    for (let index = 0; index < classCount; index += 1) {
      errors[index] = Math.exp((errors[index] as number) - highest);
      total += errors[index] as number;
    }
    for (let index = 0; index < classCount; index += 1)
      errors[index] = weight * ((errors[index] as number) / total - smoothing / classCount);
    for (const [index, share] of targets) errors[index] = (errors[index] as number) - weight * (1 - smoothing) * share;
  }

  private addClassGradients(): void {
    for (let index = 0; index < this.classCount; index += 1) {
      const error = this.errors[index] as number;
      this.bias.gradients[index] = (this.bias.gradients[index] as number) + error;
      const from = index * vectorSize;
      for (let at = 0; at < vectorSize; at += 1) {
        this.classes.gradients[from + at] =
          (this.classes.gradients[from + at] as number) + error * (this.question[at] as number);
        this.questionErrors[at] =
          (this.questionErrors[at] as number) + error * (this.classes.weights[from + at] as number);
      }
    }
  }

  step(rate: number): void {
    for (const each of [this.vectors, this.classes]) each.step(rate, batchSize);
    this.bias.step(rate, batchSize);
    this.round();
  }

  private round(): void {
    this.vectors.round(this.vectors.computeUnit(unitShare));
  }
}

/** Trains the classifier. The result depends on the order of the examples, and its last bits on the engine's `Math.exp`. */
export function trainClassifier(examples: readonly ClassifierExample[], articleIds: readonly string[]): Classifier {
  const texts = examples.map(({ text }) => readWords(text).map(hashWord));
  const words = numberBuckets(texts, minTexts);
  const classById = new Map(articleIds.map((id, index) => [id, index]));
  const inputs = examples.map(({ articles, weight }, index): Input => {
    const known = articles.flatMap((id) => classById.get(id) ?? []);
    const found = known.length > 0 ? known : [articleIds.length];
    const rest = (1 - bestShare) / Math.max(1, found.length - 1);
    return {
      rows: Int32Array.from(texts[index] ?? [], (bucket) => words.get(bucket) ?? 0),
      targets: found.map((each, rank) => [each, found.length === 1 ? 1 : rank === 0 ? bestShare : rest]),
      weight,
    };
  });
  const trainer = new Trainer(words.size + 1, articleIds.length + 1);
  runEpochs(inputs, trainer, { epochs, batchSize, learningRate });
  const scale = findUnit(maxWeights.class, trainer.classes.weights);
  return {
    rows: words,
    vectors: roundWeights(trainer.vectors.weights, trainer.vectors.computeUnit(unitShare), maxWeights.vector),
    articleIds,
    classes: roundWeights(trainer.classes.weights, scale, maxWeights.class),
    bias: [...trainer.bias.weights].map((each) => Math.round((100 * each) / scale) / 100),
    scale,
  };
}
