import { Adam } from './adam.ts';
import { roundWeight } from './whole-numbers.ts';

/**
 * Weights that are rounded while they are trained (quantization-aware training): the rounded ones are used, and their gradients
 * change the precise ones (straight-through estimator). So the weights make up for one another's rounding.
 */
export class RoundedAdam extends Adam {
  /** Whole numbers from `-max` to `max`, times the unit. */
  readonly rounded: Float64Array;
  private readonly max: number;

  constructor(size: number, createWeight: () => number, max: number) {
    super(size, createWeight);
    this.max = max;
    this.rounded = new Float64Array(size);
  }

  /**
   * Computes a unit that fits the weights.
   *
   * @param share Of their mean size. For a normal distribution, 1.5 is the closest if `max` is 1.
   */
  computeUnit(share: number): number {
    let sum = 0;
    for (const weight of this.weights) sum += Math.abs(weight);
    return (share * sum) / this.weights.length;
  }

  /** Rounds all weights. */
  round(unit: number): void {
    const { weights, rounded, max } = this;
    for (let at = 0; at < rounded.length; at += 1) rounded[at] = unit * roundWeight(weights[at] as number, unit, max);
  }
}
