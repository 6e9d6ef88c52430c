/**
 * Creates a pseudo-random generator with a fixed seed, so that each training is the same. It returns numbers from 0 to 1, and
 * repeats after 10,466 of them. A better one needs new weights.
 */
export function createRandom(): () => number {
  let state = 7;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

/** Shuffles in place (Fisher-Yates). */
export function shuffle(list: Int32Array, random: () => number): void {
  for (let index = list.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    [list[index], list[other]] = [list[other] ?? 0, list[index] ?? 0];
  }
}
