/** Returns the probabilities of classes: numbers above 0 whose sum is 1. The highest logit gets most. */
export function softmax(logits: ArrayLike<number>): Float64Array {
  const probabilities = Float64Array.from(logits);
  const highest = probabilities.reduce((max, each) => Math.max(max, each), Number.NEGATIVE_INFINITY);
  let total = 0;
  for (let at = 0; at < probabilities.length; at += 1) {
    const exponential = Math.exp((probabilities[at] as number) - highest);
    probabilities[at] = exponential;
    total += exponential;
  }
  return probabilities.map((each) => each / total);
}
