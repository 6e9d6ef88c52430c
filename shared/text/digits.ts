/**
 * Whole numbers as text, a character for each. Such text is large, but gzip compresses it well. Line breaks in it do not
 * count.
 */
const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-';

/** The largest number that is one character. */
export const maxDigit = digits.length - 1;

/** Writes numbers from 0 to `maxDigit`. */
export function writeDigits(numbers: Iterable<number>): string {
  return Array.from(numbers, (number) => digits.charAt(number)).join('');
}

/** Reads what `writeDigits` wrote. */
export function readDigits(text: string): number[] {
  const valueByDigit = new Map([...digits].map((digit, value) => [digit, value]));
  return Array.from(text.replaceAll('\n', ''), (digit) => valueByDigit.get(digit) ?? 0);
}

/** Writes ascending numbers by how many are left out before each. `maxDigit` says that so many are, and another follows. */
export function writeGaps(numbers: Iterable<number>): string {
  let next = 0;
  return Array.from(numbers, (number) => {
    const gap = number - next;
    next = number + 1;
    return writeDigits([...Array<number>(Math.floor(gap / maxDigit)).fill(maxDigit), gap % maxDigit]);
  }).join('');
}

/** Reads what `writeGaps` wrote. */
export function readGaps(text: string): number[] {
  const found: number[] = [];
  let next = 0;
  for (const gap of readDigits(text)) {
    next += gap;
    if (gap === maxDigit) continue;
    found.push(next);
    next += 1;
  }
  return found;
}
