const momentumDecay = 0.9;
const squaresDecay = 0.999;
const epsilon = 1e-8;

/** Weights with their gradients, which are changed by Adam (Kingma and Ba, 2015). */
export class Adam {
  readonly weights: Float64Array;
  readonly gradients: Float64Array;
  private readonly momentum: Float64Array;
  private readonly squares: Float64Array;
  private steps = 0;

  constructor(size: number, createWeight: () => number) {
    this.weights = Float64Array.from({ length: size }, createWeight);
    this.gradients = new Float64Array(size);
    this.momentum = new Float64Array(size);
    this.squares = new Float64Array(size);
  }

  /** Adds to the gradients of a row. */
  addTo(row: number, errors: Float64Array): void {
    const from = row * errors.length;
    for (let at = 0; at < errors.length; at += 1)
      this.gradients[from + at] = (this.gradients[from + at] as number) + (errors[at] as number);
  }

  /** Changes all weights by their gradients, summed over `count` examples. */
  step(rate: number, count: number): void {
    this.steps += 1;
    const momentumScale = 1 / (1 - momentumDecay ** this.steps);
    const squaresScale = 1 / (1 - squaresDecay ** this.steps);
    for (let at = 0; at < this.weights.length; at += 1) {
      const gradient = (this.gradients[at] as number) / count;
      this.gradients[at] = 0;
      const momentum = momentumDecay * (this.momentum[at] as number) + (1 - momentumDecay) * gradient;
      const squares = squaresDecay * (this.squares[at] as number) + (1 - squaresDecay) * gradient * gradient;
      this.momentum[at] = momentum;
      this.squares[at] = squares;
      this.weights[at] =
        (this.weights[at] as number) -
        (rate * momentum * momentumScale) / (Math.sqrt(squares * squaresScale) + epsilon);
    }
  }
}
